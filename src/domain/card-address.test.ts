import { expect, test } from 'vitest'
import { cardAddress } from './card-address.ts'

test.each([
  'http://pay.example',
  'javascript:alert(1)',
  'https://',
  'https://a b',
  'pay.example',
  'https://owner@pay.example',
  'https://pay.example/{sum}',
])('%s is no address to pay at', address => {
  expect(cardAddress.safeParse(address).success).toBe(false)
})

test('an address may name the places of amount and reference, and an empty one means no cards', () => {
  expect(cardAddress.parse(' https://pay.example/{amount}?r={reference} ')).toBe(
    'https://pay.example/{amount}?r={reference}',
  )
  expect(cardAddress.parse(' ')).toBeNull()
})
