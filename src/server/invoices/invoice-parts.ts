// What an invoice and its credit notes have in common.
import { invoicePaper as words } from '#content/invoice-paper.ts'
import { formatDate } from '#domain/calendar.ts'
import type { Invoice, Tax } from '#domain/invoice.ts'
import { ink, label, type Paper, page, room, sum } from './paper.ts'

/** To whom a paper goes. A full tax invoice must say where; that it is missing should be seen before it is sent. */
export function drawClient(
  paper: Paper,
  { clientName, clientAddress }: Pick<Invoice, 'clientName' | 'clientAddress'>,
  { title, tax }: { title: string; tax?: Tax | undefined },
) {
  label(paper, title, page.left, paper.y)
  paper.font('bold').fontSize(12).fillColor(ink.text).text(clientName, { width: 260 })
  paper.font('regular').fontSize(10.5)
  for (const line of clientAddress) paper.text(line, { width: 260 })
  if (tax?.isFull && clientAddress.length === 0) paper.text(words.noAddress)
}

type TotalWords = { total: string; totalWithVat: string }

export function drawTotal(
  paper: Paper,
  totalCents: number,
  { tax, words: said }: { tax: Tax | undefined; words: TotalWords },
) {
  if (tax) {
    sum(paper, words.net, tax.netCents)
    sum(paper, words.vat(tax.percent), tax.vatCents)
  }
  sum(paper, tax ? said.totalWithVat : said.total, totalCents, 'bold')
}

export function drawCreditReason(
  paper: Paper,
  { number, day, issuedOn = day }: Invoice,
  { reason, note }: { reason: string; note: string },
) {
  room(paper, 110)
  paper.y += 34
  label(paper, words.credit.of(number, formatDate(issuedOn)), page.left, paper.y)
  paper.font('regular').fontSize(11).fillColor(ink.text)
  paper.text(`${words.credit.why}: ${reason}`, page.left, paper.y + 4, { width: page.width })
  paper.fillColor(ink.soft).text(note, page.left, paper.y + 10, { width: page.width })
}
