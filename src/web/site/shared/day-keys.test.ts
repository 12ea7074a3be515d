import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import type { SlotState } from '#web/data/bookings.ts'
import type { DaysAhead } from '#web/rendering/live-data.ts'
import { dayKeys } from './day-keys.ts'
import { nextFree } from './next-free.ts'

const windows = ['08:00-10:00', '12:00-14:00', '14:00-16:00'] as const
const ahead = (states: Record<string, SlotState[]>, later: DaysAhead['later'] = null): DaysAhead => ({
  slots: Object.entries(states).flatMap(([day, all]) =>
    all.map((state, place) => ({ day, slot: windows[place] ?? windows[0], state })),
  ),
  later,
  fits: {},
  inTown: {},
})

test('a day is free while one of its times is; what comes before our answer is marked', () => {
  const keys = dayKeys(
    ahead({
      '2026-12-08': ['past', 'free', 'free'],
      '2026-12-09': ['full', 'free', 'free'],
      '2026-12-10': ['full', 'full', 'closed'],
    }),
  )
  expect(keys).toEqual([
    {
      day: '2026-12-08',
      state: 'free',
      isSoon: true,
      leadsOn: true,
      free: 2,
    },
    {
      day: '2026-12-09',
      state: 'free',
      isSoon: false,
      leadsOn: true,
      free: 1,
    },
    {
      day: '2026-12-10',
      state: 'full',
      isSoon: false,
      leadsOn: false,
      free: 0,
    },
  ])
})

test('a day with room for a shorter clean leads on, and is marked where that comes before our answer', () => {
  const states: Record<string, SlotState[]> = {
    '2026-12-08': ['past', 'short', 'short'],
    '2026-12-09': ['short', 'short', 'full'],
    '2026-12-10': ['full', 'short', 'full'],
    '2026-12-11': ['full', 'full', 'full'],
  }
  expect(dayKeys(ahead(states)).map(({ state, leadsOn, isSoon }) => [state, leadsOn, isSoon])).toEqual([
    ['short', true, true],
    ['short', true, true],
    ['short', true, false],
    ['full', false, false],
  ])
})

const someDays = fc
  .array(
    fc.array(fc.constantFrom<SlotState>('free', 'full', 'past', 'closed'), { minLength: 3, maxLength: 3 }),
    {
      minLength: 1,
      maxLength: 14,
    },
  )
  .map(all => ahead(Object.fromEntries(all.map((states, place) => [addDays('2026-12-08', place), states]))))

test('next free is always the first day that says free and is not soon', () => {
  fc.assert(
    fc.property(someDays, days => {
      const first = dayKeys(days).find(({ free, isSoon }) => free > 0 && !isSoon)
      expect(first?.day).toBe(nextFree(days)?.day)
    }),
    { numRuns: 30 },
  )
})

test('next free is the first free time after we have answered, or the first one later', () => {
  const later = { day: '2026-12-29', slot: '12:00-14:00' } as const
  const full = ahead({ '2026-12-08': ['past', 'full', 'full'] }, later)
  expect(nextFree(full)).toEqual(later)
  expect(nextFree({ ...full, later: null })).toBeUndefined()
  // By noon of the next working day.
  const soon: Record<string, SlotState[]> = {
    '2026-12-08': ['free', 'free', 'free'],
    '2026-12-09': ['free', 'free', 'full'],
  }
  const free = ahead({ ...soon, '2026-12-10': ['full', 'free', 'free'] })
  expect(nextFree(free)).toMatchObject({ day: '2026-12-10', slot: '12:00-14:00' })
  expect(nextFree(ahead({ '2026-12-08': ['free'], '2026-12-09': ['past', 'free', 'free'] }))).toMatchObject({
    day: '2026-12-09',
    slot: '14:00-16:00',
  })
  expect(nextFree(ahead(soon, later))).toEqual(later)
  // What comes before our answer is never called the next free time.
  expect(nextFree(ahead(soon))).toBeUndefined()
})

test('a long clean has a next free time of its own', () => {
  const days = ahead({ '2026-12-08': ['free'], '2026-12-09': ['free'], '2026-12-10': ['free', 'free'] })
  const fits = [{ day: '2026-12-10', slot: '10:00-12:00' }] as const
  expect(
    nextFree({ ...days, fits: { 'residential-deep': [...fits] } }, { kind: 'residential-deep' }),
  ).toEqual(fits[0])
  expect(nextFree(days, { kind: 'residential-deep' })).toBeUndefined()
  expect(nextFree({ ...days, inTown: { George: [...fits] } }, { town: 'George' })).toEqual(fits[0])
  expect(nextFree(days, { town: 'George' })).toBeUndefined()
})
