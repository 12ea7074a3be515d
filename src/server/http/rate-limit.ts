// Limits on how often: counted in the database, so that all processes count together. A refusal costs it nothing: what was
// refused once is refused from memory until there is room again.
import type { Database } from '#server/database/database.ts'

export type Hit = { form: string; who: string; most: number; seconds: number }

type Refused = { at: number; until: number }

const mostKept = 10_000
// The database is asked again after as long: hits may have been taken away, or its clock been set.
const keptMs = 60_000
// Those of each database: a process may have several.
const kept = new WeakMap<Database, Map<string, Refused>>()

/** In how many seconds there is room again; nothing where there is room now, which one place of is then taken. */
export async function hitRateLimit(database: Database, hit: Hit): Promise<number | undefined> {
  const { form, who, most, seconds } = hit
  const refusals = refusalsOf(database)
  const key = JSON.stringify([form, who, most])
  const last = refusals.get(key)
  const now = Date.now()
  // A clock that was set back is before it.
  if (last && now >= last.at && now < Math.min(last.until, last.at + keptMs))
    return Math.ceil((last.until - now) / 1000)
  const statement = {
    text: 'select allowed, wait_seconds from public.hit_rate_limit($1, $2, $3, $4)',
    values: [form, who, String(most), String(seconds)],
    name: 'hit rate limit',
  }
  const [[[allowed, wait] = []] = []] = await database.tx({ role: 'backend' }, [statement])
  // Put last: the first of the map is then the oldest.
  refusals.delete(key)
  if (allowed === 't') return undefined
  const waitSeconds = Number(wait ?? seconds)
  const at = Date.now()
  refusals.set(key, { at, until: at + waitSeconds * 1000 })
  if (refusals.size > mostKept) refusals.delete(refusals.keys().next().value as string)
  return waitSeconds
}

/** For tests that take hits away. */
export const forgetRefusals = (database: Database) => refusalsOf(database).clear()

function refusalsOf(database: Database) {
  const refusals = kept.get(database) ?? new Map<string, Refused>()
  kept.set(database, refusals)
  return refusals
}
