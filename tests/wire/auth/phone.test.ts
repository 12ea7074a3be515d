// Accounts by phone number, with the public client and an address of the operator's that sends the SMS.
import { PostgrestClient } from '@supabase/postgrest-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { goodPassword, type House, newClient, newMember, openHouse, site } from './house.ts'
import { openSmsHook } from './sms-hook.ts'

let count = 0
const newNumber = () =>
  `+2782${String(process.pid % 10_000).padStart(4, '0')}${String(++count).padStart(3, '0')}`

describeEachEngine('accounts by phone number', engine => {
  let house: House
  let hook: Awaited<ReturnType<typeof openSmsHook>>
  beforeAll(async () => {
    hook = await openSmsHook()
    house = await openHouse(engine, { AUTH_PHONE: 'on', AUTH_ANONYMOUS: 'on', ...hook.env })
  })
  afterAll(() => hook.close())

  const sentTo = (phone: string) => hook.taken.filter(({ sms }) => sms.phone === phone)
  const codeTo = (phone: string) => sentTo(phone).at(-1)?.sms.otp ?? ''

  async function newPhoneMember() {
    const phone = newNumber()
    const client = newClient(house)
    await client.signUp({ phone, password: goodPassword })
    const { data, error } = await client.verifyOtp({ phone, token: codeTo(phone), type: 'sms' })
    if (!data.user) throw error
    return { phone, client, user: data.user }
  }

  test('a sign-up is confirmed by the code of an SMS, and then the password opens the account', async () => {
    const phone = newNumber()
    const client = newClient(house)
    const { data } = await client.signUp({
      phone,
      password: goodPassword,
      options: { data: { town: 'George' } },
    })
    expect(data).toMatchObject({ session: null, user: { phone: phone.slice(1), identities: [] } })
    expect(sentTo(phone)).toMatchObject([
      { user: { id: data.user?.id }, sms: { otp: expect.stringMatching(/^\d{6}$/), channel: 'sms' } },
    ])
    const early = await newClient(house).signInWithPassword({ phone, password: goodPassword })
    expect(early.error).toMatchObject({ status: 400, code: 'invalid_credentials' })
    const verified = await client.verifyOtp({ phone, token: codeTo(phone), type: 'sms' })
    expect(verified.data.user).toMatchObject({
      id: data.user?.id,
      phone: phone.slice(1),
      phone_confirmed_at: expect.any(String),
      user_metadata: { town: 'George' },
      app_metadata: { provider: 'phone', providers: ['phone'] },
      identities: [{ provider: 'phone', identity_data: { phone: phone.slice(1), phone_verified: true } }],
    })
    const again = await client.verifyOtp({ phone, token: codeTo(phone), type: 'sms' })
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' })
    const entered = await newClient(house).signInWithPassword({ phone, password: goodPassword })
    expect(entered.data.user?.id).toBe(data.user?.id)
    const wrong = await newClient(house).signInWithPassword({ phone, password: 'not that' })
    expect(wrong.error?.code).toBe('invalid_credentials')
  })

  test('a number that has an account gets the same answer, and keeps its password', async () => {
    const { phone, user } = await newPhoneMember()
    const stranger = newClient(house)
    const { data } = await stranger.signUp({ phone, password: 'mine from now on' })
    expect(data).toMatchObject({ session: null, user: { phone: phone.slice(1), identities: [] } })
    expect(data.user?.id).not.toBe(user.id)
    expect(sentTo(phone)).toHaveLength(2)
    await stranger.verifyOtp({ phone, token: codeTo(phone), type: 'sms' })
    const taken = await newClient(house).signInWithPassword({ phone, password: 'mine from now on' })
    expect(taken.error?.code).toBe('invalid_credentials')
    expect((await newClient(house).signInWithPassword({ phone, password: goodPassword })).error).toBeNull()
  })

  test('whoever confirms gets the password of the code they typed, not that of a stranger', async () => {
    const phone = newNumber()
    await newClient(house).signUp({ phone, password: 'left behind here' })
    await newClient(house).signInWithOtp({ phone })
    await newClient(house).verifyOtp({ phone, token: codeTo(phone), type: 'sms' })
    const left = await newClient(house).signInWithPassword({ phone, password: 'left behind here' })
    expect(left.error?.code).toBe('invalid_credentials')
  })

  test('a code by SMS or WhatsApp signs in, and makes an account where that is wanted', async () => {
    const phone = newNumber()
    const client = newClient(house)
    const none = await client.signInWithOtp({ phone, options: { shouldCreateUser: false } })
    expect([none.error, sentTo(phone).length]).toEqual([null, 0])
    await client.signInWithOtp({ phone, options: { channel: 'whatsapp' } })
    expect(sentTo(phone)).toMatchObject([{ sms: { channel: 'whatsapp', sms_type: 'sms' } }])
    const { data } = await client.verifyOtp({ phone, token: codeTo(phone), type: 'sms' })
    expect(data.session?.user.phone).toBe(phone.slice(1))
    await client.signInWithOtp({ phone })
    house.clock.ms += 11 * 60_000
    const late = await client.verifyOtp({ phone, token: codeTo(phone), type: 'sms' })
    expect(late.error?.code).toBe('otp_expired')
  })

  test('the code of a sign-up is sent once more', async () => {
    const phone = newNumber()
    const client = newClient(house)
    await client.signUp({ phone, password: goodPassword })
    const first = codeTo(phone)
    expect((await client.resend({ type: 'sms', phone })).error).toBeNull()
    expect(sentTo(phone)).toHaveLength(2)
    if (first !== codeTo(phone))
      expect((await client.verifyOtp({ phone, token: first, type: 'sms' })).error?.code).toBe('otp_expired')
    expect((await client.verifyOtp({ phone, token: codeTo(phone), type: 'sms' })).error).toBeNull()
    expect((await client.signInWithPassword({ phone, password: goodPassword })).error).toBeNull()
    const nobody = newNumber()
    expect((await client.resend({ type: 'sms', phone: nobody })).error).toBeNull()
    expect(sentTo(nobody)).toEqual([])
  })

  test('an account takes a new number once its phone has answered, and never one of somebody else', async () => {
    const [{ client, user, email }, other] = [await newMember(house), await newPhoneMember()]
    const phone = newNumber()
    house.clock.ms += 1000
    const asked = await client.updateUser({ phone })
    expect(asked.data.user).toMatchObject({ phone: '', new_phone: phone.slice(1) })
    expect((await client.verifyOtp({ phone, token: codeTo(phone), type: 'sms' })).error?.code).toBe(
      'otp_expired',
    )
    await client.resend({ type: 'phone_change', phone })
    const moved = await client.verifyOtp({ phone, token: codeTo(phone), type: 'phone_change' })
    expect(moved.data.user).toMatchObject({ id: user.id, phone: phone.slice(1), email })
    expect(moved.data.user?.identities?.map(({ provider }) => provider)).toEqual(['email', 'phone'])
    const before = sentTo(other.phone).length
    expect((await client.updateUser({ phone: other.phone })).error).toBeNull()
    expect(sentTo(other.phone)).toHaveLength(before)
    expect((await client.updateUser({ phone: '0821234567' })).error?.code).toBe('validation_failed')
  })

  test('somebody without a name who takes a number keeps the account and its rows', async () => {
    const client = newClient(house)
    const { data } = await client.signInAnonymously()
    const id = data.user?.id ?? ''
    await engine.owner(
      `insert into public.client_profiles (user_id, first_name, last_name, email)
      values ('${id}', 'Ada', 'Auk', 'ada@home.example')`,
    )
    const phone = newNumber()
    await client.updateUser({ phone })
    const { data: known } = await client.verifyOtp({ phone, token: codeTo(phone), type: 'phone_change' })
    expect(known.user).toMatchObject({ id, is_anonymous: false, phone: phone.slice(1) })
    const rest = new PostgrestClient(`${site}/rest/v1`, {
      fetch: house.fetch,
      headers: { apikey: house.keys.publishableKey, Authorization: `Bearer ${known.session?.access_token}` },
    })
    expect((await rest.from('client_profiles').select('first_name')).data).toEqual([{ first_name: 'Ada' }])
  })

  test('who has a phone only proves themselves by it before the password changes', async () => {
    const { phone, client } = await newPhoneMember()
    house.clock.ms += 61 * 60_000
    await client.signInWithPassword({ phone, password: goodPassword })
    house.clock.ms += 11 * 60_000
    const password = 'another one for me'
    expect((await client.updateUser({ password })).error?.code).toBe('reauthentication_needed')
    expect((await client.reauthenticate()).error).toBeNull()
    expect(sentTo(phone).at(-1)?.sms.sms_type).toBe('reauthentication')
    expect((await client.updateUser({ password, nonce: '000000x' })).error?.code).toBe(
      'reauthentication_not_valid',
    )
    expect((await client.updateUser({ password, nonce: codeTo(phone) })).error).toBeNull()
    expect((await newClient(house).signInWithPassword({ phone, password })).error).toBeNull()
  })

  test('a phone is a second factor', async () => {
    const { client, email } = await newMember(house)
    const phone = newNumber()
    const { data } = await client.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'mine' })
    expect(data).toMatchObject({ type: 'phone', friendly_name: 'mine', phone: phone.slice(1) })
    const factorId = data?.id ?? ''
    const { data: asked } = await client.mfa.challenge({ factorId, channel: 'whatsapp' })
    expect(asked).toMatchObject({ type: 'phone', expires_at: expect.any(Number) })
    expect(sentTo(phone)).toMatchObject([{ sms: { channel: 'whatsapp', sms_type: 'mfa' } }])
    const verify = (code: string) => client.mfa.verify({ factorId, challengeId: asked?.id ?? '', code })
    expect((await verify('x')).error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
    expect((await verify(codeTo(phone))).error).toBeNull()
    expect((await verify(codeTo(phone))).error?.code).toBe('mfa_challenge_expired')
    const level = await client.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({
      currentLevel: 'aal2',
      currentAuthenticationMethods: expect.arrayContaining([
        expect.objectContaining({ method: 'mfa/phone' }),
      ]),
    })
    const later = newClient(house)
    await later.signInWithPassword({ email, password: goodPassword })
    expect((await later.mfa.getAuthenticatorAssuranceLevel()).data?.nextLevel).toBe('aal2')
    expect((await client.mfa.listFactors()).data?.phone).toMatchObject([{ id: factorId, status: 'verified' }])
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull()
  })

  test('an admin makes accounts that are known by phone only', async () => {
    const phone = newNumber()
    const { admin } = newClient(house, { key: house.keys.secretKey })
    const made = await admin.createUser({ phone, password: goodPassword, phone_confirm: true })
    expect(made.data.user).toMatchObject({ phone: phone.slice(1), email: '' })
    const entered = await newClient(house).signInWithPassword({ phone, password: goodPassword })
    expect(entered.data.user?.id).toBe(made.data.user?.id)
  })

  test('a code is guessed at five times, and new codes do not give new tries without end', async () => {
    const strict = await openHouse(engine, { AUTH_PHONE: 'on', RATE_LIMIT_SCALE: '1', ...hook.env })
    strict.clock.ms = house.clock.ms
    const { phone } = await newPhoneMember()
    const client = newClient(strict)
    const guess = (token: string) => client.verifyOtp({ phone, token, type: 'sms' })
    const wrong = (code: string) => (code === '000000' ? '111111' : '000000')
    const seen: (string | undefined)[] = []
    for (let round = 0; round < 4; round++) {
      await newClient(house).signInWithOtp({ phone })
      for (let i = 0; i < 5; i++) seen.push((await guess(wrong(codeTo(phone)))).error?.code)
      if (round === 0) seen.push((await guess(codeTo(phone))).error?.code)
    }
    expect(seen.slice(0, 6)).toEqual(Array(6).fill('otp_expired'))
    expect(seen.at(-1)).toBe('over_request_rate_limit')
  })

  test('who lets SMS be sent again and again is stopped: to one number, from one address, and from a thousand', async () => {
    const strict = await openHouse(engine, { AUTH_PHONE: 'on', RATE_LIMIT_SCALE: '1', ...hook.env })
    strict.clock.ms = house.clock.ms
    const ask = async (phone: string, address: string) =>
      (await newClient(strict, { address }).signInWithOtp({ phone })).error?.code
    const one = newNumber()
    const toOne = []
    for (let i = 0; i < 5; i++) toOne.push(await ask(one, `198.51.100.${i}`))
    expect(toOne).toEqual([undefined, undefined, undefined, undefined, 'over_sms_send_rate_limit'])
    const fromOne = []
    for (let i = 0; i < 11; i++) fromOne.push(await ask(newNumber(), '203.0.113.9'))
    expect(fromOne.filter(code => code === 'over_sms_send_rate_limit')).toHaveLength(1)
    expect(await ask(newNumber(), '198.51.100.200')).toBeUndefined()
    await engine.owner(
      `select public.hit_rate_limit('auth sms of all', 'all', 100, 3600) from generate_series(1, 90)`,
    )
    expect(await ask(newNumber(), '198.51.100.201')).toBe('over_sms_send_rate_limit')
  })

  test('an SMS that could not be sent is said so', async () => {
    hook.state.status = 503
    const { error } = await newClient(house).signInWithOtp({ phone: newNumber() })
    hook.state.status = 200
    expect(error).toMatchObject({ status: 422, code: 'sms_send_failed' })
    expect(house.lines.join()).toContain('did not take one')
  })

  test('without an address the code is printed, and switched off nothing of it is there', async () => {
    const plain = await openHouse(engine, { AUTH_PHONE: 'on' })
    const phone = newNumber()
    const client = newClient(plain)
    await client.signInWithOtp({ phone })
    const [, token = ''] =
      new RegExp(`^SMS to \\${phone}: (\\d{6}) is your code`).exec(plain.printed.join()) ?? []
    expect((await client.verifyOtp({ phone, token, type: 'sms' })).error).toBeNull()
    const off = newClient(await openHouse(engine))
    const refused = { status: 422, code: 'phone_provider_disabled' }
    expect((await off.signUp({ phone, password: goodPassword })).error).toMatchObject(refused)
    expect((await off.signInWithOtp({ phone })).error).toMatchObject(refused)
    expect((await off.signInWithPassword({ phone, password: goodPassword })).error).toMatchObject(refused)
    expect((await off.resend({ type: 'sms', phone })).error).toMatchObject(refused)
    const settings = (await (await house.fetch('/auth/v1/settings')).json()) as { external: object }
    expect(settings.external).toMatchObject({ phone: true })
  })
})
