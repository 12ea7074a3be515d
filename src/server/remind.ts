// Reminders by mail, by themselves, on the evening before a clean. The database knows which are due at this moment, so a
// round that was missed, or that two servers make, does no harm.
import type { Database } from './database/database.ts'
import type { Log } from './log.ts'
import type { ReadMailServer } from './mail/mail-server.ts'
import { createRounds } from './rounds.ts'

const atOnce = 50
const usualTiming = { tickMs: 60_000, gapMs: 100 }

export function startReminding(
  database: Database,
  { readServer, log, onQueued, timing = usualTiming }: Options,
) {
  return createRounds({ name: 'reminders', timing, log }, async () => {
    // Without a mail server nobody would get them.
    if (!(await readServer())) return false
    const remind = { text: 'select public.remind_by_mail($1)', values: [String(atOnce)] }
    const [rows] = await database.tx({ role: 'backend' }, [remind])
    const queued = Number(rows?.[0]?.[0])
    if (queued > 0) onQueued()
    return queued === atOnce
  })
}

type Options = { readServer: ReadMailServer; log: Log; onQueued: () => void; timing?: typeof usualTiming }
