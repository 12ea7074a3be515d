// The accountant's files: one of three, page after page of rows as one stream, on record before the first row leaves.
import type { Handler } from 'hono'
import { business } from '#content/business.ts'
import {
  type AccountantFile,
  type AccountantRow,
  accountantFileName,
  accountantFiles,
  accountantSheet,
  accountantZipName,
  type Span,
} from '#domain/accountant-files.ts'
import { isIsoDay } from '#domain/calendar.ts'
import { guardSessions } from '#server/auth/guarded-database.ts'
import type { IdentifyCaller } from '#server/auth/identify-caller.ts'
import type { Caller, Database, Row } from '#server/database/database.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { refuseReport } from './refuse-report.ts'
import { streamOf } from './stream-of.ts'
import { zipOf } from './zip-of.ts'

type Parts = { database: Database; identifyCaller: IdentifyCaller }
type FileRequest = Span & { file: AccountantFile }
type Asked = Span & { files: readonly AccountantFile[] }

const pageSize = 500
const record = 'select public.record_accountant_file($1, $2::date, $3::date)'
const pageOf: Record<AccountantFile, string> = {
  invoices: 'public.accountant_invoices',
  'credit-notes': 'public.accountant_credit_notes',
  payments: 'public.accountant_payments',
}

export function serveAccountantFile({ database, identifyCaller }: Parts): Handler<ServerEnv> {
  const guarded = guardSessions(database)
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    const asked = askedOf(await c.req.json().catch(() => undefined))
    // What nobody can ask for is refused by the database, after it has looked who is asking.
    const wanted = asked ? asked.files.map(file => [file, asked.from, asked.to]) : [[null, null, null]]
    try {
      await guarded.tx(
        caller,
        wanted.map(values => ({ text: record, values })),
      )
    } catch (error) {
      return refuseReport(c, error)
    }
    if (!asked) return c.json({ code: 'validation_failed:days', message: '' }, 400)
    const files = asked.files.map(file => ({
      name: accountantFileName(file, asked),
      lines: pages(guarded, caller, { ...asked, file }),
    }))
    const [only, ...others] = files
    const isOne = only && others.length === 0
    return c.body(streamOf(isOne ? only.lines : zipOf(files, new Date())), 200, {
      'content-type': isOne ? 'text/csv; charset=utf-8' : 'application/octet-stream',
      'content-disposition': `attachment; filename="${isOne ? only.name : accountantZipName(asked)}"`,
      'cache-control': 'private, no-store',
    })
  }
}

// One of them, or all three in one.
function askedOf(told: unknown): Asked | undefined {
  const { file: wanted, from, to } = (told ?? {}) as Record<string, unknown>
  const files = accountantFiles.filter(one => wanted === 'all' || one === wanted)
  if (files.length === 0 || typeof from !== 'string' || typeof to !== 'string') return
  return isIsoDay(from) && isIsoDay(to) ? { files, from, to } : undefined
}

async function* pages(
  database: Database,
  caller: Caller,
  { file, from, to }: FileRequest,
): AsyncGenerator<string> {
  const sheet = accountantSheet(file, business.vatNumber)
  const text = `select to_jsonb(line) from ${pageOf[file]}($1::date, $2::date, $3::jsonb, ${pageSize}) as line`
  yield sheet.head
  let after: string | null = null
  for (;;) {
    const values = [from, to, after]
    const [found = []]: Row[][] = await database.tx(caller, [{ text, values }], { readOnly: true })
    const rows = found.map(([row]) => JSON.parse(row ?? '{}') as AccountantRow)
    yield rows.map(sheet.line).join('')
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = JSON.stringify({ at: last.at, id: last.id })
  }
}
