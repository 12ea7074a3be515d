// The mails about a quote: to the client with its lines and private link, and to the owner when it was answered or not.

import { whatsappChatLink } from '#content/chat.ts'
import { extrasText, sizeText } from '#content/clean-size.ts'
import {
  amountWords,
  quoteFactLabels as labels,
  quoteAnsweredOwnerMail,
  quoteLapsedMail,
  quoteLapsedOwnerMail,
  quoteMail,
} from '#content/quotes.ts'
import { formatDate, formatDayOfYear, formatTimes } from '#domain/calendar.ts'
import { aboutHours } from '#domain/clean-length.ts'
import { formatOff, formatRand } from '#domain/money.ts'
import { formatPhone } from '#domain/phone.ts'
import { isDiscount, lineWords, type QuoteLine } from '#domain/price.ts'
import { quotePaperPath, quotePath } from '#domain/quote.ts'
import { serviceLabel } from '#domain/service-types.ts'
import { factsOf, firstNameOf, type Letter } from './letter.ts'
import type { AnsweredQuote, LinkedQuote, QuoteFacts } from './payloads.ts'

export function quoteSentLetter(quote: LinkedQuote, siteUrl: string): Letter {
  const words = quoteMail
  return {
    subject: quote.isChange ? words.changedSubject(quote.number) : words.subject(quote.number),
    heading: words.heading(firstName(quote)),
    paragraphs: [quote.isChange ? words.changed : words.text, ...(quote.note ? [`“${quote.note}”`] : [])],
    facts: factsOf([...whatFacts(quote), ...lineFacts(quote), [labels.total, formatRand(quote.totalCents)]]),
    button: { label: words.button, href: new URL(quotePath(quote.key), siteUrl).href },
    validity: validity(quote),
    steps:
      quote.offers.length > 0
        ? { title: words.offers, list: quote.offers.map(({ day, slot }) => timeOf(day, slot)) }
        : undefined,
    links: [{ label: words.paper, href: new URL(quotePaperPath(quote.key), siteUrl).href }, askLink(quote)],
    closing: words.closing,
  }
}

export function quoteLapsedLetter(quote: LinkedQuote, siteUrl: string): Letter {
  const words = quoteLapsedMail
  const until = quote.validUntil && formatDate(quote.validUntil)
  return {
    subject: words.subject(quote.number),
    heading: words.heading(firstName(quote)),
    paragraphs: [words.text, ...(until ? [words.stands(formatRand(quote.totalCents), until)] : [])],
    facts: factsOf(whatFacts(quote)),
    button: { label: words.button, href: new URL(quotePath(quote.key), siteUrl).href },
    links: [askLink(quote)],
  }
}

export function quoteLapsedOwnerLetter(quote: QuoteFacts): Letter {
  const words = quoteLapsedOwnerMail
  return {
    subject: words.subject(quote.number, quote.name ?? ''),
    heading: words.heading,
    paragraphs: [words.text],
    ...ownerFacts(quote, null),
  }
}

export function quoteAnsweredOwnerLetter(quote: AnsweredQuote): Letter {
  const words = quoteAnsweredOwnerMail[quote.answer]
  return {
    subject: words.subject(quote.number, quote.name ?? ''),
    heading: words.heading,
    paragraphs: [words.text],
    ...ownerFacts(quote, quote.reason),
  }
}

type Pair = [label: string, value: string | null]

const firstName = ({ name }: QuoteFacts) => (name ? firstNameOf(name) : undefined)
const timeOf = (day: string, slot: string) => `${formatDayOfYear(day)}, ${formatTimes(slot)}`

function whatFacts(quote: QuoteFacts): Pair[] {
  return [
    [labels.number, quote.number],
    [labels.service, serviceLabel(quote.serviceType)],
    [labels.size, sizeText(quote.serviceType, quote.size)],
    [labels.extras, extrasText(quote.extras)],
    [labels.day, quote.serviceDate && formatDayOfYear(quote.serviceDate)],
    [labels.arrival, quote.serviceTime && formatTimes(quote.serviceTime)],
    [labels.takes, quote.minutes ? aboutHours(quote.minutes) : null],
  ]
}

// Each discount says why.
function lineFacts({ lines }: QuoteFacts): Pair[] {
  return (lines as QuoteLine[]).map(line => [
    lineWords(line),
    isDiscount(line) ? formatOff(-line.amount_cents) : amountWords(line.amount_cents),
  ])
}

// '2026-12-16T17:00' is the business's own clock. A quote that holds no day says only how long it is good.
function validity({ heldUntil, validUntil, serviceDate }: QuoteFacts): string | undefined {
  const [day = '', clock = ''] = heldUntil?.split('T') ?? []
  const held = serviceDate && day ? [quoteMail.held(`${formatDayOfYear(day)}, ${clock}`)] : []
  const valid = validUntil ? [quoteMail.valid(formatDate(validUntil))] : []
  return [...held, ...valid].join(' ') || undefined
}

function ownerFacts(quote: QuoteFacts, reason: string | null): Pick<Letter, 'facts' | 'links'> {
  const { phone } = quote
  return {
    facts: factsOf([
      ...whatFacts(quote),
      [labels.totalOwner, formatRand(quote.totalCents)],
      [labels.name, quote.name],
      [labels.phone, phone && formatPhone(phone)],
      [labels.reason, reason],
    ]),
    links: phone ? [{ label: quoteAnsweredOwnerMail.call(formatPhone(phone)), href: `tel:${phone}` }] : [],
  }
}

const askLink = ({ number }: QuoteFacts) => ({
  label: quoteMail.ask,
  href: whatsappChatLink(quoteMail.question(number)),
})
