import { expect, test } from 'vitest'
import { isAsSent } from './is-as-sent.ts'

const stored = { city: 'George', notes: null, price: 450, opens_at: '08:00:00', is_on: true }

test.each([
  [{ city: 'George' }, true],
  [{ city: 'Knysna' }, false],
  [{ notes: null, price: '450.00' }, true],
  [{ notes: 'Two dogs' }, false],
  [{ price: '451.00' }, false],
  [{ price: null }, false],
  [{ opens_at: '08:00', is_on: true }, true],
  [{ opens_at: '09:00' }, false],
  [{ is_on: false }, false],
  [{}, false],
])('%j is what is stored: %s', (sent, isSame) => {
  expect(isAsSent(stored, sent, Object.keys(sent))).toBe(isSame)
})
