// Once per run: PostgreSQL with a migrated database, from which each worker's server gets a copy. A start on a copy costs
// a quarter of one on the embedded engine; where there is no PostgreSQL, the servers bring that along.
import { openMigratedPostgres } from '#tests/migrated-postgres.ts'

export default async function setUp() {
  const postgres = await openMigratedPostgres()
  if (!postgres) return
  // The workers start with this environment.
  process.env.TEMPLATE_URL = postgres.urlOf('site')
  return () => postgres.stop()
}
