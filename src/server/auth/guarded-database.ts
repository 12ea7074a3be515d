// The door for signed-in callers: their session is looked at first, inside the same batch, so that it costs no
// round trip and nothing of an ended session's request is done.
import { Refusal } from '#domain/refusal.ts'
import type { Database } from '#server/database/database.ts'
import { DatabaseError } from '#server/database/database-error.ts'
import { noteEnded, noteOffice } from '#server/turns/asker.ts'

// Whoever is of the office goes first from the next request on.
const requireSession = {
  name: 'require session',
  text: `select auth.require_session(), auth.uid(), auth.has_role('staff')`,
}

export function guardSessions(database: Database): Database {
  return {
    engine: database.engine,
    close: () => database.close(),
    async tx(caller, statements, options) {
      if (caller.role !== 'authenticated') return database.tx(caller, statements, options)
      const [[[, account, isOffice] = []] = [], ...results] = await database
        .tx(caller, [requireSession, ...statements], options)
        .catch(error => Promise.reject(refusalOf(error)))
      if (account) noteOffice(account, isOffice === 't')
      return results
    },
  }
}

function refusalOf(error: unknown) {
  if (!(error instanceof DatabaseError)) return error
  if (error.code === 'CC401' || error.code === 'CC403') noteEnded()
  if (error.code === 'CC401') return new Refusal('PGRST303', error.message)
  if (error.code === 'CC403') return new Refusal('insufficient_aal', error.message)
  return error
}
