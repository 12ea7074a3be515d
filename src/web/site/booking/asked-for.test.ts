import { expect, test } from 'vitest'
import { askedFor } from './asked-for.ts'
import { newDraft } from './booking-draft.ts'

const now = new Date('2026-12-08T07:30:00Z')
const draft = { ...newDraft(), service_date: '2026-12-10', service_time: '08:00-10:00' }
const asked = (search: string, kept: object = {}) =>
  askedFor({ ...draft, ...kept }, { search, hash: '', now })

test('a link brings its day, and its time is still to be chosen', () => {
  expect(asked('?date=2026-12-11')).toEqual({ service_date: '2026-12-11', service_time: '' })
  expect(asked('?date=2026-12-10')).toEqual({})
  expect(asked('')).toEqual({})
})

test('a day that was pressed stands behind the hash', () => {
  const pressed = (hash: string) => askedFor(draft, { search: '', hash, now })
  expect(pressed('#day-2026-12-11')).toEqual({ service_date: '2026-12-11', service_time: '' })
  expect(pressed('#day-2026-12-07')).toEqual({})
  expect(pressed('#how-it-works')).toEqual({})
})

test.each(['2026-12-07', '2026-13-01', 'tomorrow', ''])('%s is no day to book', day => {
  expect(asked(`?date=${day}`)).toEqual({})
})

test('a link brings its service, by kind or with its rhythm; another one is not asked for', () => {
  expect(asked('?service=carpet-clean')).toMatchObject({ service_type: 'carpet-clean-one-time' })
  expect(asked('?service=carpet-clean-regular')).toMatchObject({ service_type: 'carpet-clean-regular' })
  expect(asked('?service=hairdressing')).toEqual({})
})

test('another service does not keep the size of the last one', () => {
  const sized = { service_type: 'window', sized: 'window', size: 4 }
  expect(asked('?service=carpet-clean', sized)).toMatchObject({ size: undefined, sized: undefined })
  expect(asked('?service=window', sized)).toEqual({})
})

test('a special brings its size along', () => {
  const size = { sized: 'residential-deep', size: 2, isUsual: false }
  expect(asked('?service=residential-deep&size=2')).toMatchObject(size)
  expect(
    asked('?service=residential-deep&size=2', { service_type: 'residential-deep', size: 4 }),
  ).toMatchObject(size)
  expect(asked('?size=2')).toEqual({})
  expect(asked('?service=residential-deep&size=9000').size).toBeUndefined()
})

test('what is on its way to us stays as it is', () => {
  expect(asked('?date=2026-12-11&service=carpet-clean', { unanswered: {} })).toEqual({})
})

test('a link to regular cleans says how often', () => {
  expect(asked('?service=residential-standard&often=monthly')).toMatchObject({ often: 'monthly' })
  expect(asked('?service=residential-standard&often=hourly')).not.toHaveProperty('often', 'hourly')
})
