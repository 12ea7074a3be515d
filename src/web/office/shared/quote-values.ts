// What the quote editor holds, and what follows from it: lines from the list, discounts that are due, total, length.
import { estimateLineWords } from '#content/quotes.ts'
import { todayAt } from '#domain/calendar.ts'
import { cleanMinutes, lengthOf } from '#domain/clean-length.ts'
import { waitingDiscount } from '#domain/discounts.ts'
import { parseRand, toDecimal } from '#domain/money.ts'
import {
  type ChargeKind,
  type ChargeLine,
  discountsOf,
  duePromotion,
  type EstimateLine,
  estimate,
  isDiscount,
  type PromotionRule,
  sumOf,
} from '#domain/price.ts'
import type { OfferedTime } from '#domain/quote.ts'
import { type ServiceType, usualType } from '#domain/service-types.ts'
import type { CleanChoices } from '#web/data/clean-choices.ts'
import type { QuoteDraft, QuoteFields } from '#web/data/quotes.ts'

export type QuoteFacts = {
  draft: QuoteDraft
  choices: CleanChoices
  /** The promotions that run. */
  running: PromotionRule[]
}

/** A line as it is typed. */
export type TypedLine = { id: string; kind: ChargeKind; key: string | null; words: string; rand: string }

export type QuoteValues = {
  service_type: ServiceType
  size: number | null
  extras: string[]
  suburb: string | null
  lines: TypedLine[]
  hasPromotion: boolean
  rewardIds: string[]
  note: string
  /** Only of a quote without a booking. */
  name: string
  email: string
  phone: string
  address: string
  offers: OfferedTime[]
}

const person = { name: '', email: '', phone: '', address: '', offers: [] as OfferedTime[] }

/** The newest version, or what the request says with the prices of the list. */
export function startOf(facts: QuoteFacts): QuoteValues {
  const { quote } = facts.draft
  return quote ? fromQuote(facts, quote) : fromList(facts)
}

function fromQuote({ draft }: QuoteFacts, quote: NonNullable<QuoteDraft['quote']>): QuoteValues {
  const { service_type, size, extras, suburb, lines } = quote
  const discounts = lines.filter(isDiscount)
  const waiting = draft.rewards.map(({ id }) => id)
  return {
    ...{ service_type, size, extras, suburb },
    lines: lines.flatMap((line, place) =>
      isDiscount(line)
        ? []
        : [{ ...line, key: line.key ?? null, id: `line-${place}`, rand: toDecimal(line.amount_cents) }],
    ),
    hasPromotion: discounts.some(({ kind }) => kind === 'promotion'),
    rewardIds: discounts.map(({ key }) => key).filter(key => waiting.includes(key)),
    note: quote.note ?? '',
    ...person,
    ...(!quote.booking_id && {
      name: quote.name ?? '',
      email: quote.email ?? '',
      phone: quote.phone ?? '',
      address: quote.address ?? '',
      offers: quote.offers,
    }),
  }
}

function fromList(facts: QuoteFacts): QuoteValues {
  const { booking, message, rewards } = facts.draft
  const service_type = booking?.service_type ?? usualType('residential-standard')
  const chosen = {
    service_type,
    size: booking?.size ?? lengthOf(service_type, facts.choices.lengths)?.usual_size ?? null,
    extras: booking?.extras ?? [],
    suburb: booking?.suburb ?? null,
  }
  const day = booking?.service_date ?? todayAt(new Date())
  return {
    ...chosen,
    lines: linesOf(facts, chosen),
    hasPromotion: true,
    rewardIds: waitingDiscount(rewards, day).used.map(({ id }) => id),
    note: '',
    ...person,
    ...(message && { name: message.name, email: message.email, phone: message.phone ?? '' }),
  }
}

type Chosen = Pick<QuoteValues, 'service_type' | 'size' | 'extras' | 'suburb'>

/** What has no price yet is a line all the same, with nothing in it. */
export function linesOf(facts: QuoteFacts, chosen: Chosen): TypedLine[] {
  const reckoned = estimate(facts.draft.prices, chosen)
  const clean = { kind: 'clean' as const, key: chosen.service_type, amount_cents: Number.NaN }
  const known: EstimateLine[] = reckoned?.lines ?? [{ ...clean, ...(chosen.size && { size: chosen.size }) }]
  const unpriced = chosen.extras
    .filter(key => !known.some(line => line.kind === 'extra' && line.key === key))
    .map(key => ({ kind: 'extra' as const, key, amount_cents: Number.NaN }))
  const ways = known.filter(({ kind }) => kind === 'way')
  return [...known.filter(({ kind }) => kind !== 'way'), ...unpriced, ...ways].map(line =>
    typedLine(facts, chosen, line),
  )
}

function typedLine({ choices }: QuoteFacts, { service_type, suburb }: Chosen, line: EstimateLine): TypedLine {
  const extraLabel = (key: string) => choices.extras.find(extra => extra.key === key)?.label ?? key
  const words = estimateLineWords(line, { type: service_type, suburb, extraLabel })
  const rand = Number.isNaN(line.amount_cents) ? '' : toDecimal(line.amount_cents)
  return { id: `${line.kind}-${line.key}`, kind: line.kind, key: line.key, words, rand }
}

/** Another size or kind is another price of the clean; the other lines stay as they were typed. */
export function resized(
  facts: QuoteFacts,
  values: QuoteValues,
  changes: Partial<Chosen>,
): Partial<QuoteValues> {
  const chosen = { ...values, ...changes }
  const [clean] = linesOf(facts, chosen)
  const lines = values.lines.map(line =>
    line.kind === 'clean' && clean ? { ...clean, id: line.id, rand: clean.rand || line.rand } : line,
  )
  return { ...changes, lines }
}

export function withExtra(facts: QuoteFacts, values: QuoteValues, key: string): Partial<QuoteValues> {
  const extras = [...values.extras, key]
  const line = linesOf(facts, { ...values, extras }).find(one => one.kind === 'extra' && one.key === key)
  return { extras, lines: line ? [...values.lines, line] : values.lines }
}

export function withoutLine({ lines, extras }: QuoteValues, id: string): Partial<QuoteValues> {
  const gone = lines.find(line => line.id === id)
  return {
    lines: lines.filter(line => line.id !== id),
    extras: gone?.kind === 'extra' ? extras.filter(key => key !== gone.key) : extras,
  }
}

/** The price before discounts, set as a whole: the clean itself takes the difference. */
export function priced(values: QuoteValues, wholeCents: number): Partial<QuoteValues> {
  const clean = values.lines.find(({ kind }) => kind === 'clean') ?? values.lines[0]
  const others = sumOf(chargesOf(values.lines.filter(line => line !== clean)))
  const rand = toDecimal(Math.max(0, wholeCents - others))
  return { lines: values.lines.map(line => (line === clean ? { ...line, rand } : line)) }
}

/** What is not an amount yet counts nothing. */
const chargesOf = (lines: TypedLine[]): ChargeLine[] =>
  lines.map(({ kind, key, words, rand }) => ({ kind, key, words, amount_cents: parseRand(rand) ?? 0 }))

export function reckon(facts: QuoteFacts, values: QuoteValues) {
  const { draft, running } = facts
  const charges = chargesOf(values.lines)
  const first = { is_first_clean: draft.is_first_clean, is_first_renovation: draft.is_first_renovation }
  const known = [...running, ...onQuote(draft, running), ...onRequest(draft)]
  const due = duePromotion(known, { charges, choices: values, first })
  const promotion = values.hasPromotion ? due : undefined
  const rewards = draft.rewards.filter(({ id }) => values.rewardIds.includes(id))
  const discounts = discountsOf({ charges, promotion, rewards })
  const [offered] = due ? discountsOf({ charges, promotion: due, rewards: [] }) : []
  const minutes = minutesOf(facts, values)
  const wholeCents = sumOf(charges)
  const totalCents = wholeCents + sumOf(discounts)
  return {
    charges,
    promotion,
    discounts,
    /** The promotion that is due, taken or not. */
    offered,
    wholeCents,
    totalCents,
    minutes,
    hourCents: minutes ? Math.round((totalCents * 60) / minutes) : undefined,
  }
}

// One that was promised stays, though it may run no longer.
function onQuote({ quote }: QuoteDraft, running: PromotionRule[]): PromotionRule[] {
  const line = quote?.lines.filter(isDiscount).find(({ kind }) => kind === 'promotion')
  if (!line || running.some(({ name }) => name === line.key)) return []
  const { milestone: _, ...rule } = line.rule
  return [{ name: line.key, ...rule } as PromotionRule]
}

// What ran when the client asked counts, where it was better.
const onRequest = ({ booking }: QuoteDraft): PromotionRule[] => booking?.offers ?? []

// As it is planned while nothing else is asked for; else as long as such a clean usually takes.
function minutesOf({ draft, choices }: QuoteFacts, values: QuoteValues): number | null {
  const planned = [draft.quote, draft.booking].find(known => known && isSameClean(known, values))
  if (planned?.minutes) return planned.minutes
  const length = lengthOf(values.service_type, choices.lengths)
  if (!length) return null
  return cleanMinutes({ size: values.size, extras: values.extras, length, offered: choices.extras })
}

type Clean = { service_type: string; size: number | null; extras: string[] }

const isSameClean = (a: Clean, b: Clean) =>
  a.service_type === b.service_type &&
  (a.size ?? b.size) === b.size &&
  [...a.extras].sort().join() === [...b.extras].sort().join()

/** As the server takes it. */
export function fieldsOf(facts: QuoteFacts, values: QuoteValues): QuoteFields {
  const { charges, promotion, minutes } = reckon(facts, values)
  const { service_type, size, extras, suburb, rewardIds: reward_ids } = values
  const { booking, message, quote } = facts.draft
  const said = {
    ...{ service_type, size, extras, suburb, minutes, reward_ids },
    lines: charges,
    promotion: promotion ?? null,
    note: values.note.trim() || null,
  }
  if (booking) return { ...said, booking_id: booking.id }
  return {
    ...said,
    message_id: message?.id ?? quote?.message_id ?? '',
    name: values.name.trim(),
    email: values.email.trim() || null,
    phone: values.phone.trim() || null,
    address: values.address.trim() || null,
    offers: values.offers,
  }
}
