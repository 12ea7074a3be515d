// The two mails of a new request: one says thank you, the other lets the owner answer with one tap.
import { bookingReceivedMail, bookingReceivedOwnerMail, bookingFactLabels as labels } from '#content/mail.ts'
import { whatsappChatLink } from '#content/sharing.ts'
import { bookingReference } from '#domain/booking.ts'
import { formatDayOfYear, formatTimes } from '#domain/calendar.ts'
import { formatPhone } from '#domain/phone.ts'
import { serviceLabel } from '#domain/service-types.ts'
import type { Letter } from './letter.ts'
import type { BookingFacts } from './payloads.ts'

// Nothing of the address and the notes: anyone may book with anyone's e-mail address, and we are not to carry a
// stranger's text to it.
export function bookingReceivedLetter(booking: BookingFacts): Letter {
  const { service, day, times, reference, firstName } = spoken(booking)
  const words = bookingReceivedMail
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
    button: { label: words.button, href: whatsappChatLink(words.question(reference)) },
    steps: { title: words.next.title, list: words.next.steps },
    closing: words.change,
  }
}

export function bookingReceivedOwnerLetter(booking: BookingFacts): Letter {
  const { service, day, times, reference, firstName = '' } = spoken(booking)
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
      [labels.name, booking.name],
      [labels.phone, phone && formatPhone(phone)],
      [labels.email, email],
      [labels.address, booking.address],
      [labels.notes, booking.notes],
      [labels.reference, reference],
    ]),
    replyTo: email ?? undefined,
    button: phone ? { label: words.button, href: whatsappLink(phone, reply) } : undefined,
    links: [
      ...(phone ? [{ label: words.call(formatPhone(phone)), href: `tel:${phone}` }] : []),
      ...(email
        ? [{ label: words.write, href: `mailto:${encodeURIComponent(email).replace('%40', '@')}` }]
        : []),
    ],
  }
}

function spoken({ id, serviceType, serviceDate, serviceTime, name }: BookingFacts) {
  return {
    service: serviceLabel(serviceType),
    day: formatDayOfYear(serviceDate),
    times: formatTimes(serviceTime),
    reference: bookingReference(id),
    firstName: name?.trim().split(/\s+/)[0],
  }
}

const factsOf = (pairs: [label: string, value: string | null][]) =>
  pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []))

const whatsappLink = (phone: string, text: string) =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
