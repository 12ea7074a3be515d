// The secrets of second factors, which lie sealed in the database.
import type { Database } from '#server/database/database.ts'
import { findVault, type KeySettings, makeVault, sealedBy, type Vault } from './data-key.ts'

type Kept = { id: string; secret: string }

/** At the start: the key, made where there is none yet and none is missing. What lies open is sealed with it. */
export async function prepareVault(database: Database, settings: KeySettings): Promise<Vault> {
  const kept = await readFactors(database)
  const found = findVault(settings)
  const strange = kept.filter(({ secret }) => isStrange(secret, found?.keyId))
  if (strange.length > 0) throw new Error(wrongKey(strange.length))
  const vault = found ?? makeVault(settings)
  await sealOpen(database, vault, kept)
  return vault
}

// Left by an older version, or by a backup from then.
async function sealOpen(database: Database, vault: Vault, kept: Kept[]) {
  const open = kept.filter(({ secret }) => sealedBy(secret) === undefined)
  if (open.length === 0) return
  const text = 'update auth.mfa_factors set secret = $3 where id = $1 and secret = $2'
  await database.tx(
    { role: 'backend' },
    open.map(({ id, secret }) => ({ text, values: [id, secret, vault.seal(secret, id)] })),
  )
}

/** Removes the factors that no key here opens, and tells their owners. Answers how many. */
export async function forgetFactors(database: Database, vault: Vault | undefined) {
  const strange = (await readFactors(database)).filter(({ secret }) => isStrange(secret, vault?.keyId))
  const statements = strange.flatMap(({ id }) => [
    {
      text: `insert into public.audit_log (action, table_name, row_id, after)
             select 'update', 'users', user_id, '{"what": "factor removed, its key is lost"}'
             from auth.mfa_factors where id = $1`,
      values: [id],
    },
    { text: 'select auth.remove_factor(id, user_id) from auth.mfa_factors where id = $1', values: [id] },
  ])
  if (statements.length > 0) await database.tx({ role: 'backend' }, statements)
  return strange.length
}

export const wrongKey = (count: number) =>
  `${count === 1 ? 'A second factor is' : `${count} second factors are`} sealed with a key that is not here. Bring the old one: ` +
  `set DATA_KEY, or copy secrets.key from the old DATA_DIR into this one. If it is lost: npm run admin -- forget-factors ` +
  `removes them; their owners are told by mail, sign in with the password alone and set up a new one.`

const isStrange = (secret: string, keyId: string | undefined) => {
  const by = sealedBy(secret)
  return by !== undefined && by !== keyId
}

async function readFactors(database: Database): Promise<Kept[]> {
  const text = 'select id, secret from auth.mfa_factors where secret is not null order by created_at, id'
  const [rows = []] = await database.tx({ role: 'backend' }, [{ text }])
  return rows.map(([id, secret]) => ({ id: String(id), secret: String(secret) }))
}
