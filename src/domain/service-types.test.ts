import { expect, test } from 'vitest'
import * as types from './service-types.ts'

const rhythmic = [
  'carpet',
  'mattress',
  'solar-panel',
  'steam',
  'upholstery',
  'car-detail',
  'post-construction',
]
const specified = [
  ...['residential-standard', 'residential-deep', 'commercial', 'window', 'move-in-out'],
  ...rhythmic.flatMap(kind => ['one-time', 'regular', 'custom'].map(rhythm => `${kind}-clean-${rhythm}`)),
]

test('the types are those that the specification lists', () => {
  expect([...types.serviceTypes].sort()).toEqual(specified.sort())
})

test('every type is reached by tapping its kind and at most its rhythm', () => {
  const offered = types.serviceGroups.flatMap(({ group }) => types.kindsIn(group))
  expect(offered.flatMap(({ kind }) => types.typesOf(kind)).sort()).toEqual(specified.sort())
  for (const type of types.serviceTypes) expect(types.typesOf(types.kindOf(type))).toContain(type)
})

test('a type reads as its kind and its rhythm', () => {
  expect(types.serviceLabel('carpet-clean-one-time')).toBe('Carpet, one-time')
  expect(types.serviceLabel('window')).toBe('Windows')
  expect(types.usualType('carpet-clean')).toBe('carpet-clean-one-time')
})

test('no two types read the same', () => {
  expect(new Set(types.serviceTypes.map(types.serviceLabel)).size).toBe(types.serviceTypes.length)
})

test('every type is kept as one of six types of record', () => {
  const records = new Set(types.serviceTypes.map(types.recordTypeOf))
  expect([...records].sort()).toEqual([
    'carpet-cleaning',
    'commercial-cleaning',
    'deep-cleaning',
    'post-construction',
    'residential-cleaning',
    'window-cleaning',
  ])
})
