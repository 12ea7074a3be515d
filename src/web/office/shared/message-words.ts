// A due message in words: its text as the client gets it, and the line that tells it from the others.
import { business } from '#content/business.ts'
import { messageDefaults } from '#content/message-texts.ts'
import { occasionNames, toSendWords as words } from '#content/messages.ts'
import { managePath } from '#domain/booking.ts'
import { clockAt, formatDayOfYear, formatListDay, formatTimes, todayAt } from '#domain/calendar.ts'
import { invoicePath } from '#domain/invoice-link.ts'
import { type Fields, fillText, type Occasion } from '#domain/message-text.ts'
import { formatRand } from '#domain/money.ts'
import { quotePath } from '#domain/quote.ts'
import { reviewPath } from '#domain/review.ts'
import { serviceLabel } from '#domain/service-types.ts'
import { loyaltyPercent } from '#domain/terms.ts'
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
  const { name, service_type, service_date, service_time, suburb, price_cents, reason, number } = message
  const { held_until, from_day, cleans } = message
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
    due: from_day && formatListDay(from_day),
    from: from_day && formatDayOfYear(from_day),
    cleans: cleans ? String(cleans) : null,
    percent: `${loyaltyPercent}%`,
    link: linkOf(message),
    booking: new URL('/booking', location.origin).href,
  }
}

const pathsOf: Partial<Record<Occasion, (token: string) => string>> = {
  quote: quotePath,
  done: reviewPath,
  invoice: invoicePath,
}

function linkOf({ occasion, token }: Message): string | null {
  if (!token) return null
  const path = pathsOf[occasion] ?? managePath
  return new URL(path(token), location.origin).href
}

/** 'Thursday, 08:00–10:00, De Bakke'. */
export function factsOf(message: Message) {
  const { occasion, service_date, service_time, suburb, service_type, cleans } = message
  if (occasion === 'quote' || occasion === 'invoice' || occasion === 'price') return moneyFactsOf(message)
  if (cleans) return words.cleansDone(cleans)
  const when = service_date && [formatListDay(service_date), service_time && formatTimes(service_time)]
  const what = occasion === 'done' ? service_type && serviceLabel(service_type) : suburb
  return [...(when || []), what].filter(Boolean).join(', ')
}

function moneyFactsOf({ occasion, held_until, price_cents, from_day }: Message) {
  if (held_until) return words.heldUntil(momentOf(held_until))
  const price = price_cents === null ? '' : formatRand(price_cents)
  if (!from_day) return price
  const day = formatListDay(from_day)
  return occasion === 'price' ? words.fromDay(price, day) : `${price}, ${words.dueOn(day)}`
}

export const lineOf = (message: Message) => words.line(occasionNames[message.occasion], factsOf(message))

const momentOf = (at: string) => {
  const moment = new Date(at)
  return `${formatListDay(todayAt(moment))}, ${clockAt(moment)}`
}
