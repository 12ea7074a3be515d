// The keys of this installation: made on the first start, kept in the database, shared by all its processes.
import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { readGivenKeys } from './given-keys.ts'
import type { SigningKey } from './public-keys.ts'
import { tokenSeconds } from './token-claims.ts'

export type ServerKeys = {
  publishableKey: string
  secretKey: string
  // The first one signs; the others verify for as long as a token lasts, so that nobody is signed out by a rotation.
  jwks: SigningKey[]
  // Given by the operator, and so trusted with more than the tokens of users.
  areGiven: boolean
  jwtSecret?: string
  // For codes, refresh tokens and the set-up link.
  tokenSecret: string
  // Another process may have rotated the signing keys.
  reload(): Promise<void>
}

type KeySettings = Pick<Config, 'publishableKey' | 'secretKey' | 'jwtKeys' | 'jwtSecret'>

export async function loadServerKeys(database: Database, config: KeySettings): Promise<ServerKeys> {
  const kept = await keepUnlessThere(database, {
    publishable_key: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secret_key: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwt_keys: JSON.stringify({ keys: [await makeSigningKey()] }),
    token_secret: randomBytes(32).toString('base64url'),
  })
  const keys: ServerKeys = {
    publishableKey: config.publishableKey ?? kept.publishable_key,
    secretKey: config.secretKey ?? kept.secret_key,
    jwks: config.jwtKeys ? await readGivenKeys(config.jwtKeys) : await readSigningKeys(database),
    areGiven: config.jwtKeys !== undefined,
    jwtSecret: config.jwtSecret,
    tokenSecret: kept.token_secret,
    async reload() {
      if (keys.areGiven) return
      const jwks = await readSigningKeys(database)
      // The same list stays the same object: what was worked out from it is kept.
      if (JSON.stringify(jwks) !== JSON.stringify(keys.jwks)) keys.jwks = jwks
    },
  }
  return keys
}

// The new key signs from now on. Tokens of the older ones run out by themselves; dropped, they are worth nothing at once.
export async function rotateSigningKeys(database: Database, { dropOld = false } = {}) {
  const older = dropOld ? [] : await readSigningKeys(database)
  const good_until = Math.ceil(Date.now() / 1000) + tokenSeconds
  const keys = [await makeSigningKey(), ...older.map(key => ({ good_until, ...key }))]
  await database.tx({ role: 'backend' }, [
    {
      text: `update auth.server_keys set value = $1 where name = 'jwt_keys'`,
      values: [JSON.stringify({ keys })],
    },
  ])
}

async function readSigningKeys(database: Database): Promise<SigningKey[]> {
  const [rows] = await database.tx({ role: 'backend' }, [{ text: 'select auth.keys_in_force()' }])
  return JSON.parse(rows?.[0]?.[0] ?? '[]')
}

async function makeSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('hex'), alg: 'ES256', use: 'sig' }
}

// Two processes may start at once: the first to write wins and both read what it wrote.
async function keepUnlessThere<Names extends string>(database: Database, made: Record<Names, string>) {
  const [, rows] = await database.tx({ role: 'backend' }, [
    {
      text: `insert into auth.server_keys (name, value)
             select key, value from json_each_text($1::json) on conflict (name) do nothing`,
      values: [JSON.stringify(made)],
    },
    { text: 'select name, value from auth.server_keys' },
  ])
  return Object.fromEntries(rows ?? []) as Record<Names, string>
}
