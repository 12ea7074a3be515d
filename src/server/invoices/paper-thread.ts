// The thread on which papers are drawn, so that a page and the office do not wait for them: what is on the paper in, a PDF out.
import { parentPort } from 'node:worker_threads'
import { business, setFacts } from '#content/business.ts'
import type { Facts } from '#domain/business-facts.ts'
import type { CreditNote, Invoice } from '#domain/invoice.ts'
import { type Account, statementOf } from '#domain/statement.ts'
import { drawQuote } from '#server/quotes/draw-quote.ts'
import type { PrintedQuote } from '#server/quotes/read-quote.ts'
import { drawStatement } from '#server/statements/draw-statement.ts'
import { drawCreditNote } from './draw-credit-note.ts'
import { drawInvoice } from './draw-invoice.ts'
import { markPapers } from './paper.ts'

const drawings = {
  invoice: (invoice: Invoice) => drawInvoice(invoice, business),
  creditNote: (invoice: Invoice, note: CreditNote) => drawCreditNote(invoice, note, business),
  quote: (quote: PrintedQuote) => drawQuote(quote, business),
  statement: (account: Account) => drawStatement(statementOf(account), business),
}

export type Drawings = typeof drawings
// The facts of the business and the mark of a sample change where they are read.
export type PaperOrder = { kind: keyof Drawings; of: unknown[]; facts: Facts; mark: string | undefined }
export type DrawnPaper = { pdf: Uint8Array<ArrayBuffer> } | { fault: unknown }

parentPort?.on('message', async ({ kind, of, facts, mark }: PaperOrder) => {
  setFacts(facts)
  markPapers(mark)
  const draw = drawings[kind] as (...of: unknown[]) => Promise<Uint8Array<ArrayBuffer>>
  const drawn: DrawnPaper = await draw(...of).then(
    pdf => ({ pdf }),
    fault => ({ fault }),
  )
  parentPort?.postMessage(drawn)
})
