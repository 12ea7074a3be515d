// Who reads the newsletter, for admins.
import type { ReaderState } from '#domain/newsletter-readers.ts'
import type { Rows } from '#domain/rows.ts'
import { invoke } from './invoke.ts'
import { callOffice } from './office-call.ts'

type Stored = Rows['newsletter_subscriptions']
export type ReaderLine = Pick<Stored, 'id' | 'email' | 'requested_at' | 'confirmed_at' | 'asked_on'> & {
  state: ReaderState
  left_at: string | null
}
export type ReaderCounts = Record<'all' | ReaderState, number>

type Asked = { words: string; state: ReaderState | undefined }
type Page = { after: ReaderLine | undefined; pageSize: number }

export const searchReaders = ({ words, state }: Asked, { after, pageSize }: Page) =>
  callOffice<ReaderLine[]>('newsletter_readers', {
    words,
    wanted_state: state ?? null,
    after: after ? { requested_at: after.requested_at, id: after.id } : null,
    page_size: pageSize,
  })

export const countReaders = (words: string) => callOffice<ReaderCounts>('newsletter_reader_counts', { words })

export const stopReader = (id: string) => callOffice<void>('stop_reader', { reader_id: id })

/** Only whom the next letter would reach. */
export async function exportReaders(): Promise<Blob> {
  return (await invoke('newsletter-readers')).blob()
}
