// The mails of a new request: one says thank you, the other lets the owner answer with one tap. While many strangers ask, a
// third comes before them and asks its sender to confirm.
import { calendarEntry } from '#content/calendar-entry.ts'
import { whatsappChatLink } from '#content/chat.ts'
import { extrasText, sizeText } from '#content/clean-size.ts'
import { confirmPagePath } from '#content/confirm-request.ts'
import {
  bookingChangedOwnerMail,
  bookingReceivedMail,
  bookingReceivedOwnerMail,
  bookingToConfirmMail,
  bookingFactLabels as labels,
} from '#content/mail.ts'
import { whatsappLinkTo } from '#content/sharing.ts'
import { bookingReference, managePath } from '#domain/booking-reference.ts'
import { formatDayOfYear, formatTimes } from '#domain/calendar.ts'
import { calendarFile } from '#domain/calendar-file.ts'
import { aboutHours } from '#domain/clean-length.ts'
import { discountReason } from '#domain/discounts.ts'
import { formatPhone } from '#domain/phone.ts'
import { serviceLabel } from '#domain/service-types.ts'
import { factsOf, type Letter, mailtoOf } from './letter.ts'
import type { BookingFacts, ChangedBooking, Payloads, RequestedBooking } from './payloads.ts'

// Nothing of the address and the notes: anyone may book with anyone's e-mail address, and we are not to carry a
// stranger's text to it.
export function bookingReceivedLetter(booking: BookingFacts, siteUrl: string): Letter {
  const { service, day, times, takes, reference, firstName } = bookingTexts(booking)
  const words = bookingReceivedMail
  const ask = { label: words.ask, href: whatsappChatLink(words.question(reference)) }
  const manageLink = manageLinkOf(booking, siteUrl)
  return {
    subject: words.subject(day),
    heading: words.heading(firstName),
    paragraphs: [words.text],
    facts: factsOf([
      [labels.service, service],
      [labels.day, day],
      [labels.arrival, times],
      [labels.takes, takes],
      [labels.reference, reference],
    ]),
    button: manageLink ? { label: words.manage, href: manageLink } : ask,
    links: manageLink ? [ask] : [],
    steps: { title: words.next.title, list: words.next.steps },
    closing: words.change,
    attachment: calendarAttachment(booking),
  }
}

export function bookingToConfirmLetter(booking: Payloads['booking-to-confirm'], siteUrl: string): Letter {
  const { service, day, times, reference, firstName } = bookingTexts(booking)
  const words = bookingToConfirmMail
  return {
    subject: words.subject(day),
    heading: words.heading(firstName),
    paragraphs: [words.text],
    facts: [
      { label: labels.service, value: service },
      { label: labels.day, value: day },
      { label: labels.arrival, value: times },
      { label: labels.reference, value: reference },
    ],
    button: {
      label: words.button,
      href: new URL(`${confirmPagePath}?token=${booking.confirmToken}`, siteUrl).href,
    },
    validity: words.validity,
    links: [{ label: words.ask, href: whatsappChatLink(words.message(reference)) }],
    closing: words.unasked,
    showsAddress: true,
  }
}

export function calendarAttachment(
  { id, serviceType, serviceDate, serviceTime }: BookingFacts,
  isConfirmed = false,
): Letter['attachment'] {
  const words = calendarEntry(serviceLabel(serviceType), bookingReference(id), isConfirmed)
  const when = { day: serviceDate, slot: serviceTime, now: new Date() }
  const content = calendarFile({ id, ...words, ...when, isConfirmed })
  return { filename: 'clean.ics', content, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }
}

export function bookingReceivedOwnerLetter(booking: RequestedBooking): Letter {
  const { service, day, times, takes, reference, firstName = '' } = bookingTexts(booking)
  const { phone, email } = booking
  const words = bookingReceivedOwnerMail
  const reply = words.reply({ firstName, service, day, times })
  return {
    subject: words.subject(service, day),
    heading: words.heading,
    paragraphs: [words.text],
    facts: factsOf([
      [labels.service, service],
      [labels.day, day],
      [labels.window, times],
      [labels.takes, takes],
      [labels.size, sizeText(booking.serviceType, booking.size)],
      [labels.extras, extrasText(booking.extras)],
      [labels.offers, offersText(booking)],
      [labels.name, booking.name],
      [labels.phone, phone && formatPhone(phone)],
      [labels.email, email],
      [labels.address, booking.address],
      [labels.suburb, booking.suburb ?? null],
      [labels.notes, booking.notes],
      [labels.reference, reference],
    ]),
    replyTo: email ?? undefined,
    button: phone ? { label: words.button, href: whatsappLinkTo(phone, reply) } : undefined,
    links: [
      ...(phone ? [{ label: words.call(formatPhone(phone)), href: `tel:${phone}` }] : []),
      ...(email ? [{ label: words.write, href: mailtoOf(email) }] : []),
    ],
  }
}

// As a quote takes them: whether it is the client's first is for her to see.
const offersText = ({ offers }: RequestedBooking) =>
  offers
    ?.map(({ name, ...terms }) => discountReason({ kind: 'promotion', promotion: name, ...terms }))
    .join('; ') || null

// A client moved or cancelled without asking: the owner must not find out at the door.
export function bookingChangedOwnerLetter(booking: ChangedBooking): Letter {
  const { service, day, times, reference } = bookingTexts(booking)
  const { change, dateBefore, timeBefore, phone } = booking
  const words = bookingChangedOwnerMail[change]
  const before = dateBefore && timeBefore && `${formatDayOfYear(dateBefore)}, ${formatTimes(timeBefore)}`
  return {
    subject: words.subject(service, day),
    heading: words.heading,
    paragraphs: [words.text],
    facts: factsOf([
      [labels.service, service],
      [labels.day, day],
      [labels.window, times],
      [labels.before, before],
      [labels.name, booking.name],
      [labels.phone, phone && formatPhone(phone)],
      [labels.reference, reference],
    ]),
    links: phone ? [{ label: bookingReceivedOwnerMail.call(formatPhone(phone)), href: `tel:${phone}` }] : [],
  }
}

export function manageLinkOf({ manageToken }: BookingFacts, siteUrl: string): string | undefined {
  return manageToken ? new URL(managePath(manageToken), siteUrl).href : undefined
}

export function bookingTexts({ id, serviceType, serviceDate, serviceTime, minutes, name }: BookingFacts) {
  return {
    service: serviceLabel(serviceType),
    day: formatDayOfYear(serviceDate),
    times: formatTimes(serviceTime),
    takes: minutes ? aboutHours(minutes) : null,
    reference: bookingReference(id),
    firstName: name?.trim().split(/\s+/)[0],
  }
}
