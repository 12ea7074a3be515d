// A quote as a PDF, drawn when it is asked for: with the caller's rights where the wire keeps private files, or by the key of
// its private link.
import type { Context, Handler } from 'hono'
import { business } from '#content/business.ts'
import { guardSessions } from '#server/auth/guarded-database.ts'
import type { IdentifyCaller } from '#server/auth/identify-caller.ts'
import type { Database } from '#server/database/database.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { drawQuote } from './draw-quote.ts'
import { type PrintedQuote, readQuote } from './read-quote.ts'

type Parts = { database: Database; identifyCaller: IdentifyCaller }

export function serveQuote({ database, identifyCaller }: Parts): Handler<ServerEnv> {
  const guarded = guardSessions(database)
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    const [, id] =
      /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.pdf$/.exec(c.req.param('file') ?? '') ?? []
    return answer(c, id && caller.role !== 'anon' ? await readQuote(guarded, caller, { id }) : undefined)
  }
}

export function serveQuoteByKey({ database }: Pick<Parts, 'database'>): Handler<ServerEnv> {
  return async c => {
    const [key] = /^[0-9a-f]{32}$/.exec(c.req.query('key') ?? '') ?? []
    return answer(c, key ? await readQuote(database, { role: 'anon' }, { key }) : undefined)
  }
}

const hidden = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

// The same for one that is not there and one that is not the caller's to see.
async function answer(c: Context, quote: PrintedQuote | undefined) {
  if (!quote)
    return c.json({ statusCode: '404', error: 'not_found', message: 'Object not found' }, 404, hidden)
  return c.body(await drawQuote(quote, business), 200, {
    ...hidden,
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="quote-${quote.number}.pdf"`,
    'referrer-policy': 'no-referrer',
  })
}
