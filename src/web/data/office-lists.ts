// What the office reads of bookings; the database shows each caller only what is theirs to see.
import type { BookingStatus } from '#domain/booking.ts'
import { todayAt } from '#domain/calendar.ts'
import type { ServiceType } from '#domain/service-types.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { bearer } from './auth.ts'
import { restClient } from './client.ts'

export type BookingRow = {
  id: string
  service_type: ServiceType
  service_date: string
  service_time: TimeSlot
  address: string
  special_instructions: string | null
  status: BookingStatus
  price: number | null
  created_at: string
  guest_name: string | null
}

const pageSize = 50
const bookingColumns =
  'id, service_type, service_date, service_time, address, special_instructions, status, price, created_at, guest_name'

/** Coming bookings, the next one first. */
export async function readComingBookings(): Promise<BookingRow[]> {
  const { data, error } = await restClient()
    .from('bookings')
    .select(bookingColumns)
    .gte('service_date', todayAt(new Date()))
    .order('service_date')
    .order('service_time')
    .order('id')
    .limit(pageSize)
    .setHeader('Authorization', await bearer())
  if (error) throw error
  return data as BookingRow[]
}
