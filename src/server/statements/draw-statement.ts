// A statement of account on paper, of one family with the invoice: what was before, each move with the balance after it, and
// what is open by days late.
import { statementLine, statementPaper as words } from '#content/statement.ts'
import { formatDate, formatShortDate } from '#domain/calendar.ts'
import { formatOff, formatRand } from '#domain/money.ts'
import type { Ageing, Statement, StatementEntry } from '#domain/statement.ts'
import { drawEft } from '#server/invoices/draw-payment.ts'
import { drawClient } from '#server/invoices/invoice-parts.ts'
import {
  drawHead,
  fact,
  ink,
  label,
  makePaper,
  type Paper,
  page,
  room,
  rule,
  type Sender,
  sum,
} from '#server/invoices/paper.ts'

const columns = { what: 130, amount: 345, balance: 444, width: 95 }

export async function drawStatement(statement: Statement, sender: Sender): Promise<Uint8Array<ArrayBuffer>> {
  const { name, from, to } = statement
  return makePaper({ title: `${words.title} ${name} ${from} ${to}`, author: sender.name }, paper => {
    drawHead(paper, words.title, sender)
    drawParties(paper, statement)
    drawEntries(paper, statement)
    drawClosing(paper, statement)
    if (statement.openCents > 0) drawOpen(paper, statement, sender)
    else drawWords(paper, words.settled)
  })
}

function drawParties(paper: Paper, { name, address, from, to }: Statement) {
  const top = paper.y
  drawClient(paper, { clientName: name, clientAddress: address }, { title: words.to })
  const below = paper.y
  paper.y = top
  fact(paper, words.from, formatDate(from))
  fact(paper, words.until, formatDate(to))
  paper.y = Math.max(below, paper.y) + 30
  paper.x = page.left
}

function drawEntries(paper: Paper, { entries, openingCents }: Statement) {
  drawHeads(paper)
  drawRow(paper, { day: '', what: words.opening, amount: '', balance: signed(openingCents) })
  for (const entry of entries) drawRow(paper, rowOf(entry))
  if (entries.length === 0) drawRow(paper, { day: '', what: words.none, amount: '', balance: '' })
}

function drawHeads(paper: Paper) {
  const top = paper.y
  label(paper, words.day, page.left, top)
  label(paper, words.what, columns.what, top)
  const look = { font: 'bold', size: 9.5, colour: ink.soft }
  column(paper, words.amount, { x: columns.amount, y: top, ...look })
  column(paper, words.balance, { x: columns.balance, y: top, ...look })
  rule(paper, top + 16)
  paper.y = top + 24
}

type Row = { day: string; what: string; amount: string; balance: string }

const rowOf = (entry: StatementEntry): Row => ({
  day: formatShortDate(entry.day),
  what: statementLine(entry),
  amount: signed(entry.cents),
  balance: signed(entry.balanceCents),
})

const signed = (cents: number) => (cents < 0 ? formatOff(-cents) : formatRand(cents))

function drawRow(paper: Paper, { day, what, amount, balance }: Row) {
  const width = columns.amount - columns.what - 10
  paper.font('regular').fontSize(10)
  const height = paper.heightOfString(what, { width })
  if (paper.y + height + 6 > page.bottom) {
    room(paper, height + 6)
    drawHeads(paper)
  }
  const top = paper.y
  paper.font('regular').fontSize(10).fillColor(ink.soft).text(day, page.left, top)
  paper.fillColor(ink.text).text(what, columns.what, top, { width })
  column(paper, amount, { x: columns.amount, y: top })
  column(paper, balance, { x: columns.balance, y: top })
  paper.y = top + height + 5
  rule(paper, paper.y)
  paper.y += 6
}

type Look = { x: number; y: number; font?: string; size?: number; colour?: string }

function column(paper: Paper, text: string, { x, y, font = 'regular', size = 10, colour = ink.text }: Look) {
  paper.font(font).fontSize(size).fillColor(colour)
  paper.text(text, x, y, { width: columns.width, align: 'right' })
}

function drawClosing(paper: Paper, { closingCents, openCents, creditCents }: Statement) {
  paper.y += 8
  if (openCents > 0 && creditCents > 0) {
    sum(paper, words.open, openCents)
    sum(paper, words.credit, formatOff(creditCents))
  }
  const said = closingCents < 0 ? words.inHand : closingCents > 0 ? words.owed : words.closing
  sum(paper, said, Math.abs(closingCents), 'bold')
}

function drawOpen(paper: Paper, { ageing }: Statement, { bank }: Sender) {
  room(paper, 220)
  paper.y += 24
  drawAgeing(paper, ageing)
  paper.y += 26
  drawEft(paper, undefined, bank)
  drawWords(paper, words.reference)
}

function drawAgeing(paper: Paper, ageing: Ageing) {
  label(paper, words.ageing, page.left, paper.y)
  const top = paper.y + 4
  const width = page.width / 4
  for (const [place, [age, said]] of Object.entries(words.ages).entries()) {
    const x = page.left + place * width
    paper.font('regular').fontSize(9.5).fillColor(ink.soft).text(said, x, top, { width })
    paper.font('bold').fontSize(11).fillColor(ink.text)
    paper.text(formatRand(ageing[age as keyof Ageing]), x, top + 14, { width })
  }
}

function drawWords(paper: Paper, text: string) {
  room(paper, 40)
  paper.font('regular').fontSize(10.5).fillColor(ink.soft)
  paper.text(text, page.left, paper.y + 14, { width: page.width })
}
