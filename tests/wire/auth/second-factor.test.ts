// The second factor: codes of an authenticator app, and what may not be done without them.
import { PostgrestClient } from '@supabase/postgrest-js'
import { beforeAll, expect, test } from 'vitest'
import { codeAt } from '#server/auth/totp.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { goodPassword, type House, newClient, newMember, openHouse, post, site } from './house.ts'

describeEachEngine('the second factor', engine => {
  let house: House
  beforeAll(async () => {
    house = await openHouse(engine)
  })

  const codeNow = (secret: string) => codeAt(secret, Math.floor(house.clock.ms / 30_000))
  const nextStep = () => {
    house.clock.ms += 30_000
  }

  // A member whose factor is in force, in a browser that has shown it.
  async function newGuarded() {
    const member = await newMember(house)
    const enrolled = await member.client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
    if (enrolled.error) throw enrolled.error
    const { id, totp } = enrolled.data
    const verified = await member.client.mfa.challengeAndVerify({ factorId: id, code: codeNow(totp.secret) })
    if (verified.error) throw verified.error
    nextStep()
    return { ...member, factorId: id, secret: totp.secret }
  }

  const rest = (token: string) =>
    new PostgrestClient(`${site}/rest/v1`, {
      fetch: house.fetch,
      headers: { apikey: house.keys.publishableKey, Authorization: `Bearer ${token}` },
    })

  test('a factor is enrolled with a picture, a secret and an address for the app', async () => {
    const { client, email } = await newMember(house)
    const { data } = await client.mfa.enroll({
      factorType: 'totp',
      issuer: 'Coastal Clean',
      friendlyName: 'phone',
    })
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'phone' })
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]+<\/svg>$/)
    expect(data?.totp.uri).toContain(`otpauth://totp/Coastal%20Clean:${encodeURIComponent(email)}?`)
    expect(data?.totp.uri).toContain(`secret=${data?.totp.secret}`)
  })

  test('a right code raises the session to aal2 and ends lower ones', async () => {
    const { client, email } = await newMember(house)
    const other = newClient(house)
    const low = await other.signInWithPassword({ email, password: goodPassword })
    const { data } = await client.mfa.enroll({ factorType: 'totp' })
    const { data: challenge } = await client.mfa.challenge({ factorId: data?.id ?? '' })
    const code = codeNow(data?.totp.secret ?? '')
    await client.mfa.verify({ factorId: data?.id ?? '', challengeId: challenge?.id ?? '', code })
    const level = await client.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    expect(level.data?.currentAuthenticationMethods).toContainEqual(
      expect.objectContaining({ method: 'totp' }),
    )
    expect((await newClient(house).getUser(low.data.session?.access_token)).error).not.toBeNull()
    expect((await client.refreshSession()).error).toBeNull()
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2')
  })

  test('with the password alone nothing of the business is read, and no factor added or taken away', async () => {
    const { email, factorId } = await newGuarded()
    const thief = newClient(house)
    const { data } = await thief.signInWithPassword({ email, password: goodPassword })
    const read = await rest(data.session?.access_token ?? '')
      .from('client_profiles')
      .select()
    expect([read.status, read.error?.code]).toEqual([403, 'insufficient_aal'])
    expect((await thief.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    })
    expect((await thief.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal')
    expect((await thief.updateUser({ password: 'mine from now on' })).error?.code).toBe('insufficient_aal')
    expect((await thief.updateUser({ email: 'thief@evil.example' })).error?.code).toBe('insufficient_aal')
  })

  test('a code works once, even for another challenge', async () => {
    const { email, factorId, secret } = await newGuarded()
    const client = newClient(house)
    await client.signInWithPassword({ email, password: goodPassword })
    const code = codeNow(secret)
    expect((await client.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
    const again = await client.mfa.challengeAndVerify({ factorId, code })
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  })

  test('a code of the step before is taken, an older one is not', async () => {
    const { client, factorId, secret } = await newGuarded()
    const step = Math.floor(house.clock.ms / 30_000)
    house.clock.ms += 5 * 30_000
    const old = await client.mfa.challengeAndVerify({ factorId, code: codeAt(secret, step + 3) })
    expect(old.error?.code).toBe('mfa_verification_failed')
    expect(
      (await client.mfa.challengeAndVerify({ factorId, code: codeAt(secret, step + 4) })).error,
    ).toBeNull()
  })

  test('a challenge allows five tries, however fast they come', async () => {
    const { client, factorId, secret } = await newGuarded()
    const { data } = await client.mfa.challenge({ factorId })
    const token = (await client.getSession()).data.session?.access_token
    const attempt = (code: string) =>
      post(
        house,
        `/factors/${factorId}/verify`,
        { challenge_id: data?.id, code },
        { authorization: `Bearer ${token}` },
      )
    const wrong = codeNow(secret) === '000000' ? '111111' : '000000'
    const answers = await Promise.all(Array.from({ length: 12 }, () => attempt(wrong)))
    const codes = answers.map(answer => answer.headers.get('x-sb-error-code'))
    expect(codes.filter(code => code === 'mfa_verification_failed')).toHaveLength(5)
    expect((await attempt(codeNow(secret))).headers.get('x-sb-error-code')).toBe('mfa_challenge_expired')
  })

  test('a challenge lasts five minutes', async () => {
    const { client, factorId, secret } = await newGuarded()
    const { data } = await client.mfa.challenge({ factorId })
    house.clock.ms += 301_000
    const late = await client.mfa.verify({ factorId, challengeId: data?.id ?? '', code: codeNow(secret) })
    expect(late.error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' })
  })

  test('new challenges do not give new tries without end', async () => {
    const strict = await openHouse(engine, { RATE_LIMIT_SCALE: '1' })
    strict.clock.ms = house.clock.ms
    const { client, factorId } = await newGuarded()
    const token = (await client.getSession()).data.session?.access_token
    const headers = { authorization: `Bearer ${token}` }
    const seen = new Set<string | null>()
    for (let round = 0; round < 4; round++) {
      const { data } = await client.mfa.challenge({ factorId })
      for (let i = 0; i < 5; i++) {
        const answer = await post(
          strict,
          `/factors/${factorId}/verify`,
          { challenge_id: data?.id, code: 'x' },
          headers,
        )
        seen.add(answer.headers.get('x-sb-error-code'))
      }
    }
    expect([...seen]).toEqual(['mfa_verification_failed', 'over_request_rate_limit'])
  })

  test('an own factor can be removed once it was shown, and the sessions are worth less then', async () => {
    const { client, factorId } = await newGuarded()
    expect((await client.mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
    await client.refreshSession()
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1')
    expect((await client.mfa.listFactors()).data?.all).toEqual([])
  })

  test('nobody challenges or removes a factor of someone else', async () => {
    const [guarded, stranger] = [await newGuarded(), await newMember(house)]
    const { factorId } = guarded
    expect((await stranger.client.mfa.challenge({ factorId })).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    })
    expect((await stranger.client.mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found')
  })

  test('a second factor of the same name is refused, and so are kinds that are switched off', async () => {
    const { client } = await newGuarded()
    const again = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
    const phone = await client.mfa.enroll({ factorType: 'phone', phone: '+27821234567' })
    expect(phone.error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' })
    const webauthn = await client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'key' })
    expect(webauthn.error).toMatchObject({ status: 422, code: 'mfa_webauthn_enroll_not_enabled' })
  })
})
