// Sign-up, password, refresh, sign-out and verify, with the public client.
import { beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import {
  goodPassword,
  type House,
  lastMailTo,
  newClient,
  newEmail,
  newMember,
  openHouse,
  post,
  site,
  tokenOf,
} from './house.ts'

describeEachEngine('signing up and in', engine => {
  let house: House
  beforeAll(async () => {
    house = await openHouse(engine)
  })

  test('a new account must confirm its address before it can sign in', async () => {
    const email = newEmail()
    const client = newClient(house)
    const signedUp = await client.signUp({ email, password: goodPassword })
    expect(signedUp.data).toMatchObject({ session: null, user: { email } })
    const early = await client.signInWithPassword({ email, password: goodPassword })
    expect(early.error).toMatchObject({ status: 400, code: 'invalid_credentials' })
    const token_hash = tokenOf(await lastMailTo(house, email))
    const confirmed = await client.verifyOtp({ token_hash, type: 'signup' })
    expect(confirmed.data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email } })
    const signedIn = await newClient(house).signInWithPassword({ email, password: goodPassword })
    expect(signedIn.data.user?.id).toBe(signedUp.data.user?.id)
  })

  test('the code of the mail confirms as well as its link', async () => {
    const email = newEmail()
    const client = newClient(house)
    await client.signUp({ email, password: goodPassword })
    const { code } = (await lastMailTo(house, email)).payload
    const { data } = await client.verifyOtp({ email, token: code, type: 'email' })
    expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) })
  })

  test('the link of the mail leads to a page of the site and back to where the sign-up asked', async () => {
    const email = newEmail()
    await newClient(house).signUp({
      email,
      password: goodPassword,
      options: { emailRedirectTo: `${site}/booking` },
    })
    const link = new URL((await lastMailTo(house, email)).payload.link)
    expect(`${link.origin}${link.pathname}`).toBe(`${site}/auth/confirm`)
    expect(link.searchParams.get('redirect_to')).toBe(`${site}/booking`)
  })

  test('a mail link works once', async () => {
    const email = newEmail()
    const client = newClient(house)
    await client.signUp({ email, password: goodPassword })
    const token_hash = tokenOf(await lastMailTo(house, email))
    await client.verifyOtp({ token_hash, type: 'signup' })
    const again = await newClient(house).verifyOtp({ token_hash, type: 'signup' })
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' })
  })

  test('a mail link lasts an hour', async () => {
    const email = newEmail()
    const client = newClient(house)
    await client.signUp({ email, password: goodPassword })
    const token_hash = tokenOf(await lastMailTo(house, email))
    house.clock.ms += 61 * 60_000
    const late = await client.verifyOtp({ token_hash, type: 'signup' })
    expect(late.error).toMatchObject({ status: 403, code: 'otp_expired' })
  })

  test('a wrong password and an unknown address are refused alike', async () => {
    const { email } = await newMember(house)
    const wrong = await newClient(house).signInWithPassword({ email, password: 'not the one' })
    const unknown = await newClient(house).signInWithPassword({ email: newEmail(), password: goodPassword })
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' })
    expect(unknown.error).toMatchObject({ status: 400, code: 'invalid_credentials' })
    expect(wrong.error?.message).toBe(unknown.error?.message)
  })

  test.each([
    ['short', ['length']],
    ['password123', ['pwned']],
    ['zzzzzzzz', ['pwned']],
  ])('the password %s is refused as weak', async (password, reasons) => {
    const { error } = await newClient(house).signUp({ email: newEmail(), password })
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons })
  })

  test('a password may hold any character and be up to 256 long', async () => {
    const email = newEmail()
    const password = `${'🧽'.repeat(200)} \u0000é`
    const client = newClient(house)
    await client.signUp({ email, password })
    await client.verifyOtp({ token_hash: tokenOf(await lastMailTo(house, email)), type: 'signup' })
    expect((await client.signInWithPassword({ email, password })).error).toBeNull()
    expect((await client.signUp({ email: newEmail(), password: 'x1'.repeat(129) })).error).toMatchObject({
      status: 400,
    })
  })

  test('a signed-in client reads its account', async () => {
    const { client, email } = await newMember(house)
    const { data } = await client.getUser()
    expect(data.user).toMatchObject({ email, role: 'authenticated', is_anonymous: false, factors: [] })
    expect(data.user?.identities).toMatchObject([{ provider: 'email', identity_data: { email } }])
    expect(JSON.stringify(data.user)).not.toContain('argon2')
  })

  test('the access token says who, how and in which session, and the public keys prove it', async () => {
    const { client, email, user } = await newMember(house)
    const { data } = await client.getClaims()
    expect(data?.header.alg).toBe('ES256')
    expect(data?.claims).toMatchObject({
      iss: `${site}/auth/v1`,
      sub: user.id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      aal: 'aal1',
      amr: [{ method: 'email/signup', timestamp: expect.any(Number) }],
      session_id: expect.any(String),
      is_anonymous: false,
      app_metadata: { provider: 'email' },
      user_metadata: {},
    })
  })

  test('refreshing gives a new pair that works', async () => {
    const { client, session } = await newMember(house)
    const { data } = await client.refreshSession()
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    expect((await client.getUser()).error).toBeNull()
  })

  test.each(['global', 'local', 'others'] as const)(
    'signing out with scope %s ends those sessions at once',
    async scope => {
      const { client, email, session } = await newMember(house)
      const other = newClient(house)
      const { data } = await other.signInWithPassword({ email, password: goodPassword })
      await client.signOut({ scope })
      const mine = await newClient(house).getUser(session.access_token)
      const others = await newClient(house).getUser(data.session?.access_token)
      expect(mine.error === null).toBe(scope === 'others')
      expect(others.error === null).toBe(scope === 'local')
    },
  )

  test('errors come in the shape of the version that was asked for', async () => {
    const dated = await post(
      house,
      '/token?grant_type=password',
      { email: newEmail(), password: 'x' },
      { 'x-supabase-api-version': '2024-01-01' },
    )
    expect(await dated.json()).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' })
    expect(dated.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    const older = await post(house, '/token?grant_type=password', { email: newEmail(), password: 'x' })
    expect(await older.json()).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    })
    expect([dated, older].map(answer => answer.headers.get('x-sb-error-code'))).toEqual([
      'invalid_credentials',
      'invalid_credentials',
    ])
  })

  test.each([
    ['/signup', '{', 'bad_json'],
    ['/signup', '[]', 'validation_failed'],
    ['/signup', { email: 'no address', password: goodPassword }, 'validation_failed'],
    ['/signup', { email: 'a@b.example' }, 'validation_failed'],
    ['/signup', { email: 'a@b.example', password: goodPassword, data: 'text' }, 'validation_failed'],
    ['/signup', { email: 'a@b.example', password: goodPassword, data: { a: '\u0000' } }, 'validation_failed'],
    [
      '/signup',
      { email: 'a@b.example', password: goodPassword, data: { a: 'x'.repeat(5000) } },
      'validation_failed',
    ],
    [
      '/signup',
      {
        email: 'a@b.example',
        password: goodPassword,
        code_challenge: 'short',
        code_challenge_method: 's256',
      },
      'validation_failed',
    ],
    [
      '/signup',
      { email: 'a@b.example', password: goodPassword, code_challenge: 'x'.repeat(43) },
      'validation_failed',
    ],
    ['/signup', { phone: '+27821234567', password: goodPassword }, 'phone_provider_disabled'],
    ['/signup', {}, 'anonymous_provider_disabled'],
    ['/token?grant_type=password', {}, 'validation_failed'],
    ['/token?grant_type=magic', {}, 'invalid_credentials'],
    ['/token?grant_type=refresh_token', { refresh_token: 'nobody' }, 'refresh_token_not_found'],
    ['/token?grant_type=pkce', { auth_code: 'a', code_verifier: 'b' }, 'flow_state_not_found'],
    ['/token?grant_type=id_token', {}, 'provider_disabled'],
    ['/token?grant_type=web3', {}, 'web3_provider_disabled'],
    ['/verify', { type: 'signup' }, 'validation_failed'],
    ['/verify', { type: 'magic', token: 'x' }, 'validation_failed'],
    ['/sso', {}, 'saml_provider_disabled'],
    ['/nowhere', {}, 'not_found'],
  ])('POST %s with %j is refused as %s', async (path, body, code) => {
    const answer = await post(house, path, body)
    expect(answer.headers.get('x-sb-error-code')).toBe(code)
    expect(answer.status).toBeLessThan(500)
  })
})
