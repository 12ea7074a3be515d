// An invoice on one A4 page: who sent it, to whom, for what, how much, and how to pay.
import { invoicePaper as words } from '#content/invoice-paper.ts'
import { amountWords } from '#content/quotes.ts'
import { formatDate } from '#domain/calendar.ts'
import { creditNoteNumber, eftReference, type Invoice, type Tax, taxOf } from '#domain/invoice.ts'
import { formatOff, formatRand } from '#domain/money.ts'
import { isDiscount, lineWords } from '#domain/price.ts'
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
  sum,
} from './paper.ts'

export async function drawInvoice(invoice: Invoice, sender: Sender): Promise<Uint8Array<ArrayBuffer>> {
  const tax = taxOf(invoice.totalCents, sender.vatNumber)
  const title = titleOf(invoice, tax)
  return makePaper({ title: `${title} ${numberOf(invoice)}`, author: sender.name }, paper => {
    drawHead(paper, title, sender)
    drawParties(paper, invoice, tax)
    drawLines(paper, invoice, tax)
    if (invoice.cancelled) drawReason(paper, invoice, invoice.cancelled)
    else drawPayment(paper, invoice, sender)
  })
}

function titleOf({ cancelled }: Invoice, tax: Tax | undefined) {
  if (cancelled) return words.credit.title
  return tax ? words.taxTitle : words.title
}

const numberOf = (invoice: Invoice) => (invoice.cancelled ? creditNoteNumber(invoice) : invoice.number)

function drawParties(paper: Paper, invoice: Invoice, tax: Tax | undefined) {
  const top = paper.y
  label(paper, invoice.cancelled ? words.credit.to : words.to, page.left, top)
  paper.font('bold').fontSize(12).fillColor(ink.text).text(invoice.clientName, { width: 260 })
  paper.font('regular').fontSize(10.5)
  for (const line of invoice.clientAddress) paper.text(line, { width: 260 })
  // A full tax invoice must say where the recipient is; that it is missing should be seen before it is sent.
  if (tax?.isFull && invoice.clientAddress.length === 0) paper.text(words.noAddress)
  const below = paper.y
  paper.y = top
  fact(paper, invoice.cancelled ? words.credit.number : words.number, numberOf(invoice))
  fact(paper, words.date, formatDate(invoice.cancelled?.day ?? invoice.day))
  if (!invoice.cancelled) fact(paper, words.reference, eftReference(invoice))
  paper.y = Math.max(below, paper.y) + 30
  paper.x = page.left
}

function drawLines(paper: Paper, invoice: Invoice, tax: Tax | undefined) {
  const top = paper.y
  label(paper, words.description, page.left, top)
  if (tax?.isFull) label(paper, words.quantity, 360, top)
  right(paper, words.amount, top, { font: 'bold', size: 9.5, colour: ink.soft })
  rule(paper, top + 16)
  if (invoice.lines?.length) drawQuotedLines(paper, invoice, top + 26)
  else drawWork(paper, invoice, tax, top + 26)
  paper.y += 12
  rule(paper, paper.y)
  paper.y += 10
  if (tax) {
    sum(paper, words.net, tax.netCents)
    sum(paper, words.vat(tax.percent), tax.vatCents)
  }
  const totals = invoice.cancelled ? words.credit : words
  sum(paper, tax ? totals.totalWithVat : totals.total, invoice.totalCents, 'bold')
  if (invoice.creditCents && !invoice.cancelled) {
    sum(paper, words.credits, formatOff(invoice.creditCents))
    sum(paper, words.toPay, invoice.totalCents - invoice.creditCents, 'bold')
  }
}

// As the client approved them.
function drawQuotedLines(paper: Paper, { lines = [], place }: Invoice, top: number) {
  paper.y = top
  for (const line of lines)
    drawLine(
      paper,
      lineWords(line),
      isDiscount(line) ? formatOff(-line.amount_cents) : amountWords(line.amount_cents),
    )
  if (place) paper.fontSize(10).fillColor(ink.soft).text(place, { width: 290 })
}

function drawWork(paper: Paper, invoice: Invoice, tax: Tax | undefined, line: number) {
  if (tax?.isFull) paper.font('regular').fontSize(11).fillColor(ink.text).text('1', 360, line)
  right(paper, formatRand(invoice.totalCents), line)
  paper
    .font('regular')
    .fontSize(11)
    .fillColor(ink.text)
    .text(invoice.description, page.left, line, { width: 290 })
  if (invoice.place) paper.fontSize(10).fillColor(ink.soft).text(invoice.place, { width: 290 })
}

function drawReason(paper: Paper, { number, day }: Invoice, { reason }: { reason: string }) {
  paper.y += 34
  label(paper, words.credit.of(number, formatDate(day)), page.left, paper.y)
  paper.font('regular').fontSize(11).fillColor(ink.text)
  paper.text(`${words.credit.why}: ${reason}`, page.left, paper.y + 4, { width: page.width })
  paper.fillColor(ink.soft).text(words.credit.note, page.left, paper.y + 10)
}

function drawPayment(paper: Paper, invoice: Invoice, { bank }: Sender) {
  paper.y += 34
  label(paper, words.pay, page.left, paper.y)
  const facts = [
    [words.bank, bank.name],
    [words.accountName, bank.accountName],
    [words.accountNumber, bank.accountNumber],
    [words.branchCode, bank.branchCode],
    [words.reference, eftReference(invoice)],
  ]
  for (const [name = '', value = ''] of facts) {
    const top = paper.y
    paper.font('regular').fontSize(10.5).fillColor(ink.soft).text(name, page.left, top)
    paper
      .font('bold')
      .fillColor(ink.text)
      .text(value, page.left + 120, top)
    paper.y = top + 17
  }
  paper
    .font('regular')
    .fillColor(ink.soft)
    .text(words.thanks, page.left, paper.y + 20)
}
