// Tells the client what the office did with a request: confirmed, priced, moved, cancelled, completed. Like the
// first mail they carry nothing of the address and the notes.

import { whatsappChatLink } from '#content/chat.ts'
import {
  bookingCancelledMail,
  bookingCompletedMail,
  bookingConfirmedMail,
  bookingMovedMail,
  bookingPricedMail,
  bookingReminderMail,
  bookingFactLabels as labels,
} from '#content/mail.ts'
import { reminderStopPath } from '#content/reminders.ts'
import { formatDayOfYear, formatTimes } from '#domain/calendar.ts'
import { discountReason } from '#domain/discounts.ts'
import { formatOff, formatRand } from '#domain/money.ts'
import { bookingTexts, calendarAttachment, manageLinkOf } from './booking-letters.ts'
import { factsOf, type Letter } from './letter.ts'
import type { AnsweredBooking, MovedBooking, Payloads } from './payloads.ts'

export function bookingConfirmedLetter(booking: AnsweredBooking, siteUrl: string): Letter {
  const words = bookingConfirmedMail
  return {
    ...openingOf(booking, words),
    paragraphs: [words.text],
    facts: factsOf([...whenFacts(booking), ...quoteFacts(booking)]),
    ...waysBack(booking, siteUrl),
    closing: words.change,
    attachment: calendarAttachment(booking, true),
  }
}

/** The link only shows it: so close to the clean it can no longer be moved there. */
export function bookingReminderLetter(booking: Payloads['booking-reminder'], siteUrl: string): Letter {
  const words = bookingReminderMail
  const { button, links = [] } = waysBack(booking, siteUrl, words.manage)
  const { stopToken } = booking
  const stopLink = stopToken && new URL(reminderStopPath(stopToken), siteUrl).href
  return {
    ...openingOf(booking, words),
    paragraphs: [words.text],
    facts: factsOf([...whenFacts(booking), ...quoteFacts(booking)]),
    ...(button && { button }),
    links: stopLink ? [...links, { label: words.stop, href: stopLink }] : links,
    ...(stopLink && { stopLink }),
    steps: words.prepare,
    closing: words.change,
  }
}

export function bookingPricedLetter(booking: AnsweredBooking, siteUrl: string): Letter {
  const words = bookingPricedMail
  return {
    ...openingOf(booking, words),
    paragraphs: [words.text],
    facts: factsOf([...whenFacts(booking), ...quoteFacts(booking)]),
    ...waysBack(booking, siteUrl),
  }
}

export function bookingMovedLetter(booking: MovedBooking, siteUrl: string): Letter {
  const words = bookingMovedMail
  const isConfirmed = booking.status === 'confirmed'
  const { dateBefore, timeBefore } = booking
  const before = dateBefore && timeBefore && `${formatDayOfYear(dateBefore)}, ${formatTimes(timeBefore)}`
  return {
    ...openingOf(booking, words),
    paragraphs: [isConfirmed ? words.text.confirmed : words.text.pending],
    facts: factsOf([...whenFacts(booking), [labels.before, before]]),
    ...waysBack(booking, siteUrl),
    closing: words.change,
    attachment: calendarAttachment(booking, isConfirmed),
  }
}

export function bookingCancelledLetter(booking: AnsweredBooking, siteUrl: string): Letter {
  const words = bookingCancelledMail
  return {
    ...openingOf(booking, words),
    paragraphs: [words.text],
    facts: factsOf([...whenFacts(booking), [labels.reason, booking.reason]]),
    button: { label: words.again, href: new URL('/booking', siteUrl).href },
    links: [askLink(booking)],
  }
}

export function bookingCompletedLetter(booking: AnsweredBooking, siteUrl: string): Letter {
  const words = bookingCompletedMail
  return {
    ...openingOf(booking, words),
    paragraphs: [words.text],
    facts: factsOf([...whenFacts(booking), ...quoteFacts(booking)]),
    button: { label: words.again, href: new URL('/booking', siteUrl).href },
    links: [askLink(booking)],
  }
}

type Opening = {
  subject: string | ((day: string) => string)
  greeting: string
  heading: (greeting: string, firstName?: string) => string
}

function openingOf(booking: AnsweredBooking, { subject, greeting, heading }: Opening) {
  const { day, firstName } = bookingTexts(booking)
  return {
    subject: typeof subject === 'string' ? subject : subject(day),
    heading: heading(greeting, firstName),
  }
}

type Pair = [label: string, value: string | null]

function whenFacts(booking: AnsweredBooking): Pair[] {
  const { service, day, times, takes, reference } = bookingTexts(booking)
  return [
    [labels.service, service],
    [labels.day, day],
    [labels.arrival, times],
    [labels.takes, booking.status === 'completed' ? null : takes],
    [labels.reference, reference],
  ]
}

// Each discount says why.
function quoteFacts({ priceCents, fullPriceCents, discounts, paidBy }: AnsweredBooking): Pair[] {
  if (priceCents === null) return []
  const pays: Pair = [paidBy ? labels.paid : labels.pays, formatRand(priceCents) + paidWords(paidBy)]
  if (discounts.length === 0) return [pays]
  return [
    [labels.price, formatRand(fullPriceCents ?? priceCents)],
    ...discounts.map((line): Pair => [discountReason(line), formatOff(line.amount_cents)]),
    pays,
  ]
}

const paidWords = (paidBy: string | null | undefined) => bookingCompletedMail.paidBy[paidBy ?? ''] ?? ''

function waysBack(
  booking: AnsweredBooking,
  siteUrl: string,
  label = bookingConfirmedMail.manage,
): Pick<Letter, 'button' | 'links'> {
  const manageLink = manageLinkOf(booking, siteUrl)
  const ask = askLink(booking)
  if (!manageLink) return { button: ask, links: [] }
  return { button: { label, href: manageLink }, links: [ask] }
}

function askLink(booking: AnsweredBooking) {
  const { reference } = bookingTexts(booking)
  return { label: bookingConfirmedMail.ask, href: whatsappChatLink(bookingConfirmedMail.question(reference)) }
}
