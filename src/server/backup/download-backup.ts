import type { Handler } from 'hono'
import type { IdentifyCaller } from '#server/auth/identify-caller.ts'
import type { Database } from '#server/database/database.ts'
import { DatabaseError } from '#server/database/database-error.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { makeBackup } from './make-backup.ts'

type Parts = { database: Database; sessions: Database; identifyCaller: IdentifyCaller }

/** For admins: the database itself says who is one, and writes down who took a copy along. */
export function downloadBackup({ database, sessions, identifyCaller }: Parts): Handler<ServerEnv> {
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    try {
      await sessions.tx(caller, [{ text: 'select public.begin_backup()' }])
    } catch (error) {
      if (!(error instanceof DatabaseError && error.code === '42501')) throw error
      return c.json(
        { code: '42501', message: 'Only an admin may take a backup.', details: null, hint: null },
        403,
      )
    }
    const bytes = await makeBackup(database)
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'application/gzip',
      'content-disposition': `attachment; filename="${backupName(new Date())}"`,
      'cache-control': 'no-store',
    })
  }
}

export const backupName = (now: Date) =>
  `coastal-clean-${now.toISOString().slice(0, 16).replace(':', '')}.backup.gz`
