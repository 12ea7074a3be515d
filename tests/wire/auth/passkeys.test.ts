// Keys that a device keeps: passkeys, which sign in by themselves, and second factors; with the public client and a device in
// software.
import { createClient } from '@supabase/supabase-js'
import { beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { openAuthenticator } from './authenticator.ts'
import { type Client, deviceSteps } from './device-steps.ts'
import { goodPassword, type House, mailsTo, newClient, openHouse, site } from './house.ts'

describeEachEngine('keys that a device keeps', engine => {
  let house: House
  beforeAll(async () => {
    house = await openHouse(engine, { AUTH_PASSKEYS: 'on' })
  })
  const { register, signIn, newKeyholder, showDevice, newGuarded } = deviceSteps(() => house)

  test('a passkey is made by somebody who is signed in, and signs in without a password', async () => {
    const { email, user, device, passkey } = await newKeyholder()
    expect(passkey).toMatchObject({ id: expect.any(String), created_at: expect.any(String) })
    const { client, session } = await signIn(device)
    expect(session?.user).toMatchObject({ id: user.id, email })
    const level = await client.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({
      currentLevel: 'aal1',
      currentAuthenticationMethods: [{ method: 'passkey' }],
    })
    expect((await client.refreshSession()).error).toBeNull()
    const told = (await mailsTo(house, email)).map(({ template, payload }) => [template, payload])
    expect(told).toContainEqual(['account-changed', { change: 'passkey-added' }])
  })

  test('keys are listed, named and removed by their owner, and by an admin', async () => {
    const { email, client, user, device, passkey } = await newKeyholder()
    await signIn(device)
    const renamed = await client.passkey.update({ passkeyId: passkey.id, friendlyName: 'The blue phone' })
    expect(renamed.data).toMatchObject({ friendly_name: 'The blue phone', last_used_at: expect.any(String) })
    expect((await client.passkey.list()).data).toEqual([renamed.data])
    expect((await client.passkey.update({ passkeyId: passkey.id, friendlyName: ' ' })).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
    })
    const { auth } = createClient(site, house.keys.secretKey, { global: { fetch: house.fetch } })
    expect((await auth.admin.passkey.listPasskeys({ userId: user.id })).data).toEqual([renamed.data])
    const second = (await register(client, device)).data
    await auth.admin.passkey.deletePasskey({ userId: user.id, passkeyId: second?.id ?? '' })
    expect((await client.passkey.delete({ passkeyId: passkey.id })).error).toBeNull()
    expect((await client.passkey.list()).data).toEqual([])
    expect((await signIn(device)).error).toMatchObject({ status: 400, code: 'webauthn_verification_failed' })
    const told = (await mailsTo(house, email)).map(({ payload }) => payload)
    expect(told.filter(payload => 'change' in payload && payload.change === 'passkey-removed')).toHaveLength(
      2,
    )
  })

  test('a banned account stays shut', async () => {
    const { user, device } = await newKeyholder()
    await newClient(house, { key: house.keys.secretKey }).admin.updateUserById(user.id, {
      ban_duration: '24h',
    })
    expect((await signIn(device)).error).toMatchObject({ status: 403, code: 'user_banned' })
  })

  test('switched off nothing is offered, and what people have can still be seen and removed', async () => {
    const { client, passkey } = await newKeyholder()
    const off = await openHouse(engine)
    off.clock.ms = house.clock.ms
    const { data } = await client.getSession()
    const visitor = newClient(off)
    await visitor.setSession(data.session ?? { access_token: '', refresh_token: '' })
    expect((await visitor.passkey.startRegistration()).error).toMatchObject({
      status: 404,
      code: 'passkey_disabled',
    })
    expect((await visitor.passkey.startAuthentication()).error?.code).toBe('passkey_disabled')
    expect((await visitor.passkey.list()).data).toMatchObject([{ id: passkey.id }])
    expect((await visitor.passkey.delete({ passkeyId: passkey.id })).error).toBeNull()
    const settings = async (at: House) => (await at.fetch('/auth/v1/settings')).json()
    expect(await settings(off)).toMatchObject({ passkeys_enabled: false })
    expect(await settings(house)).toMatchObject({ passkeys_enabled: true })
  })

  test('a device as a second factor raises the session to aal2, and a password alone opens nothing then', async () => {
    const { email, client, device, factorId } = await newGuarded()
    const level = async (of: Client) => (await of.mfa.getAuthenticatorAssuranceLevel()).data
    expect(await level(client)).toMatchObject({
      currentLevel: 'aal2',
      currentAuthenticationMethods: expect.arrayContaining([
        expect.objectContaining({ method: 'mfa/webauthn' }),
      ]),
    })
    const later = newClient(house)
    await later.signInWithPassword({ email, password: goodPassword })
    expect(await level(later)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
    expect((await later.passkey.startRegistration()).error?.code).toBe('insufficient_aal')
    expect((await later.mfa.listFactors()).data?.webauthn).toMatchObject([
      { id: factorId, friendly_name: 'key', factor_type: 'webauthn', status: 'verified' },
    ])
    const shown = await showDevice(later, factorId, device)
    expect([shown.type, shown.error]).toEqual(['request', null])
    expect(await level(later)).toMatchObject({ currentLevel: 'aal2' })
    expect((await later.mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
    const left = await engine.owner(
      `select count(*) from auth.webauthn_credentials where factor_id = '${factorId}'`,
    )
    expect(left).toEqual([['0']])
  })

  test('a device that is a factor signs nobody in by itself, and a passkey is no second factor', async () => {
    const { device } = await newGuarded()
    expect((await signIn(device)).error?.code).toBe('webauthn_verification_failed')
    const { email, client, device: keyed } = await newKeyholder()
    const { data } = await client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'second' })
    expect((await showDevice(client, data?.id ?? '', openAuthenticator())).error).toBeNull()
    const { client: later, session } = await signIn(keyed)
    expect(session?.user.email).toBe(email)
    expect((await later.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ nextLevel: 'aal2' })
    expect((await later.updateUser({ password: 'mine from now on' })).error?.code).toBe('insufficient_aal')
  })
})
