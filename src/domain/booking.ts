// A booking is a request: the same checks run in the browser as a courtesy and on the server as the law.
import * as z from 'zod/mini'
import { type IsoDay, isIsoDay } from './calendar.ts'
import { emailSchema, nameSchema, phoneSchema, requiredText } from './fields.ts'
import { bookingFieldMessages } from './messages.ts'
import { sanitiseText } from './sanitise.ts'
import { serviceTypes } from './service-types.ts'
import { slotStart, type TimeSlot, timeSlots } from './time-slots.ts'

export const bookingStatuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

const nextStatuses: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
}

export function canMoveBooking(from: BookingStatus, to: BookingStatus): boolean {
  return nextStatuses[from].includes(to)
}

const noticeMs = 24 * 60 * 60 * 1000

type Appointment = { service_date: IsoDay; service_time: TimeSlot; status: BookingStatus }

// Free up to 24 hours before; after that it is a matter for the phone.
export function canStillChange({ service_date, service_time, status }: Appointment, now: Date): boolean {
  if (status !== 'pending' && status !== 'confirmed') return false
  return slotStart(service_date, service_time).getTime() - now.getTime() >= noticeMs
}

const bookingLimits = { address: 500, notes: 1000 }

const address = requiredText(bookingFieldMessages.addressRequired).check(
  z.maxLength(bookingLimits.address, bookingFieldMessages.addressTooLong),
)

const notes = z
  .string()
  .check(z.overwrite(sanitiseText), z.maxLength(bookingLimits.notes, bookingFieldMessages.notesTooLong))

// The wire's fields, in the order in which the form asks for them.
export const guestBookingSchema = z.object({
  id: z.optional(z.uuid()),
  service_type: z.enum(serviceTypes, bookingFieldMessages.serviceRequired),
  service_date: z
    .string(bookingFieldMessages.dateRequired)
    .check(z.refine(isIsoDay, bookingFieldMessages.dateRequired)),
  service_time: z.enum(timeSlots, bookingFieldMessages.slotRequired),
  guest_name: nameSchema,
  guest_phone: phoneSchema,
  guest_email: emailSchema,
  address,
  special_instructions: z.optional(z.nullable(notes)),
  status: z.optional(z.literal('pending')),
  // The key to the private link, 256 bits made in the browser with the id: a retry keeps the link.
  manage_token: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
})
export type GuestBooking = z.output<typeof guestBookingSchema>

// What the form asks of a signed-in client: the phone is kept in the profile.
export const clientFormSchema = z.omit(guestBookingSchema, { guest_name: true, guest_email: true })

// What the office asks about a customer it knows.
export const officeBookingSchema = z.omit(guestBookingSchema, {
  guest_name: true,
  guest_phone: true,
  guest_email: true,
})

// A signed-in client is known by the account, so no name, phone or e-mail comes along.
export const clientBookingSchema = z.extend(
  z.omit(guestBookingSchema, { guest_name: true, guest_phone: true, guest_email: true }),
  { user_id: z.uuid(), client_profile_id: z.optional(z.nullable(z.uuid())) },
)
export type ClientBooking = z.output<typeof clientBookingSchema>

/** Where a booking is seen, moved and cancelled: by its private token, or by its id when it is one's own. */
export function managePath(key: string): string {
  return `/booking?manage=${key}`
}

// What client and staff call a booking on the phone: short, and found again from the id alone.
export function bookingReference(id: string): string {
  return `CC-${id.slice(0, 8).toUpperCase()}`
}
