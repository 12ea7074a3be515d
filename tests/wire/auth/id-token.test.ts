// ID tokens that an app brings by itself, with the public client.
import { createHash } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { type House, lastMailTo, newClient, newEmail, newMember, openHouse } from './house.ts'
import { type Issuer, openIssuer, signingJwk } from './issuer.ts'

let count = 0
const nonce = 'a nonce of the app'
const hashed = (text: string) => createHash('sha256').update(text).digest('hex')
const halfHash = (text: string) =>
  createHash('sha256').update(text).digest().subarray(0, 16).toString('base64url')
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

describeEachEngine('ID tokens', engine => {
  let house: House
  let issuer: Issuer
  let other: Issuer
  beforeAll(async () => {
    issuer = await openIssuer()
    other = await openIssuer()
    const google = { ...issuer.settings, client_ids: ['coastal-on-phones'] }
    const AUTH_PROVIDERS = JSON.stringify({ google, 'custom:other': other.settings })
    house = await openHouse(engine, { AUTH_PROVIDERS })
  })
  afterAll(() => Promise.all([issuer.close(), other.close()]))

  function claimsOf(facts: object = {}) {
    const at = Math.floor(Date.now() / 1000)
    const email = newEmail('app')
    const who = { sub: `app-${process.pid}-${++count}`, email, email_verified: true, nonce: hashed(nonce) }
    return { iss: issuer.issuer, aud: 'coastal', iat: at, exp: at + 300, ...who, ...facts }
  }

  async function sign(claims: object, jwk = issuer.jwk, alg = 'RS256') {
    const key = await importJWK(jwk, alg)
    return new SignJWT({ ...claims }).setProtectedHeader({ alg, kid: 'first' }).sign(key)
  }

  const bring = (token: string, more: object = {}) =>
    newClient(house).signInWithIdToken({ provider: 'google', token, nonce, ...more })

  test('a token of the provider, for us and for this sign-in, opens a session', async () => {
    const claims = claimsOf()
    const { data, error } = await bring(await sign(claims))
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email: claims.email, app_metadata: { provider: 'google' } })
    expect(data.user?.identities).toMatchObject([{ provider: 'google', id: claims.sub }])
    const app = claimsOf({ aud: 'coastal-on-phones', sub: claims.sub, email: claims.email })
    expect((await bring(await sign(app))).data.user?.id).toBe(data.user?.id)
    const byIssuer = claimsOf({ sub: claims.sub })
    expect((await bring(await sign(byIssuer), { provider: issuer.issuer })).data.user?.id).toBe(data.user?.id)
  })

  test('the access token beside it must be its own', async () => {
    const good = await bring(await sign(claimsOf({ at_hash: halfHash('mine') })), { access_token: 'mine' })
    expect(good.error).toBeNull()
    const bad = await bring(await sign(claimsOf({ at_hash: halfHash('mine') })), { access_token: 'another' })
    expect(bad.error).toMatchObject({ status: 400, message: 'Bad ID token' })
  })

  test('a token works once: brought again it is refused', async () => {
    const token = await sign(claimsOf())
    expect((await bring(token)).error).toBeNull()
    expect((await bring(token)).error).toMatchObject({ status: 400, message: 'This ID token has been used' })
  })

  test('the nonce is there on both sides or on none, and the token has its hash', async () => {
    const words = async (claims: object, given?: string) =>
      (await bring(await sign(claims), { nonce: given })).error?.message
    const uneven = 'Passed nonce and nonce in id_token should either both exist or not.'
    expect(await words(claimsOf(), 'another nonce')).toBe('Nonces mismatch')
    expect(await words(claimsOf({ nonce }), nonce)).toBe('Nonces mismatch')
    expect(await words(claimsOf())).toBe(uneven)
    expect(await words(claimsOf({ nonce: undefined }), nonce)).toBe(uneven)
    expect(await words(claimsOf({ nonce: undefined }))).toBeUndefined()
  })

  test('whatever is forged, foreign or over is refused', async () => {
    const at = Math.floor(Date.now() / 1000)
    const forged: [string, string, string][] = [
      ['alg none', `${part({ alg: 'none' })}.${part(claimsOf())}.`, 'Bad ID token'],
      ['a wrong key', await sign(claimsOf(), await signingJwk('first')), 'Bad ID token'],
      ['the key of another issuer', await sign(claimsOf(), other.jwk), 'Bad ID token'],
      ['another issuer, its own key', await sign(claimsOf({ iss: other.issuer }), other.jwk), 'Bad ID token'],
      ['our key, another issuer named', await sign(claimsOf({ iss: other.issuer })), 'Bad ID token'],
      ['over', await sign(claimsOf({ exp: at - 10 })), 'Bad ID token'],
      ['without an end', await sign(claimsOf({ exp: undefined })), 'Bad ID token'],
      ['without a subject', await sign(claimsOf({ sub: undefined })), 'Bad ID token'],
      ['for somebody else', await sign(claimsOf({ aud: 'evil' })), 'Unacceptable audience in id_token'],
      [
        'for two, asked by the other',
        await sign(claimsOf({ aud: ['coastal', 'evil'], azp: 'evil' })),
        'Unacceptable audience in id_token',
      ],
      ['no token', 'x', 'Bad ID token'],
    ]
    for (const [title, token, message] of forged) {
      const { data, error } = await bring(token)
      expect([title, data.session, error?.status, error?.message]).toEqual([title, null, 400, message])
    }
  })

  test('the public key of the issuer is no shared secret', async () => {
    const { n = '' } = issuer.jwk
    const key = Buffer.from(n)
    const token = await new SignJWT(claimsOf()).setProtectedHeader({ alg: 'HS256', kid: 'first' }).sign(key)
    expect((await bring(token)).error?.message).toBe('Bad ID token')
  })

  test('an address that is not checked opens no account', async () => {
    const member = await newMember(house)
    const { data, error } = await bring(await sign(claimsOf({ email: member.email, email_verified: false })))
    expect([data.session, error?.code]).toEqual([null, 'provider_email_needs_verification'])
    expect((await lastMailTo(house, member.email)).template).toBe('account-exists')
  })

  test('somebody signed in links it to the account', async () => {
    const { client, user } = await newMember(house)
    house.clock.ms += 1000
    const token = await sign(claimsOf({ email_verified: false }))
    const { data, error } = await client.linkIdentity({ provider: 'google', token, nonce })
    expect(error).toBeNull()
    expect(data).toMatchObject({ user: { id: user.id } })
    expect((await client.getUserIdentities()).data?.identities.map(one => one.provider)).toEqual([
      'email',
      'google',
    ])
    const stranger = await newClient(house).linkIdentity({
      provider: 'google',
      token: await sign(claimsOf()),
      nonce,
    })
    expect(stranger.error?.status).toBe(401)
  })

  test('a provider that is not there says so', async () => {
    const { error } = await bring(await sign(claimsOf()), { provider: 'apple' })
    expect(error).toMatchObject({ status: 422, code: 'provider_disabled' })
  })
})
