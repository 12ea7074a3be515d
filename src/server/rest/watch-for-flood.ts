// All strangers together: more requests in an hour than this business ever gets raise an alarm. Nobody is refused for it.
import { business } from '#content/business.ts'
import type { Database } from '#server/database/database.ts'

const usualAnHour = 60

export async function watchForFlood(scale: number, database: Database): Promise<void> {
  const statement = {
    text: 'select public.note_flood($1, $2)',
    values: [String(Math.min(Math.floor(usualAnHour * scale), 2_000_000_000)), business.email],
    name: 'rest watch for flood',
  }
  await database.tx({ role: 'backend' }, [statement])
}
