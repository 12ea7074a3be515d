import type { Database } from '#server/database/database.ts'
import { askAsHouse } from '#server/turns/asker.ts'

const asked = new WeakMap<Database, Promise<boolean>>()

/** In a flood too, since a busy server is not a dead one: the house asks, once for all who want to know now. */
export function isReady(database: Database): Promise<boolean> {
  const asking = asked.get(database) ?? askAsHouse(() => ask(database)).finally(() => asked.delete(database))
  asked.set(database, asking)
  return asking
}

async function ask(database: Database) {
  try {
    await database.tx({ role: 'anon' }, [{ text: 'select 1' }], { readOnly: true, timeoutMs: 2000 })
    return true
  } catch {
    return false
  }
}
