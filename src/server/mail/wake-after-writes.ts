// A door that wakes the mail worker after each transaction that may have queued a mail.
import type { Database } from '#server/database/database.ts'

export function wakeAfterWrites(database: Database, wake: () => void): Database {
  return {
    engine: database.engine,
    close: () => database.close(),
    async tx(caller, statements, options) {
      const rows = await database.tx(caller, statements, options)
      if (!options?.readOnly && !options?.rollback) wake()
      return rows
    },
  }
}
