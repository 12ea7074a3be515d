// Everything as spreadsheets: a zip with a CSV file for each table, read with the admin's own rights, page after page.
import type { Handler } from 'hono'
import { todayAt } from '#domain/calendar.ts'
import { sheetLine, sheetStart } from '#domain/spreadsheet.ts'
import { guardSessions } from '#server/auth/guarded-database.ts'
import type { IdentifyCaller } from '#server/auth/identify-caller.ts'
import type { Caller, Database, Row } from '#server/database/database.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { refuseReport } from './refuse-report.ts'
import { streamOf } from './stream-of.ts'
import { zipOf } from './zip-of.ts'

type Parts = { database: Database; identifyCaller: IdentifyCaller }
type Column = { name: string; type: string }
type Table = { name: string; columns: string[]; keys: Column[] }

const pageSize = 500
const record = 'select public.record_table_export()'

// What the caller may read, and the key by which its pages follow one another.
const catalogue = `
  select relname,
    (select jsonb_agg(attname order by attnum) from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped
        and has_column_privilege(pg_class.oid, attnum, 'select')),
    (select jsonb_agg(jsonb_build_object('name', attname, 'type', format_type(atttypid, null))
        order by array_position(indkey::smallint[], attnum))
      from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
      where indrelid = pg_class.oid and indisprimary)
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and has_any_column_privilege(oid, 'select')
  order by relname`

export function serveTables({ database, identifyCaller }: Parts): Handler<ServerEnv> {
  const guarded = guardSessions(database)
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    try {
      await guarded.tx(caller, [{ text: record }])
    } catch (error) {
      return refuseReport(c, error)
    }
    const now = new Date()
    const tables = await readCatalogue(guarded, caller)
    const files = tables.map(table => ({ name: `${table.name}.csv`, lines: pages(guarded, caller, table) }))
    return c.body(streamOf(zipOf(files, now)), 200, {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="everything-${todayAt(now)}.zip"`,
      'cache-control': 'private, no-store',
    })
  }
}

async function readCatalogue(database: Database, caller: Caller): Promise<Table[]> {
  const [rows = []] = await database.tx(caller, [{ text: catalogue }], { readOnly: true })
  return rows.map(([name, columns, keys]) => ({
    name: String(name),
    columns: JSON.parse(columns ?? '[]'),
    keys: JSON.parse(keys ?? '[]'),
  }))
}

async function* pages(database: Database, caller: Caller, table: Table): AsyncGenerator<string> {
  const { columns, keys } = table
  yield sheetStart + sheetLine(columns)
  let after: (string | null)[] | undefined
  for (;;) {
    const statement = { text: pageOf(table, after !== undefined), values: after ?? [] }
    const [rows = []]: Row[][] = await database.tx(caller, [statement], { readOnly: true })
    yield rows.map(row => sheetLine(row.slice(0, columns.length))).join('')
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = last.slice(columns.length, columns.length + keys.length)
  }
}

function pageOf({ name, columns, keys }: Table, isLater: boolean): string {
  const names = (list: string[]) => list.map(quoted).join(', ')
  const key = keys.map(column => column.name)
  const seen = keys.map(({ type }, place) => `$${place + 1}::${type}`).join(', ')
  return `select ${names([...columns, ...key])} from public.${quoted(name)}
    ${isLater ? `where (${names(key)}) > (${seen})` : ''} order by ${names(key)} limit ${pageSize}`
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
