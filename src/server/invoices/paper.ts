// What all our papers are drawn with: A4, our fonts and colours, the head, labels, facts and sums.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { invoicePaper as words } from '#content/invoice-paper.ts'
import { formatRand } from '#domain/money.ts'

export type Sender = {
  name: string
  email: string
  phone: { shown: string }
  address: { street: string; town: string; province: string; postalCode: string }
  bank: { name: string; accountName: string; accountNumber: string; branchCode: string }
  vatNumber: string
  registrationNumber: string
}

export type Paper = PDFKit.PDFDocument

export const page = { left: 56, right: 539, width: 483, bottom: 780 }
export const ink = { text: '#16323a', soft: '#4f6a70', line: '#c9d5d6', brand: '#0f5c6b' }
/** Where the quantity stands on a full tax invoice. */
export const quantityLeft = 360
const amountWidth = 110

// Embedded, so that names such as Elsabé print on every machine.
const fontFile = (weight: string) =>
  readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/figtree/${weight}/Figtree_${weight}.ttf`)))
const readFonts = () => Promise.all([fontFile('400Regular'), fontFile('700Bold')])
let fonts: ReturnType<typeof readFonts> | undefined
let mark: string | undefined

/** From now on it is written across the top of every sheet: papers of a sample are no papers. */
export function markPapers(words: string | undefined) {
  mark = words
}

export const paperMark = () => mark

/** Opens a paper, lets it be drawn, and answers the file. */
export async function makePaper(
  info: { title: string; author: string },
  draw: (paper: Paper) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: PDFDocument } = await import('pdfkit')
  fonts ??= readFonts()
  const [regular, bold] = await fonts
  const paper = new PDFDocument({
    size: 'A4',
    margin: page.left,
    lang: 'en-ZA',
    displayTitle: true,
    info: { Title: info.title, Author: info.author },
  })
  paper.registerFont('regular', regular).registerFont('bold', bold)
  const whole = collect(paper)
  drawMark(paper)
  paper.on('pageAdded', () => drawMark(paper))
  draw(paper)
  paper.end()
  return whole
}

function drawMark(paper: Paper) {
  if (!mark) return
  const { y } = paper
  paper.font('bold').fontSize(11).fillColor('#b8432a')
  paper.text(mark, page.left, 24, { width: page.width, align: 'center' })
  paper.y = y
}

export function drawHead(paper: Paper, title: string, sender: Sender) {
  const { address } = sender
  paper.font('bold').fontSize(20).fillColor(ink.brand).text(sender.name, page.left, 56)
  paper.font('regular').fontSize(10).fillColor(ink.soft)
  paper.text(`${address.street}, ${address.town}`)
  paper.text(`${address.province} ${address.postalCode}`)
  paper.text(`${sender.phone.shown}   ${sender.email}`)
  if (sender.vatNumber) paper.text(`${words.vatNumber} ${sender.vatNumber}`)
  if (sender.registrationNumber) paper.text(`${words.registrationNumber} ${sender.registrationNumber}`)
  const below = paper.y
  paper.font('bold').fontSize(24).fillColor(ink.text)
  paper.text(title, page.left, 52, { width: page.width, align: 'right' })
  paper.y = below + 28
}

export function label(paper: Paper, text: string, x: number, y: number) {
  paper.font('bold').fontSize(9.5).fillColor(ink.soft).text(text, x, y)
  paper.y += 3
}

export function fact(paper: Paper, name: string, value: string) {
  const top = paper.y
  paper.font('regular').fontSize(10).fillColor(ink.soft).text(name, 340, top)
  paper
    .font('bold')
    .fillColor(ink.text)
    .text(value, 430, top, { width: page.right - 430, align: 'right' })
  paper.y = Math.max(paper.y, top + 16)
}

export function sum(
  paper: Paper,
  name: string,
  amount: string | number,
  font: 'regular' | 'bold' = 'regular',
) {
  room(paper, 18)
  const top = paper.y
  paper.font(font).fontSize(11).fillColor(ink.text)
  paper.text(name, 140, top, { width: page.right - amountWidth - 140, align: 'right' })
  const below = paper.y
  right(paper, typeof amount === 'number' ? formatRand(amount) : amount, top, { font })
  paper.y = Math.max(below + 4, top + 18)
}

export function right(
  paper: Paper,
  text: string,
  y: number,
  { font = 'regular', size = 11, colour = ink.text } = {},
) {
  paper.font(font).fontSize(size).fillColor(colour)
  paper.text(text, page.right - amountWidth, y, { width: amountWidth, align: 'right' })
}

/** Words at the left, as many lines as they need, and their amount beside the first. Never torn over two pages. */
export function drawLine(paper: Paper, words: string, amount: string, quantity?: string) {
  const width = (quantity ? quantityLeft - page.left : page.width - amountWidth) - 20
  paper.font('regular').fontSize(11)
  room(paper, Math.min(paper.heightOfString(words, { width }), page.bottom - page.left))
  const top = paper.y
  paper.fillColor(ink.text).text(words, page.left, top, { width })
  const below = paper.y
  if (quantity) paper.text(quantity, quantityLeft, top)
  right(paper, amount, top)
  paper.y = below + 5
}

/** Starts a new page where less than this is left on this one. */
export function room(paper: Paper, height: number) {
  if (paper.y + height <= page.bottom) return
  paper.addPage()
  paper.y = page.left
}

export function rule(paper: Paper, y: number) {
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
