// Refusals in the words that the public service uses: programs of its clients look for them.
import { SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { goodPassword, type House, newClient, newMember, openHouse, post } from './house.ts'

const secret = 'a shared secret of many characters'
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

describeEachEngine('the words of refusals', engine => {
  let house: House
  beforeAll(async () => {
    house = await openHouse(engine, { JWT_SECRET: secret, AUTH_ANONYMOUS: 'on' })
  })

  const refused = async (path: string, body: object) => {
    const answer = await post(house, path, body)
    const { error_code: code, msg } = await answer.json()
    return [answer.status, code, msg]
  }
  const email = 'ann@home.example'
  const phone = '+27821234567'

  test.each<[string, object, number, string, string]>([
    [
      '/token?grant_type=web3',
      { chain: 'solana' },
      422,
      'web3_provider_disabled',
      'Web3 provider is disabled',
    ],
    ['/token?grant_type=magic', {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
    ['/token?grant_type=password', { password: 'x' }, 400, 'validation_failed', 'missing email or phone'],
    ['/otp', {}, 400, 'validation_failed', 'One of email or phone must be set'],
    ['/verify', { token_hash: 'x' }, 400, 'validation_failed', 'Verify requires a verification type'],
    [
      '/verify',
      { type: 'magic', token_hash: 'x' },
      400,
      'validation_failed',
      'Unsupported verification type',
    ],
    [
      '/verify',
      { type: 'email', email },
      400,
      'validation_failed',
      'Verify requires either a token or a token hash',
    ],
    [
      '/verify',
      { type: 'email', token: '123456' },
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on verify',
    ],
    [
      '/verify',
      { type: 'email', token: '123456', phone },
      400,
      'validation_failed',
      'Invalid sms verification type',
    ],
    [
      '/verify',
      { type: 'sms', token: '123456', phone },
      403,
      'otp_expired',
      'Token has expired or is invalid',
    ],
  ])('%s with %j', async (path, body, status, code, message) => {
    expect(await refused(path, body)).toEqual([status, code, message])
  })

  test('a link without a token', async () => {
    const { msg } = await (await house.fetch('/auth/v1/verify?type=signup')).json()
    expect(msg).toBe('Verify requires a token or a token hash')
  })

  test('a password that needs a proof, and an account that no code can reach', async () => {
    const { client, email: own } = await newMember(house)
    const later = newClient(house)
    await client.updateUser({ password: goodPassword })
    await later.signInWithPassword({ email: own, password: goodPassword })
    house.clock.ms += 20 * 60_000
    expect((await later.updateUser({ password: 'another wren on it' })).error).toMatchObject({
      status: 400,
      code: 'reauthentication_needed',
      message: 'Password update requires reauthentication',
    })
    const guest = newClient(house)
    await guest.signInAnonymously()
    expect((await guest.reauthenticate()).error).toMatchObject({
      status: 422,
      message: 'Reauthentication requires the user to have an email or a phone number',
    })
  })

  test('a token that is none, over, early, foreign, or signed in a way that we do not take', async () => {
    const sign = (at: { exp?: string; nbf?: string }, key = secret) => {
      const token = new SignJWT({ role: 'anon' }).setProtectedHeader({ alg: 'HS256' })
      if (at.nbf) token.setNotBefore(at.nbf)
      return token.setExpirationTime(at.exp ?? '2h').sign(Buffer.from(key))
    }
    const faults: [string, string, string][] = [
      ['x', 'PGRST301', 'Expected 3 parts in JWT; got 1'],
      [await sign({ exp: '-1h' }), 'PGRST303', 'JWT expired'],
      [await sign({ nbf: '1h' }), 'PGRST303', 'JWT not yet valid'],
      [await sign({}, 'another secret of many characters'), 'PGRST301', 'No suitable key or wrong key type'],
      [`${part({ alg: 'none' })}.${part({})}.`, 'PGRST301', 'Wrong or unsupported encoding algorithm'],
    ]
    for (const [token, code, message] of faults) {
      const headers = { authorization: `Bearer ${token}` }
      const rest = await house.fetch('/rest/v1/promotions', { headers })
      expect([rest.status, await rest.json()]).toMatchObject([401, { code, message }])
      expect(rest.headers.get('proxy-status')).toBe(`PostgREST; error=${code}`)
      expect(rest.headers.get('www-authenticate')).toBe(
        `Bearer error="invalid_token", error_description="${message}"`,
      )
      const auth = await house.fetch('/auth/v1/user', { headers })
      expect([auth.status, (await auth.json()).msg]).toEqual([
        403,
        `invalid JWT: unable to parse or verify signature, ${message}`,
      ])
    }
    const empty = await house.fetch('/rest/v1/promotions', { headers: { authorization: 'Bearer ' } })
    expect((await empty.json()).message).toBe('Empty JWT is sent in Authorization header')
  })
})
