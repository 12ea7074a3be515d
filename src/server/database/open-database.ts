// Opens the one database: a PostgreSQL server where its address is set, else the embedded one.
import type { Database } from './database.ts'
import { DatabaseError } from './database-error.ts'
import { migrate, requireMigrated } from './migrate.ts'
import { openPglite } from './open-pglite.ts'
import type { Owner } from './owner.ts'
import { connectPostgres, withPostgresOwner } from './postgres.ts'

export type DatabaseOptions = {
  databaseUrl?: string
  dataDir: string
  dbDir: string
  // Whether to bring the database to what db/ says, or only to check.
  migrate: boolean
  snapshotFile?: string
  // How long a statement may run unless its transaction says otherwise.
  timeoutMs?: number
  poolSize?: number
  // False behind a transaction pooler such as pgbouncer: no prepared statements, nothing set on the session.
  // There the address must log in as authenticator itself.
  keepsSession?: boolean
  log: (line: string) => void
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, log, timeoutMs = 10_000, poolSize = 10, keepsSession = true } = options
  if (databaseUrl) {
    await withPostgresOwner(databaseUrl, owner => bringUp(owner, options))
    return connectPostgres({ databaseUrl, keepsSession, poolSize, timeoutMs, log })
  }
  return openPglite({ ...options, timeoutMs })
}

async function bringUp(owner: Owner, { dbDir, log, migrate: isMigrating }: DatabaseOptions) {
  if (isMigrating) return migrate({ owner, dbDir, log })
  await requireMigrated({ owner, dbDir }).catch(error => {
    // A login role without rights may not check; then the operator who migrates is responsible.
    if (!(error instanceof DatabaseError && error.code === '42501')) throw error
  })
}
