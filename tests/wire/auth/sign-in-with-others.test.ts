// Sign-in with others, through a real OpenID provider, with the public client.
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  site,
} from './house.ts'
import { type Issuer, openBrowser, openIssuer, type Person } from './issuer.ts'

let count = 0

describeEachEngine('sign-in with others', engine => {
  let house: House
  let issuer: Issuer
  let reserved: Issuer
  beforeAll(async () => {
    issuer = await openIssuer()
    reserved = await openIssuer({ conforms: true })
    const AUTH_PROVIDERS = JSON.stringify({ google: issuer.settings, 'custom:reserved': reserved.settings })
    house = await openHouse(engine, { AUTH_PROVIDERS })
  })
  afterAll(() => Promise.all([issuer.close(), reserved.close()]))

  function newPerson(facts: Person = {}, at = issuer) {
    const email = newEmail('gus')
    const sub = `person-${process.pid}-${++count}`
    const person = { email, email_verified: true, name: 'Gus Gannet', ...facts }
    at.people.set(sub, person)
    return { sub, email: person.email }
  }

  const addressFor = async (client: ReturnType<typeof newClient>, sub: string, provider = 'google') => {
    const { data } = await client.signInWithOAuth({
      provider: provider as 'google',
      options: { redirectTo: `${site}/booking`, queryParams: { login_hint: sub } },
    })
    return data.url ?? ''
  }

  async function signIn(sub: string, { provider = 'google', browser = openBrowser(house) } = {}) {
    const client = newClient(house, { flow: 'pkce' })
    house.clock.ms += 1000
    const back = await browser.follow(await addressFor(client, sub, provider))
    const code = back.searchParams.get('code')
    if (!code) return { client, back, browser }
    const { data } = await client.exchangeCodeForSession(code)
    return { client, back, browser, session: data.session, user: data.user }
  }

  test('somebody new has an account at once, with what the provider tells', async () => {
    const { sub, email } = newPerson()
    const { back, session, user } = await signIn(sub)
    expect(back.href).toMatch(/^https:\/\/coastal\.example\/booking\?code=/)
    expect(session).toMatchObject({ token_type: 'bearer', provider_token: expect.any(String) })
    expect(user).toMatchObject({
      email,
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { full_name: 'Gus Gannet', email, email_verified: true, sub },
      identities: [{ provider: 'google', id: sub, email, identity_data: { sub, iss: issuer.issuer } }],
    })
    const again = await signIn(sub)
    expect(again.user?.id).toBe(user?.id)
    expect(again.user?.identities).toHaveLength(1)
  })

  test('without PKCE the session comes in the fragment', async () => {
    const { sub, email } = newPerson()
    const client = newClient(house)
    const back = await openBrowser(house).follow(await addressFor(client, sub))
    const brought = Object.fromEntries(new URLSearchParams(back.hash.slice(1)))
    expect(brought).toMatchObject({ token_type: 'bearer', provider_token: expect.any(String) })
    const { data } = await client.getUser(brought.access_token)
    expect(data.user?.email).toBe(email)
  })

  test('a provider that tells about people only when asked is asked', async () => {
    const { sub, email } = newPerson({}, reserved)
    const { user } = await signIn(sub, { provider: 'custom:reserved' })
    expect(user).toMatchObject({ email, app_metadata: { provider: 'custom:reserved' } })
  })

  test('a checked address finds its account, which is told by mail', async () => {
    const member = await newMember(house)
    const { sub } = newPerson({ email: member.email.toUpperCase() })
    const { user } = await signIn(sub)
    expect(user?.id).toBe(member.user.id)
    expect(user?.app_metadata).toMatchObject({ provider: 'email', providers: ['email', 'google'] })
    expect(await lastMailTo(house, member.email)).toMatchObject({
      template: 'account-changed',
      payload: { change: 'identity-linked' },
    })
    const { error } = await newClient(house).signInWithPassword({
      email: member.email,
      password: goodPassword,
    })
    expect(error).toBeNull()
  })

  test('whoever never proved an address leaves no password behind in it', async () => {
    const { sub, email } = newPerson()
    await newClient(house).signUp({ email, password: goodPassword, options: { data: { first_name: 'Eve' } } })
    const { user } = await signIn(sub)
    expect(user?.identities?.map(({ provider }) => provider)).toEqual(['google'])
    expect(user?.user_metadata).not.toHaveProperty('first_name')
    const { error } = await newClient(house).signInWithPassword({ email, password: goodPassword })
    expect(error?.code).toBe('invalid_credentials')
    const late = await follow(house, (await mailsTo(house, email))[0] ?? (await lastMailTo(house, email)))
    expect(late.hash).toContain('otp_expired')
  })

  test('an address that is not checked finds nobody: take-over is refused, and the owner is told', async () => {
    const member = await newMember(house)
    const { sub } = newPerson({ email: member.email, email_verified: false })
    const { back, session } = await signIn(sub)
    expect(session).toBeFalsy()
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      error: 'access_denied',
      error_code: 'provider_email_needs_verification',
      error_description:
        'Unverified email with google. A confirmation email has been sent to your google email',
    })
    expect((await lastMailTo(house, member.email)).template).toBe('account-exists')
    const { data } = await member.client.getUser()
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email'])
  })

  test('an address that is not checked becomes an account once its mailbox agrees, in the browser that began', async () => {
    const { sub, email } = newPerson({ email_verified: false })
    const { client, back } = await signIn(sub)
    expect(back.searchParams.get('error_code')).toBe('provider_email_needs_verification')
    const mail = await lastMailTo(house, email)
    expect(mail.template).toBe('confirm-signup')
    house.clock.ms += 1000
    const confirmed = await follow(house, mail)
    const { data } = await client.exchangeCodeForSession(confirmed.searchParams.get('code') ?? '')
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email', 'google'])
    const { user } = await signIn(sub)
    expect(user?.id).toBe(data.user?.id)
  })

  test('an identity that waits for a mailbox is not in the account that its owner makes by herself', async () => {
    const { sub, email } = newPerson({ email_verified: false })
    await signIn(sub)
    const owner = newClient(house)
    await owner.signUp({ email, password: goodPassword })
    await follow(house, await lastMailTo(house, email))
    const { data } = await owner.signInWithPassword({ email, password: goodPassword })
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email'])
    const { session, back } = await signIn(sub)
    expect(session).toBeUndefined()
    expect(back.searchParams.get('error_code')).toBe('provider_email_needs_verification')
  })

  test('who says no at the provider comes back with its words', async () => {
    const { back } = await signIn('nobody')
    expect(Object.fromEntries(back.searchParams)).toEqual({
      error: 'access_denied',
      error_description: 'The person said no',
    })
    expect(back.hash).toContain('error=access_denied')
  })

  test('a closed account stays closed', async () => {
    const { sub } = newPerson()
    const { user } = await signIn(sub)
    const admin = newClient(house, { key: house.keys.secretKey }).admin
    await admin.updateUserById(user?.id ?? '', { ban_duration: '1h' })
    const { back } = await signIn(sub)
    expect(back.searchParams.get('error_code')).toBe('user_banned')
  })

  test('the settings tell what is there, and nothing else is', async () => {
    const { external } = await (await house.fetch('/auth/v1/settings')).json()
    expect(external).toMatchObject({ google: true, 'custom:reserved': true, facebook: false, email: true })
    const answer = await house.fetch('/auth/v1/authorize?provider=facebook')
    expect([answer.status, (await answer.json()).error_code]).toEqual([422, 'provider_disabled'])
  })

  test('a provider that is away is said so at the address to which the trip leads', async () => {
    const gone = await openIssuer()
    await gone.close()
    const AUTH_PROVIDERS = JSON.stringify({ google: gone.settings })
    const lonely = await openHouse(engine, { AUTH_PROVIDERS })
    const answer = await lonely.fetch(`/auth/v1/authorize?provider=google&redirect_to=${site}/booking`)
    const back = new URL(answer.headers.get('location') ?? '')
    expect([back.pathname, back.searchParams.get('error')]).toEqual(['/booking', 'server_error'])
    expect(lonely.lines.join()).toContain('A sign-in with another service failed')
  })
})
