import { expect, test } from 'vitest'
import type { SlotState } from '#web/data/bookings.ts'
import type { DaysAhead } from '#web/rendering/live-data.ts'
import { nextFree } from '#web/site/shared/next-free.ts'
import { dayKeys } from './day-keys.ts'

const windows = ['08:00-10:00', '10:00-12:00', '12:00-14:00'] as const
const ahead = (states: Record<string, SlotState[]>, later: DaysAhead['later'] = null): DaysAhead => ({
  slots: Object.entries(states).flatMap(([day, all]) =>
    all.map((state, place) => ({ day, slot: windows[place] ?? windows[0], state })),
  ),
  later,
  fits: {},
})

test('a day is free while one of its times is, and says how many are', () => {
  const keys = dayKeys(
    ahead({ '2026-12-08': ['past', 'free', 'free'], '2026-12-09': ['full', 'full', 'closed'] }),
  )
  expect(keys).toEqual([
    { day: '2026-12-08', state: 'free', times: [false, true, true] },
    { day: '2026-12-09', state: 'full', times: [false, false, false] },
  ])
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
  expect(nextFree(free)).toMatchObject({ day: '2026-12-10', slot: '10:00-12:00' })
  expect(nextFree(ahead({ '2026-12-08': ['free'], '2026-12-09': ['past', 'free', 'free'] }))).toMatchObject({
    day: '2026-12-09',
    slot: '12:00-14:00',
  })
  expect(nextFree(ahead(soon, later))).toEqual(later)
  expect(nextFree(ahead(soon))).toMatchObject({ day: '2026-12-08', slot: '08:00-10:00' })
})

test('a long clean has a next free time of its own', () => {
  const days = ahead({ '2026-12-08': ['free'], '2026-12-09': ['free'], '2026-12-10': ['free', 'free'] })
  const fits = [{ day: '2026-12-10', slot: '10:00-12:00' }] as const
  expect(nextFree({ ...days, fits: { 'residential-deep': [...fits] } }, 'residential-deep')).toEqual(fits[0])
  expect(nextFree(days, 'residential-deep')).toBeUndefined()
})
