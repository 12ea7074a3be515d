import type { Handler } from 'hono'
import type { IdentifyCaller } from '#server/auth/identify-caller.ts'
import type { Database } from '#server/database/database.ts'
import { DatabaseError } from '#server/database/database-error.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { takeBackup } from './take-backup.ts'

type Parts = { database: Database; sessions: Database; identifyCaller: IdentifyCaller }

const refusal = { code: '42501', message: 'Only an admin may take a backup.', details: null, hint: null }

/** For admins: the database itself says who is one, and who took a copy along is on record. */
export function downloadBackup({ database, sessions, identifyCaller }: Parts): Handler<ServerEnv> {
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    const asked = await sessions
      .tx(caller, [{ text: 'select public.begin_backup()' }])
      .catch((error: unknown) => {
        if (error instanceof DatabaseError && error.code === '42501') return undefined
        throw error
      })
    if (!asked) return c.json(refusal, 403)
    const bytes = await takeBackup({ database, what: 'downloaded', actor: asked[0]?.[0]?.[0] })
    return c.body(new Uint8Array(bytes), 200, {
      // What the public client hands on as it is; of other kinds it makes text.
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${backupName(new Date())}"`,
      'cache-control': 'no-store',
    })
  }
}

export const backupName = (now: Date) =>
  `coastal-clean-${now.toISOString().slice(0, 16).replace(':', '')}.backup.gz`
