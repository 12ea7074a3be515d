import { expect, test } from 'vitest'
import { fullAddress } from './full-address.ts'

test.each([
  [{ address: '12 Marsh St', city: 'Hartenbos' }, '12 Marsh St, Hartenbos'],
  [{ address: '12 Marsh St, Hartenbos', city: 'Hartenbos' }, '12 Marsh St, Hartenbos'],
  [
    { address: '12 Marsh St, hartenbos.', city: 'Hartenbos', zip_code: '6520' },
    '12 Marsh St, hartenbos., 6520',
  ],
  [{ address: '1 Georgetown Rd', city: 'George' }, '1 Georgetown Rd, George'],
  [{ address: null, city: 'Mossel Bay', state: 'Western Cape' }, 'Mossel Bay, Western Cape'],
  [{ address: null, city: null }, ''],
])('an address is told in one line, and nothing twice: %o', (place, line) => {
  expect(fullAddress(place)).toBe(line)
})
