// Somebody new whom the office books in: a name and a phone number are enough, many here have no e-mail address.
import * as z from 'zod/mini'
import { guestBookingSchema } from './booking.ts'
import { optionalEmail } from './customer.ts'

export const phoneBookingSchema = z.extend(guestBookingSchema, { guest_email: optionalEmail })
