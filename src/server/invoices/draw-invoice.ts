// An invoice on one A4 page: who sent it, to whom, for what, how much, and how to pay.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { invoicePaper as words } from '#content/invoice-paper.ts'
import { formatDate } from '#domain/calendar.ts'
import { creditNoteNumber, eftReference, type Invoice, type Tax, taxOf } from '#domain/invoice.ts'
import { formatRand } from '#domain/money.ts'

export type Sender = {
  name: string
  email: string
  phone: { shown: string }
  address: { street: string; town: string; province: string; postalCode: string }
  bank: { name: string; accountName: string; accountNumber: string; branchCode: string }
  vatNumber: string
}

const page = { left: 56, right: 539, width: 483 }
const ink = { text: '#16323a', soft: '#4f6a70', line: '#c9d5d6', brand: '#0f5c6b' }
const amountWidth = 110

// Embedded, so that names such as Elsabé print on every machine.
const fontFile = (weight: string) =>
  readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/figtree/${weight}/Figtree_${weight}.ttf`)))
const readFonts = () => Promise.all([fontFile('400Regular'), fontFile('700Bold')])
let fonts: ReturnType<typeof readFonts> | undefined

export async function drawInvoice(invoice: Invoice, sender: Sender): Promise<Uint8Array<ArrayBuffer>> {
  const { default: PDFDocument } = await import('pdfkit')
  fonts ??= readFonts()
  const [regular, bold] = await fonts
  const tax = taxOf(invoice.totalCents, sender.vatNumber)
  const title = titleOf(invoice, tax)
  const paper = new PDFDocument({
    size: 'A4',
    margin: page.left,
    lang: 'en-ZA',
    displayTitle: true,
    info: { Title: `${title} ${numberOf(invoice)}`, Author: sender.name },
  })
  paper.registerFont('regular', regular).registerFont('bold', bold)
  const whole = collect(paper)
  drawHead(paper, title, sender)
  drawParties(paper, invoice, tax)
  drawLines(paper, invoice, tax)
  if (invoice.cancelled) drawReason(paper, invoice, invoice.cancelled)
  else drawPayment(paper, invoice, sender)
  paper.end()
  return whole
}

type Paper = PDFKit.PDFDocument

function titleOf({ cancelled }: Invoice, tax: Tax | undefined) {
  if (cancelled) return words.credit.title
  return tax ? words.taxTitle : words.title
}

const numberOf = (invoice: Invoice) => (invoice.cancelled ? creditNoteNumber(invoice) : invoice.number)

function drawHead(paper: Paper, title: string, sender: Sender) {
  const { address } = sender
  paper.font('bold').fontSize(20).fillColor(ink.brand).text(sender.name, page.left, 56)
  paper.font('regular').fontSize(10).fillColor(ink.soft)
  paper.text(`${address.street}, ${address.town}`)
  paper.text(`${address.province} ${address.postalCode}`)
  paper.text(`${sender.phone.shown}   ${sender.email}`)
  if (sender.vatNumber) paper.text(`${words.vatNumber} ${sender.vatNumber}`)
  const below = paper.y
  paper.font('bold').fontSize(24).fillColor(ink.text)
  paper.text(title, page.left, 52, { width: page.width, align: 'right' })
  paper.y = below + 28
}

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
  const line = top + 26
  if (tax?.isFull) paper.font('regular').fontSize(11).fillColor(ink.text).text('1', 360, line)
  right(paper, formatRand(invoice.totalCents), line)
  paper
    .font('regular')
    .fontSize(11)
    .fillColor(ink.text)
    .text(invoice.description, page.left, line, { width: 290 })
  if (invoice.place) paper.fontSize(10).fillColor(ink.soft).text(invoice.place, { width: 290 })
  paper.y += 12
  rule(paper, paper.y)
  paper.y += 10
  if (tax) {
    sum(paper, words.net, tax.netCents)
    sum(paper, words.vat(tax.percent), tax.vatCents)
  }
  const totals = invoice.cancelled ? words.credit : words
  sum(paper, tax ? totals.totalWithVat : totals.total, invoice.totalCents, 'bold')
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

function label(paper: Paper, text: string, x: number, y: number) {
  paper.font('bold').fontSize(9.5).fillColor(ink.soft).text(text, x, y)
  paper.y += 3
}

function fact(paper: Paper, name: string, value: string) {
  const top = paper.y
  paper.font('regular').fontSize(10).fillColor(ink.soft).text(name, 340, top)
  paper
    .font('bold')
    .fillColor(ink.text)
    .text(value, 430, top, { width: page.right - 430, align: 'right' })
  paper.y = Math.max(paper.y, top + 16)
}

function sum(paper: Paper, name: string, cents: number, font: 'regular' | 'bold' = 'regular') {
  const top = paper.y
  paper.font(font).fontSize(11).fillColor(ink.text)
  paper.text(name, 300, top, { width: page.right - amountWidth - 300, align: 'right' })
  right(paper, formatRand(cents), top, { font })
  paper.y = top + 18
}

function right(
  paper: Paper,
  text: string,
  y: number,
  { font = 'regular', size = 11, colour = ink.text } = {},
) {
  paper.font(font).fontSize(size).fillColor(colour)
  paper.text(text, page.right - amountWidth, y, { width: amountWidth, align: 'right' })
}

function rule(paper: Paper, y: number) {
  paper.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.8).strokeColor(ink.line).stroke()
}

function collect(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    paper.on('data', (part: Buffer) => parts.push(part))
    paper.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))))
    paper.on('error', reject)
  })
}
