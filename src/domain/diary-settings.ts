// What the owner sets of the diary: how long a clean takes, what comes on top, and who goes out when.
import * as z from 'zod/mini'
import { wholeNumber } from './business-settings.ts'
import { isIsoDay } from './calendar.ts'
import { requiredText } from './fields.ts'
import { fieldMessages } from './messages.ts'
import { optionalRand } from './price-settings.ts'
import { sanitiseText } from './sanitise.ts'
import type { ServiceKind } from './service-types.ts'

const dayMinutes = 1440

export const cleanLengthSchema = z
  .object({
    base_minutes: wholeNumber(10, dayMinutes, 'minutes'),
    usual_size: wholeNumber(1, 10_000, ''),
    minutes_per_unit: wholeNumber(0, dayMinutes, 'minutes'),
    least_minutes: wholeNumber(10, dayMinutes, 'minutes'),
    largest_size: wholeNumber(1, 10_000, ''),
  })
  .check(
    z.refine(length => length.largest_size >= length.usual_size, {
      error: 'Not below the usual size.',
      path: ['largest_size'],
    }),
  )
export type CleanLengthFields = z.infer<typeof cleanLengthSchema>

const onOrOff = z.pipe(
  z.enum(['on', 'off']),
  z.transform((word: 'on' | 'off') => word === 'on'),
)
const shortName = (longest: number) =>
  requiredText(fieldMessages.required).check(z.maxLength(longest, fieldMessages.maxLength(longest)))

export const cleanExtraSchema = z.object({
  label: shortName(60),
  minutes: wholeNumber(0, 480, 'minutes'),
  price_cents: optionalRand,
  is_active: onOrOff,
  // Ticked, one after the other.
  kinds: z.pipe(
    z.string().check(z.minLength(1, 'Please tick at least one.')),
    z.transform((ticked: string) => ticked.split(',') as ServiceKind[]),
  ),
})
export type CleanExtraFields = z.infer<typeof cleanExtraSchema>

/** What bookings call an extra: from its name, and another one's never. */
export function extraKey(label: string, taken: readonly string[]): string {
  const words = label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  const plain = words.replace(/^[^a-z]+|-$/g, '').slice(0, 30)
  const key = plain.replace(/-$/, '').length > 1 ? plain.replace(/-$/, '') : 'extra'
  const isFree = (wanted: string) => !taken.includes(wanted)
  const numbered = Array.from({ length: taken.length + 1 }, (_, place) => `${key}-${place + 2}`)
  return [key, ...numbered].find(isFree) ?? key
}

export const crewSchema = z.object({ name: shortName(50), is_active: onOrOff })
export type CrewFields = z.infer<typeof crewSchema>

export const dayOffSchema = z.object({
  day: z.string().check(z.refine(isIsoDay, fieldMessages.required)),
  reason: z.pipe(
    z.string().check(z.overwrite(sanitiseText), z.maxLength(200, fieldMessages.maxLength(200))),
    z.transform((text: string) => text || null),
  ),
})
export type DayOffFields = z.infer<typeof dayOffSchema>
