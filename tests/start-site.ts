// A server for what does not depend on the engine: on a copy of the run's migrated PostgreSQL database, which starts in a
// quarter of the time, and on the embedded one where there is no PostgreSQL.
import { clonePostgres } from './postgres-clone.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

export async function startSite(settings: Record<string, string> = {}): Promise<ServerProcess> {
  const { TEMPLATE_URL } = process.env
  if (!TEMPLATE_URL) return startServerProcess(settings)
  const { databaseUrl, drop } = await clonePostgres(TEMPLATE_URL)
  const server = await startServerProcess({ ...settings, DATABASE_URL: databaseUrl })
  return { ...server, stop: signal => server.stop(signal).then(drop) }
}
