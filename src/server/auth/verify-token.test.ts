import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import type { TxOptions } from '#server/database/database.ts'
import type { ServerKeys } from './server-keys.ts'
import { createTokenVerifier } from './verify-token.ts'

test('a token of a key that nobody knows is looked up where strangers wait', async () => {
  const [ours, theirs] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')])
  const asked: (TxOptions | undefined)[] = []
  const keys: ServerKeys = {
    ...{ publishableKey: '', secretKey: '', tokenSecret: '', areGiven: false },
    jwks: [{ ...(await exportJWK(ours.publicKey)), kid: 'ours' }],
    reload: async options => void asked.push(options),
  }
  const verify = createTokenVerifier(keys, {
    issuer: 'https://coastal.example/auth/v1',
    now: () => new Date(),
  })
  const forged = new SignJWT({ role: 'authenticated' }).setProtectedHeader({ alg: 'ES256', kid: 'theirs' })
  const token = await forged.setExpirationTime('1h').sign(theirs.privateKey)
  await expect(verify(token)).rejects.toMatchObject({ code: 'PGRST301' })
  expect(asked).toEqual([{ isForStranger: true }])
})
