import type { Context } from 'hono'
import { DatabaseError } from '#server/database/database-error.ts'

/** Only an admin gets one; what is missing or wrong is said. */
export function refuseReport(c: Context, error: unknown) {
  if (!(error instanceof DatabaseError) || !['42501', 'P0001'].includes(error.code)) throw error
  const status = error.code === 'P0001' ? 400 : 403
  return c.json({ code: error.detail ?? 'forbidden', message: error.message }, status, {
    'cache-control': 'private, no-store',
  })
}
