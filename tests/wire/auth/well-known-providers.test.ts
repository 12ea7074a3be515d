// What is peculiar to Facebook, Apple and Microsoft, tried against servers of our own that speak as they do.
import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLocalJWKSet, exportJWK, importJWK, type JWK, jwtVerify, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { personIn } from '#server/auth/provider-person.ts'
import { createProviders } from '#server/auth/providers.ts'
import { readConfig } from '#server/config.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { lastMailTo, newEmail, openHouse, site } from './house.ts'
import { openBrowser, signingJwk } from './issuer.ts'

type Answers = Record<string, (form: URLSearchParams, address: URL) => unknown>

async function openServer(answersAt: (origin: string) => Answers) {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const answers = answersAt(origin)
  server.on('request', async (request, response) => {
    const address = new URL(request.url ?? '', origin)
    const answer = await answers[address.pathname]?.(new URLSearchParams(await bodyOf(request)), address)
    response
      .writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer ?? {}))
  })
  return { origin, close: () => new Promise(resolve => server.close(resolve)) }
}

async function bodyOf(request: IncomingMessage) {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

describeEachEngine('well-known providers', engine => {
  test('Facebook speaks plain OAuth, and its address is confirmed by mail unless the operator trusts it', async () => {
    const email = newEmail('face')
    const asked: URL[] = []
    const facebook = await openServer(() => ({
      '/token': form =>
        form.get('client_secret') === 'ours' &&
        form.get('code') === 'good' && { access_token: 'opens', token_type: 'bearer' },
      '/me': (_form, address) => {
        asked.push(address)
        return {
          id: '10158',
          name: 'Fay Booker',
          email,
          picture: { data: { url: 'https://face.example/fay.jpg' } },
        }
      },
    }))
    const ends = {
      authorization_endpoint: `${facebook.origin}/dialog`,
      token_endpoint: `${facebook.origin}/token`,
      userinfo_endpoint: `${facebook.origin}/me`,
    }
    const come = async (trust_email: boolean, code = 'good') => {
      const entry = { client_id: 'us', client_secret: 'ours', trust_email, ...ends }
      const house = await openHouse(engine, { AUTH_PROVIDERS: JSON.stringify({ facebook: entry }) })
      const browser = openBrowser(house)
      const start = await browser.visit(`${site}/auth/v1/authorize?provider=facebook&scopes=user_birthday`)
      const { searchParams } = new URL(start.headers.get('location') ?? '')
      expect(searchParams.get('scope')).toBe('email public_profile user_birthday')
      const back = await browser.follow(
        `${site}/auth/v1/callback?code=${code}&state=${searchParams.get('state')}`,
      )
      return { house, back, brought: new URLSearchParams(back.hash.slice(1)) }
    }
    const doubted = await come(false)
    expect(doubted.brought.get('error_code')).toBe('provider_email_needs_verification')
    expect((await lastMailTo(doubted.house, email)).template).toBe('confirm-signup')
    const { house, brought } = await come(true)
    const headers = { authorization: `Bearer ${brought.get('access_token')}` }
    const user = await (await house.fetch('/auth/v1/user', { headers })).json()
    expect(user).toMatchObject({
      email,
      user_metadata: { full_name: 'Fay Booker', avatar_url: 'https://face.example/fay.jpg' },
      identities: [{ provider: 'facebook', id: '10158' }],
    })
    expect(asked[0]?.searchParams.get('appsecret_proof')).toMatch(/^[0-9a-f]{64}$/)
    expect((await come(true, 'stolen')).brought.get('error_code')).toBe('unexpected_failure')
    await facebook.close()
  })

  test('Apple posts its answer, tells the name once, and wants a secret that we sign', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const ours: JWK = { ...(await exportJWK(publicKey)), alg: 'ES256', kid: 'K' }
    const jwk = await signingJwk('apple')
    const email = newEmail('relay')
    const trip = { nonce: '' }
    const apple = await openServer(origin => ({
      '/.well-known/openid-configuration': () => ({
        issuer: origin,
        authorization_endpoint: `${origin}/auth`,
        token_endpoint: `${origin}/token`,
        jwks_uri: `${origin}/keys`,
      }),
      '/keys': () => ({ keys: [{ kty: jwk.kty, n: jwk.n, e: jwk.e, kid: 'apple', alg: 'RS256' }] }),
      '/token': async form => {
        const secret = form.get('client_secret') ?? ''
        const { payload } = await jwtVerify(secret, createLocalJWKSet({ keys: [ours] }), {
          issuer: 'T',
          subject: 'us',
        })
        if (payload.aud !== 'https://appleid.apple.com') return undefined
        const claims = { email, email_verified: 'true', nonce: trip.nonce }
        const token = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'apple' }).setIssuedAt()
        const signed = token.setIssuer(origin).setAudience('us').setSubject('000.abc').setExpirationTime('5m')
        return {
          access_token: 'x',
          token_type: 'bearer',
          id_token: await signed.sign(await importJWK(jwk, 'RS256')),
        }
      },
    }))
    const entry = {
      ...{ issuer: apple.origin, client_id: 'us', team_id: 'T', key_id: 'K' },
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    }
    const house = await openHouse(engine, { AUTH_PROVIDERS: JSON.stringify({ apple: entry }) })
    const browser = openBrowser(house)
    const start = await browser.visit(`${site}/auth/v1/authorize?provider=apple&redirect_to=${site}/booking`)
    const { searchParams: wanted } = new URL(start.headers.get('location') ?? '')
    expect([wanted.get('response_mode'), wanted.get('scope')]).toEqual(['form_post', 'name email'])
    trip.nonce = wanted.get('nonce') ?? ''
    const form = {
      code: 'x',
      state: wanted.get('state') ?? '',
      user: '{"name":{"firstName":"Ava","lastName":"Apple"}}',
    }
    // A page of Apple's sends it: without cookies of ours.
    const posted = await house.fetch(`${site}/auth/v1/callback`, {
      method: 'POST',
      body: new URLSearchParams(form),
    })
    expect(posted.status).toBe(303)
    const back = await browser.follow(posted.headers.get('location') ?? '')
    const headers = { authorization: `Bearer ${new URLSearchParams(back.hash.slice(1)).get('access_token')}` }
    const user = await (await house.fetch('/auth/v1/user', { headers })).json()
    expect(user).toMatchObject({
      email,
      user_metadata: { full_name: 'Ava Apple' },
      app_metadata: { provider: 'apple' },
    })
    await apple.close()
  })

  test('Microsoft vouches for an address only where the domain is its owner’s', () => {
    const entry = { client_id: 'us', client_secret: 'ours' }
    const { authProviders } = readConfig({ AUTH_PROVIDERS: JSON.stringify({ azure: entry, google: entry }) })
    const providers = createProviders(authProviders, () => new Date())
    const isChecked = (name: string, claims: object) => {
      const provider = providers.get(name)
      if (!provider) throw new Error(`There is no ${name}`)
      return personIn(provider, { sub: 'x', email: 'owner@coast.example', ...claims }).isChecked
    }
    expect(isChecked('azure', { email_verified: true })).toBe(false)
    expect(isChecked('azure', { xms_edov: false })).toBe(false)
    expect(isChecked('azure', { xms_edov: true })).toBe(true)
    expect(isChecked('azure', { xms_edov: '1' })).toBe(true)
    expect(isChecked('google', {})).toBe(false)
    expect(isChecked('google', { email_verified: 'true' })).toBe(true)
    expect(isChecked('google', { email_verified: true, email: 'no address' })).toBe(false)
  })
})
