// Somebody tries to get in, or to get others in, through the trip to a provider and back.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { type House, newClient, newEmail, newMember, openHouse, site } from '#tests/wire/auth/house.ts'
import {
  atCallback,
  type Issuer,
  openBrowser,
  openIssuer,
  client as registered,
  signingJwk,
} from '#tests/wire/auth/issuer.ts'

let count = 0
type Client = ReturnType<typeof newClient>

describeEachEngine('attacks on sign-in with others', engine => {
  let house: House
  let issuer: Issuer
  let other: Issuer
  beforeAll(async () => {
    issuer = await openIssuer()
    other = await openIssuer()
    const AUTH_PROVIDERS = JSON.stringify({ google: issuer.settings, 'custom:other': other.settings })
    house = await openHouse(engine, { AUTH_PROVIDERS })
  })
  afterAll(() => Promise.all([issuer.close(), other.close()]))

  function newPerson() {
    const email = newEmail('victim')
    const sub = `victim-${process.pid}-${++count}`
    for (const { people } of [issuer, other]) people.set(sub, { email, email_verified: true })
    return { sub, email }
  }

  const addressFor = async (client: Client, sub: string, provider = 'google') => {
    const options = { redirectTo: `${site}/booking`, queryParams: { login_hint: sub } }
    return (await client.signInWithOAuth({ provider: provider as 'google', options })).data.url ?? ''
  }
  const faultOf = (address: URL) => address.searchParams.get('error_code')

  test('a state works once, and a code too', async () => {
    const browser = openBrowser(house)
    const { sub } = newPerson()
    const answer = await browser.follow(await addressFor(newClient(house), sub), atCallback)
    const cookies = new Map(browser.cookiesOf(site))
    const first = await browser.follow(answer.href)
    expect(first.hash).toContain('access_token=')
    for (const [name, value] of cookies) browser.cookiesOf(site).set(name, value)
    const again = await browser.follow(answer.href)
    expect([again.hash.includes('access_token='), faultOf(again)]).toEqual([false, 'bad_oauth_state'])
    // The same code with a state of one's own.
    const mine = await browser.follow(await addressFor(newClient(house), sub), atCallback)
    mine.searchParams.set('code', answer.searchParams.get('code') ?? '')
    const replayed = await browser.follow(mine.href)
    expect([replayed.hash.includes('access_token='), faultOf(replayed)]).toEqual([
      false,
      'unexpected_failure',
    ])
  })

  test('a code that was stolen on its way opens nothing in another trip: it belongs to a nonce and a verifier', async () => {
    const { sub } = newPerson()
    const stolen = await openBrowser(house).follow(await addressFor(newClient(house), sub), atCallback)
    const thief = openBrowser(house)
    const own = await thief.follow(await addressFor(newClient(house), newPerson().sub), atCallback)
    own.searchParams.set('code', stolen.searchParams.get('code') ?? '')
    const back = await thief.follow(own.href)
    expect([back.hash.includes('access_token='), faultOf(back)]).toEqual([false, 'unexpected_failure'])
  })

  test('an answer that another browser began signs nobody in', async () => {
    const attacker = openBrowser(house)
    const answer = await attacker.follow(await addressFor(newClient(house), newPerson().sub), atCallback)
    const back = await openBrowser(house).follow(answer.href)
    expect([back.hash.includes('access_token='), faultOf(back)]).toEqual([false, 'bad_oauth_state'])
  })

  test('our own code, stolen from the address bar, is worth nothing without the verifier', async () => {
    const back = await openBrowser(house).follow(
      await addressFor(newClient(house, { flow: 'pkce' }), newPerson().sub),
    )
    const thief = newClient(house, { flow: 'pkce' })
    await addressFor(thief, 'x')
    const { data, error } = await thief.exchangeCodeForSession(back.searchParams.get('code') ?? '')
    expect([data.session, error?.code]).toEqual([null, 'bad_code_verifier'])
  })

  test('a trip is over after ten minutes', async () => {
    const browser = openBrowser(house)
    const answer = await browser.follow(await addressFor(newClient(house), newPerson().sub), atCallback)
    house.clock.ms += 11 * 60_000
    const back = await browser.follow(answer.href)
    house.clock.ms = Date.now()
    expect([back.pathname, faultOf(back)]).toEqual(['/booking', 'bad_oauth_state'])
  })

  test('the answer of one issuer is not taken for that of another', async () => {
    const { sub } = newPerson()
    const browser = openBrowser(house)
    const foreign = await openBrowser(house).follow(
      await addressFor(newClient(house), sub, 'custom:other'),
      atCallback,
    )
    const mine = await browser.follow(await addressFor(newClient(house), sub), atCallback)
    const mixed = new URL(foreign)
    mixed.searchParams.set('state', mine.searchParams.get('state') ?? '')
    const back = await browser.follow(mixed.href)
    expect([back.hash.includes('access_token='), faultOf(back)]).toEqual([false, 'unexpected_failure'])
    expect(house.lines.at(-1)).toContain('"provider":"google"')
  })

  test.each([
    '',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'https://coastal.example@evil.example/',
    'https://coastal.example.evil.example/',
    'javascript:alert(1)',
  ])('the trip never leads to %j', async redirect => {
    const { sub } = newPerson()
    const start = new URL(`${site}/auth/v1/authorize`)
    start.search = new URLSearchParams({
      provider: 'google',
      login_hint: sub,
      redirect_to: redirect,
    }).toString()
    const back = await openBrowser(house).follow(start.href)
    expect(back.origin).toBe(site)
  })

  test('what steers the protocol cannot be set from outside', async () => {
    const wishes =
      'redirect_uri=https://evil.example&state=mine&client_id=evil&nonce=n&response_mode=fragment&response_type=token'
    const answer = await house.fetch(`/auth/v1/authorize?provider=google&${wishes}`)
    const { searchParams: asked, origin } = new URL(answer.headers.get('location') ?? '')
    expect(origin).toBe(issuer.issuer)
    expect(asked.getAll('redirect_uri')).toEqual([`${site}/auth/v1/callback`])
    expect(asked.getAll('client_id')).toEqual(['coastal'])
    expect(asked.getAll('response_type')).toEqual(['code'])
    expect([asked.get('state'), asked.get('nonce'), asked.has('response_mode')]).not.toContain('mine')
    expect(asked.getAll('state')).toHaveLength(1)
  })

  test('a link that I began is not finished by somebody whom I sent to the provider', async () => {
    for (const flow of ['pkce', 'implicit'] as const) {
      const attacker = await newMember(house, { flow })
      const victim = newPerson()
      const { data } = await attacker.client.linkIdentity({
        provider: 'google',
        options: { redirectTo: `${site}/booking`, queryParams: { login_hint: victim.sub } },
      })
      const back = await openBrowser(house).follow(data?.url ?? '')
      // With PKCE the victim's browser holds a code that only the attacker's could use.
      const { data: now } = await attacker.client.getUser()
      expect(now.user?.identities?.map(({ provider }) => provider)).toEqual(['email'])
      expect(back.hash).not.toContain('access_token=')
    }
  })

  test('a link ends with the session that asked for it', async () => {
    const member = await newMember(house, { flow: 'pkce' })
    const { sub } = newPerson()
    const options = { redirectTo: `${site}/booking`, queryParams: { login_hint: sub } }
    const { data } = await member.client.linkIdentity({ provider: 'google', options })
    await newClient(house, { key: house.keys.secretKey }).admin.signOut(member.session.access_token, 'global')
    const back = await openBrowser(house).follow(data?.url ?? '')
    expect([back.searchParams.has('code'), faultOf(back)]).toEqual([false, 'bad_oauth_state'])
  })

  test('an issuer whose keys were replaced by somebody else, or that signs with none, vouches for nobody', async () => {
    const forgers: [string, Forge, boolean][] = [
      ['its own key', sign, true],
      ['alg none', async claims => `${part({ alg: 'none' })}.${part(claims)}.`, false],
      ['a wrong key', async claims => sign(claims, await signingJwk('first')), false],
    ]
    for (const [title, forge, isBelieved] of forgers) {
      const crooked = await openCrookedIssuer(forge)
      const AUTH_PROVIDERS = JSON.stringify({ google: { issuer: crooked.issuer, ...registered } })
      const victim = await openHouse(engine, { AUTH_PROVIDERS })
      const browser = openBrowser(victim)
      const start = await browser.visit(`${site}/auth/v1/authorize?provider=google`)
      const asked = new URL(start.headers.get('location') ?? '').searchParams
      crooked.nonce = asked.get('nonce') ?? ''
      const back = await browser.follow(`${site}/auth/v1/callback?code=x&state=${asked.get('state')}`)
      await crooked.close()
      expect([title, back.hash.includes('access_token=')]).toEqual([title, isBelieved])
      expect(faultOf(back)).toBe(isBelieved ? null : 'unexpected_failure')
    }
  })
})

type Forge = (claims: object, jwk: Awaited<ReturnType<typeof signingJwk>>) => Promise<string>

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

async function sign(claims: object, jwk: Awaited<ReturnType<typeof signingJwk>>) {
  const key = await importJWK(jwk, 'RS256')
  return new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid: jwk.kid ?? '' }).sign(key)
}

// Speaks as a provider does, and signs what it is told to.
async function openCrookedIssuer(forge: Forge) {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const jwk = await signingJwk('first')
  const { kty, n, e } = jwk
  const crooked = { issuer, nonce: '', close: () => new Promise(resolve => server.close(resolve)) }
  server.on('request', async (request, response) => {
    const at = Math.floor(Date.now() / 1000)
    const who = { sub: 'owner', email: 'owner@home.example', email_verified: true, nonce: crooked.nonce }
    const answers: Record<string, () => Promise<object>> = {
      '/.well-known/openid-configuration': async () => ({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
      }),
      '/jwks': async () => ({ keys: [{ kty, n, e, kid: 'first', alg: 'RS256' }] }),
      '/token': async () => ({
        access_token: 'x',
        token_type: 'bearer',
        id_token: await forge({ iss: issuer, aud: 'coastal', iat: at, exp: at + 300, ...who }, jwk),
      }),
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(await answers[request.url ?? '']?.()))
  })
  return crooked
}
