// The letters that the system writes, as admins see them.
import { bearer } from './auth.ts'
import { restClient } from './client.ts'
import { callOffice } from './office-call.ts'

export const mailStates = ['waiting', 'failed', 'sent'] as const
export type MailState = (typeof mailStates)[number]
export type MailSearch = { words: string; state: MailState | undefined }

export type MailLine = {
  id: string
  template: string
  recipient: string
  subject: string | null
  status: MailState
  attempts: number
  last_error: string | null
  created_at: string
  sent_at: string | null
}
export type Letter = MailLine & { body_text: string | null }

type MailPage = { after: MailLine | undefined; pageSize: number }

export const searchMails = ({ words, state }: MailSearch, { after, pageSize }: MailPage) =>
  callOffice<MailLine[]>('search_mails', {
    words,
    wanted_status: state ?? null,
    after: after ? { created_at: after.created_at, id: after.id } : null,
    page_size: pageSize,
  })

export async function readLetter(id: string): Promise<Letter | null> {
  const { data, error } = await restClient()
    .from('mail_outbox')
    .select('id, template, recipient, subject, status, attempts, last_error, created_at, sent_at, body_text')
    .eq('id', id)
    .setHeader('Authorization', await bearer())
    .maybeSingle()
  if (error && error.code !== '22P02') throw error
  return data as Letter | null
}

/** Refused with `changed_meanwhile` when it no longer stands as failed. */
export const retryMail = (id: string) => callOffice<void>('retry_mail', { mail_id: id })
