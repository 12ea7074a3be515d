// Who and what is in the sample month. Invented: addresses end in .example, and phone numbers are nobody's.
import type { ServiceType } from '#domain/service-types.ts'

export type SamplePerson = {
  first_name: string
  last_name: string
  suburb: string
  address: string
  /** What they usually have done. */
  kind: ServiceType
  notes?: string
}

export const samplePeople: SamplePerson[] = [
  {
    first_name: 'Annelie',
    last_name: 'Botha',
    suburb: 'Hartenbos',
    address: '12 Kusweg',
    kind: 'residential-standard',
    notes: 'Two dogs, both friendly.',
  },
  {
    first_name: 'Sipho',
    last_name: 'Ndlovu',
    suburb: 'Dana Bay',
    address: '4 Malva Road',
    kind: 'residential-standard',
  },
  {
    first_name: 'Kavitha',
    last_name: 'Pillay',
    suburb: 'Mossel Bay',
    address: '31 Church Street',
    kind: 'residential-standard',
    notes: 'The key is with the neighbour at number 33.',
  },
  {
    first_name: 'Gerhard',
    last_name: 'Fourie',
    suburb: 'Hartenbos',
    address: '8 Flora Road',
    kind: 'residential-deep',
  },
  {
    first_name: 'Nomvula',
    last_name: 'Dlamini',
    suburb: 'Mossel Bay',
    address: '19 Montagu Street',
    kind: 'window',
  },
  {
    first_name: 'Protea',
    last_name: 'Guest House',
    suburb: 'Mossel Bay',
    address: '2 Point Road',
    kind: 'commercial',
    notes: 'Rooms 4 and 5 last, please.',
  },
  {
    first_name: 'Elmarie',
    last_name: 'Van der Merwe',
    suburb: 'Great Brak River',
    address: '7 Berghof Avenue',
    kind: 'residential-standard',
  },
  {
    first_name: 'Xolani',
    last_name: 'Sithole',
    suburb: 'Dana Bay',
    address: '23 Seemeeu Crescent',
    kind: 'window',
  },
  {
    first_name: 'Fatima',
    last_name: 'Isaacs',
    suburb: 'Mossel Bay',
    address: '40 Bland Street',
    kind: 'residential-deep',
    notes: 'No lavender, please.',
  },
  {
    first_name: 'Danie',
    last_name: 'Coetzee',
    suburb: 'Hartenbos',
    address: '15 Kompas Street',
    kind: 'residential-standard',
  },
  {
    first_name: 'Bronwyn',
    last_name: 'Williams',
    suburb: 'Mossel Bay',
    address: '66 Louis Fourie Road',
    kind: 'residential-standard',
  },
  {
    first_name: 'Diaz',
    last_name: 'Dental Practice',
    suburb: 'Mossel Bay',
    address: '11 Church Street',
    kind: 'commercial',
  },
]

/** Who ask on the website, and wait for an answer. */
export const sampleAskers = [
  { name: 'Renée Adams', suburb: 'Hartenbos', address: '5 Flora Road', kind: 'residential-deep' },
  { name: 'Mandla Khumalo', suburb: 'Dana Bay', address: '28 Malva Road', kind: 'window' },
  {
    name: 'Marlene Engelbrecht',
    suburb: 'Mossel Bay',
    address: '9 Point Road',
    kind: 'residential-standard',
  },
] satisfies { name: string; suburb: string; address: string; kind: ServiceType }[]

/** In cents: from, with so many of its measure, and for each further one. */
export const samplePrices = [
  { kind: 'residential-standard', price_from_cents: 52_000, included_size: 2, per_unit_cents: 9_000 },
  { kind: 'residential-deep', price_from_cents: 89_000, included_size: 2, per_unit_cents: 16_000 },
  { kind: 'move-in-out', price_from_cents: 145_000, included_size: 2, per_unit_cents: 20_000 },
  { kind: 'window', price_from_cents: 38_000, included_size: 10, per_unit_cents: 2_000 },
]

export const sampleFees: Partial<Record<ServiceType, string>> = {
  'residential-standard': '620.00',
  'residential-deep': '950.00',
  window: '480.00',
  commercial: '780.00',
}

export const sampleMessages = [
  { name: 'Olwethu Mqhayi', message: 'Do you clean ovens as part of a deep clean, or is that extra?' },
  {
    name: 'Riana Goosen',
    message: 'Hallo, ek soek iemand vir elke tweede Vrydag in Hartenbos. Wat sal dit kos?',
  },
  {
    name: 'Quinton February',
    message: 'Could you do the windows of our shop before the holidays? Twelve panes.',
  },
]

export const sampleReviews = [
  {
    name: 'Annelie B.',
    rating: 5,
    review_text: 'Spotless, and on time. The kitchen has not looked like this since we moved in.',
  },
  { name: 'Gerhard F.', rating: 5, review_text: 'Baie dankie, die huis ruik heerlik en alles blink!' },
  { name: 'Elmarie V.', rating: 4, review_text: 'Good work. They came ten minutes late, but phoned ahead.' },
]

export const sampleInvoiceLine = 'Clean of your home'
export const sampleReply = 'Thank you! We look forward to the next one.'
export const sampleOpenDay = 'Open for the sample'
