// What came in for an invoice and was taken off it, and what is still open.
import { paidHow, invoicePaper as words } from '#content/invoice-paper.ts'
import { formatShortDate } from '#domain/calendar.ts'
import type { Invoice, PaperPayment } from '#domain/invoice.ts'
import { formatOff, formatRand } from '#domain/money.ts'
import { ink, type Paper, page, room, sum } from './paper.ts'

/** What is to pay; of an invoice from before payments were kept, all that credits did not. */
export const openOf = ({ openCents, totalCents, creditCents = 0 }: Invoice) =>
  openCents ?? totalCents - creditCents

export function drawSettled(paper: Paper, invoice: Invoice) {
  const { creditCents, creditNotes = [], payments = [], overpaidCents = 0, totalCents } = invoice
  if (creditCents) sum(paper, words.credits, formatOff(creditCents))
  for (const { number, day, amountCents } of creditNotes)
    sum(paper, words.creditNote(number, formatShortDate(day)), formatOff(amountCents))
  for (const payment of payments) drawPaid(paper, payment)
  const open = openOf(invoice)
  const isSettled = Boolean(creditCents) || creditNotes.length > 0 || payments.length > 0
  if (open > 0 && isSettled) sum(paper, payments.length > 0 ? words.stillOpen : words.toPay, open, 'bold')
  if (open > 0 || totalCents === 0) return
  room(paper, 40)
  paper.font('bold').fontSize(11).fillColor(ink.brand)
  paper.text(words.paidInFull, page.left, paper.y + 6, { width: page.width, align: 'right' })
  if (overpaidCents <= 0) return
  paper.font('regular').fillColor(ink.text)
  paper.text(words.overpaid(formatRand(overpaidCents)), { width: page.width, align: 'right' })
}

function drawPaid(paper: Paper, { day, amountCents, method }: PaperPayment) {
  const isBack = amountCents < 0
  const said = (isBack ? words.paidBack : words.paid)(formatShortDate(day), paidHow(method))
  sum(paper, said, isBack ? formatRand(-amountCents) : formatOff(amountCents))
}
