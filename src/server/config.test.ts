import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('nothing set gives a site on port 3000 with the embedded database', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 3000,
    siteUrl: 'http://localhost:3000',
    dataDir: './data',
    migrate: true,
  })
  expect(config.databaseUrl).toBeUndefined()
})

test('an empty setting counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('passkeys need an address that browsers keep keys for', () => {
  const read = (SITE_URL: string) => readConfig({ SITE_URL, AUTH_PASSKEYS: 'on' }).auth.passkeys
  expect([read('https://coastal.example'), read('http://localhost:3000')]).toEqual([true, true])
  for (const wrong of ['http://coastal.example', 'https://192.0.2.7', 'https://[2001:db8::1]'])
    expect(() => read(wrong)).toThrow(/AUTH_PASSKEYS needs SITE_URL to be https/)
  expect(readConfig({ SITE_URL: 'http://192.0.2.7' }).auth.passkeys).toBe(false)
})

test('each wrong setting is named with its reason', () => {
  const wrong = {
    PORT: 'many',
    DATABASE_URL: 'mysql://x',
    MIGRATE: 'maybe',
    JWT_SECRET: 'short',
    DATA_KEY: 'short',
    SITE_URL: 'coastal',
  }
  expect(() => readConfig(wrong)).toThrow(/PORT must be a number/)
  expect(() => readConfig(wrong)).toThrow(/DATABASE_URL must be an address such as postgres/)
  expect(() => readConfig(wrong)).toThrow(/MIGRATE must be on or off/)
  expect(() => readConfig(wrong)).toThrow(/JWT_SECRET must be at least 32 characters/)
  expect(() => readConfig(wrong)).toThrow(/DATA_KEY must be 64 digits/)
  expect(() => readConfig(wrong)).toThrow(/SITE_URL must be a web address/)
})

test('a key set without private keys is refused', () => {
  expect(() => readConfig({ JWT_KEYS: '{"keys":[{"kty":"EC","kid":"a"}]}' })).toThrow(
    /JWT_KEYS must be a JWK set/,
  )
})

test('the site address loses its last slash', () => {
  expect(readConfig({ SITE_URL: 'https://coastalclean.example/' }).siteUrl).toBe(
    'https://coastalclean.example',
  )
})

test('the settings of accounts have safe defaults and are checked', () => {
  expect(readConfig({}).auth).toEqual({
    autoconfirm: false,
    anonymous: false,
    web3: [],
    passkeys: false,
    phone: false,
    redirects: [],
    passwordMin: 6,
    sessionIdleHours: 336,
    sessionMaxHours: 2160,
  })
  const redirects = 'https://a.example, https://b.example/in'
  expect(readConfig({ AUTH_REDIRECTS: redirects }).auth.redirects).toEqual([
    'https://a.example',
    'https://b.example/in',
  ])
  expect(() => readConfig({ AUTH_REDIRECTS: 'javascript:alert(1)' })).toThrow(/AUTH_REDIRECTS/)
  expect(() => readConfig({ AUTH_PASSWORD_MIN: '5' })).toThrow(/AUTH_PASSWORD_MIN must be at least 6/)
})

test('the data service shows the schemas that are set, in their order', () => {
  const { rest } = readConfig({ REST_SCHEMAS: 'shop, public', REST_AGGREGATES: 'on' })
  expect(rest).toMatchObject({ schemas: ['shop', 'public'], aggregates: true, plan: false, maxRows: 1000 })
})
