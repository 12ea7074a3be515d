import { expect, test } from 'vitest'
import type { SlotAvailability, SlotState } from '#web/data/bookings.ts'
import {
  calendarDays,
  canTurnTo,
  isSoon,
  nearestFreeDay,
  openToShorter,
  shownSlots,
  weeksLeft,
} from './calendar-days.ts'

const now = new Date('2026-12-08T07:30:00Z')

function slotsOf(day: string, states: SlotState[]): SlotAvailability[] {
  const slots = ['08:00-10:00', '10:00-12:00', '12:00-14:00', '14:00-16:00', '16:00-18:00'] as const
  return slots.map((slot, index) => ({ day, slot, state: states[index] ?? 'closed', reason: null }))
}

test.each<[string, SlotState[], SlotState]>([
  ['one free slot makes a free day', ['full', 'full', 'free', 'full', 'full'], 'free'],
  ['a day with nothing left is full', ['past', 'full', 'full', 'full', 'full'], 'full'],
  ['a full Saturday is full, not closed', ['full', 'full', 'full', 'closed', 'closed'], 'full'],
  ['a day that has time, but not enough for this clean, is too short', ['full', 'short', 'closed'], 'short'],
  ['a day that is over is past', ['past', 'past', 'past', 'closed', 'closed'], 'past'],
  ['a day without slots is closed', ['closed', 'closed', 'closed', 'closed', 'closed'], 'closed'],
])('%s', (_rule, states, state) => {
  const days = calendarDays('2026-12', slotsOf('2026-12-12', states), now)
  expect(days.get('2026-12-12')?.state).toBe(state)
})

test('before the diary answers, the rules already close what they can', () => {
  const days = calendarDays('2026-12', undefined, now)
  const states = ['2026-12-07', '2026-12-08', '2026-12-13', '2026-12-16'].map(day => days.get(day)?.state)
  expect(states).toEqual(['past', 'waiting', 'closed', 'closed'])
})

test('the owner can open a holiday: the diary goes before the rules', () => {
  const days = calendarDays('2026-12', slotsOf('2026-12-16', ['free']), now)
  expect(days.get('2026-12-16')?.state).toBe('free')
})

test('slots that are taken or too short are shown, slots outside the hours are not', () => {
  const day = calendarDays('2026-12', slotsOf('2026-12-12', ['free', 'full', 'short']), now).get('2026-12-12')
  expect(shownSlots(day).map(({ slot }) => slot)).toEqual(['08:00-10:00', '10:00-12:00', '12:00-14:00'])
})

test('before a clean is chosen a day for shorter ones only can be had, and says so', () => {
  const dayOf = (states: SlotState[]) =>
    calendarDays('2026-12', openToShorter(slotsOf('2026-12-12', states)), now).get('2026-12-12')
  expect(dayOf(['full', 'short'])).toMatchObject({ state: 'free', isForShorter: true })
  expect(dayOf(['free', 'short'])).toMatchObject({ state: 'free', isForShorter: false })
  expect(dayOf(['full', 'full'])).toMatchObject({ state: 'full', isForShorter: false })
})

test('a day is soon as on the home page: later times for shorter cleans do not count beside a free one', () => {
  const soon = (states: SlotState[]) =>
    isSoon(openToShorter(slotsOf('2026-12-12', states)) ?? [], '2026-12-12T11:00')
  expect([soon(['free', 'full', 'short']), soon(['short']), soon(['full', 'full', 'short'])]).toEqual([
    true,
    true,
    false,
  ])
})

test('the calendar turns from this month to a year ahead', () => {
  const months = ['2026-11', '2026-12', '2027-11', '2027-12']
  expect(months.map(month => canTurnTo(month, now))).toEqual([false, true, true, false])
})

test('the nearest free day may be before or after, is the later of two, and is another day', () => {
  const slots = [
    ...slotsOf('2026-12-09', ['free']),
    ...slotsOf('2026-12-10', ['full']),
    ...slotsOf('2026-12-11', ['full', 'free']),
    ...slotsOf('2026-12-12', ['full']),
    ...slotsOf('2026-12-15', ['free']),
  ]
  const days = calendarDays('2026-12', slots, now)
  expect(nearestFreeDay(days, '2026-12-10')).toBe('2026-12-11')
  expect(nearestFreeDay(days, '2026-12-12')).toBe('2026-12-11')
  expect(nearestFreeDay(days, '2026-12-15')).toBe('2026-12-11')
  expect(nearestFreeDay(calendarDays('2026-12', [], now), '2026-12-10')).toBeUndefined()
})

test('a month begins with the week of today, another one with its first', () => {
  expect(weeksLeft('2026-11', '2026-11-17').map(week => week.find(Boolean))).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ])
  expect(weeksLeft('2026-12', '2026-11-17')[0]).toContain('2026-12-01')
})
