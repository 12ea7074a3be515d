// Everything that makes this business Coastal Clean, and the one source that pages, mails, papers and adverts read.
// The owner sets her own in the Admin Console; `startFacts` is what holds until then.
import type { Facts } from '#domain/business-facts.ts'
import { formatPhone } from '#domain/phone.ts'

export const startFacts: Readonly<Facts> = {
  name: 'Coastal Clean',
  slogan_start: 'We clean ...',
  slogan_end: 'CLEAN',
  tagline: 'Owner-operated in Mossel Bay',
  email: 'hello@coastalclean.example',
  phone: '+27440000000',
  after_hours_phone: '+27820000000',
  whatsapp: '+27820000000',
  street: 'Marsh Street',
  town: 'Mossel Bay',
  province: 'Western Cape',
  postal_code: '6500',
  map_link: 'https://www.openstreetmap.org/search?query=Marsh%20Street%2C%20Mossel%20Bay',
  areas: ['Mossel Bay', 'Hartenbos', 'Dana Bay', 'Great Brak River', 'George'],
  google_link: 'https://google.coastalclean.example/review',
  facebook_link: 'https://facebook.coastalclean.example',
  youtube_link: 'https://youtube.coastalclean.example',
  // Printed on invoices, and obviously examples.
  bank_name: 'Example Bank',
  bank_account_name: 'Coastal Clean',
  bank_account_number: '00 0000 0000',
  bank_branch_code: '000000',
  // Once there is one, invoices are tax invoices, with VAT.
  vat_number: '',
  // Said where they are set.
  registration_number: '',
  since: '',
  is_insured: true,
  // Said where it is set and the line above holds.
  insurer: '',
  answer_within: 'by noon of the next working day',
  // Not said of anybody before the owner says it of hers.
  is_vetted: false,
  signs_for_keys: false,
  // None: the one that is drawn, or the name beside the mark.
  logo: '',
}

let facts: Readonly<Facts> = startFacts

/** Those that the owner has set; all others are as they came. Called with each change, so nothing may be built from the
 *  facts before it is shown: a sentence with one of them in it is a getter or a function. */
export function setFacts(set: Partial<Facts>) {
  facts = { ...startFacts, ...set }
}

export const currentFacts = () => facts

// 'R 5 million' stays on one line.
const unbrokenAmounts = (text: string) => text.replace(/(?<=\bR|\d) (?=\d|million\b)/g, '\u00a0')

const phoneOf = (e164: string) => ({ e164, shown: formatPhone(e164) })

/** As it is at this moment. */
export const business = {
  get name() {
    return facts.name
  },
  get slogan() {
    return { start: facts.slogan_start, end: facts.slogan_end }
  },
  get tagline() {
    return facts.tagline
  },
  get email() {
    return facts.email
  },
  get phone() {
    return phoneOf(facts.phone)
  },
  get afterHoursPhone() {
    return phoneOf(facts.after_hours_phone)
  },
  get whatsapp() {
    return phoneOf(facts.whatsapp)
  },
  get town() {
    return facts.town
  },
  get address() {
    const { street, town, province, postal_code: postalCode, map_link: mapLink } = facts
    return { street, town, province, postalCode, country: 'ZA', mapLink }
  },
  get areas() {
    return facts.areas
  },
  /** An empty one is none. */
  get social() {
    return { google: facts.google_link, facebook: facts.facebook_link, youtube: facts.youtube_link }
  },
  get bank() {
    return {
      name: facts.bank_name,
      accountName: facts.bank_account_name,
      accountNumber: facts.bank_account_number,
      branchCode: facts.bank_branch_code,
    }
  },
  get vatNumber() {
    return facts.vat_number
  },
  get registrationNumber() {
    return facts.registration_number
  },
  /** The year it began; empty where the owner does not say. */
  get since() {
    return facts.since
  },
  get isInsured() {
    return facts.is_insured
  },
  /** Empty where the owner names none, or is not insured. */
  get insurer() {
    return facts.is_insured ? unbrokenAmounts(facts.insurer) : ''
  },
  get isVetted() {
    return facts.is_vetted
  },
  get signsForKeys() {
    return facts.signs_for_keys
  },
  /** As domain/own-picture.ts has it; empty where there is none of her own. */
  get logo() {
    return facts.logo
  },
  get answerWithin() {
    return facts.answer_within
  },
}

/** ', since 2016'; empty where the owner names no year. */
export const andSince = () => business.since && `, since ${business.since}`

/** Whether the bank above is still the one this software came with: then nobody can pay what we send. */
export const hasExampleBank = ({ name }: { name: string } = business.bank) => name === startFacts.bank_name

/** Said in the office before an invoice goes out with it. */
export const exampleBankWarning =
  'The bank details are still the example ones, so nobody can pay by EFT. Put yours in before you send an invoice.'

type Span = { opens: string; closes: string }
export type OpeningHours = { weekday: Span; saturday: Span }

/** From the start, and where no database is at hand; the owner sets hers in the office. */
export const usualHours: OpeningHours = {
  weekday: { opens: '08:00', closes: '17:00' },
  saturday: { opens: '08:00', closes: '14:00' },
}

/** Line by line, as the pages tell them. */
export function hoursLines({ weekday, saturday }: OpeningHours): { days: string; hours: string }[] {
  const text = ({ opens, closes }: Span) => `${opens} to ${closes}`
  return [
    { days: 'Mon to Fri', hours: text(weekday) },
    { days: 'Saturday', hours: text(saturday) },
    { days: 'Sunday', hours: 'Closed' },
  ]
}
