// How the server is doing, for admins: the database says who is one, and what waits in it.
import { existsSync, readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { Handler } from 'hono'
import type { ServerStatus } from '#domain/server-status.ts'
import type { IdentifyCaller } from '#server/auth/identify-caller.ts'
import type { Database } from '#server/database/database.ts'
import { DatabaseError } from '#server/database/database-error.ts'
import type { ServerEnv } from '#server/http/request-log.ts'

type Parts = { sessions: Database; identifyCaller: IdentifyCaller; dataDir: string }

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const startedAt = new Date().toISOString()

export function serveStatus({ sessions, identifyCaller, dataDir }: Parts): Handler<ServerEnv> {
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    const askedAt = performance.now()
    try {
      const [rows] = await sessions.tx(caller, [{ text: 'select public.server_state()' }])
      const status: ServerStatus = {
        version,
        startedAt,
        engine: sessions.engine,
        databaseMs: Math.round(performance.now() - askedAt),
        memoryBytes: process.memoryUsage.rss(),
        diskFreeBytes: await freeBytes(dataDir),
        ...JSON.parse(rows?.[0]?.[0] ?? '{}'),
      }
      return c.json(status)
    } catch (error) {
      if (!(error instanceof DatabaseError && error.code === '42501')) throw error
      const message = 'Only an admin may see how the server is doing.'
      return c.json({ code: '42501', message, details: null, hint: null }, 403)
    }
  }
}

// With a PostgreSQL there may be no folder for data; then it is the program's disk that must not fill up.
async function freeBytes(dataDir: string): Promise<number> {
  const { bavail, bsize } = await statfs(existsSync(dataDir) ? dataDir : '.')
  return bavail * bsize
}
