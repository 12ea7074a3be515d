// An outsider cannot find out who has an account, and cannot get in by trying.
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

  // The answer and its cost, without the caller's own and random values.
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

  test('signing up and then in with the same password tells nothing of who was there before', async () => {
    const strangers = { password: 'the intruder’s own', data: {} }
    const attack = async (email: string) => {
      const up = await trace('/signup', { ...strangers, email })
      const into = await trace('/token?grant_type=password', { ...strangers, email })
      const again = await trace('/resend', { type: 'signup', email })
      return [up, into, again]
    }
    const waiting = newEmail()
    await newClient(house).signUp({ email: waiting, password: goodPassword })
    const { email: known } = await newMember(house)
    const unknown = await attack(newEmail())
    expect(unknown[1]).toMatchObject({ status: 400, text: expect.stringContaining('invalid_credentials') })
    expect(await attack(known)).toEqual(unknown)
    expect(await attack(waiting)).toEqual(unknown)
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

  // A thousand of them in the long run.
  const guessers = process.env.EVERYTHING ? 1000 : 200
  test('hundreds of addresses that guess at one account are stopped, and the owner gets in by recovery', async () => {
    const strict = await openHouse(engine, { RATE_LIMIT_SCALE: '1' })
    const { email } = await newMember(strict)
    const guess = (i: number) =>
      strict.fetchFrom(`10.${i >> 8}.${i & 255}.7`)('/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: `guess ${i}` }),
      })
    const codes: (string | null)[] = []
    for (let i = 0; i < guessers; i += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, (_, j) => guess(i + j)))
      codes.push(...answers.map(answer => answer.headers.get('x-sb-error-code')))
    }
    expect(codes.filter(code => code === 'invalid_credentials')).toHaveLength(20)
    expect(codes.filter(code => code === 'over_request_rate_limit')).toHaveLength(guessers - 20)
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
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: newEmail(), password: 'x' }),
      }),
    )
    const refused = (await Promise.all(attempts)).filter(answer => answer.status === 429)
    expect(refused).toHaveLength(10)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  const signInFrom = (at: House, address: string, body: object, headers: Record<string, string> = {}) =>
    at.fetchFrom(address)('/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  async function besiege(at: House, email: string) {
    for (let i = 0; i < 22; i++)
      await signInFrom(at, `198.51.${100 + (i % 3)}.${i}`, { email, password: `guess ${i}` })
  }

  test('strangers who guess cannot keep the owner out: where they are signed in, the right password works', async () => {
    const strict = await openHouse(engine, { RATE_LIMIT_SCALE: '1' })
    const { email } = await newMember(strict, { address: '2001:db8:1:2::5' })
    await besiege(strict, email)
    const right = { email, password: goodPassword }
    expect((await signInFrom(strict, '203.0.113.77', right)).status).toBe(429)
    expect((await signInFrom(strict, '2001:db8:1:2::99', right)).status).toBe(200)
  })

  test('a browser that was in before gets in from any address, for its own account alone', async () => {
    const strict = await openHouse(engine, { RATE_LIMIT_SCALE: '1' })
    const [owner, other] = [await newMember(strict), await newMember(strict)]
    const right = { email: owner.email, password: goodPassword }
    const before = await signInFrom(strict, '203.0.113.5', right)
    const set = before.headers.get('set-cookie') ?? ''
    expect(set).toMatch(/; Max-Age=15552000; Path=\/auth\/v1\/token; HttpOnly; Secure; SameSite=Strict$/)
    const cookie = set.split(';')[0] ?? ''
    await engine.owner('delete from auth.sessions')
    await besiege(strict, owner.email)
    expect((await signInFrom(strict, '203.0.113.77', right)).status).toBe(429)
    expect((await signInFrom(strict, '203.0.113.78', right, { cookie })).status).toBe(200)
    const forged = cookie.replace(/.$/, last => (last === 'A' ? 'B' : 'A'))
    expect((await signInFrom(strict, '203.0.113.79', right, { cookie: forged })).status).toBe(429)
    await engine.owner('delete from auth.sessions')
    await besiege(strict, other.email)
    const asOther = { email: other.email, password: goodPassword }
    expect((await signInFrom(strict, '203.0.113.80', asOther, { cookie })).status).toBe(429)
  })

  test('a known browser has twenty guesses too, not more', async () => {
    const strict = await openHouse(engine, { RATE_LIMIT_SCALE: '1' })
    const { email } = await newMember(strict, { address: '203.0.113.200' })
    const guesses = Array.from({ length: 25 }, (_, i) =>
      signInFrom(strict, '203.0.113.200', { email, password: `guess ${i}` }),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter(status => status === 429)).toHaveLength(5)
  })

  test.each(['a stranger’s', 'a member’s'])(
    '%s address is not buried in mails, by all ways together',
    async whose => {
      const strict = await openHouse(engine, { RATE_LIMIT_SCALE: '1' })
      const email = whose === 'a stranger’s' ? newEmail() : (await newMember(house)).email
      await strict.engine.owner('delete from private.rate_limits')
      const before = (await mailsTo(strict, email)).length
      const { client } = await newMember(strict)
      const codes: (string | undefined)[] = []
      for (let i = 0; i < 5; i++) {
        codes.push((await newClient(strict).signUp({ email, password: goodPassword })).error?.code)
        codes.push((await newClient(strict).resetPasswordForEmail(email)).error?.code)
        codes.push((await newClient(strict).signInWithOtp({ email })).error?.code)
        codes.push((await newClient(strict).resend({ type: 'signup', email })).error?.code)
        codes.push((await client.updateUser({ email })).error?.code)
      }
      expect(codes.filter(code => code === undefined)).toHaveLength(5)
      expect(new Set(codes)).toEqual(new Set([undefined, 'over_email_send_rate_limit']))
      expect((await mailsTo(strict, email)).length - before).toBeLessThanOrEqual(5)
    },
  )

  test('at most fifteen mails a day, and whoever changes to the address of another cannot send on', async () => {
    const strict = await openHouse(engine, { RATE_LIMIT_SCALE: '1' })
    const [email, { client, email: own }] = [newEmail(), await newMember(strict)]
    await client.updateUser({ email })
    let sent = 1
    for (let round = 0; round < 8; round++) {
      await engine.owner(
        `update private.rate_limits set hit_at = hit_at - interval '16 minutes' where form = 'auth mail to'`,
      )
      for (let i = 0; i < 3; i++) {
        const { error } = await newClient(strict).resend({ type: 'email_change', email: i ? email : own })
        if (!error) sent++
      }
    }
    expect(await mailsTo(strict, email)).toHaveLength(sent)
    expect(sent).toBeLessThanOrEqual(15)
  })

  test('a mail that only the owner can ask for comes, however many strangers have asked', async () => {
    const strict = await openHouse(engine, { RATE_LIMIT_SCALE: '1' })
    const { email, client } = await newMember(strict, { address: '203.0.113.33' })
    for (let i = 0; i < 6; i++)
      await newClient(strict, { address: '198.51.100.33' }).resetPasswordForEmail(email)
    expect((await client.reauthenticate()).error).toBeNull()
    expect((await lastMailTo(strict, email)).template).toBe('reauthentication')
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
