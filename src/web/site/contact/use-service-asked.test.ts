import { expect, test } from 'vitest'
import { askedFor } from './use-service-asked.ts'

test('the service of the last link is asked for, in place of one that was named before', () => {
  const first = askedFor('Residential Clean', '')
  expect(first).toBe('A quote, please, for: Residential Clean.\n')
  expect(askedFor('Solar Panel Cleaning', first)).toBe('A quote, please, for: Solar Panel Cleaning.\n')
})

test('own words stay, whether or not a service was named before them', () => {
  const own = 'Three bedrooms, in Hartenbos.\nOn a Friday.'
  const named = askedFor('Deep Clean', own)
  expect(named).toBe(`A quote, please, for: Deep Clean.\n${own}`)
  expect(askedFor('Deep Clean', named)).toBe(named)
})
