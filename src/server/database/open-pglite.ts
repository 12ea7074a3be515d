// Opens the embedded database in its folder: locked, complete or not there at all, migrated.
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { migrate, requireMigrated } from './migrate.ts'
import type { MovedClock } from './moved-clock.ts'
import { Pglite } from './pglite.ts'
import { PgliteThread } from './pglite-thread.ts'
import { isSnapshotFitting } from './start-snapshot.ts'
import { syncPath } from './sync-path.ts'
import { startUpkeep } from './upkeep.ts'

type Options = {
  dataDir: string
  dbDir: string
  migrate: boolean
  snapshotFile?: string
  timeoutMs: number
  // Of a database that is thrown away.
  clock?: MovedClock
  log: (line: string) => void
}

export async function openPglite(options: Options): Promise<Database & Pick<Pglite, 'asOwner'>> {
  const lock = lockFolder(options.dataDir)
  try {
    const pglite = await openLocked(options)
    const upkeep = startUpkeep(pglite, options.log)
    return {
      engine: 'pglite',
      tx: (caller, statements, txOptions) => pglite.tx(caller, statements, txOptions),
      asOwner: work => pglite.asOwner(work),
      close: async () => {
        upkeep.stop()
        await pglite.close().finally(lock.release)
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function openLocked(options: Options): Promise<Pglite> {
  const folder = join(options.dataDir, 'database')
  const { timeoutMs, clock } = options
  if (!clock && !existsSync(folder)) await createFolder(folder, options)
  // What is thrown away is unpacked where it stays: a start that is cut off leaves nothing that anybody opens again.
  const thread = await PgliteThread.start(clock ? { folder, clock, ...snapshotOf(options) } : { folder })
  try {
    const bring = options.migrate ? migrate : requireMigrated
    await bring({ owner: thread, dbDir: options.dbDir, log: options.log })
    return await Pglite.open({ folder, timeoutMs, clock }, thread)
  } catch (error) {
    await thread.stop()
    throw error
  }
}

// Made beside and moved into place when it is whole and on the disk: a start that is cut off in the middle
// leaves nothing that the next one would trust.
async function createFolder(folder: string, options: Options) {
  const { dbDir, log } = options
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  const from = snapshotOf(options)
  log(
    from.snapshotFile
      ? 'Unpacking the start snapshot of the database'
      : 'Creating the database, which takes some seconds',
  )
  const thread = await PgliteThread.start({ folder: draft, ...from })
  await migrate({ owner: thread, dbDir, log }).finally(() => thread.close())
  syncTree(draft)
  renameSync(draft, folder)
  syncPath(join(folder, '..'))
}

function snapshotOf({ dbDir, snapshotFile }: Options) {
  const fits = snapshotFile !== undefined && isSnapshotFitting({ dbDir, snapshotFile })
  return { snapshotFile: fits ? snapshotFile : undefined }
}

function syncTree(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) syncTree(join(folder, entry.name))
    else syncPath(join(folder, entry.name))
  }
  syncPath(folder)
}
