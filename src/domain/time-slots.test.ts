import { expect, test } from 'vitest'
import { timeSlots, windowMinutes } from './terms.ts'
import { closedReason, slotEnd, slotStart, slotsOn } from './time-slots.ts'

const now = new Date('2026-12-08T07:30:00Z')

test.each([
  ['a Thursday offers all five', '2026-12-10', [...timeSlots]],
  ['a Saturday offers those that end by 14:00', '2026-12-12', ['08:00-10:00', '10:00-12:00', '12:00-14:00']],
  ['a Sunday offers none', '2026-12-13', []],
])('%s', (_rule, day, slots) => {
  expect(slotsOn(day)).toEqual(slots)
})

test.each([
  ['2026-12-25', 'Christmas Day'],
  ['2026-12-16', 'Day of Reconciliation'],
  ['2026-12-13', 'Sunday'],
  ['2026-12-07', 'Past'],
  ['2026-12-08', undefined],
  ['2026-12-10', undefined],
])('%s is closed: %s', (day, reason) => {
  expect(closedReason(day, now)).toBe(reason)
})

test('a slot starts and ends on South African time', () => {
  expect(slotStart('2026-12-10', '08:00-10:00')).toEqual(new Date('2026-12-10T06:00:00Z'))
  expect(slotEnd('2026-12-10', '08:00-10:00')).toEqual(new Date('2026-12-10T08:00:00Z'))
})

test.each(timeSlots)('the window %s is as long as a window is', slot => {
  const [start, end] = [slotStart('2026-12-10', slot), slotEnd('2026-12-10', slot)]
  expect(end.getTime() - start.getTime()).toBe(windowMinutes * 60_000)
})
