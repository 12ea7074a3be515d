// The mail server as an admin sets it in the console: its checks, and what a test of it can come to.
import * as z from 'zod/mini'
import { emailSchema, requiredText, stop } from './fields.ts'
import { fieldMessages } from './messages.ts'

/** From the start (465), after a greeting in clear (587), or never. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const
export type MailSecurity = (typeof mailSecurities)[number]

/** What mail servers listen on: the console is no way to knock at other doors. */
export const smtpPorts = [465, 587, 25, 2525]

export type MailServerForm = {
  host: string
  port: string
  security: string
  username: string
  /** Empty: the one that is kept. */
  password: string
  from_address: string
}

export type MailServerState = {
  /** The setting in the environment wins. */
  source: 'environment' | 'console' | 'none'
  host: string
  port: number | null
  security: MailSecurity
  username: string | null
  from_address: string
  has_password: boolean
  /** The password was sealed with a key that is not here, as after a move to another machine. */
  is_locked: boolean
  updated_at: string | null
}

/** What became of a test, in the order in which a letter gets on its way. */
export const mailTestOutcomes = [
  'accepted',
  'unknown_host',
  'unreachable',
  'timeout',
  'not_mail',
  'tls',
  'wrong_password',
  'sender_refused',
  'recipient_refused',
  'refused',
] as const
export type MailTest = {
  outcome: (typeof mailTestOutcomes)[number]
  recipient: string
  /** The mail server's own words. */
  said: string | null
}

const hostShape = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/
const messages = {
  host: 'Enter a name such as mail.example.com',
  port: 'Enter a number such as 465 or 587.',
  long: fieldMessages.maxLength(254),
  oneLine: 'Enter one line.',
}

export const mailServerSchema = z.object({
  host: requiredText(fieldMessages.required).check(
    z.overwrite(text => text.toLowerCase()),
    z.regex(hostShape, messages.host),
  ),
  port: z.pipe(
    requiredText(fieldMessages.required).check(
      z.refine(text => /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65536, messages.port),
    ),
    z.transform(Number),
  ),
  security: z.enum(mailSecurities, fieldMessages.required),
  username: z.string().check(
    z.overwrite(text => text.trim()),
    z.maxLength(254, stop(messages.long)),
    z.regex(/^\P{Cc}*$/u, messages.oneLine),
  ),
  password: z.string().check(z.maxLength(254, stop(messages.long)), z.regex(/^\P{Cc}*$/u, messages.oneLine)),
  from_address: emailSchema,
})
export type MailServerSetting = z.infer<typeof mailServerSchema>

/** This machine itself: what goes there crosses no network. */
export const isOwnMachine = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)
