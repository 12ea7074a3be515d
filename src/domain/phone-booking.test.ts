import { expect, test } from 'vitest'
import { phoneBookingSchema } from './phone-booking.ts'

const call = {
  guest_name: 'Sipho',
  guest_phone: '082 123 4567',
  guest_email: '',
  service_type: 'window',
  service_date: '2027-03-09',
  service_time: '08:00-10:00',
  address: '1 Marsh Street',
}

test('a name and a phone number are enough for a booking by phone', () => {
  expect(phoneBookingSchema.parse(call)).toMatchObject({ guest_phone: '+27821234567', guest_email: null })
})

test.each([
  ['guest_name', ''],
  ['guest_phone', ''],
  ['guest_email', 'sipho@'],
])('%s as “%s” is still refused', (field, typed) => {
  const { error } = phoneBookingSchema.safeParse({ ...call, [field]: typed })
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field])
})
