// A price being set: what is typed and ticked so far, kept over a reload until it is sent.
import { useState } from 'react'
import { bookingWords } from '#content/office-bookings.ts'
import { discountLines, waitingDiscount } from '#domain/discounts.ts'
import { parseRand, toDecimal } from '#domain/money.ts'
import type { Quote } from '#web/data/run-bookings.ts'
import type { OfficeBooking, WaitingReward } from '#web/data/staff-bookings.ts'
import { forget, keep, readKept } from '#web/kept.ts'
import { useOfficeVisitor } from '#web/office/office-visitor.ts'
import { officeKeyOf } from '#web/session-keys.ts'
import type { ActOutcome } from './use-booking-acts.ts'

type Typed = { price: string; ticks: Record<string, boolean> }

export function useQuote(booking: OfficeBooking, rewards: WaitingReward[]) {
  const { session } = useOfficeVisitor()
  const key = officeKeyOf(`quote-${booking.id}`, session.user.id)
  const [typed, setTyped] = useState(() => readKept(key) as Typed | undefined)
  const [error, setError] = useState<string>()
  const offered = offeredOn(booking, rewards)
  const isTicked = ({ id, used_by }: WaitingReward) =>
    typed?.ticks[id] ?? (booking.full_price_cents === null || used_by === booking.id)
  const price = typed?.price ?? priceOf(booking)
  const priceCents = parseRand(price)
  const ticked = offered.filter(isTicked)
  const lines = priceCents === undefined ? [] : discountLines(priceCents, ticked)

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

  /** What is to be sent, or a word at the field. */
  function check(): Quote | undefined {
    if (priceCents !== undefined) return { priceCents, rewardIds: ticked.map(({ id }) => id) }
    setError(bookingWords.quote.invalid)
  }

  /** Sends what is typed, and forgets it once it has arrived. */
  async function send(act: (quote: Quote) => Promise<ActOutcome>) {
    const asked = check()
    if (!asked) return
    const { isDone, field } = await act(asked)
    if (isDone) startAgain()
    else if (field === 'price') setError(bookingWords.quote.invalid)
  }

  return {
    price,
    error,
    offered: offered.map(reward => ({
      reward,
      isTicked: isTicked(reward),
      amountCents: lines.find(({ reward_id }) => reward_id === reward.id)?.amount_cents,
    })),
    paysCents:
      priceCents === undefined
        ? undefined
        : priceCents - lines.reduce((sum, line) => sum + line.amount_cents, 0),
    isChanged: typed !== undefined,
    typePrice: (text: string) => type({ price: text }),
    tick: (id: string, isOn: boolean) => type({ ticks: { ...typed?.ticks, [id]: isOn } }),
    send,
    startAgain,
  }
}

export type QuoteForm = ReturnType<typeof useQuote>

function priceOf({ full_price_cents }: OfficeBooking): string {
  return full_price_cents === null ? '' : toDecimal(full_price_cents)
}

// What is on it already stays on offer, whatever has lapsed meanwhile.
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
