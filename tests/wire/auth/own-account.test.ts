// Changes to how people sign in: with proof, on record, and reported by mail.
import { beforeAll, expect, test } from 'vitest'
import { codeAt } from '#server/auth/totp.ts'
import { describeEachEngine } from '#tests/engines.ts'
import {
  goodPassword,
  type House,
  lastMailTo,
  mailsTo,
  newClient,
  newMember,
  openHouse,
  tokenOf,
} from './house.ts'

const minute = 60_000
const newPassword = 'a quite new one'

describeEachEngine('changing how an account is entered', engine => {
  let house: House
  beforeAll(async () => {
    house = await openHouse(engine)
  })

  const recorded = async (userId: string) => {
    const rows = await engine.owner(`select after ->> 'what' from audit_log
      where table_name = 'users' and actor = '${userId}' and row_id = '${userId}' order by created_at`)
    return rows.map(([what]) => what)
  }
  const told = async (email: string) =>
    (await mailsTo(house, email))
      .filter(({ template }) => template === 'account-changed')
      .map(({ payload }) => (payload as unknown as { change: string }).change)

  async function newGuarded() {
    const member = await newMember(house)
    const { data } = await member.client.mfa.enroll({ factorType: 'totp' })
    const [factorId, secret] = [data?.id ?? '', data?.totp.secret ?? '']
    const code = () => codeAt(secret, Math.floor(house.clock.ms / 30_000))
    expect((await member.client.mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull()
    house.clock.ms += minute
    return { ...member, factorId, code }
  }

  test('whoever finds a browser signed in cannot change the password there', async () => {
    const { client } = await newMember(house)
    house.clock.ms += 11 * minute
    const found = await client.updateUser({ password: newPassword })
    expect(found.error).toMatchObject({ status: 400, code: 'reauthentication_needed' })
    const guessed = await client.updateUser({ password: newPassword, current_password: 'a guess' })
    expect(guessed.error?.code).toBe('invalid_credentials')
    const owner = await client.updateUser({ password: newPassword, current_password: goodPassword })
    expect(owner.error).toBeNull()
  })

  test('who signed in just now, or came by a recovery mail within the hour, needs no old password', async () => {
    const { email, client } = await newMember(house)
    house.clock.ms += 9 * minute
    expect((await client.updateUser({ password: newPassword })).error).toBeNull()
    const forgetful = newClient(house)
    await forgetful.resetPasswordForEmail(email)
    await forgetful.verifyOtp({ token_hash: tokenOf(await lastMailTo(house, email)), type: 'recovery' })
    house.clock.ms += 55 * minute
    expect((await forgetful.updateUser({ password: 'yet another one' })).error).toBeNull()
    house.clock.ms += 6 * minute
    await forgetful.refreshSession()
    const late = await forgetful.updateUser({ password: newPassword })
    expect(late.error?.code).toBe('reauthentication_needed')
  })

  test('the old password cannot be found out by trying it there', async () => {
    const strict = await openHouse(engine, { RATE_LIMIT_SCALE: '1' })
    strict.clock.ms = house.clock.ms
    const { client } = await newMember(strict)
    const codes: (string | undefined)[] = []
    for (let i = 0; i < 12; i++)
      codes.push(
        (await client.updateUser({ password: newPassword, current_password: `guess ${i}` })).error?.code,
      )
    expect(codes.slice(10)).toEqual(['over_request_rate_limit', 'over_request_rate_limit'])
  })

  test('an own password change is on record and told by mail', async () => {
    const { client, email, user } = await newMember(house)
    await client.updateUser({ password: newPassword, current_password: goodPassword })
    expect(await recorded(user.id)).toEqual(['password changed'])
    expect(await told(email)).toEqual(['password-changed'])
  })

  test('a factor enrolled and a factor removed are on record and told by mail; an unfinished one is neither', async () => {
    const { client, email, user, factorId } = await newGuarded()
    await client.mfa.enroll({ factorType: 'totp', friendlyName: 'unfinished' })
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull()
    expect(await recorded(user.id)).toEqual(['factor added', 'factor removed'])
    expect(await told(email)).toEqual(['factor-added', 'factor-removed'])
  })

  test('a factor that an admin removes is told to its owner, and on record as the act of the admin', async () => {
    const { email, user, factorId } = await newGuarded()
    const admin = newClient(house, { key: house.keys.secretKey }).admin
    expect((await admin.mfa.deleteFactor({ userId: user.id, id: factorId })).error).toBeNull()
    expect(await told(email)).toEqual(['factor-added', 'factor-removed'])
    expect(await recorded(user.id)).toEqual(['factor added'])
  })

  test('ending other sessions is on record and told once; leaving alone is neither', async () => {
    const { client, email, user } = await newMember(house)
    for (let i = 0; i < 2; i++) {
      await newClient(house).signInWithPassword({ email, password: goodPassword })
      await client.signOut({ scope: 'others' })
    }
    await client.signOut({ scope: 'global' })
    expect(await recorded(user.id)).toEqual(['sessions ended', 'sessions ended'])
    expect(await told(email)).toEqual(['sessions-ended'])
  })

  test('the password alone ends no session of somebody with a second factor', async () => {
    const { client, email } = await newGuarded()
    const thief = newClient(house)
    const { data } = await thief.signInWithPassword({ email, password: goodPassword })
    for (const scope of ['others', 'global']) {
      const answer = await house.fetch(`/auth/v1/logout?scope=${scope}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${data.session?.access_token}` },
      })
      expect([answer.status, answer.headers.get('x-sb-error-code')]).toEqual([403, 'insufficient_aal'])
    }
    expect((await client.getUser()).error).toBeNull()
    expect((await thief.signOut({ scope: 'local' })).error).toBeNull()
    expect((await newClient(house).getUser(data.session?.access_token)).error).not.toBeNull()
  })
})
