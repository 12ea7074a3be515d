// A due message in words: its text as the client gets it, and the line that tells it from the others.
import { business } from '#content/business.ts'
import { messageDefaults } from '#content/message-texts.ts'
import { occasionNames, toSendWords as words } from '#content/messages.ts'
import { managePath } from '#domain/booking.ts'
import { clockAt, formatDayOfYear, formatListDay, formatTimes, todayAt } from '#domain/calendar.ts'
import { type Fields, fillText } from '#domain/message-text.ts'
import { formatRand } from '#domain/money.ts'
import { quotePath } from '#domain/quote.ts'
import { reviewPath } from '#domain/review.ts'
import { serviceLabel } from '#domain/service-types.ts'
import type { Message, OwnText } from '#web/data/messages.ts'

export const firstNameOf = (name: string | null) => name?.trim().split(/\s+/)[0] ?? ''

/** The owner's words for this occasion and language, or ours. */
export function textOf(message: Message, texts: OwnText[]): string {
  const own = texts.find(
    ({ occasion, language }) => occasion === message.occasion && language === message.language,
  )
  return fillText(own?.body ?? messageDefaults[message.occasion], fieldsOfMessage(message))
}

function fieldsOfMessage(message: Message): Fields {
  const { name, service_type, service_date, service_time, suburb, price_cents, reason, number, held_until } =
    message
  return {
    name: firstNameOf(name),
    business: business.name,
    service: service_type && serviceLabel(service_type),
    day: service_date && formatDayOfYear(service_date),
    window: service_time && formatTimes(service_time),
    place: suburb,
    price: price_cents === null ? null : formatRand(price_cents),
    reason,
    number,
    held: held_until && momentOf(held_until),
    link: linkOf(message),
    booking: new URL('/booking', location.origin).href,
  }
}

function linkOf({ occasion, token }: Message): string | null {
  if (!token) return null
  const path =
    occasion === 'quote' ? quotePath(token) : occasion === 'done' ? reviewPath(token) : managePath(token)
  return new URL(path, location.origin).href
}

/** 'Thursday, 08:00–10:00, De Bakke'. */
export function factsOf({
  occasion,
  service_date,
  service_time,
  suburb,
  service_type,
  held_until,
  price_cents,
}: Message) {
  if (occasion === 'quote')
    return held_until
      ? words.heldUntil(momentOf(held_until))
      : price_cents === null
        ? ''
        : formatRand(price_cents)
  const when = service_date && [formatListDay(service_date), service_time && formatTimes(service_time)]
  const what = occasion === 'done' ? service_type && serviceLabel(service_type) : suburb
  return [...(when || []), what].filter(Boolean).join(', ')
}

export const lineOf = (message: Message) => words.line(occasionNames[message.occasion], factsOf(message))

const momentOf = (at: string) => {
  const moment = new Date(at)
  return `${formatListDay(todayAt(moment))}, ${clockAt(moment)}`
}
