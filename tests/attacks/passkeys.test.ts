// Attacks on keys that a device keeps: answers played again, questions of others, copies of a device, other sites.
import { beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { openAuthenticator } from '#tests/wire/auth/authenticator.ts'
import { type Credential, type Device, deviceSteps, sent, type Ways } from '#tests/wire/auth/device-steps.ts'
import { goodPassword, type House, newClient, newMember, openHouse } from '#tests/wire/auth/house.ts'

describeEachEngine('attacks on keys that a device keeps', engine => {
  let house: House
  beforeAll(async () => {
    house = await openHouse(engine, { AUTH_PASSKEYS: 'on' })
  })
  const { register, ask, signIn, newKeyholder, showDevice, newGuarded } = deviceSteps(() => house)

  test('nobody sees, names or removes the key of somebody else', async () => {
    const [{ passkey }, { client: stranger }] = [await newKeyholder(), await newMember(house)]
    expect((await stranger.passkey.list()).data).toEqual([])
    const renamed = await stranger.passkey.update({ passkeyId: passkey.id, friendlyName: 'mine' })
    expect(renamed.error?.status).toBe(404)
    expect((await stranger.passkey.delete({ passkeyId: passkey.id })).error?.status).toBe(404)
  })

  test('an answer works once, and no answer is good for another question', async () => {
    const { device } = await newKeyholder()
    const { challengeId, credential, error } = await signIn(device)
    expect(error).toBeNull()
    const again = await newClient(house).passkey.verifyAuthentication({ challengeId, credential })
    expect(again.error).toMatchObject({ status: 400, code: 'webauthn_challenge_not_found' })
    const { id } = await ask(newClient(house))
    const moved = await newClient(house).passkey.verifyAuthentication({ challengeId: id, credential })
    expect(moved.error?.code).toBe('webauthn_verification_failed')
  })

  test('a question that failed, or is older than five minutes, is not answered any more', async () => {
    const { device } = await newKeyholder()
    const client = newClient(house)
    const { id, options } = await ask(client)
    const wrong = sent(device.get(options, { origin: 'https://evil.example' }))
    const right = sent(device.get(options))
    const verify = (credential: Credential) =>
      client.passkey.verifyAuthentication({ challengeId: id, credential })
    expect((await verify(wrong)).error?.code).toBe('webauthn_verification_failed')
    expect((await verify(right)).error?.code).toBe('webauthn_challenge_not_found')
    const late = await ask(client)
    house.clock.ms += 301_000
    const credential = sent(device.get(late.options))
    const answer = await client.passkey.verifyAuthentication({ challengeId: late.id, credential })
    expect(answer.error).toMatchObject({ status: 400, code: 'webauthn_challenge_expired' })
  })

  test('an answer for another site, from another address or without its owner opens nothing', async () => {
    const { device, client } = await newKeyholder()
    const lies: Ways[] = [
      { origin: 'https://coastal.example.evil.example' },
      { origin: 'http://coastal.example' },
      { rpId: 'evil.example' },
      { verifiesUser: false },
    ]
    for (const ways of lies) {
      expect((await signIn(device, ways)).error?.code).toBe('webauthn_verification_failed')
      expect((await register(client, device, ways)).error?.code).toBe('webauthn_verification_failed')
    }
  })

  test('a device that counts backwards is a copy', async () => {
    const { device } = await newKeyholder()
    expect((await signIn(device, { count: 7 })).error).toBeNull()
    for (const count of [7, 3, 0])
      expect((await signIn(device, { count })).error?.code).toBe('webauthn_verification_failed')
    expect((await signIn(device, { count: 8 })).error).toBeNull()
  })

  test('a question that was made for somebody is answered by nobody else', async () => {
    const [a, b] = [await newMember(house), await newMember(house)]
    const { data } = await a.client.passkey.startRegistration()
    const options = data?.options as unknown as Parameters<Device['create']>[0]
    const credential = sent(openAuthenticator().create(options))
    const challengeId = data?.challenge_id ?? ''
    expect((await b.client.passkey.verifyRegistration({ challengeId, credential })).error).toMatchObject({
      status: 400,
      code: 'webauthn_challenge_not_found',
    })
    // Nor does it open a session, nor a session's question make a key.
    const entered = await newClient(house).passkey.verifyAuthentication({ challengeId, credential })
    expect(entered.error?.code).toBe('webauthn_challenge_not_found')
    expect((await a.client.passkey.verifyRegistration({ challengeId, credential })).error).toBeNull()
  })

  test('a key of one account does not become a key of another', async () => {
    const [a, b] = [await newKeyholder(), await newKeyholder()]
    const [stolen] = a.device.keys
    if (!stolen) throw new Error('The device has no key')
    // As its owner, with the key of somebody else; and as somebody else, with the own key.
    const disguised = { ...stolen, userHandle: b.device.keys[0]?.userHandle ?? '' }
    expect((await signIn(a.device, { key: disguised })).error?.code).toBe('webauthn_verification_failed')
    const { data } = await b.client.passkey.startRegistration()
    const options = data?.options as unknown as Parameters<Device['create']>[0]
    const made = a.device.create(options)
    const first = await b.client.passkey.verifyRegistration({
      challengeId: data?.challenge_id ?? '',
      credential: sent(made),
    })
    expect(first.error).toBeNull()
    const exists = await engine.owner(
      `select count(*) from auth.webauthn_credentials where credential_id = '${made.id}'`,
    )
    expect(exists).toEqual([['1']])
  })

  test('a key that is known already is refused, and so is the eleventh', async () => {
    const { client, device } = await newKeyholder()
    const { data } = await client.passkey.startRegistration()
    const asked = data?.options as unknown as Parameters<Device['create']>[0] & {
      excludeCredentials: unknown[]
    }
    expect(asked.excludeCredentials).toHaveLength(1)
    const same = device.create(asked)
    await engine.owner(`update auth.webauthn_credentials set credential_id = '${same.id}'
      where credential_id = '${device.keys[0]?.id.toString('base64url')}'`)
    const again = await client.passkey.verifyRegistration({
      challengeId: data?.challenge_id ?? '',
      credential: sent(same),
    })
    expect(again.error).toMatchObject({ status: 422, code: 'webauthn_credential_exists' })
    for (let made = 1; made < 10; made++) expect((await register(client, device)).error).toBeNull()
    expect((await register(client, device)).error).toMatchObject({ status: 422, code: 'too_many_passkeys' })
  })

  test('a factor answers once, for this site, with the device that it is', async () => {
    const { email, device, factorId } = await newGuarded()
    const client = newClient(house)
    await client.signInWithPassword({ email, password: goodPassword })
    const refused = { status: 422, code: 'mfa_verification_failed' }
    expect(
      (await showDevice(client, factorId, device, { origin: 'https://evil.example' })).error,
    ).toMatchObject(refused)
    const other = openAuthenticator()
    other.create({ challenge: 'x', rp: {}, user: { id: 'x' } })
    expect((await showDevice(client, factorId, other)).error).toMatchObject(refused)
    expect((await showDevice(client, factorId, device, { count: 0 })).error).toMatchObject({})
    const shown = await showDevice(client, factorId, device, { count: 9, verifiesUser: false })
    expect(shown.error).toBeNull()
    expect((await shown.verify()).error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' })
    const foreign = await client.mfa.challenge({
      factorId,
      webauthn: { rpId: 'evil.example', rpOrigins: ['https://evil.example'] },
    })
    expect(foreign.error).toMatchObject({ status: 400, code: 'validation_failed' })
  })
})
