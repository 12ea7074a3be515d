// The newsletter's letters, for admins: written as drafts, sent by functions that look once more.
import {
  type Audience,
  type LetterDraft,
  type LetterPicture,
  pictureOf,
  pictureText,
} from '#domain/letter-draft.ts'
import type { Rows } from '#domain/rows.ts'
import { asSelf } from './as-self.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { callOffice, officeError } from './office-call.ts'
import { restApi } from './rest-api.ts'

/** How many are to get it, wait for their turn, lie in the outbox, have it, could not get it, stopped meanwhile. */
export type LetterCounts = Record<'all' | 'waiting' | 'queued' | 'sent' | 'failed' | 'left', number>

type Row = Rows['newsletters']
export type LetterLine = Omit<Row, 'body' | 'picture'> & { counts: LetterCounts }
/** The picture as one text: of drafts it is a field like the others. */
export type LetterCard = LetterLine & Pick<Row, 'body'> & { picture: string }

export type Reach = { audience: Audience; town: string | null; service_type: Row['service_type'] }

export type LetterChoices = Record<Audience, number> & {
  towns: { town: string; count: number }[]
  kinds: { kind: NonNullable<Row['service_type']>; count: number }[]
}

type Told = Omit<LetterCard, 'picture'> & { picture: LetterPicture | null }

const cardOf = (told: Told): LetterCard => ({ ...told, picture: pictureText(told.picture) })

export const readLetters = () => callOffice<LetterLine[]>('newsletter_list')
export const readChoices = () => callOffice<LetterChoices>('newsletter_choices')
export const countReached = (reach: Reach) => callOffice<number>('newsletter_count', reach)

export async function readLetterCard(id: string): Promise<LetterCard | null> {
  const told = await callOffice<Told | null>('newsletter_card', { newsletter_id: id })
  return told && cardOf(told)
}

/** A letter before its first words are stored. */
export const newLetter = (id: string): LetterCard => ({
  ...{ id, number: null, subject: '', body: '', picture: '', status: 'draft', in_archive: true },
  ...{ audience: 'subscribers', town: null, service_type: null },
  ...{ created_at: '', updated_at: '', sent_at: null, ended_at: null },
  counts: { all: 0, waiting: 0, queued: 0, sent: 0, failed: 0, left: 0 },
})

export const isStored = ({ updated_at }: LetterLine) => updated_at !== ''

/** Refused with `changed_meanwhile` when somebody else has saved or sent it since it was read. */
export async function saveLetter(seen: LetterCard, changes: Partial<LetterDraft>): Promise<LetterCard> {
  const { picture, ...plain } = changes
  const fields = picture === undefined ? plain : { ...plain, picture: pictureOf(picture) }
  const letters = restApi().from('newsletters')
  const write = isStored(seen)
    ? letters.update(fields).match({ id: seen.id, updated_at: seen.updated_at })
    : letters.insert({ id: seen.id, ...fields })
  const { data, error } = await asSelf(write.select().maybeSingle())
  // Stored by an earlier try whose answer was lost.
  if (error && error.code !== '23505') throw officeError(error)
  if (!data) throw changedMeanwhile()
  return cardOf({ ...(data as Omit<Told, 'counts'>), counts: seen.counts })
}

/** Only as it was seen. */
export async function removeLetter({ id, updated_at }: LetterLine) {
  const { data, error } = await asSelf(
    restApi().from('newsletters').delete().match({ id, updated_at, status: 'draft' }).select('id'),
  )
  if (error) throw officeError(error)
  if (data.length === 0) throw changedMeanwhile()
}

/** Answers the address it goes to. */
export const tryLetter = ({ id, updated_at }: LetterLine) =>
  callOffice<string>('try_newsletter', { newsletter_id: id, seen: updated_at })

/** Refused with `audience_changed` if it would reach another number, with `changed_meanwhile` if its words are others. */
export const sendLetter = ({ id, updated_at }: LetterLine, expected: number) =>
  callOffice<unknown>('send_newsletter', { newsletter_id: id, seen: updated_at, expected })

export const stopLetter = (id: string) => callOffice<unknown>('stop_newsletter', { newsletter_id: id })
export const resumeLetter = (id: string) => callOffice<unknown>('resume_newsletter', { newsletter_id: id })
export const showLetter = (id: string, shown: boolean) =>
  callOffice<unknown>('show_newsletter', { newsletter_id: id, shown })
