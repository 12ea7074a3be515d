import { expect, test } from 'vitest'
import { countWithOpening, openingSchema } from './opening-cleans.ts'

test.each([
  [{ total: 3, opening: 0 }, '12', { after: 15, passed: 10 }],
  [{ total: 15, opening: 12 }, '10', { after: 13, passed: undefined }],
  [{ total: 0, opening: 0 }, '20', { after: 20, passed: 20 }],
  [{ total: 3, opening: 0 }, 'x', undefined],
])('%j with %s from before becomes %j', (count, typed, result) => {
  expect(countWithOpening(count, typed)).toEqual(result)
})

test('a number and a reason are needed', () => {
  expect(openingSchema.safeParse({ cleans: '12', reason: 'Paper card' }).data?.cleans).toBe(12)
  expect(openingSchema.safeParse({ cleans: '-1', reason: 'Paper card' }).success).toBe(false)
  expect(openingSchema.safeParse({ cleans: '12', reason: ' ' }).success).toBe(false)
})
