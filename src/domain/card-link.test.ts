import { expect, test } from 'vitest'
import { cardLink } from './card-link.ts'

const open = { amountCents: 1160_50, reference: '2027 - 007' }

test('the amount and the reference are filled in where the address says so', () => {
  expect(cardLink('https://pay.example/me/{amount}?for={reference}', open)).toBe(
    'https://pay.example/me/1160.50?for=2027%20-%20007',
  )
})

test('otherwise they are added, beside what is there', () => {
  expect(cardLink('https://pay.example/me?shop=7', open)).toBe(
    'https://pay.example/me?shop=7&amount=1160.50&reference=2027+-+007',
  )
  expect(cardLink('https://pay.example/{amount}', open)).toBe(
    'https://pay.example/1160.50?reference=2027+-+007',
  )
})

test('there is none without a safe address, and none for what is paid', () => {
  for (const address of [null, '', 'http://pay.example', 'javascript:alert(1)', 'pay.example'])
    expect(cardLink(address, open)).toBeUndefined()
  expect(cardLink('https://pay.example', { ...open, amountCents: 0 })).toBeUndefined()
})
