// Keys that the operator gave: tried at the start, and good for the programs of the operator everywhere.
import { PostgrestClient } from '@supabase/postgrest-js'
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import {
  goodPassword,
  type House,
  mailsTo,
  newClient,
  newEmail,
  newMember,
  openHouse,
  site,
} from './house.ts'

const secret = 'a shared secret of many characters'

async function newKey(alg: 'ES256' | 'RS256', more: JWK = {}): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: `ours-${alg}`, alg, ...more }
}
const setOf = (...keys: object[]) => ({ JWT_KEYS: JSON.stringify({ keys }) })

describeEachEngine('keys of the operator', engine => {
  test.each([
    ['both ways, as command lines write it', { key_ops: ['sign', 'verify'], use: 'sig', ext: true }],
    ['signing alone', { key_ops: ['sign'] }],
    ['a use', { use: 'sig' }],
  ])('a key that names %s signs people in', async (_, more) => {
    for (const alg of ['ES256', 'RS256'] as const) {
      const key = await newKey(alg, more)
      const house = await openHouse(engine, setOf(key))
      const { client } = await newMember(house)
      expect((await client.getClaims()).data?.header).toMatchObject({ alg, kid: key.kid })
      const { keys } = await (await house.fetch('/auth/v1/.well-known/jwks.json')).json()
      expect(keys).toMatchObject([{ kid: key.kid, use: 'sig', key_ops: ['verify'] }])
    }
  })

  test('a later key need not sign: it verifies what it signed before', async () => {
    const old = await newKey('ES256', { kid: 'old' })
    const before = await openHouse(engine, setOf(old))
    const { session } = await newMember(before)
    const key = await newKey('ES256', { kid: 'new', key_ops: ['sign', 'verify'] })
    const after = await openHouse(engine, setOf(key, { ...old, key_ops: ['verify'] }))
    expect((await newClient(after).getUser(session.access_token)).error).toBeNull()
  })

  test.each<[string, (good: JWK) => JWK[], RegExp]>([
    ['may only verify', good => [{ ...good, key_ops: ['verify'] }], /"ours-ES256" is the first .* "sign"/],
    ['is for encryption', good => [{ ...good, use: 'enc' }], /"ours-ES256" is for "enc"/],
    ['has another algorithm', good => [{ ...good, alg: 'ES384' }], /has the alg ES384/],
    ['is broken', good => [{ ...good, d: 'AAAA' }], /"ours-ES256" cannot sign \(.+\)\.$/],
    ['is a later one and broken', good => [good, { ...good, kid: 'b', d: 'AAAA' }], /"b" cannot sign/],
    ['is there twice', good => [good, good], /"ours-ES256" is there twice/],
  ])('the server does not start with a key that %s', async (_, keysOf, sentence) => {
    const good = await newKey('ES256')
    await expect(openHouse(engine, setOf(...keysOf(good)))).rejects.toThrow(sentence)
  })

  describe.each(['JWT_SECRET', 'JWT_KEYS'])('a program with a token that %s signed', setting => {
    let house: House
    let sign: (claims: object, exp?: string) => Promise<string>
    beforeAll(async () => {
      const key = await newKey('ES256')
      house = await openHouse(engine, setting === 'JWT_SECRET' ? { JWT_SECRET: secret } : setOf(key))
      const [signer, alg] =
        setting === 'JWT_SECRET' ? [Buffer.from(secret), 'HS256'] : [await importJWK(key, 'ES256'), 'ES256']
      sign = (claims, exp) => {
        const token = new SignJWT({ ...claims }).setProtectedHeader({ alg, kid: key.kid })
        return (exp ? token.setExpirationTime(exp) : token).sign(signer)
      }
    })

    test.each([undefined, '1h'])('acts on accounts and rows alike (exp %s)', async exp => {
      const token = await sign({ role: 'service_role' }, exp)
      const { admin } = newClient(house, { key: token })
      const [made, invited, linked] = [newEmail(), newEmail(), newEmail()]
      expect((await admin.createUser({ email: made, password: goodPassword })).error).toBeNull()
      expect((await admin.listUsers()).error).toBeNull()
      expect((await admin.inviteUserByEmail(invited)).error).toBeNull()
      expect(await mailsTo(house, invited)).toHaveLength(1)
      expect((await admin.generateLink({ type: 'invite', email: linked })).error).toBeNull()
      const rest = new PostgrestClient(`${site}/rest/v1`, {
        fetch: house.fetch,
        headers: { apikey: token, Authorization: `Bearer ${token}` },
      })
      expect((await rest.from('mail_outbox').select('id').eq('recipient', invited)).data).toHaveLength(1)
      const byApikey = await house.fetch('/auth/v1/admin/users', { headers: { apikey: token } })
      expect(byApikey.status).toBe(200)
    })

    test('is refused with another role, when it is over, or as a user without an end', async () => {
      const { session } = await newMember(house)
      const claims = JSON.parse(atob(session.access_token.split('.')[1] ?? ''))
      const { exp: _, ...endless } = claims
      const refused = [
        await sign({ role: 'anon' }),
        await sign({ role: 'service_role' }, '-1h'),
        await sign(endless),
      ]
      for (const token of refused) {
        expect((await newClient(house, { key: token }).admin.listUsers()).error).not.toBeNull()
        expect((await newClient(house).getUser(token)).error).not.toBeNull()
      }
    })
  })
})
