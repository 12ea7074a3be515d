// A migrated database of its own whose clock can be set with the server's: PostgreSQL where the machine has it, which costs a
// start half as much, or the embedded engine, which reads the server's clock.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { copyEmbeddedFolder } from '#tests/embedded-folder.ts'
import { keepOwner } from '#tests/kept-owner.ts'
import { clonePostgres } from '#tests/postgres-clone.ts'
import { makeClockMovable, setDatabaseClock } from './postgres-clock.ts'

export type ClockedDatabase = {
  /** Of a server on it. */
  settings: { DATA_DIR: string; DATABASE_URL: string }
  setClock(hours: number): Promise<unknown>
  close(): Promise<unknown>
}

const { house } = inject('templates')
const isLong = Boolean(process.env.EVERYTHING)

/** Where the answer is the same on both: one in npm test, both in the long run. */
export const dueEngines: Database['engine'][] = [
  ...(house.postgresUrl ? ['postgres' as const] : []),
  ...(isLong || !house.postgresUrl ? ['pglite' as const] : []),
]

/** SQL of the owner is run in it first. */
export const openClockedDatabase = (engine: Database['engine'], sql?: string) =>
  engine === 'pglite' ? openEmbedded(sql) : openPostgres(sql)

async function openEmbedded(sql?: string): Promise<ClockedDatabase> {
  const dataDir = await copyEmbeddedFolder(sql)
  const close = async () => rmSync(dataDir, { recursive: true, force: true })
  return { settings: { DATA_DIR: dataDir, DATABASE_URL: '' }, setClock: async () => {}, close }
}

async function openPostgres(sql?: string): Promise<ClockedDatabase> {
  const { databaseUrl, drop } = await clonePostgres(house.postgresUrl ?? '')
  const owner = keepOwner(databaseUrl)
  if (sql) await owner.run(sql)
  await makeClockMovable(owner.run)
  const dataDir = mkdtempSync(join(tmpdir(), 'clocked-'))
  return {
    settings: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    setClock: hours => setDatabaseClock(owner.run, hours),
    close: async () => {
      await owner.close()
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
