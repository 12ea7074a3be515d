// A data folder, initialised and migrated at build time, so that a first start takes seconds.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { hashOfSql, migrate } from './migrate.ts'
import { PgliteThread } from './pglite-thread.ts'

type Mark = { sql: string; engine: string; snapshot: string }

export async function writeSnapshot(work: {
  dbDir: string
  snapshotFile: string
  log: (line: string) => void
}) {
  // Beside it, under one name: what a build that was killed has left there, the next one takes away.
  const folder = `${work.snapshotFile}.part`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(dirname(folder), { recursive: true })
  try {
    const thread = await PgliteThread.start({ folder })
    await migrate({ owner: thread, dbDir: work.dbDir, log: work.log })
    await thread.run('checkpoint')
    const bytes = await thread.dump()
    await thread.close()
    writeFileSync(work.snapshotFile, bytes)
    writeFileSync(markPath(work.snapshotFile), JSON.stringify(markOf(work.dbDir, bytes)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

// Whether the snapshot is whole, of this engine, and of today's db/. If not, the longer way works as well.
export function isSnapshotFitting({ dbDir, snapshotFile }: { dbDir: string; snapshotFile: string }): boolean {
  if (!existsSync(snapshotFile) || !existsSync(markPath(snapshotFile))) return false
  const mark = markOf(dbDir, readFileSync(snapshotFile))
  return readFileSync(markPath(snapshotFile), 'utf8') === JSON.stringify(mark)
}

const markPath = (snapshotFile: string) => `${snapshotFile}.json`

function markOf(dbDir: string, bytes: Uint8Array): Mark {
  const engineFile = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')
  return { sql: hashOfSql(dbDir), engine: sha256(readFileSync(engineFile)), snapshot: sha256(bytes) }
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
