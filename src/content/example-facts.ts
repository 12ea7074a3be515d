// What of the facts is still as the software came with it, gathered into the few things that an owner would name.
import { type FactName, type Facts, factText } from '#domain/business-facts.ts'
import { formatPhone } from '#domain/phone.ts'
import { startFacts } from './business.ts'

/** Null where nobody has set it. */
export type SetFacts = { [Name in FactName]: Facts[Name] | null }

export const things = {
  bank: ['bank_name', 'bank_account_number', 'bank_branch_code', 'bank_account_name'],
  phones: ['phone', 'after_hours_phone', 'whatsapp'],
  email: ['email'],
  address: ['street', 'town', 'province', 'postal_code', 'map_link'],
  areas: ['areas'],
  name: ['name', 'slogan_start', 'slogan_end', 'tagline', 'since'],
  links: ['google_link', 'facebook_link', 'youtube_link'],
  vat: ['vat_number', 'registration_number'],
  promises: ['is_insured', 'insurer', 'is_vetted', 'signs_for_keys', 'answer_within'],
} satisfies Record<string, FactName[]>
export type Thing = keyof typeof things

export type Example = { thing: Thing; names: FactName[]; texts: string[]; mayBeRight: boolean }

/** Obviously invented: nobody can call them right. */
export const nobodys: FactName[] = [
  ...things.phones,
  ...things.links,
  'email',
  'bank_name',
  'bank_account_number',
  'bank_branch_code',
]

export function examplesIn(facts: SetFacts): Example[] {
  return (Object.keys(things) as Thing[]).flatMap(thing => {
    const names = things[thing].filter(name => isExample(name, facts[name]))
    if (names.length === 0) return []
    const told = names.filter(name => name !== 'map_link' || names.length === 1)
    const texts = [...new Set(told.map(name => shownFact(name, startFacts[name])).filter(Boolean))]
    return [{ thing, names, texts, mayBeRight: !names.some(name => nobodys.includes(name)) }]
  })
}

export const isExample = (name: FactName, value: Facts[FactName] | null) =>
  value === null || (nobodys.includes(name) && isAsItCame(name, value))

export const isAsItCame = (name: FactName, value: Facts[FactName]) =>
  factText(value) === factText(startFacts[name])

/** As a person writes it. */
export function shownFact(name: FactName, value: Facts[FactName]): string {
  const text = factText(value)
  return (things.phones as FactName[]).includes(name) ? formatPhone(text) : text
}
