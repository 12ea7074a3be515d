// A server for what does not depend on the engine: on a copy of the run's migrated PostgreSQL database, which starts in a
// quarter of the time, and on the embedded one where there is no PostgreSQL.
import { withPostgresOwner } from '#server/database/postgres.ts'
import { clonePostgres } from './postgres-clone.ts'
import { type Likeness, type ServerProcess, startServerProcess } from './server-process.ts'

/** `change` is for what no caller may do, such as setting back when something happened; on PostgreSQL alone. */
export type Site = ServerProcess & { change?(sql: string): Promise<unknown> }

export async function startSite(settings: Record<string, string> = {}, likeness?: Likeness): Promise<Site> {
  const { TEMPLATE_URL } = process.env
  if (!TEMPLATE_URL) return startServerProcess(settings, likeness)
  const { databaseUrl, drop } = await clonePostgres(TEMPLATE_URL)
  const server = await startServerProcess({ ...settings, DATABASE_URL: databaseUrl }, likeness)
  const change = (sql: string) => withPostgresOwner(databaseUrl, owner => owner.run(sql))
  return { ...server, change, stop: signal => server.stop(signal).then(drop) }
}
