import { expect, test } from 'vitest'
import { messageDefaults } from '#content/message-texts.ts'
import { fillText, isNight, occasions, wrongFields } from './message-text.ts'

test('fields are filled in, and a line whose field is not known is left out', () => {
  const text = 'Hello {name}, we come {day}.\nThe price is {price}.\n\n{link}'
  const known = { name: 'Nomsa', day: 'Thursday', link: 'https://x.example/a' }
  expect(fillText(text, { ...known, price: 'R 450.00' })).toBe(
    'Hello Nomsa, we come Thursday.\nThe price is R 450.00.\n\nhttps://x.example/a',
  )
  expect(fillText(text, known)).toBe('Hello Nomsa, we come Thursday.\n\nhttps://x.example/a')
  expect(fillText(text, { ...known, link: null })).toBe('Hello Nomsa, we come Thursday.')
})

test('what a person is called is never taken for a field', () => {
  expect(fillText('Hello {name}', { name: '{price}', price: 'R 1' })).toBe('Hello {price}')
})

test('a field that is not known to the occasion is told, and so is an open brace', () => {
  expect(wrongFields('Hello {nmae}, {minutes}', 'reminder')).toEqual(['nmae', 'minutes'])
  expect(wrongFields('Hello {name', 'reminder')).toEqual(['{'])
  expect(wrongFields('Hello {name}', 'reminder')).toEqual([])
})

test.each(occasions)('our own text for %s names only what it knows', occasion => {
  expect(wrongFields(messageDefaults.en[occasion], occasion)).toEqual([])
})

test('the night is from 20:00 to 07:00', () => {
  expect(['06:59', '07:00', '19:59', '20:00'].map(isNight)).toEqual([true, false, false, true])
})
