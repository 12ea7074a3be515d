import { assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import { closedReason, openSlots, slotsOn, timeSlots } from './time-slots.ts'

const now = new Date('2026-12-08T07:30:00Z')
const open = (day: string, taken = {}, capacity = 1) => openSlots({ day, taken, capacity, now })

test.each([
  ['a Thursday offers all five', '2026-12-10', [...timeSlots]],
  ['a Saturday offers those that end by 14:00', '2026-12-12', ['08:00-10:00', '10:00-12:00', '12:00-14:00']],
  ['a Sunday offers none', '2026-12-13', []],
  ['a public holiday offers none', '2026-12-16', []],
  ['yesterday offers none', '2026-12-07', []],
  ['at 09:30 today the slot of 08:00 is gone', '2026-12-08', timeSlots.slice(1)],
])('%s', (_rule, day, slots) => {
  expect(open(day)).toEqual(slots)
})

test('a slot is full when its capacity is taken, not before', () => {
  const taken = { '10:00-12:00': 1 }
  expect(open('2026-12-10', taken)).not.toContain('10:00-12:00')
  expect(open('2026-12-10', taken, 2)).toContain('10:00-12:00')
})

test('a slot that starts this minute can no longer be booked', () => {
  const atTen = new Date('2026-12-08T08:00:00Z')
  expect(openSlots({ day: '2026-12-08', taken: {}, capacity: 1, now: atTen })[0]).toBe('12:00-14:00')
})

test('a closed day says why', () => {
  expect(closedReason('2026-12-25', now)).toBe('Christmas Day')
  expect(closedReason('2026-12-13', now)).toBe('Sunday')
  expect(closedReason('2026-12-07', now)).toBe('Past')
  expect(closedReason('2026-12-10', now)).toBeUndefined()
})

test('more bookings never open a slot, and what is open is always offered that day', () => {
  const question = record({
    ahead: integer({ min: -30, max: 400 }),
    slot: constantFrom(...timeSlots),
    capacity: integer({ min: 0, max: 4 }),
  })
  assert(
    property(question, ({ ahead, slot, capacity }) => {
      const day = addDays('2026-12-08', ahead)
      const before = open(day, {}, capacity)
      const after = open(day, { [slot]: 1 }, capacity)
      return after.every(one => before.includes(one)) && before.every(one => slotsOn(day).includes(one))
    }),
  )
})
