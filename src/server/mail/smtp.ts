// One mail over SMTP, on a connection of its own: a recipient whose server is slow keeps nobody waiting.
import nodemailer from 'nodemailer'
import { business } from '#content/business.ts'
import type { QueuedMail } from './outbox.ts'
import { UnsendableMail } from './retry.ts'
import type { WrittenMail } from './write-mail.ts'

export type SendMail = (mail: QueuedMail, written: WrittenMail) => Promise<void>
type Options = { smtpUrl: string; mailFrom: string | undefined; siteUrl: string }

const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

export function createSmtp({ smtpUrl, mailFrom, siteUrl }: Options): SendMail {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    requireTLS: needsTls(new URL(smtpUrl)),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  })
  const { hostname } = new URL(siteUrl)
  return async ({ id, recipient }, { subject, text, html, replyTo, attachment, stopLink }) => {
    await transport.sendMail({
      from: mailFrom ?? { name: business.name, address: business.email },
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

// A password never crosses a network in clear, unless the address says so itself (?requireTLS=false).
function needsTls({ password, hostname }: URL): boolean {
  return password !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function oneAddress(recipient: string): string {
  if (isOneAddress(recipient)) return recipient
  throw new UnsendableMail('The recipient is not one e-mail address.')
}

const isOneAddress = (text: string) => /^[^\s@,;:<>()"\\\p{Cc}]+@[^\s@,;:<>()"\\\p{Cc}]+$/u.test(text)
