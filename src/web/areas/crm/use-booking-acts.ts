// What the office does with a booking, with its message; a colleague who was quicker is told of, never overwritten.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { officeWords } from '#content/office.ts'
import { bookingWords } from '#content/office-bookings.ts'
import { Refusal } from '#domain/refusal.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import {
  cancelBooking,
  confirmBooking,
  moveBooking,
  priceBooking,
  type Quote,
} from '#web/data/run-bookings.ts'
import { type OfficeBooking, readBooking } from '#web/data/staff-bookings.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { changeWords, nameOf, whenOf } from './booking-words.ts'

/** The field that was refused, if it was one. */
export type ActOutcome = { isDone: boolean; field?: string | undefined }

type Act = { said: string; work: () => Promise<void> }

export const bookingsKey = 'office-bookings'
export const requestCountKey = 'waiting-bookings'

export function useRefreshBookings() {
  const queries = useQueryClient()
  return async () => {
    await Promise.all(
      [bookingsKey, requestCountKey, 'day'].map(key => queries.invalidateQueries({ queryKey: [key] })),
    )
  }
}

export function useBookingActs(booking: OfficeBooking) {
  const refresh = useRefreshBookings()
  const [isBusy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<string>()
  const name = nameOf(booking)

  async function act({ said, work }: Act): Promise<ActOutcome> {
    if (isBusy) return { isDone: false }
    setBusy(true)
    setConflict(undefined)
    try {
      await work()
      showToast({ title: said, text: bookingWords.done.mail })
      return { isDone: true }
    } catch (error) {
      return await sayWhy(error)
    } finally {
      await refresh()
      setBusy(false)
    }
  }

  async function sayWhy(error: unknown): Promise<ActOutcome> {
    if (!(error instanceof Refusal)) {
      showToast({ ...bookingWords.failed, tone: 'bad' })
      return { isDone: false }
    }
    if (error.code !== 'changed_meanwhile') {
      if (!error.field) showToast({ title: name, text: error.message, tone: 'bad' })
      return { isDone: false, field: error.field }
    }
    const now = await readBooking(booking.id).catch(() => booking)
    const words = changeWords(booking, now)
    setConflict(words)
    // Where it has left the list, nothing else would tell.
    if (now?.status !== booking.status)
      showToast({ title: `${name}: ${officeWords.conflict.title}`, text: words, tone: 'bad' })
    return { isDone: false }
  }

  const { done } = bookingWords
  return {
    isBusy,
    conflict,
    forgetConflict: () => setConflict(undefined),
    confirm: (quote: Quote) =>
      act({ said: done.confirmed(name), work: () => confirmBooking(booking, quote) }),
    price: (quote: Quote) => act({ said: done.priced(name), work: () => priceBooking(booking, quote) }),
    cancel: (reason: string) =>
      act({ said: done.cancelled(name), work: () => cancelBooking(booking, reason) }),
    move: (day: string, slot: TimeSlot) =>
      act({
        said: done.moved(name, whenOf({ service_date: day, service_time: slot })),
        work: () => moveBooking(booking, { day, slot }),
      }),
  }
}

export type BookingActs = ReturnType<typeof useBookingActs>
