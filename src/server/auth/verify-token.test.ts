import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { askFor, currentAsker, rankOf, strangerAt } from '#server/turns/asker.ts'
import type { ServerKeys } from './server-keys.ts'
import { createTokenVerifier } from './verify-token.ts'

test('a token of a key that nobody knows is looked up where strangers wait', async () => {
  const [ours, theirs] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')])
  const asked: string[] = []
  const keys: ServerKeys = {
    ...{ publishableKey: '', secretKey: '', tokenSecret: '', areGiven: false },
    jwks: [{ ...(await exportJWK(ours.publicKey)), kid: 'ours' }],
    reload: async () => void asked.push(rankOf(currentAsker())),
  }
  const verify = createTokenVerifier(keys, {
    issuer: 'https://coastal.example/auth/v1',
    now: () => new Date(),
  })
  const forged = new SignJWT({ role: 'authenticated' }).setProtectedHeader({ alg: 'ES256', kid: 'theirs' })
  const token = await forged.setExpirationTime('1h').sign(theirs.privateKey)
  const asStranger = () => askFor(strangerAt('192.0.2.1'), () => verify(token))
  await expect(asStranger()).rejects.toMatchObject({ code: 'PGRST301' })
  expect(asked).toEqual(['stranger'])
  // Many at once are one question.
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, asStranger))
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
  expect(asked.length).toBeLessThan(10)
})

test('a token that was looked at before is known without its signature, until it runs out', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  let clock = new Date('2026-11-19T10:00:00Z')
  const keys: ServerKeys = {
    ...{ publishableKey: '', secretKey: '', tokenSecret: '', areGiven: false },
    jwks: [{ ...(await exportJWK(publicKey)), kid: 'ours' }],
    reload: async () => {},
  }
  const issuer = 'https://coastal.example/auth/v1'
  const verify = createTokenVerifier(keys, { issuer, now: () => clock })
  const token = await new SignJWT({ role: 'authenticated', session_id: 's' })
    .setProtectedHeader({ alg: 'ES256', kid: 'ours' })
    .setSubject('ann')
    .setIssuer(issuer)
    .setAudience('authenticated')
    .setExpirationTime(new Date('2026-11-19T11:00:00Z'))
    .sign(privateKey)
  expect(verify.find(token)).toBeUndefined()
  await verify(token)
  expect(verify.find(token)).toEqual({ account: 'ann', session: 's' })
  expect(verify.find(`${token}x`)).toBeUndefined()
  clock = new Date('2026-11-19T11:00:10Z')
  expect(verify.find(token)).toBeUndefined()
  await expect(verify(token)).rejects.toMatchObject({ code: 'PGRST303' })
})

test('tokens of a shared secret are known as well, each of them', async () => {
  const jwtSecret = 'a secret of at least thirty-two letters'
  const keys: ServerKeys = {
    ...{ publishableKey: '', secretKey: '', tokenSecret: '', areGiven: true, jwks: [], jwtSecret },
    reload: async () => {},
  }
  const verify = createTokenVerifier(keys, { now: () => new Date() })
  const sign = (subject: string) =>
    new SignJWT({ role: 'authenticated' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(subject)
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(jwtSecret))
  const tokens = [await sign('ann'), await sign('ben')]
  for (const token of tokens) await verify(token)
  expect(tokens.map(token => verify.find(token)?.account)).toEqual(['ann', 'ben'])
})
