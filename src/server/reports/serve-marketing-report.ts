// The marketing report, page after page of rows as one stream: however many clients there are, few are in memory.
import type { Handler } from 'hono'
import { reportColumns, reportFile, reportLine } from '#domain/marketing-report.ts'
import { sheetStart } from '#domain/spreadsheet.ts'
import { guardSessions } from '#server/auth/guarded-database.ts'
import type { IdentifyCaller } from '#server/auth/identify-caller.ts'
import type { Caller, Database, Row } from '#server/database/database.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { refuseReport } from './refuse-report.ts'
import { streamOf } from './stream-of.ts'

type Parts = { database: Database; identifyCaller: IdentifyCaller }
type ReportRequest = { everyone: boolean; reason: string | null }

const pageSize = 500
const record = 'select public.record_export($1::boolean, $2)'
const page = `select ${reportColumns.join(', ')} from public.marketing_rows($1::boolean, $2::uuid, ${pageSize})`

export function serveMarketingReport({ database, identifyCaller }: Parts): Handler<ServerEnv> {
  const guarded = guardSessions(database)
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    const asked = askedOf(await c.req.json().catch(() => undefined))
    try {
      await guarded.tx(caller, [{ text: record, values: [String(asked.everyone), asked.reason] }])
    } catch (error) {
      return refuseReport(c, error)
    }
    return c.body(streamOf(pages(guarded, caller, asked)), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${reportFile}"`,
      'cache-control': 'private, no-store',
    })
  }
}

function askedOf(told: unknown): ReportRequest {
  const { everyone, reason } = (told ?? {}) as Record<string, unknown>
  // PostgreSQL knows no text with a zero in it.
  return {
    everyone: everyone === true,
    reason: typeof reason === 'string' ? reason.replaceAll('\0', '') : null,
  }
}

async function* pages(
  database: Database,
  caller: Caller,
  { everyone }: ReportRequest,
): AsyncGenerator<string> {
  yield sheetStart + reportLine(reportColumns)
  let after: string | null = null
  for (;;) {
    const statement = { text: page, values: [String(everyone), after] }
    const [rows = []]: Row[][] = await database.tx(caller, [statement], { readOnly: true })
    yield rows.map(reportLine).join('')
    if (rows.length < pageSize) return
    after = rows.at(-1)?.[0] ?? null
  }
}
