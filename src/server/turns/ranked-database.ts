// The database as requests ask it: each transaction waits for its turn.
import type { Database } from '#server/database/database.ts'
import { currentAsker, rankOf } from './asker.ts'
import type { Turns } from './turns.ts'

type Options = { strangersReadMs?: number }

/** strangersReadMs: when a PostgreSQL server ends what a stranger reads. The embedded engine cannot: it would be opened anew, and
 *  everybody would wait. What is asked of it is weighed before (rest/question-weight.ts). */
export function rankDatabase(
  database: Database,
  turns: Turns,
  { strangersReadMs = Infinity }: Options = {},
): Database {
  return {
    engine: database.engine,
    close: () => database.close(),
    tx(caller, statements, options) {
      const isReading = options?.readOnly
      const isStranger = rankOf(currentAsker()) === 'stranger'
      const isCut = isReading && isStranger && database.engine === 'postgres' && strangersReadMs < Infinity
      const timeoutMs = isCut ? Math.min(options.timeoutMs ?? Infinity, strangersReadMs) : options?.timeoutMs
      return turns.take(() => database.tx(caller, statements, { ...options, timeoutMs }), { isReading })
    },
  }
}

/** One at a time where there is one thread. A server takes more: strangers and clients never all of them. */
export function placesOf({ engine }: Database, poolSize: number) {
  if (engine === 'pglite') return { office: 1, writing: 1, reading: 1, stranger: 1 }
  const half = Math.ceil(poolSize / 2)
  return { office: poolSize, writing: poolSize - 2, reading: half, stranger: Math.max(1, half - 2) }
}
