import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'

const read = (providers: unknown) =>
  readConfig({ AUTH_PROVIDERS: typeof providers === 'string' ? providers : JSON.stringify(providers) })
    .authProviders

const mine = { client_id: 'us', client_secret: 'a secret' }

test('well-known providers need what they gave us, and no more', () => {
  const [google, facebook, azure] = read({
    google: mine,
    facebook: mine,
    azure: { ...mine, tenant: 'contoso.example' },
  })
  expect(google).toMatchObject({ label: 'Google', issuer: 'https://accounts.google.com', trustsEmail: false })
  expect(facebook?.endpoints?.token).toContain('https://graph.facebook.com/')
  expect(azure).toMatchObject({
    label: 'Microsoft',
    issuer: 'https://login.microsoftonline.com/contoso.example/v2.0',
  })
})

test('any issuer is known by its address, with or without the ending of its description', () => {
  const issuer = 'https://id.example/realms/coast'
  const [own] = read({
    'custom:coast-id': { client_id: 'us', issuer: `${issuer}/.well-known/openid-configuration` },
  })
  expect(own).toMatchObject({ issuer, label: 'Coast id', scopes: ['openid', 'email', 'profile'] })
})

test('Apple signs with the key of its developer page', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const [apple] = read({ apple: { client_id: 'us', team_id: 'T', key_id: 'K', private_key } })
  expect(apple?.apple).toMatchObject({ teamId: 'T', keyId: 'K' })
})

test.each([
  ['{', 'AUTH_PROVIDERS must be JSON'],
  [[], 'AUTH_PROVIDERS must be an object with one entry for each provider'],
  [{ google: {} }, 'AUTH_PROVIDERS.google.client_id is missing: the id that the provider gave you'],
  [{ google: { client_id: 'us' } }, 'AUTH_PROVIDERS.google needs client_secret'],
  [{ google: { ...mine, secret: 'x' } }, 'AUTH_PROVIDERS.google has unknown fields: secret'],
  [{ apple: mine }, 'AUTH_PROVIDERS.apple needs team_id, key_id and private_key'],
  [
    { apple: { ...mine, private_key: 'x' } },
    'AUTH_PROVIDERS.apple.private_key must be the text of the .p8 file',
  ],
  [{ microsoft: mine }, 'is called azure'],
  [{ email: mine }, 'is a name of our own'],
  [{ 'My Company': mine }, 'is no name for a provider'],
  [{ coast: mine }, 'AUTH_PROVIDERS.coast needs issuer'],
  [
    { coast: { ...mine, issuer: 'http://id.example' } },
    'AUTH_PROVIDERS.coast.issuer must be an address that begins with https://',
  ],
  [
    { coast: { ...mine, token_endpoint: 'https://id.example/t' } },
    'AUTH_PROVIDERS.coast needs all of authorization_endpoint',
  ],
])('%j stops the start with a sentence', (given, sentence) => {
  expect(() => read(given)).toThrow(sentence)
})
