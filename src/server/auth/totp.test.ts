import { expect, test } from 'vitest'
import { codeAt, newTotpSecret, stepOfCode } from './totp.ts'

// The vectors of RFC 6238, appendix B, cut to six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('at second %i the code is %s', (seconds, code) => {
  expect(codeAt(secret, Math.floor(seconds / 30))).toBe(code)
})

test('a code is good one step early and one step late, and not two', () => {
  const made = newTotpSecret()
  const at = (step: number) => stepOfCode(made, codeAt(made, step), new Date(1000 * 30_000))
  expect([998, 999, 1000, 1001, 1002].map(at)).toEqual([undefined, 999, 1000, 1001, undefined])
})
