// Ways into one account: linked, listed and taken away, with the public client.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { type House, lastMailTo, mailsTo, newClient, newEmail, newMember, openHouse, site } from './house.ts'
import { type Issuer, openBrowser, openIssuer, type Person } from './issuer.ts'

let count = 0
type Member = Awaited<ReturnType<typeof newMember>>

describeEachEngine('identities', engine => {
  let house: House
  let issuer: Issuer
  let env: Record<string, string>
  beforeAll(async () => {
    issuer = await openIssuer()
    env = { AUTH_PROVIDERS: JSON.stringify({ google: issuer.settings }) }
    house = await openHouse(engine, { ...env, AUTH_ANONYMOUS: 'on' })
  })
  afterAll(() => issuer.close())

  function newPerson(facts: Person = {}) {
    const sub = `linked-${process.pid}-${++count}`
    const person = { email: newEmail('link'), email_verified: true, ...facts }
    issuer.people.set(sub, person)
    return { sub, email: person.email }
  }

  async function link(client: Member['client'], sub: string, isPkce = true) {
    const browser = openBrowser(house)
    // Later than the account, so that the order of its identities is plain.
    house.clock.ms += 1000
    const options = { redirectTo: `${site}/dashboard`, queryParams: { login_hint: sub } }
    const { data, error } = await client.linkIdentity({ provider: 'google', options })
    if (error || !data?.url) throw error ?? new Error('There is no address')
    const back = await browser.follow(data.url)
    const code = back.searchParams.get('code')
    const exchanged = isPkce && code ? await client.exchangeCodeForSession(code) : undefined
    return { back, fault: back.searchParams.get('error_description'), exchanged }
  }

  const ways = async (client: Member['client']) =>
    (await client.getUserIdentities()).data?.identities.map(({ provider }) => provider)

  const wayOf = async (client: Member['client'], provider: string) => {
    const found = (await client.getUserIdentities()).data?.identities.find(one => one.provider === provider)
    if (!found) throw new Error(`There is no identity of ${provider}`)
    return found
  }

  test('a member links a provider, whatever address it has there, signs in with it, and is told by mail', async () => {
    const member = await newMember(house, { flow: 'pkce' })
    const { sub } = newPerson({ email_verified: false })
    const { exchanged } = await link(member.client, sub)
    expect(exchanged?.data.user?.id).toBe(member.user.id)
    expect(await ways(member.client)).toEqual(['email', 'google'])
    expect((await lastMailTo(house, member.email)).payload).toMatchObject({ change: 'identity-linked' })
    const other = newClient(house, { flow: 'pkce' })
    const options = { redirectTo: `${site}/dashboard`, queryParams: { login_hint: sub } }
    const back = await openBrowser(house).follow(
      (await other.signInWithOAuth({ provider: 'google', options })).data.url ?? '',
    )
    const { data } = await other.exchangeCodeForSession(back.searchParams.get('code') ?? '')
    expect(data.user).toMatchObject({ id: member.user.id, email: member.email })
  })

  test('nothing is linked before the browser that asked has proved itself', async () => {
    const member = await newMember(house, { flow: 'pkce' })
    const { back } = await link(member.client, newPerson().sub, false)
    expect(back.searchParams.has('code')).toBe(true)
    expect(await ways(member.client)).toEqual(['email'])
  })

  test('what is linked already, to me or to somebody else, is not linked again', async () => {
    const [first, second] = [
      await newMember(house, { flow: 'pkce' }),
      await newMember(house, { flow: 'pkce' }),
    ]
    const { sub } = newPerson()
    await link(first.client, sub)
    expect((await link(first.client, sub)).fault).toBe('Identity is already linked')
    const { back, fault } = await link(second.client, sub)
    expect([back.searchParams.get('error_code'), fault]).toEqual([
      'identity_already_exists',
      'Identity is already linked to another user',
    ])
  })

  test('an identity with an address that nobody checked draws no other identity to it', async () => {
    const attacker = await newMember(house, { flow: 'pkce' })
    const victim = newPerson()
    await link(attacker.client, newPerson({ email: victim.email, email_verified: false }).sub)
    const client = newClient(house, { flow: 'pkce' })
    const options = { redirectTo: `${site}/dashboard`, queryParams: { login_hint: victim.sub } }
    const { data: start } = await client.signInWithOAuth({ provider: 'google', options })
    const back = await openBrowser(house).follow(start.url ?? '')
    const { data } = await client.exchangeCodeForSession(back.searchParams.get('code') ?? '')
    expect(data.user?.email).toBe(victim.email)
    expect(data.user?.id).not.toBe(attacker.user.id)
  })

  test('a visitor without a name gets the checked address of the provider, and keeps the account', async () => {
    const client = newClient(house, { flow: 'pkce' })
    const { data } = await client.signInAnonymously()
    expect((await link(client, newPerson({ email_verified: false }).sub)).fault).toContain(
      'Unverified email with google',
    )
    const { sub, email } = newPerson()
    const { exchanged } = await link(client, sub)
    expect(exchanged?.data.user).toMatchObject({ id: data.user?.id, email, is_anonymous: false })
    const taken = newClient(house, { flow: 'pkce' })
    await taken.signInAnonymously()
    const { back } = await link(taken, newPerson({ email }).sub)
    expect(back.searchParams.get('error_code')).toBe('email_exists')
  })

  test('a way in is taken away, never the last', async () => {
    const member = await newMember(house, { flow: 'pkce' })
    const alone = await member.client.unlinkIdentity(await wayOf(member.client, 'email'))
    expect(alone.error).toMatchObject({
      status: 422,
      code: 'single_identity_not_deletable',
      message: 'User must have at least 1 identity after unlinking',
    })
    await link(member.client, newPerson().sub)
    const google = await wayOf(member.client, 'google')
    expect((await member.client.unlinkIdentity(google)).error).toBeNull()
    expect(await ways(member.client)).toEqual(['email'])
    const { data } = await member.client.getUser()
    expect(data.user?.app_metadata).toMatchObject({ provider: 'email', providers: ['email'] })
    expect((await lastMailTo(house, member.email)).payload).toMatchObject({ change: 'identity-unlinked' })
  })

  test('the address of an account stays proved by a way in that stays', async () => {
    const member = await newMember(house, { flow: 'pkce' })
    await link(member.client, newPerson().sub)
    const refused = await member.client.unlinkIdentity(await wayOf(member.client, 'email'))
    expect(refused.error?.code).toBe('email_conflict_identity_not_deletable')
    await link(member.client, newPerson({ email: member.email }).sub)
    expect((await member.client.unlinkIdentity(await wayOf(member.client, 'email'))).error).toBeNull()
    const { error } = await newClient(house).signInWithPassword({
      email: member.email,
      password: 'blue wren on the stoep',
    })
    expect(error?.code).toBe('invalid_credentials')
  })

  test('a provider that is no longer configured is no way in', async () => {
    const member = await newMember(house, { flow: 'pkce' })
    await link(member.client, newPerson({ email: member.email }).sub)
    const later = await openHouse(engine, { AUTH_PROVIDERS: JSON.stringify({ keycloak: issuer.settings }) })
    const { identity_id: id } = await wayOf(member.client, 'email')
    const answer = await later.fetch(`/auth/v1/user/identities/${id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${(await member.client.getSession()).data.session?.access_token}` },
    })
    expect((await answer.json()).error_code).toBe('single_identity_not_deletable')
  })

  test("somebody else's way in is nobody's to take away", async () => {
    const [one, other] = [await newMember(house, { flow: 'pkce' }), await newMember(house, { flow: 'pkce' })]
    await link(one.client, newPerson().sub)
    await link(other.client, newPerson().sub)
    const { error } = await one.client.unlinkIdentity(await wayOf(other.client, 'google'))
    expect(error).toMatchObject({
      status: 422,
      code: 'identity_not_found',
      message: "Identity doesn't exist",
    })
    expect(await ways(other.client)).toEqual(['email', 'google'])
  })

  test('without a session there is nothing to link to', async () => {
    const answer = await house.fetch('/auth/v1/user/identities/authorize?provider=google')
    expect(answer.headers.get('x-sb-error-code')).toBe('no_authorization')
    expect((await mailsTo(house, 'nobody@home.example')).length).toBe(0)
  })
})
