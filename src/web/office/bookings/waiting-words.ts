// The waiting list's wording, and the addresses of its panels.
import { sizeText } from '#content/clean-size.ts'
import { bookingWords } from '#content/office-bookings.ts'
import { waitingWords } from '#content/waiting-list.ts'
import { formatListDay, formatTimes } from '#domain/calendar.ts'
import { clockOf } from '#domain/clean-length.ts'
import { fullName } from '#domain/full-name.ts'
import { type ServiceType, serviceLabel } from '#domain/service-types.ts'
import { timeSlots } from '#domain/terms.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { type Gap, gapKey } from '#domain/waiting-list.ts'
import { clientOf, type OfficeBooking } from '#web/data/staff-bookings.ts'
import type { WaitingCustomer } from '#web/data/waiting-list.ts'

export const waitingPath = (search = '') => `/crm/bookings/waiting${search}`

/** The panel that says who could come in a free stretch. */
export const gapPath = (gap: Gap) => `/crm/bookings/gap?gap=${gapKey(gap)}&day=${gap.day}`

/** 'Thu 17 Dec, 10:30 to 13:00' */
export const gapWords = ({ day, starts, ends }: Gap) =>
  waitingWords.gap(formatListDay(day), clockOf(starts), clockOf(ends))

/** The arrival window that a start lies in; the first and the last reach further. */
export function windowAt(minute: number): TimeSlot {
  const place = Math.floor((minute - 480) / 120)
  return timeSlots[Math.min(Math.max(place, 0), timeSlots.length - 1)] as TimeSlot
}

type Wanted = { service_type: ServiceType; size: number | null; suburb: string | null }

/** 'Windows, 15 windows, Hartenbos' */
export const cleanWords = ({ service_type, size, suburb }: Wanted) =>
  [serviceLabel(service_type), sizeText(service_type, size), suburb].filter(Boolean).join(', ')

export type Reached = { name: string; phone: string | null; email: string | null }

export function reachOf(booking: OfficeBooking | null, customer: WaitingCustomer | null): Reached {
  if (booking) return { ...clientOf(booking), name: clientOf(booking).name || bookingWords.noName }
  const { phone = null, email = null } = customer ?? {}
  return { name: customer ? fullName(customer) : bookingWords.noName, phone, email }
}

type Suits = { weekdays: number[]; windows: string[] }

/** 'Mon, Tue, 08:00–10:00' */
export function suitWords({ weekdays, windows }: Suits): string {
  const days = weekdays.toSorted().map(day => waitingWords.adding.weekdays[day - 1])
  const suits = [...days, ...windows.toSorted().map(formatTimes)]
  return suits.length > 0 ? suits.join(', ') : waitingWords.list.any
}
