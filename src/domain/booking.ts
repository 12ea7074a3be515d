// A booking is a request: the same checks run in the browser as a courtesy and on the server as the law.
import * as z from 'zod/mini'
import { type BookingStatus, isStatusOpen } from './booking-status.ts'
import { type IsoDay, isIsoDay } from './calendar.ts'
import { emailSchema, nameSchema, phoneSchema, requiredText } from './fields.ts'
import { bookingFieldMessages } from './messages.ts'
import { sanitiseText } from './sanitise.ts'
import { serviceTypes } from './service-types.ts'
import { changeHours, timeSlots } from './terms.ts'
import { slotStart, type TimeSlot } from './time-slots.ts'

const noticeMs = changeHours * 60 * 60 * 1000

type Appointment = { service_date: IsoDay; service_time: TimeSlot; status: BookingStatus }

// Free up to then; after that it is a matter for the phone.
export function canStillChange({ service_date, service_time, status }: Appointment, now: Date): boolean {
  if (!isStatusOpen(status)) return false
  return slotStart(service_date, service_time).getTime() - now.getTime() >= noticeMs
}

const bookingLimits = { address: 500, notes: 1000, size: 10_000, extras: 20, suburb: 80 }

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
  // The answer to the one question of its kind; without it the usual size counts.
  size: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(bookingLimits.size)))),
  extras: z.optional(z.array(z.string()).check(z.maxLength(bookingLimits.extras))),
  service_date: z
    .string(bookingFieldMessages.dateRequired)
    .check(z.refine(isIsoDay, bookingFieldMessages.dateRequired)),
  service_time: z.enum(timeSlots, bookingFieldMessages.slotRequired),
  guest_name: nameSchema,
  guest_phone: phoneSchema,
  guest_email: emailSchema,
  address,
  suburb: z.optional(z.nullable(z.string().check(z.maxLength(bookingLimits.suburb)))),
  special_instructions: z.optional(z.nullable(notes)),
  // How they would like to hear from us; nothing where they did not say.
  channel: z.optional(z.nullable(z.enum(['mail', 'whatsapp', 'both']))),
  status: z.optional(z.literal('pending')),
  // The key to the private link, 256 bits made in the browser with the id: a retry keeps the link.
  manage_token: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
})
export type GuestBooking = z.output<typeof guestBookingSchema>

// The fields for a signed-in client: the phone is in the profile.
export const clientFormSchema = z.omit(guestBookingSchema, { guest_name: true, guest_email: true })

// The fields for a customer whom the office knows.
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
