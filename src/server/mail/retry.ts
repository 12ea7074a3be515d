// When a mail that was not taken is tried again, and when it never will be.
type SmtpError = { code?: unknown; command?: unknown; responseCode?: unknown }

const longestWaitMs = 15 * 60_000

// Doubles each time, with some chance in it, so that many mails do not all come back in the same moment.
export function retryWaitMs({
  attempts,
  firstMs,
  random,
}: {
  attempts: number
  firstMs: number
  random: number
}) {
  const fullMs = Math.min(firstMs * 2 ** Math.min(attempts - 1, 20), longestWaitMs)
  return Math.round(fullMs * (0.5 + random / 2))
}

// The server said no for good to this recipient or this message. A no to our login or our sender is about our
// settings: someone will put those right, and the mail still goes out.
export function isRefusedForGood(error: unknown): boolean {
  const { code, command, responseCode } = error as SmtpError
  if (error instanceof UnsendableMail) return true
  if (command === 'MAIL FROM' || typeof responseCode !== 'number') return false
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}

// A mail whose template, facts or recipient can never make a mail.
export class UnsendableMail extends Error {
  override name = 'UnsendableMail'
}
