// Once per run: PostgreSQL with a migrated database, from which each worker's server gets a copy. A start on a copy costs
// a quarter of one on the embedded engine; where there is no PostgreSQL, the servers bring that along.
import { openDatabase } from '#server/database/open-database.ts'
import { withPostgresOwner } from '#server/database/postgres.ts'
import { startCluster } from '#tests/cluster.ts'

export default async function setUp() {
  const cluster = await startCluster()
  if (!cluster) return
  await withPostgresOwner(cluster.urlOf('postgres'), owner => owner.run('create database site'))
  const databaseUrl = cluster.urlOf('site')
  const options = { dbDir: 'db', dataDir: '', migrate: true, timeoutMs: 60_000, log: () => {} }
  await (await openDatabase({ ...options, databaseUrl })).close()
  // The workers start with this environment.
  process.env.TEMPLATE_URL = databaseUrl
  return () => cluster.stop()
}
