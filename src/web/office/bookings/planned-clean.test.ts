import { expect, test } from 'vitest'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import { lookOf, type PlannedClean, sunkPart, untickedOn } from './planned-clean.ts'

const now = { day: '2026-12-15', minute: 666 }
const clean = (day: string, start: number, booking: Partial<OfficeBooking> = {}): PlannedClean => ({
  ...{ id: `${day} ${start}`, day, start, minutes: 90, crewId: 1, suburb: null },
  booking: { status: 'confirmed', started_at: null, ...booking } as OfficeBooking,
})

test('what was agreed, is over and was not ticked off stays dry', () => {
  expect(lookOf(clean('2026-12-14', 600), now)).toBe('dry')
  expect(lookOf(clean('2026-12-14', 600, { started_at: '2026-12-14T08:00:00Z' }), now)).toBe('dry')
  expect(lookOf(clean('2026-12-15', 570), now)).toBe('dry')
  expect(lookOf(clean('2026-12-14', 600, { status: 'completed' }), now)).toBe('completed')
  expect(lookOf(clean('2026-12-14', 600, { status: 'pending' }), now)).toBe('pending')
})

test('what has begun today is under way for as long as nobody completes it', () => {
  const begun = { started_at: '2026-12-15T07:00:00Z' }
  expect(lookOf(clean('2026-12-15', 480, begun), now)).toBe('under')
  expect(lookOf(clean('2026-12-15', 650), now)).toBe('confirmed')
})

test('the water covers what is past of it', () => {
  expect(['2026-12-14', '2026-12-15', '2026-12-16'].map(day => sunkPart(clean(day, 621), now))).toEqual([
    1, 0.5, 0,
  ])
  expect(sunkPart(clean('2026-12-15', 700), now)).toBe(0)
})

test('a day counts what nobody ticked off', () => {
  const cleans = [clean('2026-12-14', 480), clean('2026-12-14', 600), clean('2026-12-15', 700)]
  expect(['2026-12-14', '2026-12-15'].map(day => untickedOn(cleans, day, now))).toEqual([2, 0])
})
