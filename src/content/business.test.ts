import { expect, test } from 'vitest'
import { business, exampleBankWarning, hasExampleBank } from './business.ts'

test('the bank that this software came with is known as an example, another is not', () => {
  expect(hasExampleBank({ name: 'Example Bank' })).toBe(true)
  expect(hasExampleBank({ name: 'Bay Bank' })).toBe(false)
  expect(hasExampleBank()).toBe(hasExampleBank(business.bank))
  expect(exampleBankWarning).toContain('example')
})
