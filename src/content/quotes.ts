// The words of quotes: their lines, their letters, their paper, and what is said when one ends.
import { formatDayOfYear, formatTimes } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import type { EstimateLine } from '#domain/price.ts'
import { type ServiceType, serviceLabel } from '#domain/service-types.ts'
import { quoteDays } from '#domain/terms.ts'
import { business } from './business.ts'
import { sizeText } from './clean-size.ts'

/** 'Deep clean, 3 bedrooms', 'Inside the oven', 'Travel to Dana Bay': how a line from the list reads on a quote. */
export function estimateLineWords(
  { kind, key, size }: EstimateLine,
  {
    type,
    suburb,
    extraLabel,
  }: { type: ServiceType; suburb: string | null; extraLabel: (key: string) => string },
): string {
  if (kind === 'clean') return [serviceLabel(type), sizeText(type, size)].filter(Boolean).join(', ')
  if (kind === 'extra') return extraLabel(key)
  return `Travel to ${suburb ?? key}`
}

/** A line that costs nothing says so. */
export const amountWords = (cents: number) => (cents === 0 ? 'included' : formatRand(cents))

/** Kept with a request whose quote nobody answered. */
export const quoteLapsedReason = 'its quote was not answered in time.'

export const quoteMail = {
  subject: (number: string) => `Your quote ${number}`,
  changedSubject: (number: string) => `Your quote ${number} has changed`,
  heading: (firstName?: string) => (firstName ? `Your quote, ${firstName}` : 'Your quote'),
  text: 'Here is what your clean costs, line by line. Nothing is fixed until you approve it, and you pay nothing now.',
  changed: 'We have changed your quote. Only this one counts from now on, once you approve it.',
  button: 'Look and approve',
  held: (until: string) => `We keep the day for you until ${until}. After that it is free for others.`,
  valid: (until: string) => `It is good until ${until}.`,
  offers: 'Days that we can offer',
  ask: 'Ask us on WhatsApp',
  question: (number: string) => `Hello ${business.name}, about quote ${number}: `,
  paper: 'The quote as PDF',
  closing: 'Keep this mail to yourself: whoever has the link can answer the quote.',
}

export const quoteLapsedMail = {
  subject: (number: string) => `Your quote ${number} has lapsed`,
  heading: (firstName?: string) =>
    firstName ? `The day is free again, ${firstName}` : 'The day is free again',
  text: 'We did not hear from you in time, so the day that we kept for you is free for others. You owe nothing.',
  stands: (total: string, until: string) =>
    `The price still stands: ${total}, until ${until}. Choose another day, and we confirm it with you.`,
  button: 'Choose another day',
}

export const quoteLapsedOwnerMail = {
  subject: (number: string, name: string) => `Lapsed: quote ${number} for ${name}`,
  heading: 'A quote has lapsed',
  text: 'It was not answered in time. Its day is free again, and the client has been told if we have an email address. A clean that was agreed before stays as it was.',
}

export const quoteAnsweredOwnerMail = {
  approved: {
    subject: (number: string, name: string) => `Approved: quote ${number} by ${name}`,
    heading: 'A quote was approved',
    text: 'The clean is confirmed.',
  },
  declined: {
    subject: (number: string, name: string) => `Declined: quote ${number} by ${name}`,
    heading: 'A quote was declined',
    text: 'Its day is free again, unless the clean was agreed before: then it stays as it was.',
  },
  call: (phone: string) => `Call ${phone}`,
}

export const quoteFactLabels = {
  number: 'Quote',
  service: 'Service',
  size: 'Size',
  extras: 'On top',
  day: 'Day',
  arrival: 'We arrive',
  takes: 'Takes',
  total: 'You pay',
  totalOwner: 'Total',
  name: 'Name',
  phone: 'Phone',
  reason: 'Reason',
  note: 'A word from us',
}

/** The text that goes out on WhatsApp, with the private link. */
export function quoteText(quote: {
  firstName: string
  service: string
  total: string
  time: { day: string; slot: string } | undefined
  link: string
}): string {
  const held = quote.time
    ? ` We keep ${formatDayOfYear(quote.time.day)} for you and arrive ${formatTimes(quote.time.slot)}.`
    : ''
  return `Hello ${quote.firstName}, your quote for the clean (${quote.service}) is ready: ${quote.total}.${held} Look and approve: ${quote.link}\n${business.name}`
}

export const quotePaper = {
  title: 'Quote',
  number: 'Quote number',
  date: 'Date',
  validUntil: 'Good until',
  to: 'Quote for',
  clean: 'What we clean',
  day: 'Day',
  arrival: 'We arrive',
  offers: 'Days that we can offer',
  description: 'Description',
  amount: 'Amount',
  subtotal: 'Before discounts',
  total: 'Total',
  totalWithVat: 'Total including VAT',
  credits: 'Paid with credits',
  toPay: 'To pay after the clean',
  note: 'A word from us',
  approved: (day: string) => `Approved on ${day}.`,
  open: `Nothing is fixed until you approve it. A quote is good for ${quoteDays} days.`,
  ended: 'This quote no longer counts.',
  unknown: 'We do not know this quote.',
}
