// What an outsider can learn or break: nothing about who has an account, and not by trying.
import { beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import {
  goodPassword,
  type House,
  lastMailTo,
  mailsTo,
  newClient,
  newEmail,
  newMember,
  openHouse,
  post,
  tokenOf,
} from './house.ts'

describeEachEngine('guessing', engine => {
  let house: House
  let hashed: string[] = []
  beforeAll(async () => {
    house = await openHouse(engine)
    const { passwords } = house.auth
    const count = <T>(kind: string, work: T) => {
      hashed.push(kind)
      return work
    }
    house.auth.passwords = {
      hash: password => count('hash', passwords.hash(password)),
      matches: (password, kept) => count('match', passwords.matches(password, kept)),
    }
  })

  // What the caller sees and what it costs, without what is theirs or random by nature.
  async function trace(path: string, body: { email: string; [field: string]: unknown }) {
    hashed = []
    const answer = await post(house, path, body)
    const text = (await answer.text())
      .replaceAll(body.email, 'EMAIL')
      .replace(/"[0-9a-f]{8}-[0-9a-f-]{27}"/g, '"ID"')
    return { status: answer.status, text, hashed, headers: [...answer.headers.keys()].sort() }
  }

  test.each([
    ['/signup', { password: goodPassword, data: { first_name: 'Ann' } }],
    ['/token?grant_type=password', { password: 'not the one' }],
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
    ['/resend', { type: 'email_change' }],
    ['/otp', { create_user: false }],
    ['/otp', { create_user: true }],
    ['/verify', { token: '000000', type: 'email' }],
    ['/verify', { token: '000000', type: 'recovery' }],
  ])('%s with %j answers the same for a known and an unknown address', async (path, body) => {
    const { email } = await newMember(house)
    const known = await trace(path, { ...body, email })
    const unknown = await trace(path, { ...body, email: newEmail() })
    expect(known).toEqual(unknown)
  })

  test('signing up twice tells nothing either: the made-up account has one id', async () => {
    const { email } = await newMember(house)
    const idOf = async (address: string) =>
      (await (await post(house, '/signup', { email: address, password: goodPassword })).json()).id
    expect(await idOf(email)).toBe(await idOf(email))
    const fresh = newEmail()
    expect(await idOf(fresh)).toBe(await idOf(fresh))
  })

  test('the owner of a known address learns of the attempt by mail, and keeps the password', async () => {
    const { email } = await newMember(house)
    await newClient(house).signUp({ email, password: 'the intruder’s own' })
    expect((await lastMailTo(house, email)).template).toBe('account-exists')
    expect((await newClient(house).signInWithPassword({ email, password: goodPassword })).error).toBeNull()
  })

  test('whoever confirms gets the password of the mail they clicked', async () => {
    const email = newEmail()
    await newClient(house).signUp({ email, password: goodPassword })
    const mine = tokenOf(await lastMailTo(house, email))
    await newClient(house).signUp({ email, password: 'the intruder’s own' })
    await newClient(house).verifyOtp({ token_hash: mine, type: 'signup' })
    expect((await newClient(house).signInWithPassword({ email, password: goodPassword })).error).toBeNull()
    const intruder = await newClient(house).signInWithPassword({ email, password: 'the intruder’s own' })
    expect(intruder.error?.code).toBe('invalid_credentials')
  })

  test('a password left in an address that was not theirs is void once the owner comes by link', async () => {
    const email = newEmail()
    await newClient(house).signUp({ email, password: 'the intruder’s own' })
    await newClient(house).signInWithOtp({ email })
    await newClient(house).verifyOtp({
      token_hash: tokenOf(await lastMailTo(house, email)),
      type: 'magiclink',
    })
    const intruder = await newClient(house).signInWithPassword({ email, password: 'the intruder’s own' })
    expect(intruder.error?.code).toBe('invalid_credentials')
  })

  test('a thousand addresses that guess at one account are stopped, and the owner gets in by recovery', async () => {
    const strict = await openHouse(engine, { RATE_LIMIT_SCALE: '1' })
    const { email } = await newMember(strict)
    const guess = (i: number) =>
      strict.fetchFrom(`10.${i >> 8}.${i & 255}.7`)('/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: `guess ${i}` }),
      })
    const codes: (string | null)[] = []
    for (let i = 0; i < 1000; i += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, (_, j) => guess(i + j)))
      codes.push(...answers.map(answer => answer.headers.get('x-sb-error-code')))
    }
    expect(codes.filter(code => code === 'invalid_credentials')).toHaveLength(20)
    expect(codes.filter(code => code === 'over_request_rate_limit')).toHaveLength(980)
    const owner = newClient(strict)
    await owner.resetPasswordForEmail(email)
    await owner.verifyOtp({ token_hash: tokenOf(await lastMailTo(strict, email)), type: 'recovery' })
    expect((await owner.updateUser({ password: 'a quite new one' })).error).toBeNull()
  })

  test('one address that tries many accounts is stopped', async () => {
    const strict = await openHouse(engine, { RATE_LIMIT_SCALE: '1' })
    const attempts = Array.from({ length: 70 }, () =>
      strict.fetchFrom('198.51.100.9')('/auth/v1/token?grant_type=password', {
        method: 'POST',
        body: JSON.stringify({ email: newEmail(), password: 'x' }),
      }),
    )
    const refused = (await Promise.all(attempts)).filter(answer => answer.status === 429)
    expect(refused).toHaveLength(10)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('nobody is buried in mails', async () => {
    const strict = await openHouse(engine, { RATE_LIMIT_SCALE: '1' })
    const { email } = await newMember(strict)
    const before = (await mailsTo(strict, email)).length
    const errors = []
    for (let i = 0; i < 7; i++)
      errors.push((await newClient(strict).resetPasswordForEmail(email)).error?.code)
    expect(errors.filter(Boolean)).toEqual(['over_email_send_rate_limit', 'over_email_send_rate_limit'])
    expect(await mailsTo(strict, email)).toHaveLength(before + 5)
  })

  test('a code allows five wrong tries, however fast they come, and works once', async () => {
    const { email } = await newMember(house)
    await newClient(house).signInWithOtp({ email })
    const { code } = (await lastMailTo(house, email)).payload
    const attempt = (token: string) => post(house, '/verify', { email, token, type: 'email' })
    const wrong = code === '000000' ? '111111' : '000000'
    await Promise.all(Array.from({ length: 5 }, () => attempt(wrong)))
    expect((await attempt(code)).headers.get('x-sb-error-code')).toBe('otp_expired')
    await newClient(house).signInWithOtp({ email })
    const fresh = (await lastMailTo(house, email)).payload.code
    expect((await attempt(fresh)).status).toBe(200)
    expect((await attempt(fresh)).headers.get('x-sb-error-code')).toBe('otp_expired')
  })

  test('tokens and codes of mails are stored as hashes alone', async () => {
    const email = newEmail()
    await newClient(house).signUp({ email, password: goodPassword })
    const { payload } = await lastMailTo(house, email)
    const rows = JSON.stringify(
      await engine.owner(`select * from auth.one_time_tokens where email = '${email}'`),
    )
    expect(rows).not.toContain(payload.code)
    expect(rows).not.toContain(new URL(payload.link).searchParams.get('token_hash'))
  })
})
