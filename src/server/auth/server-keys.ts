// The keys of this installation: made on the first start, kept in the database, shared by all its processes.
import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'

export type ServerKeys = {
  publishableKey: string
  secretKey: string
  // The first one signs; all of them verify, so that tokens outlive a rotation.
  jwks: JWK[]
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
    jwks: JSON.parse(config.jwtKeys ?? kept.jwt_keys).keys,
    jwtSecret: config.jwtSecret,
    tokenSecret: kept.token_secret,
    async reload() {
      if (!config.jwtKeys) keys.jwks = await readSigningKeys(database)
    },
  }
  return keys
}

// The new key signs from now on; tokens of the older ones stay good until those are dropped, two rotations later.
export async function rotateSigningKeys(database: Database) {
  const older = await readSigningKeys(database)
  const keys = [await makeSigningKey(), ...older].slice(0, 3)
  await database.tx({ role: 'backend' }, [
    {
      text: `update auth.server_keys set value = $1 where name = 'jwt_keys'`,
      values: [JSON.stringify({ keys })],
    },
  ])
}

async function readSigningKeys(database: Database): Promise<JWK[]> {
  const text = `select value from auth.server_keys where name = 'jwt_keys'`
  const [rows] = await database.tx({ role: 'backend' }, [{ text }])
  return JSON.parse(rows?.[0]?.[0] ?? '{"keys":[]}').keys
}

async function makeSigningKey(): Promise<JWK> {
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
