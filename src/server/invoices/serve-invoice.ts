// An invoice or one of its credit notes as a PDF, drawn when it is asked for: with the caller's rights where the wire keeps
// private files, or by the key of its private link.
import type { Handler } from 'hono'
import type { Invoice } from '#domain/invoice.ts'
import { guardSessions } from '#server/auth/guarded-database.ts'
import type { IdentifyCaller } from '#server/auth/identify-caller.ts'
import type { Database } from '#server/database/database.ts'
import { answerPaper, idOfFile, isId, keyOfLink } from '#server/http/answer-paper.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { drawPaper } from './draw-paper.ts'
import { readInvoice } from './read-invoice.ts'

type Parts = { database: Database; identifyCaller: IdentifyCaller }

export function serveInvoice({ database, identifyCaller }: Parts): Handler<ServerEnv> {
  const guarded = guardSessions(database)
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    const id = idOfFile(c)
    const invoice = id && caller.role !== 'anon' ? await readInvoice(guarded, caller, { id }) : undefined
    return answerPaper(c, await paperOf(invoice, c.req.query('note')))
  }
}

/** The same, called by name: the id of the invoice, and of a credit note, in the address or in the body. */
export function serveInvoiceFunction({ database, identifyCaller }: Parts): Handler<ServerEnv> {
  const guarded = guardSessions(database)
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    const told = c.req.method === 'GET' ? c.req.query() : await c.req.json().catch(() => undefined)
    const { id, note } = (told ?? {}) as Record<string, unknown>
    const isAsked = typeof id === 'string' && isId(id) && caller.role !== 'anon'
    const invoice = isAsked ? await readInvoice(guarded, caller, { id }) : undefined
    return answerPaper(c, await paperOf(invoice, note))
  }
}

export function serveInvoiceByKey({ database }: Pick<Parts, 'database'>): Handler<ServerEnv> {
  return async c => {
    const key = keyOfLink(c)
    const invoice = key ? await readInvoice(database, { role: 'anon' }, { key }) : undefined
    return answerPaper(c, await paperOf(invoice, c.req.query('note')))
  }
}

async function paperOf(invoice: Invoice | undefined, noteId: unknown) {
  if (!invoice) return undefined
  if (!noteId) return { name: `invoice-${invoice.number}`, pdf: await drawPaper('invoice', invoice) }
  const note = invoice.creditNotes?.find(({ id }) => id === noteId)
  if (!note) return undefined
  return { name: `credit-note-${note.number}`, pdf: await drawPaper('creditNote', invoice, note) }
}
