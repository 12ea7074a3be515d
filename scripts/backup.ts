// npm run backup [-- FILE]                     writes everything into one file
// npm run restore -- FILE [--overwrite]        puts it back, into an empty database unless told otherwise
// npm run move-to-postgres -- DATABASE_URL     copies the embedded database into an empty PostgreSQL
import { readFile } from 'node:fs/promises'
import { findVault } from '#server/auth/data-key.ts'
import { wrongKey } from '#server/auth/sealed-factors.ts'
import { type Secrets, secretsIn, unpackBackup } from '#server/backup/archive.ts'
import { backupName } from '#server/backup/download-backup.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { takeBackup, writeBackup } from '#server/backup/take-backup.ts'
import { readConfig, readEnvironment } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { openPglite } from '#server/database/open-pglite.ts'
import { withPostgresOwner } from '#server/database/postgres.ts'

const config = readConfig(readEnvironment())
const options = { ...config, dbDir: 'db', snapshotFile: 'dist/start-snapshot.tar.gz', log: () => {} }
const [verb = '', ...args] = process.argv.slice(2)
const overwrite = args.includes('--overwrite')
const [given] = args.filter(arg => !arg.startsWith('--'))

const verbs: Record<string, () => Promise<string>> = {
  backup: async () => {
    const file = given ?? backupName(new Date())
    const bytes = await withDatabase(database =>
      takeBackup({ database, what: 'written by command' }, made => writeBackup(file, made)),
    )
    const { rows } = await unpackBackup(bytes)
    return `Everything is in ${file} (${Math.ceil(bytes.length / 1024)} KB). ${told(secretsIn(rows))}`
  },
  restore: async () => {
    if (!given) throw new Error('Usage: npm run restore -- FILE [--overwrite]')
    const { rows, madeAt, secrets } = await putInto(config.databaseUrl, await readFile(given))
    return `Restored ${rows} rows of ${madeAt}. ${missing(secrets)}`.trim()
  },
  'move-to-postgres': async () => {
    if (!given || config.databaseUrl)
      throw new Error('Usage, with DATABASE_URL unset: npm run move-to-postgres -- DATABASE_URL')
    const { rows } = await putInto(given, await withDatabase(makeBackup))
    return `Moved ${rows} rows. Set DATABASE_URL to that address and start the server; keep the old folder until all is well.`
  },
}

function told({ secondFactors, isAnyOpen }: Secrets) {
  const passwords = 'No password of a mail server is in it.'
  if (secondFactors === 0) return `It holds no second factors. ${passwords}`
  const how = isAnyOpen
    ? 'not all of them sealed yet: start the server once and make another'
    : 'sealed with a key that is not in it (DATA_KEY, or secrets.key in DATA_DIR): keep that somewhere else'
  return `Second factors in it: ${secondFactors}, ${how}. ${passwords}`
}

function missing({ sealedWith, secondFactors }: Secrets) {
  const keyId = findVault(config)?.keyId
  return sealedWith.some(id => id !== keyId) ? wrongKey(secondFactors) : ''
}

async function withDatabase(work: (database: Database) => Promise<Buffer>): Promise<Buffer> {
  const database = await openDatabase(options)
  return work(database).finally(() => database.close())
}

async function putInto(databaseUrl: string | undefined, bytes: Buffer) {
  if (!databaseUrl) {
    const pglite = await openPglite({ ...options, timeoutMs: 10_000 })
    return pglite.asOwner(owner => restoreBackup({ owner, bytes, overwrite })).finally(() => pglite.close())
  }
  const target = await openDatabase({ ...options, databaseUrl })
  await target.close()
  return withPostgresOwner(databaseUrl, owner => restoreBackup({ owner, bytes, overwrite }))
}

try {
  const run = verbs[verb]
  if (!run) throw new Error('Say backup, restore or move-to-postgres.')
  console.log(await run())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
