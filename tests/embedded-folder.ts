// The data folder of a server that brings the embedded engine along, with a copy of the run's migrated database in it: a
// start on it costs half of a first one. tests/server/deployment.test.ts and tests/database/embedded.test.ts try first starts.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { openPglite } from '#server/database/open-pglite.ts'

/** For one test. */
export async function embeddedFolder(): Promise<string> {
  const dataDir = await copyEmbeddedFolder()
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

/** SQL of the owner is run in it before any server starts. */
export async function copyEmbeddedFolder(sql?: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'embedded-folder-'))
  const { dbDir, pgliteFolder } = inject('templates').house
  cpSync(join(pgliteFolder, 'database'), join(dataDir, 'database'), { recursive: true })
  if (!sql) return dataDir
  const database = await openPglite({ dataDir, dbDir, migrate: false, timeoutMs: 60_000, log: () => {} })
  await database.asOwner(owner => owner.run(sql)).finally(() => database.close())
  return dataDir
}
