// Deletes data whose retention period is over, ends what was not answered in time, requests and quotes, and sees which
// invoices are overdue: on every start and then each hour.
import { lapsedReason } from '#content/confirm-request.ts'
import { quoteLapsedReason } from '#content/quotes.ts'
import type { Database } from './database/database.ts'
import type { Log } from './log.ts'

const everyMs = 60 * 60_000

export function startHousekeeping(database: Database, log: Log): { stop(): void } {
  const tidy = () =>
    database
      .tx({ role: 'backend' }, [
        { text: 'select public.purge_customer_copies()' },
        { text: 'select public.lapse_requests($1)', values: [lapsedReason] },
        { text: 'select public.lapse_quotes($1)', values: [quoteLapsedReason] },
        { text: 'select public.forget_freed_times()' },
        { text: 'select public.forget_statement_links()' },
        { text: 'select public.follow_due_days()' },
      ])
      .catch(error => log.warn('Housekeeping failed', { error }))
  const timer = setInterval(tidy, everyMs)
  timer.unref()
  tidy()
  return { stop: () => clearInterval(timer) }
}
