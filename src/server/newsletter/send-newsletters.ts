// While a newsletter is on its way: puts its next few mails into the outbox, at the pace that the mail provider allows. The
// database knows who comes next, so a killed server or a second one does no harm.
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import type { ReadMailServer } from '#server/mail/mail-server.ts'
import { createRounds } from '#server/rounds.ts'

const usualTiming = { tickMs: 2000, gapMs: 200 }

export function startSendingNewsletters(
  database: Database,
  { readServer, perMinute, log, onQueued, timing = usualTiming }: Options,
) {
  return createRounds({ name: 'newsletter', timing, log }, async () => {
    // Without a mail server it waits.
    if (!(await readServer())) return false
    const queue = { text: 'select public.queue_newsletter($1)', values: [String(perMinute)] }
    const [rows] = await database.tx({ role: 'backend' }, [queue])
    const queued = Number(rows?.[0]?.[0])
    if (queued > 0) onQueued()
    return queued > 0
  })
}

type Options = {
  readServer: ReadMailServer
  perMinute: number
  log: Log
  onQueued: () => void
  timing?: typeof usualTiming
}
