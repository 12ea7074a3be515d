// The facts of the business as the owner sets them: their checks, and how they are stored.
import * as z from 'zod/mini'
import { emailSchema, phoneSchema, requiredText, stop } from './fields.ts'
import { fieldMessages } from './messages.ts'
import { readOwnPicture } from './own-picture.ts'
import type { Rows } from './rows.ts'
import { sanitiseText } from './sanitise.ts'

/** Each with its value; where the owner has set none, what the software came with. */
export type Facts = {
  [Name in keyof Omit<Rows['business_facts'], 'id' | 'updated_at'>]: NonNullable<Rows['business_facts'][Name]>
}
export type FactName = keyof Facts

const longest = { line: 80, link: 500, areas: 20 }
const secure = 'Enter an address that begins with https://'
const account = 'Enter the number as your bank writes it: digits, and spaces between them.'

const inOneLine = (text: string) => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')

const oneLine = requiredText(fieldMessages.required).check(
  z.overwrite(inOneLine),
  z.maxLength(longest.line, stop(fieldMessages.maxLength(longest.line))),
)

/** Left empty: there is none. */
const oneLineOrNone = z.string().check(
  z.overwrite(text => sanitiseText(inOneLine(text))),
  z.maxLength(longest.line, stop(fieldMessages.maxLength(longest.line))),
)

const isSecure = (text: string) => /^https:\/\/[^\s"<>\\]{3,}$/.test(text) && URL.canParse(text)
const link = requiredText(fieldMessages.required).check(
  z.maxLength(longest.link, stop(fieldMessages.maxLength(longest.link))),
  z.refine(isSecure, secure),
)
/** Left empty: there is none. */
const linkOrNone = z.string().check(
  z.overwrite(sanitiseText),
  z.maxLength(longest.link, stop(fieldMessages.maxLength(longest.link))),
  z.refine(text => text === '' || isSecure(text), secure),
)

const areas = z.pipe(
  requiredText(fieldMessages.required).check(
    z.refine(text => areasIn(text).length > 0, stop(fieldMessages.required)),
    z.refine(text => areasIn(text).length <= longest.areas, stop(`Up to ${longest.areas} areas.`)),
    z.refine(
      text => areasIn(text).every(area => area.length <= longest.line),
      fieldMessages.maxLength(longest.line),
    ),
  ),
  z.transform(areasIn),
)

function areasIn(text: string): string[] {
  const named = text.split(/[\n,;]/).map(area => area.replace(/[\s\p{Cc}]+/gu, ' ').trim())
  return [...new Set(named.filter(Boolean))]
}

const yesOrNo = z.pipe(
  z.enum(['yes', 'no']),
  z.transform((word: 'yes' | 'no') => word === 'yes'),
)

const isHers = (text: string) => {
  const picture = readOwnPicture(text)
  return picture !== undefined && 'id' in picture
}

const compact = (text: string) => text.replace(/\s/g, '').toUpperCase()

/** What each fact is checked with; a form takes those that it asks for. */
export const factChecks = {
  name: oneLine,
  slogan_start: oneLine,
  slogan_end: oneLine,
  tagline: oneLine,
  email: emailSchema,
  phone: phoneSchema,
  after_hours_phone: phoneSchema,
  whatsapp: phoneSchema,
  street: oneLine,
  town: oneLine,
  province: oneLine,
  postal_code: requiredText(fieldMessages.required).check(
    z.regex(/^[\p{L}\d][\p{L}\d -]{1,8}[\p{L}\d]$/u, 'Enter a postal code such as 6500.'),
  ),
  map_link: link,
  areas,
  // Asked for after every review.
  google_link: link,
  facebook_link: linkOrNone,
  youtube_link: linkOrNone,
  bank_name: oneLine,
  bank_account_name: oneLine,
  bank_account_number: requiredText(fieldMessages.required).check(
    z.overwrite(text => text.replace(/\s+/g, ' ')),
    z.regex(/^\d[\d -]{2,28}\d$/, account),
  ),
  bank_branch_code: requiredText(fieldMessages.required).check(
    z.overwrite(compact),
    z.regex(/^[\dA-Z]{4,11}$/, 'Enter the branch code, such as 250655.'),
  ),
  vat_number: z.string().check(
    z.overwrite(compact),
    z.refine(text => /^(4\d{9})?$/.test(text), 'A VAT number has ten digits and begins with 4.'),
  ),
  registration_number: oneLineOrNone,
  since: z.string().check(
    z.overwrite(compact),
    z.refine(text => /^((19|20)\d\d)?$/.test(text), 'Enter a year, such as 2016.'),
    z.refine(text => Number(text) <= new Date().getFullYear(), 'That year is still to come.'),
  ),
  is_insured: yesOrNo,
  insurer: oneLineOrNone,
  answer_within: oneLine,
  logo: z.string().check(z.refine(text => text === '' || isHers(text), stop(fieldMessages.required))),
  is_vetted: yesOrNo,
  signs_for_keys: yesOrNo,
} satisfies Record<FactName, z.ZodMiniType>

/** As a field of a form shows it. */
export function factText(value: Facts[FactName]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.join(', ') : value
}
