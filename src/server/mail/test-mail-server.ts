// A letter to the admin who asks, over a mail server that is set or about to be: what became of it, in the server's own words.
import { randomUUID } from 'node:crypto'
import { mailServerWords } from '#content/mail-server.ts'
import type { MailTest } from '#domain/mail-server.ts'
import type { MailServer } from './mail-server.ts'
import { createSmtp } from './smtp.ts'
import { writeLetter } from './write-mail.ts'

type Asked = { server: MailServer; recipient: string; siteUrl: string; timeouts?: typeof patience }

// Somebody waits in front of the screen.
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 }
const mostCharacters = 200

export async function testMailServer(asked: Asked): Promise<MailTest> {
  const { server, recipient, siteUrl, timeouts = patience } = asked
  const send = createSmtp({ server, siteUrl, timeouts })
  try {
    await send({ id: randomUUID(), recipient }, writeLetter(mailServerWords.testLetter))
    return { outcome: 'accepted', recipient, said: null }
  } catch (error) {
    return { recipient, ...explain(error as SmtpError) }
  }
}

type SmtpError = Error & { code?: string; command?: string; response?: string; cause?: unknown }

export function explain(error: SmtpError): Omit<MailTest, 'recipient'> {
  const outcome = outcomeOf(error)
  return { outcome, said: shownAnswer(error) }
}

function outcomeOf(error: SmtpError): MailTest['outcome'] {
  const { code = '', command = '', message } = error
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(message)) return 'unknown_host'
  if (code === 'ETIMEDOUT' || /ETIMEDOUT/.test(message)) return 'timeout'
  if (code === 'EAUTH') return 'wrong_password'
  if (code === 'ETLS' || /certificate|SSL|TLS|STARTTLS/i.test(message)) return 'tls'
  if (code === 'EPROTOCOL') return 'not_mail'
  if (code === 'ESOCKET' || code === 'ECONNECTION') return 'unreachable'
  if (command === 'MAIL FROM') return 'sender_refused'
  return command === 'RCPT TO' ? 'recipient_refused' : 'refused'
}

// Only an answer to what we asked of a mail server, and not all of it: whatever else listens there stays unread.
function shownAnswer({ code, command, response = '' }: SmtpError): string | null {
  if (code === 'EPROTOCOL' || command === 'CONN') return null
  const line = response.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim()
  return /^[2-5]\d\d\b/.test(line) ? line.slice(0, mostCharacters) : null
}
