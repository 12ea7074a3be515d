// The links and codes of mails: sign-in, recovery, invitations, changes of address; both flows.
import { beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import {
  follow,
  goodPassword,
  type House,
  lastMailTo,
  mailsTo,
  newClient,
  newEmail,
  newMember,
  openHouse,
  pressButton,
  site,
  tokenOf,
} from './house.ts'

const minute = 60_000

describeEachEngine('mail links and codes', engine => {
  let house: House
  beforeAll(async () => {
    house = await openHouse(engine, { AUTH_REDIRECTS: 'https://app.example/in' })
  })

  test('a member signs in with a link, and another with a code', async () => {
    const { email } = await newMember(house)
    const client = newClient(house)
    await client.signInWithOtp({ email })
    const mail = await lastMailTo(house, email)
    expect(mail.template).toBe('magic-link')
    const { data } = await client.verifyOtp({ token_hash: tokenOf(mail), type: 'magiclink' })
    expect(data.session?.user.email).toBe(email)
    await client.signInWithOtp({ email })
    const { code } = (await lastMailTo(house, email)).payload
    expect((await client.verifyOtp({ email, token: code, type: 'email' })).error).toBeNull()
  })

  test('a newcomer gets an account by link, unless the client wants none made', async () => {
    const [wanted, unwanted] = [newEmail(), newEmail()]
    const client = newClient(house)
    await client.signInWithOtp({ email: wanted, options: { data: { first_name: 'Ann' } } })
    await client.signInWithOtp({ email: unwanted, options: { shouldCreateUser: false } })
    expect(await mailsTo(house, unwanted)).toEqual([])
    const token_hash = tokenOf(await lastMailTo(house, wanted))
    const { data } = await client.verifyOtp({ token_hash, type: 'email' })
    expect(data.user?.user_metadata).toEqual({ first_name: 'Ann' })
  })

  test('a newer mail replaces the older one', async () => {
    const { email, client } = await newMember(house)
    await client.resetPasswordForEmail(email)
    const older = tokenOf(await lastMailTo(house, email))
    await client.resetPasswordForEmail(email)
    const { error } = await newClient(house).verifyOtp({ token_hash: older, type: 'recovery' })
    expect(error?.code).toBe('otp_expired')
  })

  test('a link of one kind does not pass as another', async () => {
    const { email, client } = await newMember(house)
    await client.resetPasswordForEmail(email)
    const token_hash = tokenOf(await lastMailTo(house, email))
    const { error } = await newClient(house).verifyOtp({ token_hash, type: 'signup' })
    expect(error?.code).toBe('otp_expired')
    expect((await newClient(house).verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull()
  })

  test('who forgot the password chooses a new one, and whoever was signed in elsewhere is out', async () => {
    const { email, session } = await newMember(house)
    const client = newClient(house)
    await client.resetPasswordForEmail(email, { redirectTo: `${site}/auth` })
    await client.verifyOtp({ token_hash: tokenOf(await lastMailTo(house, email)), type: 'recovery' })
    expect((await client.updateUser({ password: 'a quite new one' })).error).toBeNull()
    expect((await newClient(house).getUser(session.access_token)).error).not.toBeNull()
    expect(
      (await newClient(house).signInWithPassword({ email, password: 'a quite new one' })).error,
    ).toBeNull()
    const old = await newClient(house).signInWithPassword({ email, password: goodPassword })
    expect(old.error?.code).toBe('invalid_credentials')
  })

  test('the confirmation of a sign-up can be sent again', async () => {
    const email = newEmail()
    const client = newClient(house)
    await client.signUp({ email, password: goodPassword })
    expect((await client.resend({ type: 'signup', email })).error).toBeNull()
    expect((await mailsTo(house, email)).map(mail => mail.template)).toEqual([
      'confirm-signup',
      'confirm-signup',
    ])
    await client.verifyOtp({ token_hash: tokenOf(await lastMailTo(house, email)), type: 'signup' })
    expect((await client.signInWithPassword({ email, password: goodPassword })).error).toBeNull()
  })

  test('the page behind a link uses nothing up until its button is pressed', async () => {
    const email = newEmail()
    await newClient(house).signUp({ email, password: goodPassword })
    const { link } = (await lastMailTo(house, email)).payload
    for (let scan = 0; scan < 3; scan++) expect((await house.fetch(link)).status).toBe(200)
    const answer = await pressButton(house, link)
    expect(answer.status).toBe(303)
    const there = new URL(answer.headers.get('location') ?? '')
    expect(there.origin).toBe(site)
    expect(Object.fromEntries(new URLSearchParams(there.hash.slice(1)))).toMatchObject({
      access_token: expect.stringMatching(/^eyJ/),
      refresh_token: expect.any(String),
      expires_in: '3600',
      token_type: 'bearer',
      type: 'signup',
    })
  })

  test('a link that is no longer good says so in the fragment', async () => {
    const email = newEmail()
    await newClient(house).signUp({ email, password: goodPassword })
    const { link } = (await lastMailTo(house, email)).payload
    await pressButton(house, link)
    const there = new URL((await pressButton(house, link)).headers.get('location') ?? '')
    expect(new URLSearchParams(there.hash.slice(1)).get('error_code')).toBe('otp_expired')
    expect(there.search).toBe('')
  })

  test('with PKCE the link brings a code that works once, in the browser that began', async () => {
    const email = newEmail()
    const client = newClient(house, { flow: 'pkce' })
    const options = { emailRedirectTo: 'https://app.example/in/home?tab=1' }
    await client.signUp({ email, password: goodPassword, options })
    const mail = await lastMailTo(house, email)
    expect(tokenOf(mail)).toMatch(/^pkce_/)
    const there = await follow(house, mail)
    expect(there.href).toMatch(/^https:\/\/app\.example\/in\/home\?tab=1&code=/)
    const code = there.searchParams.get('code') ?? ''
    const stranger = newClient(house, { flow: 'pkce' })
    await stranger.resetPasswordForEmail(newEmail())
    expect((await stranger.exchangeCodeForSession(code)).error?.code).toBe('bad_code_verifier')
    const { data } = await client.exchangeCodeForSession(code)
    expect(data.session?.user.email).toBe(email)
    await client.resetPasswordForEmail(newEmail())
    expect((await client.exchangeCodeForSession(code)).error).toMatchObject({
      status: 404,
      code: 'flow_state_not_found',
    })
  })

  test('a PKCE code lasts five minutes, and its faults are in the query too', async () => {
    const email = newEmail()
    const client = newClient(house, { flow: 'pkce' })
    await client.signInWithOtp({ email })
    const mail = await lastMailTo(house, email)
    const code = (await follow(house, mail)).searchParams.get('code') ?? ''
    house.clock.ms += 6 * minute
    expect((await client.exchangeCodeForSession(code)).error?.code).toBe('flow_state_expired')
    const again = await follow(house, mail)
    expect(again.searchParams.get('error_code')).toBe('otp_expired')
    expect(again.hash).toContain('error_code=otp_expired')
  })

  test('a plain challenge works as a hashed one does', async () => {
    const email = newEmail()
    const challenge = 'v'.repeat(43)
    const headers = { apikey: house.keys.publishableKey, 'content-type': 'application/json' }
    const send = (path: string, body: object) =>
      house.fetch(`/auth/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    await send('/otp', { email, code_challenge: challenge, code_challenge_method: 'plain' })
    const auth_code = (await follow(house, await lastMailTo(house, email))).searchParams.get('code')
    const answer = await send('/token?grant_type=pkce', { auth_code, code_verifier: challenge })
    expect((await answer.json()).user.email).toBe(email)
  })

  test('a new address counts once both ends have agreed', async () => {
    const { email, client } = await newMember(house)
    const newAddress = newEmail('new')
    const asked = await client.updateUser({ email: newAddress })
    expect(asked.data.user).toMatchObject({ email, new_email: newAddress })
    const [current, wanted] = [await lastMailTo(house, email), await lastMailTo(house, newAddress)]
    expect([current.template, wanted.template]).toEqual(['email-change-current', 'email-change-new'])
    const half = await client.verifyOtp({ token_hash: tokenOf(wanted), type: 'email_change' })
    expect(half).toMatchObject({ data: { session: null, user: null }, error: null })
    expect((await client.getUser()).data.user?.email).toBe(email)
    await client.verifyOtp({ token_hash: tokenOf(current), type: 'email_change' })
    const { data } = await client.getUser()
    expect(data.user).toMatchObject({ email: newAddress })
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email: newAddress })
    expect(
      (await newClient(house).signInWithPassword({ email: newAddress, password: goodPassword })).error,
    ).toBeNull()
  })

  test('a change to an address that has an account is told to its owner alone', async () => {
    const [taken, mine] = [await newMember(house), await newMember(house)]
    const { data, error } = await mine.client.updateUser({ email: taken.email })
    expect(error).toBeNull()
    expect(data.user?.new_email).toBe(taken.email)
    expect((await lastMailTo(house, taken.email)).template).toBe('account-exists')
    await mine.client.verifyOtp({
      token_hash: tokenOf(await lastMailTo(house, mine.email)),
      type: 'email_change',
    })
    expect((await mine.client.getUser()).data.user?.email).toBe(mine.email)
  })

  test('both mails of a change can be sent again', async () => {
    const { email, client } = await newMember(house)
    const newAddress = newEmail('new')
    await client.updateUser({ email: newAddress })
    await client.resend({ type: 'email_change', email })
    for (const address of [email, newAddress])
      await client.verifyOtp({ token_hash: tokenOf(await lastMailTo(house, address)), type: 'email_change' })
    expect((await client.getUser()).data.user?.email).toBe(newAddress)
  })

  test('a day after signing in, a new password needs a code by mail', async () => {
    const { email, client } = await newMember(house)
    house.clock.ms += 25 * 60 * minute
    await client.refreshSession()
    const early = await client.updateUser({ password: 'another good one' })
    expect(early.error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
    await client.reauthenticate()
    const wrong = await client.updateUser({ password: 'another good one', nonce: 'not it' })
    expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })
    const { code } = (await lastMailTo(house, email)).payload
    expect((await client.updateUser({ password: 'another good one', nonce: code })).error).toBeNull()
    const again = await client.updateUser({ password: 'yet another one', nonce: code })
    expect(again.error?.code).toBe('reauthentication_not_valid')
  })

  test('a password that is the old one, weak or missing its proof is refused', async () => {
    const { client } = await newMember(house)
    expect((await client.updateUser({ password: goodPassword })).error?.code).toBe('same_password')
    expect((await client.updateUser({ password: 'qwerty' })).error?.code).toBe('weak_password')
    const unproved = await client.updateUser({ password: 'another good one', current_password: 'wrong' })
    expect(unproved.error?.code).toBe('invalid_credentials')
  })

  test('what people tell about themselves is merged, and null removes', async () => {
    const { client } = await newMember(house)
    await client.updateUser({ data: { first_name: 'Ann', town: 'George' } })
    const { data } = await client.updateUser({ data: { town: null, phone: '082' } })
    expect(data.user?.user_metadata).toEqual({ first_name: 'Ann', phone: '082' })
  })
})
