// The one way to send a mail: add this statement to the transaction of the cause, as role backend. The SQL function
// behind it may be called from a query too, where only the database knows whether and to whom.
import type { Statement } from '#server/database/database.ts'
import type { MailTemplate, Payloads } from './payloads.ts'

type Mail<T extends MailTemplate> = {
  template: T
  recipient: string
  payload: Payloads[T]
  // Mails with the same key are queued once.
  dedupeKey?: string
}

export function queueMail<T extends MailTemplate>(mail: Mail<T>): Statement {
  const { template, recipient, payload, dedupeKey = null } = mail
  return {
    name: 'queue mail',
    text: 'select public.queue_mail($1, $2, $3::jsonb, $4)',
    values: [template, recipient, JSON.stringify(payload), dedupeKey],
  }
}
