// A due message in words: its text as the client gets it, and the line that tells it from the others.
import { business } from '#content/business.ts'
import { templateFor } from '#content/message-texts.ts'
import { occasionNames, toSendWords as words } from '#content/messages.ts'
import { managePath } from '#domain/booking-reference.ts'
import { clockAt, formatDayOfYear, formatListDay, formatTimes, todayAt } from '#domain/calendar.ts'
import { invoicePath, statementPaperPath } from '#domain/invoice-link.ts'
import { type Fields, fillText, type Occasion } from '#domain/message-text.ts'
import { formatRand } from '#domain/money.ts'
import { quotePath } from '#domain/quote.ts'
import { reviewPath } from '#domain/review.ts'
import { serviceLabel } from '#domain/service-types.ts'
import { loyaltyPercent } from '#domain/terms.ts'
import type { Message, OwnText, UnpaidLine } from '#web/data/messages.ts'

export const firstNameOf = (name: string | null) => name?.trim().split(/\s+/)[0] ?? ''

/** As the person gets it. */
export const textOf = (message: Message, texts: OwnText[]): string =>
  fillText(templateFor(message, texts), fieldsOfMessage(message))

function fieldsOfMessage(message: Message): Fields {
  const { name, service_type, service_date, service_time, suburb, price_cents, reason, number } = message
  const { held_until, from_day, cleans } = message
  const unpaid = message.unpaid && unpaidFields(message.unpaid)
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
    ...unpaid,
  }
}

// So many stand in a message; the statement behind its link has them all.
const namedInvoices = 8

function unpaidFields(unpaid: UnpaidLine[]): Fields {
  const named = unpaid.slice(0, namedInvoices)
  const others = unpaid.length - named.length
  const more = others > 0 ? [words.andMore(others)] : []
  const lines = named.map(({ number, open_cents, due_on }) =>
    words.unpaidLine(number, formatRand(open_cents), formatListDay(due_on)),
  )
  return {
    number: named.map(({ reference }) => reference).join(', '),
    due: unpaid[0] && formatListDay(unpaid[0].due_on),
    list: [...lines, ...more].join('\n'),
  }
}

const pathsOf: Partial<Record<Occasion, (token: string) => string>> = {
  quote: quotePath,
  done: reviewPath,
  invoice: invoicePath,
  unpaid: invoicePath,
}

function linkOf({ occasion, token, unpaid }: Message): string | null {
  if (!token) return null
  const path = unpaid && unpaid.length > 1 ? statementPaperPath : (pathsOf[occasion] ?? managePath)
  return new URL(path(token), location.origin).href
}

/** 'Thursday, 08:00–10:00, De Bakke'. */
export function factsOf(message: Message) {
  const { occasion, service_date, service_time, suburb, service_type, cleans } = message
  if (occasion === 'quote' || occasion === 'invoice' || occasion === 'price') return moneyFactsOf(message)
  if (message.unpaid?.[0]) {
    const price = formatRand(message.price_cents ?? 0)
    return words.unpaidOf(price, message.unpaid.length, formatListDay(message.unpaid[0].due_on))
  }
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
