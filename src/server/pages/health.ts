import type { Database } from '#server/database/database.ts'

export async function isReady(database: Database) {
  try {
    await database.tx({ role: 'anon' }, [{ text: 'select 1' }], { readOnly: true, timeoutMs: 2000 })
    return true
  } catch {
    return false
  }
}
