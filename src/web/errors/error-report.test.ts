import { afterEach, expect, test, vi } from 'vitest'
import { describeError, maskSecrets, reportError } from './error-report.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['password=hunter2', 'password=[hidden]'],
  ['{"password":"hunter2"}', '{"password":"[hidden]"}'],
  ['Authorization: Bearer abc.def-ghi', 'Authorization: [hidden] [hidden]'],
  ['https://x.example/?access_token=abc123&next=1', 'https://x.example/?access_token=[hidden]&next=1'],
  ['eyJhbGciOi.eyJzdWIi.c2ln', '[hidden]'],
  ['api_key: 12345', 'api_key: [hidden]'],
  ['sb_secret_abcDEF', '[hidden]'],
  ['card 4111 1111 1111 1111 declined', 'card [hidden] declined'],
  ['card 4111-1111-1111-1111', 'card [hidden]'],
])('%s is logged as %s', (secret, shown) => {
  expect(maskSecrets(secret)).toBe(shown)
})

test('a phone number and a plain sentence stay readable', () => {
  expect(maskSecrets('Phone 044 000 0000, slot 08:00-10:00')).toBe('Phone 044 000 0000, slot 08:00-10:00')
})

test('message, stack and component trace are cut to 500 characters', () => {
  const report = describeError(new Error('x'.repeat(2000)), 'y'.repeat(2000))
  expect([report.message, report.stack, report.componentTrace].map(part => part.length)).toEqual([
    500, 500, 500,
  ])
})

test('no half of a secret is left where the text is cut', () => {
  const { message } = describeError(new Error(`${'x'.repeat(488)} 4111 1111 1111 1111`), '')
  expect(message).not.toContain('4111')
})

test('a fault is written once, at error level, with the id that the visitor sees', () => {
  const log = vi.fn()
  vi.stubGlobal('console', { ...console, error: log })
  const fault = new Error('broken')
  const id = reportError(fault)
  expect(reportError(fault)).toBe(id)
  expect(id).toMatch(/^[0-9A-Z]{8}$/)
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`"id":"${id}","message":"broken"`))
})
