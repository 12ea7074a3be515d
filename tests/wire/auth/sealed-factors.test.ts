// The secrets of second factors lie sealed, with a key that is not in the database.
import { gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { forgetFactors, prepareVault } from '#server/auth/sealed-factors.ts'
import { codeAt } from '#server/auth/totp.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { goodPassword, type House, lastMailTo, newClient, newMember, openHouse } from './house.ts'

describeEachEngine('sealed second factors', engine => {
  let house: House
  beforeAll(async () => {
    house = await openHouse(engine)
  })

  const start = (dataKey: string | undefined, dataDir = '/nowhere') =>
    prepareVault(engine.database, { dataKey, dataDir })
  const codeNow = (secret: string) => codeAt(secret, Math.floor(house.clock.ms / 30_000))
  const keptSecret = async (id: string) =>
    (await engine.owner(`select secret from auth.mfa_factors where id = '${id}'`))[0]?.[0]

  async function newGuarded() {
    const member = await newMember(house)
    const { data } = await member.client.mfa.enroll({ factorType: 'totp' })
    const [factorId, secret] = [data?.id ?? '', data?.totp.secret ?? '']
    const { error } = await member.client.mfa.challengeAndVerify({ factorId, code: codeNow(secret) })
    expect(error).toBeNull()
    house.clock.ms += 60_000
    return { ...member, factorId, secret }
  }

  test('whoever reads the database or a backup of it can make no code', async () => {
    const { factorId, secret } = await newGuarded()
    expect(await keptSecret(factorId)).toMatch(/^v1\./)
    const text = gunzipSync(await makeBackup(engine.database)).toString()
    expect(text).not.toContain(secret)
    expect(text).not.toContain('7'.repeat(64))
  })

  test('a backup says how many it holds, and with which key they are sealed', async () => {
    await newGuarded()
    const [first = ''] = gunzipSync(await makeBackup(engine.database))
      .toString()
      .split('\n')
    const [[count] = []] = await engine.owner('select count(*) from auth.mfa_factors')
    expect(JSON.parse(first).secrets).toEqual({
      secondFactors: Number(count),
      sealedWith: [house.auth.vault.keyId],
      isAnyOpen: false,
    })
  })

  test('what an older version left open is sealed at the start, and its codes go on working', async () => {
    const { email, factorId, secret } = await newGuarded()
    await engine.owner(`update auth.mfa_factors set secret = '${secret}' where id = '${factorId}'`)
    await start('7'.repeat(64))
    expect(await keptSecret(factorId)).toMatch(/^v1\./)
    const client = newClient(house)
    await client.signInWithPassword({ email, password: goodPassword })
    const passed = await client.mfa.challengeAndVerify({ factorId, code: codeNow(secret) })
    expect(passed.error).toBeNull()
  })

  test('without the key the start says what to do, and lost factors can be forgotten', async () => {
    const { email, factorId, user } = await newGuarded()
    const advice = /sealed with a key that is not here.*DATA_KEY.*secrets\.key.*forget-factors/
    await expect(start('8'.repeat(64))).rejects.toThrow(advice)
    await expect(start(undefined)).rejects.toThrow(advice)
    expect(await forgetFactors(engine.database, house.auth.vault)).toBe(0)
    expect(await forgetFactors(engine.database, undefined)).toBeGreaterThan(0)
    expect(await keptSecret(factorId)).toBeUndefined()
    expect((await lastMailTo(house, email)).payload).toEqual({ change: 'factor-removed' })
    const recorded = await engine.owner(`select after ->> 'what' from audit_log
      where table_name = 'users' and row_id = '${user.id}' and actor is null`)
    expect(recorded).toEqual([['factor removed, its key is lost']])
    await start('8'.repeat(64))
    expect((await newClient(house).signInWithPassword({ email, password: goodPassword })).error).toBeNull()
  })
})
