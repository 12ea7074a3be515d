// The keys by which push services know this server (VAPID, RFC 8292): made once, kept in the database with the private half
// sealed, shared by all processes.
import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { sealedBy, type Vault } from '#server/auth/data-key.ts'
import type { Database, Statement } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'

export type PushKeys = { publicKey: string; privateKey: KeyObject }

const about = 'push keys'
const validSeconds = 12 * 60 * 60

type Options = { database: Database; vault: Vault; log: Log }

/** Where the key of the vault is another one, as after a restore elsewhere, new ones are made and all devices forgotten. */
export async function loadPushKeys({ database, vault, log }: Options): Promise<PushKeys> {
  const run = (statements: Statement[]) => database.tx({ role: 'backend' }, statements)
  const read = { text: `select value from auth.server_keys where name = 'push_keys'` }
  const insert = `insert into auth.server_keys (name, value) values ('push_keys', $1) on conflict (name) do nothing`
  // Two processes may start at once: the first to write wins and both read what it wrote.
  const [, rows] = await run([{ text: insert, values: [makeKeys(vault)] }, read])
  const kept = String(rows?.[0]?.[0])
  if (sealedBy(JSON.parse(kept).sealed) === vault.keyId) return openKeys(kept, vault)
  const made = makeKeys(vault)
  const replace = `update auth.server_keys set value = $1 where name = 'push_keys' and value = $2`
  const [, now] = await run([
    { text: replace, values: [made, kept] },
    read,
    { text: 'select public.forget_push_devices()' },
  ])
  log.warn(
    'The keys for notices on phones were sealed with another key: new ones are made, phones switch on again',
  )
  return openKeys(String(now?.[0]?.[0]), vault)
}

function makeKeys(vault: Vault): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const jwk = privateKey.export({ format: 'jwk' })
  const point = [
    Buffer.from([4]),
    Buffer.from(jwk.x ?? '', 'base64url'),
    Buffer.from(jwk.y ?? '', 'base64url'),
  ]
  const publicKey = Buffer.concat(point).toString('base64url')
  return JSON.stringify({ publicKey, sealed: vault.seal(JSON.stringify(jwk), about) })
}

function openKeys(kept: string, vault: Vault): PushKeys {
  const { publicKey, sealed } = JSON.parse(kept)
  const jwk = JSON.parse(vault.open(sealed, about))
  return { publicKey, privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) }
}

type Claims = { endpoint: URL; contact: string; now: Date }

/** The Authorization header: who sends, signed for this push service alone. */
export function vapidHeader({ publicKey, privateKey }: PushKeys, { endpoint, contact, now }: Claims): string {
  const exp = Math.floor(now.getTime() / 1000) + validSeconds
  const parts = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: endpoint.origin, exp, sub: contact },
  ]
  const signed = parts.map(part => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}
