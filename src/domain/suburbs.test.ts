import { expect, test } from 'vitest'
import { suburbIn } from './suburbs.ts'

test.each([
  ['120 Berghof Avenue, Great Brak River', 'Great Brak River'],
  ['3 Flora Road,  hartenbos heuwels , 6520', 'Hartenbos Heuwels'],
  // A street may be called like a suburb.
  ['12 Eden Street, Mossel Bay', undefined],
  ['12 Eden Street', undefined],
])('%s names the suburb %s', (address, suburb) => {
  expect(suburbIn(address)).toBe(suburb)
})
