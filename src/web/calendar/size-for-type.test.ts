import { expect, test } from 'vitest'
import { withType } from './size-for-type.ts'

const said = { sized: 'residential-deep', size: 4, isUsual: false, extras: ['oven'], takes: 'about 6 hours' }

test('size and extras stay with their kind, and go with another', () => {
  expect({ ...said, ...withType('residential-deep', said) }).toMatchObject(said)
  const other = { ...said, suburb: 'Reebok', ...withType('window', said) }
  expect(other).toMatchObject({ service_type: 'window', suburb: 'Reebok' })
  expect([other.sized, other.size, other.extras, other.takes]).toEqual(Array(4).fill(undefined))
})
