// A quote as a PDF, drawn when it is asked for: with the caller's rights where the wire keeps private files, or by the key of
// its private link.
import type { Handler } from 'hono'
import { guardSessions } from '#server/auth/guarded-database.ts'
import type { IdentifyCaller } from '#server/auth/identify-caller.ts'
import type { Database } from '#server/database/database.ts'
import { answerPaper, idOfFile, keyOfLink } from '#server/http/answer-paper.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { drawPaper } from '#server/invoices/draw-paper.ts'
import { type PrintedQuote, readQuote } from './read-quote.ts'

type Parts = { database: Database; identifyCaller: IdentifyCaller }

export function serveQuote({ database, identifyCaller }: Parts): Handler<ServerEnv> {
  const guarded = guardSessions(database)
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    const id = idOfFile(c)
    const quote = id && caller.role !== 'anon' ? await readQuote(guarded, caller, { id }) : undefined
    return answerPaper(c, await paperOf(quote))
  }
}

export function serveQuoteByKey({ database }: Pick<Parts, 'database'>): Handler<ServerEnv> {
  return async c => {
    const key = keyOfLink(c)
    return answerPaper(
      c,
      await paperOf(key ? await readQuote(database, { role: 'anon' }, { key }) : undefined),
    )
  }
}

async function paperOf(quote: PrintedQuote | undefined) {
  return quote && { name: `quote-${quote.number}`, pdf: await drawPaper('quote', quote) }
}
