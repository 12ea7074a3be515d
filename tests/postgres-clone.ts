// A database of its own on the run's PostgreSQL, copied from a migrated template.
import { randomBytes } from 'node:crypto'
import { withPostgresOwner } from '#server/database/postgres.ts'

export async function clonePostgres(templateUrl: string) {
  const name = `clone_${process.pid}_${randomBytes(6).toString('hex')}`
  const template = new URL(templateUrl).pathname.slice(1)
  const inDatabase = (database: string) => Object.assign(new URL(templateUrl), { pathname: database }).href
  await withPostgresOwner(inDatabase('postgres'), async owner => {
    // A concurrent clone of the same template would be refused: they take turns.
    await owner.run('select pg_advisory_lock(1)')
    // Copied as files: through the log, which is the default, it costs twice as much.
    await owner.run(`create database ${name} template ${template} strategy file_copy`)
  })
  const drop = async () => {
    await withPostgresOwner(inDatabase('postgres'), owner => owner.run(`drop database ${name} with (force)`))
  }
  return { databaseUrl: inDatabase(name), drop }
}
