// A person of a file put in order: names, phone number, counts; or why they cannot be brought in.
import { readBankDay } from '#domain/bank-file/days.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { emailShape } from '#domain/fields.ts'
import { toE164 } from '#domain/phone.ts'
import { sanitiseText } from '#domain/sanitise.ts'
import type { ImportedPerson, RawPerson } from './raw-person.ts'

export type Trouble = 'no-name' | 'long' | 'cut' | 'cleans' | 'last-clean' | 'future'
/** What was not kept as it stood: a number or an address that is none goes into the notes. */
export type Remark = { kind: 'phone' | 'email' | 'shortened'; found: string }

export type ToldPerson =
  | { kind: 'fine'; line: number; person: ImportedPerson; remarks: Remark[] }
  | { kind: 'broken'; line: number; name: string; trouble: Trouble; found: string }

const longest = { name: 50, email: 254, address: 500, city: 50, zip: 10, notes: 1000, consent: 200 }

export function tidyPerson(raw: RawPerson, today: IsoDay): ToldPerson {
  const [first, last] = namesOf(raw)
  const name = [first, last].filter(Boolean).join(' ')
  const broken = (trouble: Trouble, found = ''): ToldPerson => ({
    ...{ kind: 'broken', line: raw.line, name, trouble, found: found.slice(0, 60) },
  })
  if (raw.broken) return broken(raw.broken)
  if (!first) return broken('no-name', raw.phones[0] ?? raw.emails[0])
  const cleans = countOf(raw.cleans)
  if (cleans === undefined) return broken('cleans', raw.cleans)
  const lastClean = raw.lastClean ? readBankDay(raw.lastClean) : null
  if (lastClean === undefined) return broken('last-clean', raw.lastClean)
  if (lastClean && lastClean > today) return broken('future', raw.lastClean)
  return { kind: 'fine', line: raw.line, ...kept(raw, { first, last, cleans, lastClean }) }
}

type Read = { first: string; last: string; cleans: number | null; lastClean: IsoDay | null }

function kept(raw: RawPerson, { first, last, cleans, lastClean }: Read) {
  const remarks: Remark[] = []
  const cut = (text: string, most: number) => {
    const plain = sanitiseText(text)
    if (plain.length > most) remarks.push({ kind: 'shortened', found: plain.slice(0, 60) })
    return plain.slice(0, most).trim() || null
  }
  const { phone, others, unread } = phonesOf(raw.phones)
  const emails = raw.emails.map(each => sanitiseText(each).toLowerCase()).filter(Boolean)
  const email = emails.find(each => emailShape.test(each) && each.length <= longest.email) ?? null
  const spare = emails.filter(each => each !== email)
  remarks.push(...unread.map(found => ({ kind: 'phone' as const, found })))
  if (!email) remarks.push(...spare.map(found => ({ kind: 'email' as const, found })))
  const notes = [...raw.notes, ...company(raw, first), ...others, ...unread, ...spare].join('\n')
  const person: ImportedPerson = {
    first_name: cut(first, longest.name) ?? '-',
    last_name: cut(last, longest.name) ?? '-',
    email,
    phone,
    address: cut(raw.address, longest.address),
    city: cut(raw.city, longest.city),
    state: cut(raw.state, longest.city),
    zip_code: cut(raw.zip, longest.zip),
    notes: cut(notes, longest.notes),
    cleans,
    last_clean: lastClean,
    consent: saysYes(raw.consent) ? raw.consent.slice(0, longest.consent) : null,
  }
  return { person, remarks }
}

function company({ company: name, first, whole }: RawPerson, used: string): string[] {
  return name && name !== used && (first || whole) ? [name] : []
}

function namesOf({ first, last, whole, company: name }: RawPerson): [string, string] {
  const [tidyFirst, tidyLast, all] = [first, last, whole || name].map(text => sanitiseText(text).trim())
  if (tidyFirst) return [tidyFirst, tidyLast ?? '']
  if (tidyLast) return [tidyLast, '']
  const [one = '', ...rest] = (all ?? '').split(/\s+/)
  // 'Botha, Anna' is Anna Botha.
  return one.endsWith(',') && rest.length > 0 ? [rest.join(' '), one.slice(0, -1)] : [one, rest.join(' ')]
}

// The number that WhatsApp can reach goes first: of several a mobile one.
function phonesOf(written: string[]) {
  const read = written.filter(Boolean).map(each => ({ each, number: readable(each) }))
  const numbers = [...new Set(read.flatMap(({ number }) => number ?? []))]
  const phone = numbers.find(number => /^\+27[678]/.test(number)) ?? numbers[0] ?? null
  return {
    phone,
    others: numbers.filter(number => number !== phone),
    unread: read.flatMap(({ each, number }) => (number ? [] : [sanitiseText(each)])),
  }
}

// A spreadsheet takes the nought in front away: nine digits that begin as our numbers do.
function readable(written: string): string | undefined {
  const plain = written.replace(/[./]/g, ' ').trim()
  const digits = plain.replace(/[\s-]/g, '')
  return toE164(plain) ?? (/^[1-8]\d{8}$/.test(digits) ? toE164(`0${digits}`) : undefined)
}

/** Undefined is no number of cleans. */
function countOf(written: string): number | null | undefined {
  if (!written) return null
  const whole = /^(\d{1,4})([.,]0+)?$/.exec(written.trim())
  return whole ? Number(whole[1]) : undefined
}

const yes = /^(yes|y|ja|j|true|1|x|ok|opted in|opt in|subscribed|consented|agreed|✓)$/i

/** Only what says so. */
export function saysYes(written: string): boolean {
  return yes.test(written.trim())
}
