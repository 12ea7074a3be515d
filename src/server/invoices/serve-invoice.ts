// An invoice as a PDF, at the address where the wire keeps private files, drawn when it is asked for.
import type { Context, Handler } from 'hono'
import { business } from '#content/business.ts'
import { guardSessions } from '#server/auth/guarded-database.ts'
import type { IdentifyCaller } from '#server/auth/identify-caller.ts'
import type { Database } from '#server/database/database.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { drawInvoice } from './draw-invoice.ts'
import { readInvoice } from './read-invoice.ts'

type Parts = { database: Database; identifyCaller: IdentifyCaller }

export function serveInvoice({ database, identifyCaller }: Parts): Handler<ServerEnv> {
  const guarded = guardSessions(database)
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    const [, id] = /^([0-9a-f-]{36})\.pdf$/.exec(c.req.param('file') ?? '') ?? []
    const invoice = id && (await readInvoice(guarded, caller, id))
    if (!invoice) return notFound(c)
    const pdf = await drawInvoice(invoice, business)
    return c.body(pdf, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="invoice-${fileName(invoice.number)}.pdf"`,
      'cache-control': 'private, no-store',
    })
  }
}

// The same for one that is not there and one that is not the caller's to see.
function notFound(c: Context) {
  const told = { statusCode: '404', error: 'not_found', message: 'Object not found' }
  return c.json(told, 404, { 'cache-control': 'private, no-store' })
}

const fileName = (number: string) => number.replace(/[^a-z0-9-]/gi, '-')
