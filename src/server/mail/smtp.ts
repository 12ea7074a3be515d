// One mail over SMTP, on a connection of its own: a recipient whose server is slow keeps nobody waiting.
import { business } from '#content/business.ts'
import type { MailServer } from './mail-server.ts'
import type { QueuedMail } from './outbox.ts'
import { UnsendableMail } from './retry.ts'
import type { WrittenMail } from './write-mail.ts'

export type SendMail = (mail: Pick<QueuedMail, 'id' | 'recipient'>, written: WrittenMail) => Promise<void>
type Options = { server: MailServer; siteUrl: string; timeouts?: typeof usualTimeouts }

const usualTimeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

export const lockedPassword =
  'The password of the mail server was kept with a key that is not here. Type it again under Mail server.'

// Loaded with the first mail: a server without any need not wait for it.
async function openTransport({ transport }: MailServer, timeouts: typeof usualTimeouts) {
  const { default: nodemailer } = await import('nodemailer')
  return nodemailer.createTransport({
    ...transport,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  })
}

export function createSmtp({ server, siteUrl, timeouts = usualTimeouts }: Options): SendMail {
  let transport: ReturnType<typeof openTransport> | undefined
  const { hostname } = new URL(siteUrl)
  return async ({ id, recipient }, { subject, text, html, replyTo, attachment, stopLink }) => {
    if (server.isLocked) throw new Error(lockedPassword)
    transport ??= openTransport(server, timeouts)
    await (await transport).sendMail({
      from: senderOf(server.from),
      // As an object: a string would be read as a list of addresses.
      to: { name: '', address: oneAddress(recipient) },
      replyTo: replyTo && isOneAddress(replyTo) ? { name: '', address: replyTo } : undefined,
      subject,
      text,
      html,
      attachments: attachment ? [attachment] : [],
      // The same at each attempt, so that a mail program shows a mail sent twice once.
      messageId: `<${id}@${hostname}>`,
      headers: { ...machineMade, ...(stopLink && oneClickStop(stopLink)) },
    })
  }
}

const machineMade = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

// The button that mail programs show beside the sender (RFC 8058).
const oneClickStop = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

// MAIL_FROM may hold a name as well; an address alone goes out under the name of the business.
function senderOf(from: string | undefined) {
  if (from !== undefined && !isOneAddress(from)) return from
  return { name: business.name, address: from ?? business.email }
}

function oneAddress(recipient: string): string {
  if (isOneAddress(recipient)) return recipient
  throw new UnsendableMail('The recipient is not one email address.')
}

const isOneAddress = (text: string) => /^[^\s@,;:<>()"\\\p{Cc}]+@[^\s@,;:<>()"\\\p{Cc}]+$/u.test(text)
