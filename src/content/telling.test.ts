import { expect, test } from 'vitest'
import { tellingWords, thanksWords } from './telling.ts'

test('a letter is promised only where one goes', () => {
  expect(tellingWords({ by: 'mail', email: 'ann@guest.example' }, true)).toBe(
    'An email goes to ann@guest.example.',
  )
  for (const why of ['no_address', 'no_server'] as const) {
    expect(tellingWords({ by: 'nobody', why }, true)).toMatch(/^No email goes out.*WhatsApp or call\.$/)
    expect(tellingWords({ by: 'nobody', why }, false)).toMatch(/no phone number either/)
    expect(thanksWords({ by: 'nobody', why })).toMatch(/^No email goes out/)
  }
})
