import { expect, test } from 'vitest'
import {
  aboutHours,
  type CleanLength,
  cleanMinutes,
  clockOf,
  extrasFor,
  lengthOf,
  stretchOf,
} from './clean-length.ts'

const deep: CleanLength = {
  kind: 'residential-deep',
  size_question: 'bedrooms',
  ...{ base_minutes: 300, usual_size: 3, minutes_per_unit: 65, least_minutes: 180, largest_size: 8 },
}
const oven = {
  key: 'oven',
  label: 'Oven',
  minutes: 30,
  kinds: ['residential-deep'],
  is_active: true,
} as const

test.each([
  [null, [], 300],
  [3, [], 300],
  [4, [], 370],
  [2, [], 240],
  [1, [], 180],
  [4, ['oven'], 400],
  [4, ['piano'], 370],
  [10_000, [], 1440],
])('a deep clean of %s bedrooms with %j takes %i minutes', (size, extras, minutes) => {
  expect(cleanMinutes({ size, extras, length: deep, offered: [oven] })).toBe(minutes)
})

test('a clean has a start and an end in the day once it has a place', () => {
  expect(stretchOf({ start_minute: 560, minutes: 180 })).toBe('09:20 to 12:20')
  expect(stretchOf({ start_minute: null, minutes: 180 })).toBeNull()
})

test('a kind has its own length and extras, in each of its rhythms', () => {
  expect(lengthOf('residential-deep', [deep])).toBe(deep)
  expect(lengthOf('carpet-clean-regular', [deep])).toBeUndefined()
  expect(extrasFor('residential-deep', [oven])).toEqual([oven])
  expect(extrasFor('residential-deep', [{ ...oven, is_active: false }])).toEqual([])
  expect(extrasFor('window', [oven])).toEqual([])
})

test.each([
  [40, 'about 40 minutes'],
  [60, 'about 1 hour'],
  [80, 'about 1½ hours'],
  [100, 'about 2 hours'],
  [150, 'about 2½ hours'],
])('%i minutes are %s', (minutes, words) => {
  expect(aboutHours(minutes)).toBe(words)
})

test('a minute of the day as a clock', () => {
  expect([480, 800, 1079].map(clockOf)).toEqual(['08:00', '13:20', '17:59'])
})
