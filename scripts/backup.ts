// npm run backup [-- FILE]                     writes everything into one file
// npm run restore -- FILE [--overwrite]        puts it back, into an empty database unless told otherwise
// npm run move-to-postgres -- DATABASE_URL     copies the embedded database into an empty PostgreSQL
import { readFile, writeFile } from 'node:fs/promises'
import { backupName } from '#server/backup/download-backup.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { readConfig, readEnvironment } from '#server/config.ts'
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
    const bytes = await readAll()
    // For its owner's eyes: everything is in it.
    await writeFile(file, bytes, { mode: 0o600, flag: 'wx' })
    return `Everything is in ${file} (${Math.ceil(bytes.length / 1024)} KB).`
  },
  restore: async () => {
    if (!given) throw new Error('Usage: npm run restore -- FILE [--overwrite]')
    const { rows, madeAt } = await putInto(config.databaseUrl, await readFile(given))
    return `Restored ${rows} rows of ${madeAt}.`
  },
  'move-to-postgres': async () => {
    if (!given || config.databaseUrl)
      throw new Error('Usage, with DATABASE_URL unset: npm run move-to-postgres -- DATABASE_URL')
    const { rows } = await putInto(given, await readAll())
    return `Moved ${rows} rows. Set DATABASE_URL to that address and start the server; keep the old folder until all is well.`
  },
}

async function readAll(): Promise<Buffer> {
  const database = await openDatabase(options)
  return makeBackup(database).finally(() => database.close())
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
