// Every row of every table by its key, and what has become of it.
import type { Owner } from '#server/database/owner.ts'

type KeptRow = Record<string, unknown>
export type Everything = Map<string, Map<string, KeptRow>>

// What lasts a day, and marks by which running servers tell each other of a change.
const passing = [
  'private.rate_limits',
  'private.visitor_marks',
  'private.visit_salts',
  'private.live_changes',
]

export async function everythingIn(owner: Owner): Promise<Everything> {
  const tables = await owner.run(`
    select relnamespace::regnamespace || '.' || relname,
      array_to_json(array(select attname from pg_attribute where attrelid = conrelid and attnum = any (conkey)))
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'p' and relnamespace::regnamespace::text in ('public', 'private', 'auth', 'storage')`)
  const everything: Everything = new Map()
  for (const [table, key] of tables) {
    if (passing.includes(String(table))) continue
    const rows = await owner.run(`set time zone 'UTC'; select to_jsonb(held.*)::text from ${table} as held`)
    const keyed = rows.map(([row]) => withKey(JSON.parse(String(row)), JSON.parse(String(key))))
    everything.set(String(table), new Map(keyed))
  }
  return everything
}

const withKey = (row: KeptRow, key: string[]): [string, KeptRow] => [
  JSON.stringify(key.map(column => row[column])),
  row,
]

/** Tables and rows that are gone, and values that are others, as `table.column`: new columns and rows are no loss. */
export function lossesBetween(before: Everything, after: Everything): string[] {
  return [...before].flatMap(([table, rows]) => {
    const now = after.get(table)
    if (!now) return [`${table} is gone`]
    return [...rows].flatMap(([key, row]) => {
      const kept = now.get(key)
      return kept
        ? changedColumns(row, kept).map(column => `${table}.${column}`)
        : [`${table} ${key} is gone`]
    })
  })
}

const changedColumns = (before: KeptRow, after: KeptRow) =>
  Object.keys(before).filter(column => JSON.stringify(before[column]) !== JSON.stringify(after[column]))
