// A price being set: the draft of its fields and ticks, kept across reloads until it is sent.
import { useState } from 'react'
import { bookingWords } from '#content/office-bookings.ts'
import { discountLines, waitingDiscount } from '#domain/discounts.ts'
import { parseRand, toDecimal } from '#domain/money.ts'
import { forget, keep, readKept } from '#web/browser/kept.ts'
import { officeKeyOf } from '#web/browser/session-keys.ts'
import { isOwnVersion, type Quote } from '#web/data/run-bookings.ts'
import type { OfficeBooking, WaitingReward } from '#web/data/staff-bookings.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { changeWords } from './booking-words.ts'
import type { ActOutcome } from './use-booking-acts.ts'

type Typed = { price: string; ticks: Record<string, boolean> }

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share one state
export function useQuote(booking: OfficeBooking, rewards: WaitingReward[]) {
  const { session } = useOfficeVisitor()
  const key = quoteKeyOf(booking.id, session.user.id)
  const [typed, setTyped] = useState(() => readKept(key) as Typed | undefined)
  const [error, setError] = useState<string>()
  const offered = offeredOn(booking, rewards)
  const isTicked = ({ id, used_by }: WaitingReward) =>
    typed?.ticks[id] ?? (booking.full_price_cents === null || used_by === booking.id)
  const price = typed?.price ?? priceOf(booking)
  const priceCents = parseRand(price)
  const ticked = offered.filter(isTicked)
  const lines = priceCents === undefined ? [] : discountLines(priceCents, ticked)

  const paysCents =
    priceCents === undefined
      ? undefined
      : priceCents - lines.reduce((sum, line) => sum + line.amount_cents, 0)

  function type(changes: Partial<Typed>) {
    const next = { price, ticks: typed?.ticks ?? {}, ...changes }
    setTyped(next)
    setError(undefined)
    keep(key, next)
  }

  function startAgain() {
    forget(key)
    setTyped(undefined)
    setError(undefined)
  }

  /** The quote to send, or an error at the field. */
  function check(): Quote | undefined {
    if (priceCents !== undefined && paysCents !== undefined)
      return { priceCents, paysCents, rewardIds: ticked.map(({ id }) => id) }
    setError(bookingWords.quote.invalid)
  }

  /** Sends the quote and, once it is stored, deletes the draft before the lists are read again. Returns its success. */
  async function send(act: (quote: Quote, onSaved: () => void) => Promise<ActOutcome>): Promise<boolean> {
    const asked = check()
    if (!asked) return false
    const { isDone, field } = await act(asked, startAgain)
    if (!isDone && field === 'price') setError(bookingWords.quote.invalid)
    return isDone
  }

  return {
    price,
    error,
    offered: offered.map(reward => ({
      reward,
      isTicked: isTicked(reward),
      amountCents: lines.find(({ reward_id }) => reward_id === reward.id)?.amount_cents,
    })),
    paysCents,
    isChanged: typed !== undefined,
    typePrice: (text: string) => type({ price: text }),
    tick: (id: string, isOn: boolean) => type({ ticks: { ...typed?.ticks, [id]: isOn } }),
    send,
    startAgain,
  }
}

export type QuoteForm = ReturnType<typeof useQuote>

const quoteKeyOf = (bookingId: string, userId: string) => officeKeyOf(`quote-${bookingId}`, userId)

/** The changes somebody else has made since the typing of the price began. */
export function useChangesMeanwhile(booking: OfficeBooking, quote: QuoteForm): string | undefined {
  const [seen, setSeen] = useState(booking)
  const isFollowed = !quote.isChanged || isOwnVersion(booking)
  if (isFollowed && seen.updated_at !== booking.updated_at) setSeen(booking)
  return seen.updated_at === booking.updated_at ? undefined : changeWords(seen, booking)
}

function priceOf({ full_price_cents }: OfficeBooking): string {
  return full_price_cents === null ? '' : toDecimal(full_price_cents)
}

// Rewards already on the booking stay on offer, even if they have lapsed since.
function offeredOn(booking: OfficeBooking, rewards: WaitingReward[]): WaitingReward[] {
  const own = rewards.filter(({ customer_id }) => customer_id === booking.customer_id)
  const onIt = own.filter(({ used_by }) => used_by === booking.id)
  const waiting = waitingDiscount(
    own.filter(({ used_by }) => !used_by),
    booking.service_date,
  ).used as WaitingReward[]
  const all = [...onIt, ...waiting]
  const of = (kind: WaitingReward['kind'], most: number) =>
    all.filter(reward => reward.kind === kind).slice(0, most)
  return [...of('loyalty', 1), ...of('referral', 4)]
}
