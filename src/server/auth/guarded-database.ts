// The door for signed-in callers: their session is looked at first, inside the same batch, so that it costs no
// round trip and nothing of an ended session's request is done.
import { Refusal } from '#domain/refusal.ts'
import type { Database } from '#server/database/database.ts'
import { DatabaseError } from '#server/database/database-error.ts'

const requireSession = { name: 'require session', text: 'select auth.require_session()' }

export function guardSessions(database: Database): Database {
  return {
    engine: database.engine,
    close: () => database.close(),
    async tx(caller, statements, options) {
      if (caller.role !== 'authenticated') return database.tx(caller, statements, options)
      const [, ...results] = await database
        .tx(caller, [requireSession, ...statements], options)
        .catch(error => Promise.reject(refusalOf(error)))
      return results
    },
  }
}

function refusalOf(error: unknown) {
  if (!(error instanceof DatabaseError)) return error
  if (error.code === 'CC401') return new Refusal('PGRST303', error.message)
  if (error.code === 'CC403') return new Refusal('insufficient_aal', error.message)
  return error
}
