import { expect, test } from 'vitest'
import { canStillChange, guestBookingSchema } from './booking.ts'
import { bookingReference } from './booking-reference.ts'
import { bookingStatuses, canMoveBooking } from './booking-status.ts'
import { fieldErrorsOf } from './field-errors.ts'

const request = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  service_type: 'carpet-clean-one-time',
  service_date: '2026-12-10',
  service_time: '10:00-12:00',
  guest_name: 'Lerato Jacobs',
  guest_phone: '082 123 4567',
  guest_email: 'lerato@example.com',
  address: '12 Marsh Street, Mossel Bay',
  special_instructions: '',
}

function errorsOf(changes: Record<string, unknown>) {
  const result = guestBookingSchema.safeParse({ ...request, ...changes })
  return result.success ? {} : fieldErrorsOf(result.error)
}

const long = (length: number) => 'a'.repeat(length)

test.each([
  ['service_type', undefined, 'Service type is required'],
  ['service_type', 'gardening', 'Service type is required'],
  ['service_date', '', 'Date is required'],
  ['service_date', '2026-02-30', 'Date is required'],
  ['service_time', null, 'Time slot is required'],
  ['service_time', '09:00-11:00', 'Time slot is required'],
  ['guest_name', '', 'This field is required'],
  ['guest_name', '<>', 'This field is required'],
  ['guest_name', 'L', 'Minimum length is 2 characters'],
  ['guest_name', long(51), 'Maximum length is 50 characters'],
  ['guest_name', 'L3rato', 'Please enter a valid name (letters, spaces, hyphens, and apostrophes only)'],
  ['guest_email', '  ', 'This field is required'],
  ['guest_email', 'lerato@example', 'Please enter a valid email address'],
  ['guest_email', 'lerato jacobs@example.com', 'Please enter a valid email address'],
  ['guest_email', 'lerato\u200b@example.com', 'Please enter a valid email address'],
  ['guest_email', '"lerato"@example.com', 'Please enter a valid email address'],
  ['guest_email', 'lerato@example.com.', 'Please enter a valid email address'],
  ['guest_email', `${long(250)}@a.co`, 'Maximum length is 254 characters'],
  ['guest_phone', undefined, 'This field is required'],
  ['guest_phone', '12345', 'Please enter a valid phone number'],
  ['address', ' ', 'Address is required'],
  ['address', long(501), 'Address must be less than 500 characters'],
  ['special_instructions', long(1001), 'Notes must be less than 1000 characters'],
])('%s %j is refused with its own sentence', (field, value, sentence) => {
  expect(errorsOf({ [field]: value })).toEqual({ [field]: sentence })
})

test.each([
  { guest_name: "Zoë d'Árvore-Müller" },
  { guest_name: 'Jo' },
  { guest_name: long(50) },
  { address: long(500) },
  { special_instructions: long(1000) },
  { special_instructions: null },
])('%j is accepted', changes => {
  expect(errorsOf(changes)).toEqual({})
})

test('texts are sanitised and the phone number is kept in E.164', () => {
  const kept = guestBookingSchema.parse({ ...request, address: ' 12 <Marsh> Street ', price: 1 })
  expect(kept).toEqual({ ...request, address: '12 Marsh Street', guest_phone: '+27821234567' })
})

test('a guest cannot ask for a status other than pending', () => {
  expect(errorsOf({ status: 'pending' })).toEqual({})
  expect(errorsOf({ status: 'confirmed' })).toHaveProperty('status')
})

test('a request is confirmed before it is completed, and an end is an end', () => {
  const moves = bookingStatuses.flatMap(from =>
    bookingStatuses.filter(to => canMoveBooking(from, to)).map(to => `${from} ${to}`),
  )
  expect(moves).toEqual([
    'pending confirmed',
    'pending cancelled',
    'confirmed completed',
    'confirmed cancelled',
  ])
})

test.each([
  ['a day and a minute before', 'pending', '2026-12-09T07:59:00Z', true],
  ['exactly a day before', 'confirmed', '2026-12-09T08:00:00Z', true],
  ['a second later', 'confirmed', '2026-12-09T08:00:01Z', false],
  ['long after', 'pending', '2027-12-09T08:00:00Z', false],
  ['a cancelled clean', 'cancelled', '2026-12-01T08:00:00Z', false],
  ['a completed clean', 'completed', '2026-12-01T08:00:00Z', false],
] as const)('%s (%s): can be changed: %s %s', (_when, status, now, isAllowed) => {
  const appointment = { service_date: '2026-12-10', service_time: '10:00-12:00', status } as const
  expect(canStillChange(appointment, new Date(now))).toBe(isAllowed)
})

test('a reference is short enough to read out', () => {
  expect(bookingReference(request.id)).toBe('CC-0F8FAD5B')
})
