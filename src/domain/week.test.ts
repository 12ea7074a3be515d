import { expect, test } from 'vitest'
import { timeSlots } from './terms.ts'
import { fillOf, placesLeft, weekDaysFrom, weekOf, whereItFits } from './week.ts'

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

test('nothing is added to a past or closed slot, nor to one that a clean reaches into', () => {
  const isReached = ({ day, slot }: (typeof slots)[number]) => day === '2026-12-15' && slot === timeSlots[1]
  const known = slots.map(entry => (isReached(entry) ? { ...entry, state: 'full' as const } : entry))
  const week = weekOf(monday, { slots: known, bookings: [booked('2026-12-15')], capacity: 1 })
  expect(week.slice(0, 3).map(({ cells }) => cells[1]?.hasRoom)).toEqual([false, false, false])
  expect(week[1]?.cells[1]?.free).toBe(0)
})

test('who may not know the capacity knows whether there is room', () => {
  const [, tuesday] = weekOf(monday, { slots, bookings: [], capacity: undefined })
  expect(tuesday?.cells[0]).toMatchObject({ free: undefined, hasRoom: true })
})

test('Saturday closes when the house does, whenever its last slot ends', () => {
  const week = weekOf(monday, { slots, bookings: [], capacity: 1, saturdayClosesAt: '13:00' })
  expect(week.map(({ closesAt }) => closesAt).filter(Boolean)).toEqual(['13:00'])
  expect(week.at(-1)?.closesAt).toBe('13:00')
})

test('a clean that is being moved fits where the diary says, not where the shortest does', () => {
  const [today, tomorrow] = ['2026-12-14', '2026-12-15']
  const isLong = ({ day, slot }: (typeof slots)[number]) => day === tomorrow && slot !== timeSlots[0]
  const forIt = slots.map(entry => (isLong(entry) ? { ...entry, state: 'full' as const } : entry))
  const week = weekOf(monday, { slots, bookings: [], capacity: 1 })
  expect(week[1]?.cells.map(({ takesMoved }) => takesMoved)).toEqual(Array(5).fill(undefined))
  const shown = whereItFits(week, forIt)
  expect(shown[1]?.cells.map(({ takesMoved }) => takesMoved)).toEqual([true, false, false, false, false])
  expect(shown.find(({ day }) => day === today)?.cells[0]?.takesMoved).toBe(false)
})
