// A credit note for a part of an invoice: a paper of its own. That for the whole is the cancelled invoice itself.
import { invoicePaper as words } from '#content/invoice-paper.ts'
import { formatDate } from '#domain/calendar.ts'
import { type CreditNote, type Invoice, taxOf } from '#domain/invoice.ts'
import { formatRand } from '#domain/money.ts'
import { drawClient, drawCreditReason, drawTotal } from './invoice-parts.ts'
import {
  drawHead,
  drawLine,
  fact,
  ink,
  label,
  makePaper,
  type Paper,
  page,
  right,
  rule,
  type Sender,
} from './paper.ts'

export async function drawCreditNote(
  invoice: Invoice,
  note: CreditNote,
  sender: Sender,
): Promise<Uint8Array<ArrayBuffer>> {
  const { credit } = words
  return makePaper({ title: `${credit.title} ${note.number}`, author: sender.name }, paper => {
    drawHead(paper, credit.title, sender)
    drawParties(paper, invoice, note)
    drawAmount(paper, invoice, note, sender)
    drawCreditReason(paper, invoice, { reason: note.reason, note: credit.part(invoice.number) })
  })
}

function drawParties(paper: Paper, invoice: Invoice, note: CreditNote) {
  const top = paper.y
  drawClient(paper, invoice, { title: words.credit.to })
  const below = paper.y
  paper.y = top
  fact(paper, words.credit.number, note.number)
  fact(paper, words.date, formatDate(note.day))
  fact(paper, words.number, invoice.number)
  paper.y = Math.max(below, paper.y) + 30
  paper.x = page.left
}

function drawAmount(paper: Paper, invoice: Invoice, note: CreditNote, { vatNumber }: Sender) {
  const top = paper.y
  label(paper, words.description, page.left, top)
  right(paper, words.amount, top, { font: 'bold', size: 9.5, colour: ink.soft })
  rule(paper, top + 16)
  paper.y = top + 26
  drawLine(paper, invoice.description, formatRand(note.amountCents))
  paper.y += 7
  rule(paper, paper.y)
  paper.y += 10
  drawTotal(paper, note.amountCents, { tax: taxOf(note.amountCents, vatNumber), words: words.credit })
}
