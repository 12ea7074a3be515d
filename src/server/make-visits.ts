// Makes the visits of regular plans twelve weeks ahead: on every start, and then each hour what a new day or a place that
// came free allows. Some plans at a time, so that nobody who books waits long.
import type { Database } from './database/database.ts'
import type { Log } from './log.ts'
import { createRounds } from './rounds.ts'

const plansAtOnce = 5
// Nobody waits for it, and a slow machine must not give up each time.
const timeoutMs = 120_000
const timing = { tickMs: 60 * 60_000, gapMs: 100 }

export function startMakingVisits(database: Database, log: Log) {
  return createRounds({ name: 'visits', timing, log }, async () => {
    const make = { text: 'select public.make_visits($1)', values: [String(plansAtOnce)] }
    const [rows] = await database.tx({ role: 'backend' }, [make], { timeoutMs })
    return Number(rows?.[0]?.[0]) >= plansAtOnce
  })
}
