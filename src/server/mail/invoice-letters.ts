// The mails about money: an invoice with its lines and private link, a reminder of one, and a statement.

import { whatsappChatLink } from '#content/chat.ts'
import {
  invoiceMail,
  invoiceReminderMail,
  invoiceFactLabels as labels,
  waysToPay,
} from '#content/invoice-mail.ts'
import { amountWords } from '#content/quotes.ts'
import { balanceWords, statementMail } from '#content/statement.ts'
import { formatDate } from '#domain/calendar.ts'
import { cardLink } from '#domain/card-link.ts'
import { invoicePaperPath, invoicePath, statementPaperPath } from '#domain/invoice-link.ts'
import { formatOff, formatRand } from '#domain/money.ts'
import { isDiscount, lineWords, type QuoteLine } from '#domain/price.ts'
import { factsOf, firstNameOf, type Letter } from './letter.ts'
import type { InvoiceFacts, StatementFacts } from './payloads.ts'

export function invoiceSentLetter(invoice: InvoiceFacts, siteUrl: string): Letter {
  const words = invoiceMail
  const isPaid = invoice.openCents === 0
  return {
    subject: words.subject(invoice.number),
    heading: words.heading(firstName(invoice)),
    paragraphs: [words.text, ...(isPaid ? [words.paid] : [])],
    facts: factsOf([
      ...whatFacts(invoice),
      ...lineFacts(invoice),
      [labels.total, formatRand(invoice.totalCents)],
      ...paidFacts(invoice),
    ]),
    ...waysOn(invoice, siteUrl),
    closing: words.closing,
  }
}

export function invoiceReminderLetter(invoice: InvoiceFacts, siteUrl: string): Letter {
  const words = invoiceReminderMail
  const open = formatRand(invoice.openCents)
  const said = invoice.isOverdue ? words.late : words.soon
  return {
    subject: words.subject(invoice.number),
    heading: words.heading(firstName(invoice)),
    paragraphs: [invoice.openCents > 0 ? said(open, invoice.dueOn) : words.paid],
    facts: factsOf([
      ...whatFacts(invoice),
      [labels.total, formatRand(invoice.totalCents)],
      ...paidFacts(invoice),
    ]),
    ...waysOn(invoice, siteUrl),
    closing: invoiceMail.closing,
  }
}

export function statementLetter(statement: StatementFacts, siteUrl: string): Letter {
  const words = statementMail
  const { from, to, closingCents, key, name } = statement
  return {
    subject: words.subject(from, to),
    heading: words.heading(name ? firstNameOf(name) : undefined),
    paragraphs: [words.text],
    facts: factsOf([
      [words.from, formatDate(from)],
      [words.to, formatDate(to)],
      [words.balance, balanceWords(closingCents)],
    ]),
    button: { label: words.button, href: new URL(statementPaperPath(key), siteUrl).href },
    links: [{ label: words.ask, href: whatsappChatLink(words.question) }],
    closing: words.closing,
  }
}

type Pair = [label: string, value: string | null]

const firstName = ({ name }: InvoiceFacts) => (name ? firstNameOf(name) : undefined)

const whatFacts = (invoice: InvoiceFacts): Pair[] => [
  [labels.number, invoice.number],
  [labels.day, formatDate(invoice.serviceDate)],
  [labels.what, invoice.lines?.length ? null : invoice.description],
]

// Each discount says why.
function lineFacts({ lines }: InvoiceFacts): Pair[] {
  return ((lines ?? []) as QuoteLine[]).map(line => [
    lineWords(line),
    isDiscount(line) ? formatOff(-line.amount_cents) : amountWords(line.amount_cents),
  ])
}

function paidFacts(invoice: InvoiceFacts): Pair[] {
  const off = (cents: number) => (cents > 0 ? formatOff(cents) : null)
  const { creditedCents, paidCents, openCents, dueOn } = invoice
  return [
    [labels.credited, off(creditedCents)],
    [labels.paid, off(paidCents)],
    [labels.open, openCents > 0 ? formatRand(openCents) : null],
    [labels.due, openCents > 0 ? formatDate(dueOn) : null],
  ]
}

function waysOn(invoice: InvoiceFacts, siteUrl: string): Pick<Letter, 'button' | 'links' | 'steps'> {
  const { number, reference, openCents, cardUrl, key } = invoice
  const words = invoiceMail
  const link = cardLink(cardUrl, { amountCents: openCents, reference })
  return {
    button: {
      label: openCents > 0 ? words.button : words.look,
      href: new URL(invoicePath(key), siteUrl).href,
    },
    links: [
      { label: words.paper, href: new URL(invoicePaperPath(key), siteUrl).href },
      { label: words.ask, href: whatsappChatLink(words.question(number)) },
    ],
    steps:
      openCents > 0
        ? { title: waysToPay.title, list: waysToPay.list({ reference, cardLink: link }) }
        : undefined,
  }
}
