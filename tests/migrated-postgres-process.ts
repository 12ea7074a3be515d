// Holds the PostgreSQL of npm test: tells its address once it is migrated, and goes when its input ends, which it does
// however the run ends.
import { openMigratedPostgres } from './migrated-postgres.ts'

const postgres = await openMigratedPostgres()
if (postgres) {
  process.stdin.resume().once('end', () => postgres.stop())
  process.stdout.write(`${postgres.urlOf('site')}\n`)
}
