// A quote on paper, of one family with the invoice: for whom, what is cleaned and when, its lines, what comes off and why.
import { extrasText, sizeText } from '#content/clean-size.ts'
import { amountWords, quotePaper as words } from '#content/quotes.ts'
import { formatDate, formatDayOfYear, formatTimes, todayAt } from '#domain/calendar.ts'
import { formatOff } from '#domain/money.ts'
import { isDiscount, lineWords, sumOf } from '#domain/price.ts'
import { serviceLabel } from '#domain/service-types.ts'
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
} from '#server/invoices/paper.ts'
import type { PrintedQuote } from './read-quote.ts'

export async function drawQuote(quote: PrintedQuote, sender: Sender): Promise<Uint8Array<ArrayBuffer>> {
  const title = `${words.title} ${quote.number}`
  return makePaper({ title, author: sender.name }, paper => {
    drawHead(paper, words.title, sender)
    drawParties(paper, quote)
    drawWhat(paper, quote)
    drawLines(paper, quote, sender)
    drawEnd(paper, quote)
  })
}

function drawParties(paper: Paper, quote: PrintedQuote) {
  const top = paper.y
  label(paper, words.to, page.left, top)
  paper.font('bold').fontSize(12).fillColor(ink.text).text(quote.name, { width: 260 })
  paper.font('regular').fontSize(10.5)
  for (const line of quote.address?.split('\n') ?? []) paper.text(line, { width: 260 })
  const below = paper.y
  paper.y = top
  fact(paper, words.number, quote.number)
  if (quote.sent_at) fact(paper, words.date, formatDate(todayAt(new Date(quote.sent_at))))
  if (quote.valid_until) fact(paper, words.validUntil, formatDate(quote.valid_until))
  paper.y = Math.max(below, paper.y) + 22
  paper.x = page.left
}

function drawWhat(paper: Paper, quote: PrintedQuote) {
  const { service_type: type, service_date: day, service_time: slot } = quote
  const what = [serviceLabel(type), sizeText(type, quote.size), extrasText(quote.extra_labels)]
  label(paper, words.clean, page.left, paper.y)
  paper.font('regular').fontSize(11).fillColor(ink.text)
  paper.text(what.filter(Boolean).join(', '), { width: page.width })
  if (day && slot) paper.text(`${formatDayOfYear(day)}, ${formatTimes(slot)}`)
  if (!day && quote.offers.length > 0) {
    const offered = quote.offers.map(time => `${formatDayOfYear(time.day)}, ${formatTimes(time.slot)}`)
    paper.text(`${words.offers}: ${offered.join('; ')}`, { width: page.width })
  }
  paper.y += 20
}

function drawLines(paper: Paper, quote: PrintedQuote, { vatNumber }: Sender) {
  const top = paper.y
  label(paper, words.description, page.left, top)
  right(paper, words.amount, top, { font: 'bold', size: 9.5, colour: ink.soft })
  rule(paper, top + 16)
  paper.y = top + 26
  const charges = quote.lines.filter(line => !isDiscount(line))
  const discounts = quote.lines.filter(isDiscount)
  for (const line of charges) drawLine(paper, lineWords(line), amountWords(line.amount_cents))
  for (const line of discounts) drawLine(paper, lineWords(line), formatOff(-line.amount_cents))
  paper.y += 6
  rule(paper, paper.y)
  paper.y += 10
  if (discounts.length > 0) sum(paper, words.subtotal, sumOf(charges))
  sum(paper, vatNumber ? words.totalWithVat : words.total, quote.total_cents, 'bold')
  if (quote.credit_cents === 0) return
  sum(paper, words.credits, formatOff(quote.credit_cents))
  sum(paper, words.toPay, quote.total_cents - quote.credit_cents, 'bold')
}

function drawEnd(paper: Paper, quote: PrintedQuote) {
  paper.y += 22
  if (quote.note) {
    label(paper, words.note, page.left, paper.y)
    paper.font('regular').fontSize(11).fillColor(ink.text).text(quote.note, { width: page.width })
    paper.y += 14
  }
  paper.font('regular').fontSize(10.5).fillColor(ink.soft)
  paper.text(endOf(quote), page.left, paper.y, { width: page.width })
}

function endOf({ state, answered_at }: PrintedQuote): string {
  if (state === 'approved' && answered_at) return words.approved(formatDate(todayAt(new Date(answered_at))))
  return ['sent', 'seen', 'lapsing', 'draft'].includes(state) ? words.open : words.ended
}
