// PostgreSQL with a migrated database, `site`, to copy databases from. npm test has one for all of its parts, which
// tests/migrated-postgres-process.ts holds; a part that is run alone brings its own.
import { migrate } from '#server/database/migrate.ts'
import { withPostgresOwner } from '#server/database/postgres.ts'
import { startCluster } from './cluster.ts'

export type MigratedPostgres = { urlOf(database: string): string; stop(): Promise<void> }

/** Nothing where this machine has no PostgreSQL. */
export async function openMigratedPostgres(): Promise<MigratedPostgres | undefined> {
  const { MIGRATED_URL } = process.env
  if (MIGRATED_URL) return { urlOf: database => urlBeside(MIGRATED_URL, database), stop: async () => {} }
  const cluster = await startCluster()
  if (!cluster) return undefined
  try {
    await withPostgresOwner(cluster.urlOf('postgres'), owner => owner.run('create database site'))
    await withPostgresOwner(cluster.urlOf('site'), owner => migrate({ owner, dbDir: 'db', log: () => {} }))
    return cluster
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

const urlBeside = (url: string, database: string) => Object.assign(new URL(url), { pathname: database }).href
