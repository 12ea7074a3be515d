// The office's changes to bookings and days. Each names the version that was read.
import type { IsoDay } from '#domain/calendar.ts'
import type { Payment } from '#domain/day-list.ts'
import { toDecimal } from '#domain/money.ts'
import type { ServiceType } from '#domain/service-types.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { asSelf, callAsSelf, submitAsSelf } from './as-self.ts'
import { restApi } from './rest-api.ts'
import type { OfficeBooking } from './staff-bookings.ts'
import { wirePayments } from './ticks.ts'

type Seen = Pick<OfficeBooking, 'id' | 'updated_at'>
/** paysCents: the amount left to pay after the ticked rewards. */
export type Quote = { priceCents: number; paysCents: number; rewardIds: string[] }

export async function confirmBooking(booking: Seen, quote: Quote) {
  await change('confirm_booking', booking, quoteArgs(quote))
}

export async function priceBooking(booking: Seen, quote: Quote) {
  await change('price_booking', booking, quoteArgs(quote))
}

/** Start and length in minutes. Over another clean only with a reason. */
export type Plan = {
  day?: IsoDay | undefined
  start: number
  minutes: number
  crewId?: number | undefined
  reason?: string | undefined
}

export async function planBooking(booking: Seen, { day, start, minutes, crewId, reason }: Plan) {
  const args = {
    new_date: day,
    new_start: start,
    new_minutes: minutes,
    new_crew: crewId,
    overbook_reason: reason,
  }
  await change('place_booking', booking, args)
}

export async function cancelBooking(booking: Seen, reason: string) {
  await change('cancel_booking_as_staff', booking, { reason })
}

/** Sends no mail to anybody. Returns how many were still waiting and are now cancelled. */
export async function cancelRequests(ids: string[], reason: string) {
  return callAsSelf<number>('cancel_requests', { booking_ids: ids, reason })
}

const ownVersions = new Set<string>()

/** Whether this browser made the latest change: then nobody else has changed it since. */
export const isOwnVersion = ({ id, updated_at }: Seen) => ownVersions.has(`${id} ${updated_at}`)

async function change(name: string, { id, updated_at }: Seen, args: object) {
  const asked = { booking_id: id, seen: updated_at, ...args }
  const now = await callAsSelf<{ updated_at: string }>(name, asked)
  ownVersions.add(`${id} ${now.updated_at}`)
}

function quoteArgs({ priceCents, rewardIds }: Quote) {
  return { price: toDecimal(priceCents), reward_ids: rewardIds }
}

export type NewBooking = {
  id: string
  service_type: ServiceType
  service_date: IsoDay
  service_time: TimeSlot
  address: string
  special_instructions: string | null
} & ({ customer_id: string } | { guest_name: string; guest_phone: string; guest_email?: string | null })

/** As a request; its id is made with the form, so a repeat is the same booking. */
export async function addBooking(booking: NewBooking) {
  return submitAsSelf('bookings', booking)
}

export async function closeDay(day: IsoDay, reason: string) {
  await setDay({ day, is_open: false, reason: reason.trim() || null })
}

export async function openDay(day: IsoDay) {
  await setDay({ day, is_open: true, reason: null })
}

async function setDay(override: { day: IsoDay; is_open: boolean; reason: string | null }) {
  const { error } = await asSelf(restApi().from('day_overrides').upsert(override))
  if (error) throw error
}

export async function completeBooking(booking: Seen, payment: Payment) {
  await change('complete_booking_with', booking, wirePayments[payment])
}

export async function undoCompleteBooking({ id }: Seen) {
  await callAsSelf('undo_complete_booking', { booking_id: id })
}
