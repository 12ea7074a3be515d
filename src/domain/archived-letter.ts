// A newsletter in the archive of the site.
import type { IsoDay } from './calendar.ts'
import type { LetterPicture } from './letter-draft.ts'

export type ArchivedLetter = {
  number: number
  subject: string
  body: string
  picture: LetterPicture | null
  sent_on: IsoDay
}

export const archivePath = '/newsletter/archive'
export const letterPath = (number: number) => `${archivePath}/${number}`
