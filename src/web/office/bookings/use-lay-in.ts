// Lays the clean in the hand into its place. Whoever was quicker is named, and the clean stays in the hand.
import { bookingWords } from '#content/office-bookings.ts'
import { weekWords } from '#content/office-week.ts'
import { toldOnWhatsApp } from '#content/telling.ts'
import { isStatusOpen } from '#domain/booking-status.ts'
import { clockAt, formatDayOfYear, formatWeekday } from '#domain/calendar.ts'
import { clockOf } from '#domain/clean-length.ts'
import type { Place } from '#domain/diary.ts'
import { Refusal } from '#domain/refusal.ts'
import { timeSlots } from '#domain/terms.ts'
import { useBusy } from '#web/acts/use-busy.ts'
import { planBooking } from '#web/data/run-bookings.ts'
import { type OfficeBooking, readBooking, readHistory, readWeekBookings } from '#web/data/staff-bookings.ts'
import { placeVisit, type UnplacedVisit } from '#web/data/unplaced-visits.ts'
import { useRefreshBookings } from '#web/office/shared/use-refresh-bookings.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { changeWords, fullWhenOf, nameOf } from './booking-words.ts'
import type { BookingsDesk, Hand } from './bookings-desk.ts'
import { tellClient, toldOf } from './tell-client.ts'

const words = weekWords.hand

/** The window in which a start lies. */
const slotAt = (start: number) =>
  timeSlots.find(slot => slot.slice(0, 5) <= clockOf(start) && clockOf(start) < slot.slice(6))

/** Whether the client would come to hear of it: another day or another window. */
export function isNews({ service_date, service_time }: OfficeBooking, place: Place): boolean {
  return place.day !== service_date || slotAt(place.start) !== service_time
}

/** 'Thursday 10:50' */
export const placeWords = ({ day, start }: Place) => `${formatDayOfYear(day).split(' ')[0]} ${clockOf(start)}`

export function useLayIn(desk: BookingsDesk) {
  const refresh = useRefreshBookings()
  const { run, isBusy } = useBusy()

  async function layIn({ booking, minutes, visit }: Hand, place: Place, reason?: string) {
    try {
      const plan = {
        ...{ day: place.day, start: place.start, minutes, reason },
        crewId: place.crewId || undefined,
      }
      await (visit ? placeVisit(visit, plan) : planBooking(booking, plan))
      const when = `${formatWeekday(place.day)} ${Number(place.day.slice(8))}, ${weekWords.times(place.start, minutes)}`
      showToast({ title: weekWords.done.laid(nameOf(booking), when), ...toldWords(booking, place, visit) })
      await refresh()
      desk.endMoving(booking)
    } catch (error) {
      await refresh()
      await sayWhy(error, booking, place, minutes)
    }
  }

  async function sayWhy(error: unknown, booking: OfficeBooking, place: Place, minutes: number) {
    if (!(error instanceof Refusal)) {
      showToast({ ...bookingWords.failed, tone: 'bad' })
      return
    }
    if (error.code === 'slot_taken') {
      const by = await whoIsThere(booking, place, minutes).catch(() => '')
      return desk.change({ place: undefined, trouble: words.overtaken(placeWords(place), by) })
    }
    if (error.code !== 'changed_meanwhile') return desk.change({ trouble: error.message })
    const now = await readBooking(booking.id).catch(() => booking)
    if (now && isStatusOpen(now.status))
      return desk.change({ booking: now, trouble: changeWords(booking, now) })
    desk.putBack()
    showToast({ title: nameOf(booking), text: changeWords(booking, now), tone: 'bad' })
  }

  return {
    isBusy,
    layIn: (hand: Hand, place: Place, reason?: string) => run(() => layIn(hand, place, reason)),
  }
}

// No letter goes out for a visit that the plan makes.
function toldWords(booking: OfficeBooking, place: Place, visit: UnplacedVisit | undefined) {
  if (!isNews(booking, place)) return {}
  const to = { service_date: place.day, service_time: slotAt(place.start) ?? booking.service_time }
  const told = tellClient(booking, toldOnWhatsApp.moved(toldOf(booking, fullWhenOf(to))))
  return visit ? { ...told, text: words.noLetter } : told
}

/** 'Johan Botha, by Zanele, 11:07' */
async function whoIsThere(booking: OfficeBooking, place: Place, minutes: number): Promise<string> {
  const others = await readWeekBookings(place.day, place.day)
  const other = others.find(
    ({ id, crew_id, start_minute, minutes: length }) =>
      id !== booking.id &&
      crew_id === place.crewId &&
      (start_minute ?? 0) < place.start + minutes + 60 &&
      place.start < (start_minute ?? 0) + (length ?? 0) + 60,
  )
  if (!other) return ''
  const last = (await readHistory(other.id)).at(-1)
  return [nameOf(other), last?.who && `by ${last.who}`, last && clockAt(new Date(last.created_at))]
    .filter(Boolean)
    .join(', ')
}
