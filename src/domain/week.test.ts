import { expect, test } from 'vitest'
import { timeSlots } from './time-slots.ts'
import { fillOf, placesLeft, weekDaysFrom, weekOf } from './week.ts'

const monday = '2026-12-14'
const slots = weekDaysFrom(monday).flatMap(day =>
  timeSlots.map(slot => ({
    day,
    slot,
    state:
      day === '2026-12-16' ? ('closed' as const) : day === monday ? ('past' as const) : ('free' as const),
    reason: day === '2026-12-16' ? 'Day of Reconciliation' : null,
  })),
)
const booked = (day: string, slot = timeSlots[0]) => ({ service_date: day, service_time: slot })

test('a week has six days of five slots, and a closed day says why', () => {
  const week = weekOf(monday, { slots, bookings: [], capacity: 1 })
  expect(week.map(({ cells }) => cells.length)).toEqual([5, 5, 5, 5, 5, 5])
  expect(week.map(({ closed }) => closed)).toEqual([
    undefined,
    undefined,
    'Day of Reconciliation',
    undefined,
    undefined,
    undefined,
  ])
})

test('a booking takes a place of its slot and no more', () => {
  const bookings = [booked('2026-12-15'), booked('2026-12-15')]
  const [, tuesday] = weekOf(monday, { slots, bookings, capacity: 3 })
  expect(tuesday?.cells.map(({ free }) => free)).toEqual([1, 3, 3, 3, 3])
  expect(tuesday && [placesLeft(tuesday), fillOf(tuesday)]).toEqual([13, 2 / 15])
})

test('nothing is added to a past or closed slot, nor to a full one', () => {
  const week = weekOf(monday, { slots, bookings: [booked('2026-12-15')], capacity: 1 })
  expect(week.slice(0, 3).map(({ cells }) => cells[0]?.hasRoom)).toEqual([false, false, false])
})

test('who may not know the capacity knows whether there is room', () => {
  const [, tuesday] = weekOf(monday, { slots, bookings: [], capacity: undefined })
  expect(tuesday?.cells[0]).toMatchObject({ free: undefined, hasRoom: true })
})
