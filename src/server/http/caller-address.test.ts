import { expect, test } from 'vitest'
import { createAddressReader, rateLimitKey, rateLimitKeys } from './caller-address.ts'

test('without configured proxies a forwarded address counts for nothing', () => {
  expect(createAddressReader([])('203.0.113.9', '1.2.3.4')).toBe('203.0.113.9')
})

test('behind our proxy the visitor is the last address it did not write itself', () => {
  const read = createAddressReader(['127.0.0.1', '10.0.0.0/8'])
  expect(read('127.0.0.1', '6.6.6.6, 203.0.113.9, 10.1.2.3')).toBe('203.0.113.9')
})

test('a proxy that forwards nonsense leaves its own address', () => {
  expect(createAddressReader(['127.0.0.1'])('127.0.0.1', 'unknown')).toBe('127.0.0.1')
})

test('an IPv4 address in IPv6 clothes is the same caller', () => {
  expect(createAddressReader(['127.0.0.1'])('::ffff:127.0.0.1', '::ffff:203.0.113.9')).toBe('203.0.113.9')
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['203.0.113.9', '203.0.113.9'],
])('%s is counted as %s', (address, counted) => {
  expect(rateLimitKey(address)).toBe(counted)
})

test('an IPv6 address is counted in three stretches, the wider with more room; an IPv4 address by itself', () => {
  expect(rateLimitKeys('2001:db8:1:2f3::1')).toEqual([
    { key: '2001:db8:1:2f3::/64', times: 1 },
    { key: '2001:db8:1:200::/56', times: 3 },
    { key: '2001:db8:1::/48', times: 9 },
  ])
  expect(rateLimitKeys('203.0.113.9')).toEqual([{ key: '203.0.113.9', times: 1 }])
})

test('a wrong proxy setting is named', () => {
  expect(() => createAddressReader(['proxy.example'])).toThrow(/TRUST_PROXY holds proxy.example/)
})
