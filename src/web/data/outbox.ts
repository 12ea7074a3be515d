// The letters that the system writes, as admins see them.

import type { MailState } from '#domain/mail-state.ts'
import type { Rows } from '#domain/rows.ts'
import { asSelf } from './as-self.ts'
import { callOffice } from './office-call.ts'
import { restApi } from './rest-api.ts'

export type MailSearch = { words: string; state: MailState | undefined }

type MailColumn =
  | 'id'
  | 'template'
  | 'recipient'
  | 'subject'
  | 'status'
  | 'attempts'
  | 'last_error'
  | 'created_at'
  | 'sent_at'

export type MailLine = Pick<Rows['mail_outbox'], MailColumn>
export type Letter = MailLine & Pick<Rows['mail_outbox'], 'body_text'>

type MailPage = { after: MailLine | undefined; pageSize: number }

export const searchMails = ({ words, state }: MailSearch, { after, pageSize }: MailPage) =>
  callOffice<MailLine[]>('search_mails', {
    words,
    wanted_status: state ?? null,
    after: after ? { created_at: after.created_at, id: after.id } : null,
    page_size: pageSize,
  })

export async function readLetter(id: string): Promise<Letter | null> {
  const { data, error } = await asSelf(
    restApi()
      .from('mail_outbox')
      .select(
        'id, template, recipient, subject, status, attempts, last_error, created_at, sent_at, body_text',
      )
      .eq('id', id)
      .maybeSingle(),
  )
  if (error && error.code !== '22P02') throw error
  return data as Letter | null
}

/** Refused with `changed_meanwhile` if it is no longer marked as failed. */
export const retryMail = (id: string) => callOffice<void>('retry_mail', { mail_id: id })
