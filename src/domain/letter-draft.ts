// A newsletter while it is written: what may stand in each field, and how its picture is kept.
import * as z from 'zod/mini'
import { fieldMessages } from './messages.ts'
import type { Rows } from './rows.ts'
import { recordTypes } from './service-record.ts'

export type LetterPicture = { src: string; alt: string; width: number; height: number }

export type Audience = Rows['newsletters']['audience']
export const audiences = ['subscribers', 'clients', 'everybody'] as const satisfies readonly Audience[]

const upTo = (most: number) => z.string().check(z.maxLength(most, fieldMessages.maxLength(most)))
const orNull = <Text extends string>(text: '' | Text) => text || null

/** May be empty while it is written; sending asks for more. */
export const letterDraftSchema = z.object({
  subject: upTo(120),
  body: upTo(20_000),
  picture: z.string(),
  audience: z.enum(audiences),
  town: z.pipe(upTo(100), z.transform(orNull)),
  service_type: z.pipe(z.enum(['', ...recordTypes]), z.transform(orNull)),
  in_archive: z.pipe(
    z.enum(['shown', 'hidden']),
    z.transform(choice => choice === 'shown'),
  ),
})
export type LetterDraft = z.output<typeof letterDraftSchema>
export type LetterDraftForm = Record<keyof LetterDraft, string>

/** As one text, always in this order, so that two can be compared. */
export function pictureText(picture: LetterPicture | null): string {
  if (!picture) return ''
  const { src, alt, width, height } = picture
  return JSON.stringify({ src, alt, width, height })
}

export const pictureOf = (text: string): LetterPicture | null => (text ? JSON.parse(text) : null)
