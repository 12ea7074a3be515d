// The owner's switches, the features that are off, and an unreachable database.
import { beforeAll, expect, test } from 'vitest'
import { Unavailable } from '#server/database/database-error.ts'
import { describeEachEngine } from '#tests/engines.ts'
import {
  goodPassword,
  type House,
  lastMailTo,
  newClient,
  newEmail,
  openHouse,
  post,
  site,
  tokenOf,
} from './house.ts'

describeEachEngine('the switches of the auth service', engine => {
  let house: House
  beforeAll(async () => {
    house = await openHouse(engine)
  })

  test('with AUTH_AUTOCONFIRM a sign-up is signed in at once, and a taken address is refused', async () => {
    const open = await openHouse(engine, { AUTH_AUTOCONFIRM: 'on' })
    const email = newEmail()
    const { data } = await newClient(open).signUp({ email, password: goodPassword })
    expect(data.session?.user).toMatchObject({ email, email_confirmed_at: expect.any(String) })
    const again = await newClient(open).signUp({ email, password: goodPassword })
    expect(again.error).toMatchObject({ status: 422, code: 'user_already_exists' })
    const made = newEmail()
    await newClient(open, { key: open.keys.secretKey }).admin.createUser({
      email: made,
      password: goodPassword,
    })
    const early = await newClient(open).signInWithPassword({ email: made, password: goodPassword })
    expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' })
  })

  test('with AUTH_ANONYMOUS a visitor has an account without a name, and can give it one later', async () => {
    const open = await openHouse(engine, { AUTH_ANONYMOUS: 'on' })
    const client = newClient(open)
    const { data } = await client.signInAnonymously({ options: { data: { cart: 1 } } })
    expect(data.user).toMatchObject({ is_anonymous: true, email: '', user_metadata: { cart: 1 } })
    expect((await client.getClaims()).data?.claims).toMatchObject({
      is_anonymous: true,
      role: 'authenticated',
    })
    const email = newEmail()
    await client.updateUser({ email })
    await client.verifyOtp({ token_hash: tokenOf(await lastMailTo(open, email)), type: 'email_change' })
    const named = await client.getUser()
    expect(named.data.user).toMatchObject({ id: data.user?.id, is_anonymous: false, email })
    const off = await newClient(house).signInAnonymously()
    expect(off.error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' })
  })

  test('AUTH_PASSWORD_MIN sets the shortest password', async () => {
    const strict = await openHouse(engine, { AUTH_PASSWORD_MIN: '12' })
    const { error } = await newClient(strict).signUp({ email: newEmail(), password: 'stoep wren' })
    expect(error).toMatchObject({
      code: 'weak_password',
      message: 'Password should be at least 12 characters.',
    })
  })

  test('a sign-in with a password that is too weak by now says so', async () => {
    const email = newEmail()
    await newClient(house).signUp({ email, password: 'kelp-bed' })
    await newClient(house).verifyOtp({ token_hash: tokenOf(await lastMailTo(house, email)), type: 'signup' })
    const strict = await openHouse(engine, { AUTH_PASSWORD_MIN: '12' })
    const { data } = await newClient(strict).signInWithPassword({ email, password: 'kelp-bed' })
    expect(data.weakPassword?.reasons).toEqual(['length'])
  })

  test('the settings and the health of the service are public', async () => {
    const settings = await (await house.fetch('/auth/v1/settings')).json()
    expect(settings).toMatchObject({
      external: { email: true, phone: false },
      mailer_autoconfirm: false,
      disable_signup: false,
    })
    expect((await house.fetch('/auth/v1/health')).status).toBe(200)
  })

  test.each([
    ['GET', '/authorize?provider=google', 'provider_disabled'],
    ['GET', '/callback?code=x', 'provider_disabled'],
    ['GET', '/user/identities/authorize?provider=google', 'manual_linking_disabled'],
    ['DELETE', '/user/identities/00000000-0000-4000-8000-000000000000', 'manual_linking_disabled'],
    ['POST', '/sso', 'saml_provider_disabled'],
    ['POST', '/otp', 'validation_failed'],
    ['GET', '/admin/users', 'no_authorization'],
    ['POST', '/invite', 'no_authorization'],
    ['POST', '/logout', 'no_authorization'],
    ['GET', '/reauthenticate', 'no_authorization'],
  ])('%s %s is refused as %s', async (method, path, code) => {
    const answer = await house.fetch(`/auth/v1${path}`, { method })
    expect(answer.headers.get('x-sb-error-code')).toBe(code)
  })

  test('phone numbers get no codes', async () => {
    const client = newClient(house)
    const phone = '+27821234567'
    const errors = [
      (await client.signInWithOtp({ phone })).error,
      (await client.signInWithPassword({ phone, password: goodPassword })).error,
      (await client.verifyOtp({ phone, token: '123456', type: 'sms' })).error,
      (await client.resend({ type: 'sms', phone })).error,
    ]
    expect(errors.map(error => error?.status)).toEqual([422, 422, 403, 422])
  })

  test('a GET of verify redirects with the session, as the clients of the wire know it', async () => {
    const email = newEmail()
    await newClient(house).signUp({ email, password: goodPassword })
    const token = tokenOf(await lastMailTo(house, email))
    const answer = await house.fetch(`/auth/v1/verify?token=${token}&type=signup&redirect_to=${site}/crm`)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(/^https:\/\/coastal\.example\/crm#access_token=eyJ/)
  })

  test('other origins may call, and read the errors', async () => {
    const answer = await post(house, '/token?grant_type=password', {}, { origin: 'https://other.example' })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-expose-headers')).toMatch(/X-Supabase-Api-Version/i)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('while the database is away the answer is 503, which the clients try again', async () => {
    const away = await openHouse(engine)
    away.auth.database = {
      engine: engine.name,
      close: async () => {},
      tx: async () => {
        throw new Unavailable('gone')
      },
    }
    const answer = await post(away, '/recover', { email: newEmail() })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  })
})
