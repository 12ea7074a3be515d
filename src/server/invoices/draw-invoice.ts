// An invoice on paper: who sent it, to whom, for what, how much, what is paid of it, and how to pay the rest.
import { invoicePaper as words } from '#content/invoice-paper.ts'
import { amountWords } from '#content/quotes.ts'
import { formatDate, formatListDay } from '#domain/calendar.ts'
import { creditNoteNumber, eftReference, type Invoice, type Tax, taxOf } from '#domain/invoice.ts'
import { formatOff, formatRand } from '#domain/money.ts'
import { isDiscount, lineWords } from '#domain/price.ts'
import { drawPayment } from './draw-payment.ts'
import { drawSettled, openOf } from './draw-settled.ts'
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
  quantityLeft,
  right,
  room,
  rule,
  type Sender,
} from './paper.ts'

export async function drawInvoice(invoice: Invoice, sender: Sender): Promise<Uint8Array<ArrayBuffer>> {
  const tax = taxOf(invoice.totalCents, sender.vatNumber)
  const title = titleOf(invoice, tax)
  return makePaper({ title: `${title} ${numberOf(invoice)}`, author: sender.name }, paper => {
    drawHead(paper, title, sender)
    drawParties(paper, invoice, tax)
    drawLines(paper, invoice, tax)
    if (invoice.cancelled)
      return drawCreditReason(paper, invoice, {
        reason: invoice.cancelled.reason,
        note: words.credit.note,
      })
    drawSettled(paper, invoice)
    if (openOf(invoice) > 0) drawPayment(paper, invoice, sender)
    drawThanks(paper)
  })
}

function titleOf({ cancelled }: Invoice, tax: Tax | undefined) {
  if (cancelled) return words.credit.title
  return tax ? words.taxTitle : words.title
}

const numberOf = (invoice: Invoice) => (invoice.cancelled ? creditNoteNumber(invoice) : invoice.number)

function drawParties(paper: Paper, invoice: Invoice, tax: Tax | undefined) {
  const { cancelled, day, issuedOn = day, dueOn } = invoice
  const top = paper.y
  drawClient(paper, invoice, { title: cancelled ? words.credit.to : words.to, tax })
  const below = paper.y
  paper.y = top
  fact(paper, cancelled ? words.credit.number : words.number, numberOf(invoice))
  fact(paper, words.date, formatDate(cancelled?.day ?? issuedOn))
  if (!cancelled) {
    if (issuedOn !== day) fact(paper, words.cleaned, formatDate(day))
    if (dueOn && openOf(invoice) > 0) fact(paper, words.due, formatDate(dueOn))
    fact(paper, words.reference, eftReference(invoice))
  }
  paper.y = Math.max(below, paper.y) + 30
  paper.x = page.left
}

function drawLines(paper: Paper, invoice: Invoice, tax: Tax | undefined) {
  const top = paper.y
  label(paper, words.description, page.left, top)
  if (tax?.isFull) label(paper, words.quantity, quantityLeft, top)
  right(paper, words.amount, top, { font: 'bold', size: 9.5, colour: ink.soft })
  rule(paper, top + 16)
  if (invoice.lines?.length) drawQuotedLines(paper, invoice, { tax, top: top + 26 })
  else drawWork(paper, invoice, { tax, top: top + 26 })
  paper.y += 12
  rule(paper, paper.y)
  paper.y += 10
  drawTotal(paper, invoice.totalCents, { tax, words: invoice.cancelled ? words.credit : words })
}

type Place = { tax: Tax | undefined; top: number }

// As the client approved them, or one for each clean of a month.
function drawQuotedLines(paper: Paper, { lines = [], place }: Invoice, { tax, top }: Place) {
  paper.y = top
  for (const line of lines)
    drawLine(
      paper,
      line.day ? `${lineWords(line)}, ${formatListDay(line.day)}` : lineWords(line),
      isDiscount(line) ? formatOff(-line.amount_cents) : amountWords(line.amount_cents),
      tax?.isFull && !isDiscount(line) ? '1' : undefined,
    )
  if (place) drawPlace(paper, place)
}

function drawWork(paper: Paper, invoice: Invoice, { tax, top }: Place) {
  paper.y = top
  drawLine(paper, invoice.description, formatRand(invoice.totalCents), tax?.isFull ? '1' : undefined)
  if (invoice.place) drawPlace(paper, invoice.place)
}

function drawPlace(paper: Paper, place: string) {
  room(paper, 14)
  paper.font('regular').fontSize(10).fillColor(ink.soft)
  paper.text(place, page.left, paper.y - 4, { width: quantityLeft - page.left - 14 })
}

function drawThanks(paper: Paper) {
  room(paper, 40)
  paper.font('regular').fontSize(10.5).fillColor(ink.soft)
  paper.text(words.thanks, page.left, paper.y + 20)
}
