import { expect, test } from 'vitest'
import { tellingOf } from './telling.ts'

const email = 'ann@guest.example'

test.each([
  [
    { email, hasAccount: false, sendsMail: true },
    { by: 'mail', email },
  ],
  [
    { email: null, hasAccount: true, sendsMail: true },
    { by: 'mail', email: null },
  ],
  [
    { email: null, hasAccount: false, sendsMail: true },
    { by: 'nobody', why: 'no_address' },
  ],
  [
    { email, hasAccount: false, sendsMail: false },
    { by: 'nobody', why: 'no_server' },
  ],
  [
    { email: null, hasAccount: false, sendsMail: false },
    { by: 'nobody', why: 'no_address' },
  ],
])('%o is told %o', (reachable, telling) => {
  expect(tellingOf(reachable)).toEqual(telling)
})
