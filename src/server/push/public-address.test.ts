import { expect, test } from 'vitest'
import { callPushService } from './call-push-service.ts'
import { isPublicAddress, requirePublic } from './public-address.ts'

test.each([
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.9',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
  ],
  ...[
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2001:db8::1',
  ],
  ...['2002:7f00:1::', 'ff02::1', 'nobody', ''],
])('%s is not public', address => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '142.250.1.95', '2a00:1450:4009:80b::200a', '172.32.0.1'])('%s is public', address => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  ...[
    'http://push.example/a',
    'https://push.example:8443/a',
    'https://user@push.example/a',
    'ftp://push.example/',
  ],
  ...[
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://2130706433/a',
    'https://0x7f.1/a',
    'https://[::ffff:10.0.0.1]/',
  ],
])('%s is not called', endpoint => {
  expect(() => requirePublic(new URL(endpoint))).toThrow('public')
})

test('a name that leads home is not called either', async () => {
  const call = { headers: {}, body: Buffer.alloc(1), allowPrivate: false, timeoutMs: 5_000 }
  const outcome = await callPushService({ ...call, endpoint: 'https://localhost/a' }, new Date())
  expect(outcome).toMatchObject({ outcome: 'given_up', trouble: 'not_public' })
})
