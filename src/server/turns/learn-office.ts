// Who is of the office, so that already their first request goes first. Later it is learned from what they ask.
import type { Database } from '#server/database/database.ts'
import { noteOffice } from './asker.ts'

export async function learnOffice(database: Database) {
  const text = `select user_id from public.user_roles where role in ('staff', 'admin')`
  const [rows = []] = await database.tx({ role: 'backend' }, [{ text }], { readOnly: true })
  for (const [account] of rows) if (account) noteOffice(account, true)
}
