import { expect, test } from 'vitest'
import { fieldErrorsOf } from './field-errors.ts'
import { priceOfferSchema, promotionState, shareOfferSchema } from './promotion.ts'

const days = { is_on: 'on', starts_on: '', ends_on: '' }
const priced = { price_cents: '950', covers: 'a 2-bedroom house or small office', ...days }

test.each([
  ['950', 950_00],
  ['R 1 250', 1250_00],
  ['1', 1_00],
])('a price of %s is taken', (typed, cents) => {
  expect(priceOfferSchema.parse({ ...priced, price_cents: typed }).price_cents).toBe(cents)
})

test.each([
  [{ price_cents: '950.50' }, 'price_cents'],
  [{ price_cents: '0' }, 'price_cents'],
  [{ price_cents: 'free' }, 'price_cents'],
  [{ price_cents: '100001' }, 'price_cents'],
  [{ covers: '' }, 'covers'],
  [{ covers: 'x'.repeat(61) }, 'covers'],
  [{ covers: 'a Besembiesieplaaswerfie' }, 'covers'],
  [{ starts_on: '2026-12-10', ends_on: '2026-12-09' }, 'ends_on'],
  [{ ends_on: '2026-13-01' }, 'ends_on'],
])('%j is told at %s', (typed, field) => {
  const { error } = priceOfferSchema.safeParse({ ...priced, ...typed })
  expect(error && Object.keys(fieldErrorsOf(error))).toEqual([field])
})

test('a share is a whole percentage that leaves something to pay', () => {
  const taken = ['1', '10', '90', '10%', '15 %', '0', '91', '7.5', '-5', ''].filter(
    percent => shareOfferSchema.safeParse({ percent, ...days }).success,
  )
  expect(taken).toEqual(['1', '10', '90', '10%', '15 %'])
})

test.each([
  [{ is_on: false }, 'off'],
  [{ starts_on: '2026-12-11' }, 'planned'],
  [{ starts_on: '2026-12-10', ends_on: '2026-12-10' }, 'running'],
  [{ ends_on: '2026-12-09' }, 'over'],
  [{}, 'running'],
])('on 10 December an offer with %j is %s', (set, state) => {
  expect(promotionState({ is_on: true, starts_on: null, ends_on: null, ...set }, '2026-12-10')).toBe(state)
})
