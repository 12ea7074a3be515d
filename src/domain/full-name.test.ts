import { expect, test } from 'vitest'
import { fullName } from './full-name.ts'

test('a name of one word is a name', () => {
  expect(fullName({ first_name: 'Thandi', last_name: '-' })).toBe('Thandi')
})
