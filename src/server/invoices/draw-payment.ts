// How an invoice is paid: by EFT with its reference, and by card where the owner has a provider.
import { invoicePaper as words } from '#content/invoice-paper.ts'
import { eftReference, type Invoice } from '#domain/invoice.ts'
import { drawQr } from './draw-qr.ts'
import { ink, label, type Paper, page, room, type Sender } from './paper.ts'

const card = { left: 360, code: 92 }

export function drawPayment(paper: Paper, invoice: Invoice, { bank }: Sender) {
  room(paper, invoice.cardLink ? 205 : 150)
  paper.y += 34
  const top = paper.y
  drawEft(paper, eftReference(invoice), bank)
  const below = paper.y
  if (invoice.cardLink) drawCard(paper, invoice.cardLink, top)
  paper.y = Math.max(below, paper.y)
}

export function drawEft(paper: Paper, reference: string | undefined, bank: Sender['bank']) {
  label(paper, words.pay, page.left, paper.y)
  const facts = [
    [words.bank, bank.name],
    [words.accountName, bank.accountName],
    [words.accountNumber, bank.accountNumber],
    [words.branchCode, bank.branchCode],
    ...(reference ? [[words.reference, reference]] : []),
  ]
  for (const [name = '', value = ''] of facts) {
    const top = paper.y
    paper.font('regular').fontSize(10.5).fillColor(ink.soft).text(name, page.left, top)
    paper
      .font('bold')
      .fillColor(ink.text)
      .text(value, page.left + 120, top, { width: card.left - page.left - 140 })
    paper.y = Math.max(paper.y, top + 17)
  }
}

function drawCard(paper: Paper, link: string, top: number) {
  label(paper, words.card, card.left, top)
  drawQr(paper, link, { x: card.left, y: paper.y + 10, size: card.code })
  paper.font('regular').fontSize(9).fillColor(ink.soft)
  paper.text(words.cardText, card.left, paper.y + card.code + 22)
  const options = { width: page.right - card.left, link, underline: true }
  paper.fillColor(ink.brand).text(link, card.left, paper.y + 2, options)
}
