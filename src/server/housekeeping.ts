// What is kept for a while only, and goes when its time is up: looked at on every start and then each hour.
import type { Database } from './database/database.ts'
import type { Log } from './log.ts'

const everyMs = 60 * 60_000

export function startHousekeeping(database: Database, log: Log): { stop(): void } {
  const tidy = () =>
    database
      .tx({ role: 'backend' }, [{ text: 'select public.purge_customer_copies()' }])
      .catch(error => log.warn('Housekeeping failed', { error }))
  const timer = setInterval(tidy, everyMs)
  timer.unref()
  tidy()
  return { stop: () => clearInterval(timer) }
}
