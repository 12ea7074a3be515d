// The office's acts on a booking, each with its message; a colleague's change is reported, never overwritten.
import { useState } from 'react'
import { officeWords } from '#content/office.ts'
import { bookingWords } from '#content/office-bookings.ts'
import { rhythmText } from '#content/plans.ts'
import { toldOnWhatsApp } from '#content/telling.ts'
import { formatRand } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import type { DayRhythm } from '#domain/rhythm.ts'
import { useBusy } from '#web/acts/use-busy.ts'
import { newId } from '#web/browser/random.ts'
import { makePlan } from '#web/data/plans.ts'
import {
  cancelBooking,
  confirmBooking,
  type Plan,
  planBooking,
  priceBooking,
  type Quote,
} from '#web/data/run-bookings.ts'
import { type OfficeBooking, readBooking } from '#web/data/staff-bookings.ts'
import { useRefreshBookings } from '#web/office/shared/use-refresh-bookings.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { changeWords, nameOf } from './booking-words.ts'
import { tellClient, toldOf } from './tell-client.ts'

/** The field that was refused, if it was one, and the code of any refusal. */
export type ActOutcome = { isDone: boolean; field?: string | undefined; code?: string | undefined }

/** told: the message for the client, if there is one. */
type Act = {
  said: string
  told?: string | undefined
  work: () => Promise<void>
  onSaved?: (() => void) | undefined
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share one state
export function useBookingActs(booking: OfficeBooking) {
  const refresh = useRefreshBookings()
  const { run, isBusy } = useBusy()
  const [conflict, setConflict] = useState<string>()
  // One attempt has one id: a repeat is the same plan.
  const [planId] = useState(newId)
  const name = nameOf(booking)

  const act = async (wanted: Act): Promise<ActOutcome> =>
    (await run(() => perform(wanted))) ?? { isDone: false }

  async function perform({ said, told, work, onSaved }: Act): Promise<ActOutcome> {
    setConflict(undefined)
    try {
      await work()
      onSaved?.()
      showToast({ title: said, ...(told && tellClient(booking, told)) })
      await refresh()
      return { isDone: true }
    } catch (error) {
      void refresh()
      return await sayWhy(error)
    }
  }

  async function sayWhy(error: unknown): Promise<ActOutcome> {
    if (!(error instanceof Refusal)) {
      showToast({ ...bookingWords.failed, tone: 'bad' })
      return { isDone: false }
    }
    if (error.code !== 'changed_meanwhile') {
      if (!error.field) showToast({ title: name, text: error.message, tone: 'bad' })
      return { isDone: false, field: error.field, code: error.code }
    }
    const now = await readBooking(booking.id).catch(() => booking)
    const words = changeWords(booking, now)
    setConflict(words)
    // If it has left the list, nothing else would show it.
    if (now?.status !== booking.status)
      showToast({ title: `${name}: ${officeWords.conflict.title}`, text: words, tone: 'bad' })
    return { isDone: false }
  }

  const { done } = bookingWords
  return {
    isBusy,
    conflict,
    forgetConflict: () => setConflict(undefined),
    confirm: (quote: Quote, onSaved?: () => void) =>
      act({
        said: done.confirmed(name),
        told: toldOnWhatsApp.confirmed(toldOf(booking), formatRand(quote.paysCents)),
        work: () => confirmBooking(booking, quote),
        onSaved,
      }),
    /** As the first visit of a plan that is made with it. */
    confirmRegular: (rhythm: DayRhythm) => (quote: Quote, onSaved?: () => void) =>
      act({
        said: done.madeRegular(name),
        told: toldOnWhatsApp.regular(toldOf(booking), rhythmText(rhythm), formatRand(quote.priceCents)),
        work: async () => {
          const { priceCents: price_cents, rewardIds: reward_ids } = quote
          await makePlan({ id: planId, ...rhythm, price_cents, reward_ids }, booking)
        },
        onSaved,
      }),
    price: (quote: Quote, onSaved?: () => void) =>
      act({
        said: done.priced(name),
        // Before the confirmation nobody was told a price.
        told:
          booking.status === 'confirmed'
            ? toldOnWhatsApp.priced(toldOf(booking), formatRand(quote.paysCents))
            : undefined,
        work: () => priceBooking(booking, quote),
        onSaved,
      }),
    cancel: (reason: string) =>
      act({
        said: done.cancelled(name),
        told: toldOnWhatsApp.cancelled(toldOf(booking), reason),
        work: () => cancelBooking(booking, reason),
      }),
    plan: (plan: Plan) => act({ said: done.planned(name), work: () => planBooking(booking, plan) }),
  }
}

export type BookingActs = ReturnType<typeof useBookingActs>
