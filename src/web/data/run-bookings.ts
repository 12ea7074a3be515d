// What the office does with bookings and with its days. Each change names the version that was seen.
import type { IsoDay } from '#domain/calendar.ts'
import type { Payment } from '#domain/day-list.ts'
import { toDecimal } from '#domain/money.ts'
import type { ServiceType } from '#domain/service-types.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { bearer } from './auth.ts'
import { restClient } from './client.ts'
import type { OfficeBooking } from './staff-bookings.ts'
import { callFunction, submitRow } from './submit.ts'
import { wirePayments } from './ticks.ts'

type Seen = Pick<OfficeBooking, 'id' | 'updated_at'>
export type Quote = { priceCents: number; rewardIds: string[] }

export async function confirmBooking(booking: Seen, quote: Quote) {
  await change('confirm_booking', booking, quoteArgs(quote))
}

export async function priceBooking(booking: Seen, quote: Quote) {
  await change('price_booking', booking, quoteArgs(quote))
}

export async function moveBooking(booking: Seen, to: { day: IsoDay; slot: TimeSlot }) {
  await change('move_booking_as_staff', booking, { new_date: to.day, new_time: to.slot })
}

export async function cancelBooking(booking: Seen, reason: string) {
  await change('cancel_booking_as_staff', booking, { reason })
}

async function change(name: string, { id, updated_at }: Seen, args: object) {
  await callFunction(name, { booking_id: id, seen: updated_at, ...args }, await bearer())
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
} & ({ customer_id: string } | { guest_name: string; guest_email: string; guest_phone: string })

/** As a request; its id is made with the form, so a repeat is the same booking. */
export async function addBooking(booking: NewBooking) {
  return submitRow('bookings', booking, await bearer())
}

export async function closeDay(day: IsoDay, reason: string) {
  await setDay({ day, is_open: false, reason: reason.trim() || null })
}

export async function openDay(day: IsoDay) {
  await setDay({ day, is_open: true, reason: null })
}

async function setDay(override: { day: IsoDay; is_open: boolean; reason: string | null }) {
  const { error } = await restClient()
    .from('day_overrides')
    .upsert(override)
    .setHeader('Authorization', await bearer())
  if (error) throw error
}

export type FoundCustomer = {
  id: string
  first_name: string
  last_name: string
  phone: string | null
  email: string | null
  address: string | null
  city: string | null
}

/** A few who fit the words: by name, e-mail, or a number however it is written. */
export async function findCustomers(words: string): Promise<FoundCustomer[]> {
  const { data, error } = await restClient()
    .rpc('search_customers', { words, page_size: 6 })
    .select('id, first_name, last_name, phone, email, address, city')
    .setHeader('Authorization', await bearer())
  if (error) throw error
  return data as FoundCustomer[]
}

export async function completeBooking(booking: Seen, payment: Payment) {
  await change('complete_booking_with', booking, wirePayments[payment])
}

export async function undoCompleteBooking({ id }: Seen) {
  await callFunction('undo_complete_booking', { booking_id: id }, await bearer())
}
