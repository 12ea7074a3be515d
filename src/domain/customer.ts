// A customer as the office keeps it: what may be typed, and how it is stored.

import * as z from 'zod/mini'
import { emailShape } from './fields.ts'
import { bookingFieldMessages, fieldMessages } from './messages.ts'
import { customerNotices } from './office-messages.ts'
import { toE164 } from './phone.ts'
import type { Rows } from './rows.ts'
import { sanitiseText } from './sanitise.ts'

export type CustomerStatus = Rows['customers']['status']

export const customerStatusLabels: Record<CustomerStatus, string> = {
  active: 'Active',
  inactive: 'Inactive',
  prospect: 'Prospect',
}
export const customerStatuses = Object.keys(customerStatusLabels) as CustomerStatus[]

const longest = { name: 50, email: 254, address: 500, city: 50, zip_code: 10, notes: 1000 }

const name = z
  .string()
  .check(
    z.overwrite(sanitiseText),
    z.minLength(1, { error: customerNotices.namesRequired.text, abort: true }),
    z.maxLength(longest.name, fieldMessages.maxLength(longest.name)),
  )

// Empty fields are stored as null.
const optional = (max: number, message = fieldMessages.maxLength(max)) =>
  z.pipe(
    z.string().check(z.overwrite(sanitiseText), z.maxLength(max, message)),
    z.transform((text: string) => text || null),
  )

export const optionalEmail = z.pipe(
  z.string().check(
    z.overwrite(sanitiseText),
    z.maxLength(longest.email, { error: fieldMessages.maxLength(longest.email), abort: true }),
    z.refine(text => text === '' || emailShape.test(text), fieldMessages.email),
  ),
  z.transform((text: string) => text || null),
)

const phone = z.pipe(
  z.string().check(
    z.overwrite(sanitiseText),
    z.refine(text => text === '' || toE164(text) !== undefined, fieldMessages.phone),
  ),
  z.transform((text: string) => toE164(text) ?? null),
)

// In the order in which the form asks for them.
export const customerSchema = z.object({
  first_name: name,
  last_name: name,
  email: optionalEmail,
  phone,
  address: optional(longest.address, bookingFieldMessages.addressTooLong),
  city: optional(longest.city),
  state: optional(longest.city),
  zip_code: optional(longest.zip_code),
  status: z.enum(customerStatuses),
  notes: optional(longest.notes, bookingFieldMessages.notesTooLong),
})

export type CustomerFields = z.output<typeof customerSchema>
export type CustomerForm = z.input<typeof customerSchema>

export const emptyCustomer: CustomerForm = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zip_code: '',
  status: 'active',
  notes: '',
}
