// Where a provider tells people from programs, with the public client and a provider that answers.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { openCaptchaProvider } from './captcha-provider.ts'
import { goodPassword, type House, lastMailTo, newClient, newEmail, openHouse, tokenOf } from './house.ts'

describeEachEngine('people and programs', engine => {
  let house: House
  let provider: Awaited<ReturnType<typeof openCaptchaProvider>>
  beforeAll(async () => {
    provider = await openCaptchaProvider()
    house = await openHouse(engine, { AUTH_ANONYMOUS: 'on', AUTH_PASSKEYS: 'on', ...provider.env })
  })
  afterAll(() => provider.close())

  const captchaToken = 'a person'
  const person = { options: { captchaToken } }

  test('a person signs up and in, and the provider is told the token and the address', async () => {
    const email = newEmail()
    const client = newClient(house, { address: '192.0.2.77' })
    expect((await client.signUp({ email, password: goodPassword, ...person })).error).toBeNull()
    expect(provider.asked.at(-1)).toMatchObject({ response: captchaToken, remoteip: '192.0.2.77' })
    await client.verifyOtp({ token_hash: tokenOf(await lastMailTo(house, email)), type: 'signup' })
    expect((await client.signInWithPassword({ email, password: goodPassword, ...person })).error).toBeNull()
    // What carries a proof of its own needs no person.
    const before = provider.asked.length
    expect((await client.refreshSession()).error).toBeNull()
    expect(provider.asked).toHaveLength(before)
  })

  test('without a token, or with one that the provider does not know, nothing is done', async () => {
    const email = newEmail()
    const client = newClient(house)
    const calls = (options?: { captchaToken: string }) => [
      client.signUp({ email, password: goodPassword, ...(options && { options }) }),
      client.signInWithPassword({ email, password: goodPassword, ...(options && { options }) }),
      client.signInWithOtp({ email, ...(options && { options }) }),
      client.resetPasswordForEmail(email, options),
      client.resend({ type: 'signup', email, ...(options && { options }) }),
      client.signInAnonymously(options && { options }),
      client.passkey.startAuthentication(options && { options }),
    ]
    for (const { error } of await Promise.all(calls()))
      expect(error).toMatchObject({
        status: 400,
        code: 'captcha_failed',
        message: 'captcha protection: request disallowed (no captcha_token found)',
      })
    for (const { error } of await Promise.all(calls({ captchaToken: 'a program' })))
      expect(error?.message).toBe('captcha protection: request disallowed (invalid-input-response)')
    const known = await engine.owner(`select count(*) from auth.users where email = '${email}'`)
    expect(known).toEqual([['0']])
  })

  test('somebody without a name who gives an address keeps the account; the secret key is no person and needs none', async () => {
    const client = newClient(house)
    const { data } = await client.signInAnonymously({ options: { captchaToken } })
    const email = newEmail()
    await client.updateUser({ email })
    const token_hash = tokenOf(await lastMailTo(house, email))
    const { data: known } = await client.verifyOtp({ token_hash, type: 'email_change' })
    expect(known.user).toMatchObject({ id: data.user?.id, email, is_anonymous: false })
    const operator = newClient(house, { key: house.keys.secretKey })
    expect((await operator.signInWithOtp({ email })).error).toBeNull()
  })

  test('a provider that is away lets nobody pass, and unset nobody is asked', async () => {
    provider.state.isAway = true
    const { error } = await newClient(house).signInWithOtp({ email: newEmail(), ...person })
    provider.state.isAway = false
    expect(error).toMatchObject({ status: 500, message: 'captcha verification process failed' })
    const plain = newClient(await openHouse(engine))
    expect((await plain.signInWithOtp({ email: newEmail() })).error).toBeNull()
  })
})
