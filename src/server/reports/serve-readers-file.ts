// The newsletter's readers as a spreadsheet: whom the next letter would reach, on record before the first row leaves.
import type { Handler } from 'hono'
import { readerColumns, readersFile } from '#domain/newsletter-readers.ts'
import { sheetLine, sheetStart } from '#domain/spreadsheet.ts'
import { guardSessions } from '#server/auth/guarded-database.ts'
import type { IdentifyCaller } from '#server/auth/identify-caller.ts'
import type { Caller, Database, Row } from '#server/database/database.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { refuseReport } from './refuse-report.ts'
import { streamOf } from './stream-of.ts'

type Parts = { database: Database; identifyCaller: IdentifyCaller }

const pageSize = 500
const record = { text: 'select public.record_reader_export()' }
const page = `select ${readerColumns.join(', ')} from public.newsletter_reader_file($1, ${pageSize})`

export function serveReadersFile({ database, identifyCaller }: Parts): Handler<ServerEnv> {
  const guarded = guardSessions(database)
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    try {
      await guarded.tx(caller, [record])
    } catch (error) {
      return refuseReport(c, error)
    }
    return c.body(streamOf(pages(guarded, caller)), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${readersFile}"`,
      'cache-control': 'private, no-store',
    })
  }
}

async function* pages(database: Database, caller: Caller): AsyncGenerator<string> {
  yield sheetStart + sheetLine(readerColumns)
  let after: string | null = null
  for (;;) {
    const statement = { text: page, values: [after] }
    const [rows = []]: Row[][] = await database.tx(caller, [statement], { readOnly: true })
    yield rows.map(sheetLine).join('')
    if (rows.length < pageSize) return
    after = rows.at(-1)?.[0] ?? null
  }
}
