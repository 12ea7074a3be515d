// The owner's own texts on the pages: which kinds there are and what an entry of each holds. Every value is a text, in
// the form and in the database alike; db/functions/site/keep-site-texts.sql holds the same limits.
import * as z from 'zod/mini'
import { blogCategories } from './article.ts'
import { isIsoDay } from './calendar.ts'
import { stop } from './fields.ts'
import { fieldMessages } from './messages.ts'
import { readOwnPicture } from './own-picture.ts'

type Limits = readonly [least: number, most: number]
type Rule = { most: number; fields: Readonly<Record<string, Limits>> }

const id = [1, 40] as const
const question = { id, question: [1, 120], answer: [1, 600] } as const
const member = {
  id,
  role: [1, 60],
  name: [0, 60],
  text: [1, 400],
  is_vacant: [2, 3],
  picture: [0, 200],
} as const
const article = {
  id: [1, 80],
  title: [1, 100],
  excerpt: [1, 250],
  category: [1, 40],
  date: [10, 10],
  picture: [0, 200],
  text: [1, 20_000],
  is_shown: [5, 6],
} as const
const service = { id, title: [1, 80], short: [0, 24], text: [1, 400], included: [1, 1500] } as const
const tile = { id, title: [1, 40], text: [1, 120] } as const
const testimonial = { id, name: [1, 50], about: [0, 60], text: [1, 400], rating: [1, 1] } as const

/** The most entries of a kind, and of each field the least and the most characters. */
export const textRules = {
  'booking-questions': { most: 20, fields: question },
  'referral-questions': { most: 20, fields: question },
  testimonials: { most: 12, fields: testimonial },
  'referral-testimonials': { most: 6, fields: testimonial },
  team: { most: 12, fields: member },
  services: { most: 10, fields: service },
  'service-tiles': { most: 6, fields: tile },
  'booking-cards': { most: 3, fields: tile },
  // A row for each: the key is its name in the address.
  article: { most: 1, fields: article },
} as const satisfies Record<string, Rule>

export type TextKind = keyof typeof textRules
export const textKinds = Object.keys(textRules) as TextKind[]
// Of these the words can be changed: which there are is part of the pages.
const fixedKinds: readonly TextKind[] = ['services', 'service-tiles', 'booking-cards']
export const isFixed = (kind: TextKind) => fixedKinds.includes(kind)
/** Those of which there is one list; of the others each entry is a text of its own. */
export type ListKind = Exclude<TextKind, 'article'>
export const listKinds = textKinds.filter((kind): kind is ListKind => kind !== 'article')

export type EntryOf<Kind extends TextKind> = {
  [Field in keyof (typeof textRules)[Kind]['fields']]: string
}
export type Entry = { id: string } & Record<string, string>

/** What the owner has written, by kind and key; the key is empty where there is one list of a kind. */
export type OwnTexts = { [Kind in TextKind]?: Record<string, Entry[]> }

export const ratings = ['5', '4', '3', '2', '1'] as const
/** Fields that are chosen, not written. */
export const fieldChoices: Record<string, readonly string[]> = {
  rating: ratings,
  is_vacant: ['no', 'yes'],
  category: blogCategories,
  is_shown: ['shown', 'hidden'],
}

// Several lines may stand here; everywhere else a text is one line.
const longFields = new Set(['answer', 'text', 'included'])
export const isLongField = (name: string) => longFields.has(name)

const oneLine = (text: string) => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()
const lines = (text: string) =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim()

function fieldSchema(name: string, [least, most]: Limits) {
  const text = z
    .string()
    .check(
      z.overwrite(isLongField(name) ? lines : oneLine),
      z.minLength(least, stop(fieldMessages.required)),
      z.maxLength(most, stop(fieldMessages.maxLength(most))),
    )
  if (name === 'picture') return text.check(z.refine(isPicture, stop(fieldMessages.required)))
  if (name === 'date') return text.check(z.refine(isIsoDay, stop(fieldMessages.required)))
  const choices = fieldChoices[name]
  return choices ? text.check(z.refine(value => choices.includes(value), stop(fieldMessages.required))) : text
}

const isPicture = (text: string) => text === '' || readOwnPicture(text) !== undefined

/** One entry, as the form has it and as it is stored. */
export function entrySchema(kind: TextKind): z.ZodMiniType<Entry> {
  const fields = Object.entries<Limits>(textRules[kind].fields)
  return z.object(
    Object.fromEntries(fields.map(([name, limits]) => [name, fieldSchema(name, limits)])),
  ) as unknown as z.ZodMiniType<Entry>
}

/** What of the stored rows a page has a place for. */
export function readTexts(rows: { kind: string; key: string; entries: unknown }[]): OwnTexts {
  const texts: OwnTexts = {}
  for (const { kind, key, entries } of rows) {
    if (!isTextKind(kind)) continue
    const read = z.array(entrySchema(kind)).safeParse(entries)
    if (read.success) texts[kind] = { ...texts[kind], [key]: read.data }
  }
  return texts
}

const isTextKind = (kind: string): kind is TextKind => Object.hasOwn(textRules, kind)
