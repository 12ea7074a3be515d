import type { Rows } from './rows.ts'

/** Where a letter of the outbox stands. */
export type MailState = Rows['mail_outbox']['status']
