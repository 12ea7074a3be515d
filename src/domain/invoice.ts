// A record of work and money: what may be typed, and what the tax law wants printed.
import * as z from 'zod/mini'
import { type IsoDay, isIsoDay } from './calendar.ts'
import { requiredText } from './fields.ts'
import { fieldMessages } from './messages.ts'
import { fromDecimal, toDecimal } from './money.ts'
import type { QuoteLine } from './price.ts'
import { sanitiseText } from './sanitise.ts'

const longest = { number: 50, description: 1000, comments: 1000, suburb: 100 }
const amountMessage = 'Enter an amount such as 589.00'

const text = (max: number) =>
  requiredText(fieldMessages.required).check(z.maxLength(max, fieldMessages.maxLength(max)))

const optional = (max: number) =>
  z.pipe(
    z.string().check(z.overwrite(sanitiseText), z.maxLength(max, fieldMessages.maxLength(max))),
    z.transform((written: string) => written || null),
  )

// In the order of the ledger's columns. Nothing may be due: work that was done for free is on record too.
export const invoiceSchema = z.object({
  service_date: requiredText(fieldMessages.required).check(z.refine(isIsoDay, fieldMessages.required)),
  customer_id: requiredText(fieldMessages.required),
  invoice_number: text(longest.number),
  description: text(longest.description),
  amount_paid: z.pipe(
    requiredText(fieldMessages.required).check(
      z.refine(written => readAmount(written) !== undefined, amountMessage),
    ),
    z.transform((written: string) => toDecimal(readAmount(written) ?? 0)),
  ),
  suburb: optional(longest.suburb),
  comments: optional(longest.comments),
})

export type InvoiceFields = z.output<typeof invoiceSchema>

/** In cents, as people write it: '589', 'R 1 250,50'. */
export function readAmount(written: string): number | undefined {
  const plain = written
    .replace(/^\s*R/i, '')
    .replace(/\s/g, '')
    .replace(/,(\d{1,2})$/, '.$1')
  const cents = fromDecimal(plain)
  return cents === undefined || cents < 0 || cents >= 1e12 ? undefined : cents
}

/** The work and the recipient of an invoice. */
export type Invoice = {
  number: string
  day: IsoDay
  description: string
  /** The suburb where the work was done; it need not be where the client lives. */
  place: string
  totalCents: number
  /** Of the quote it comes of; otherwise the description is all there is. */
  lines?: PaperLine[]
  /** Already paid with credits. */
  creditCents?: number
  /** The day of writing; of those from before it was kept, the day of the work. */
  issuedOn?: IsoDay
  dueOn?: IsoDay
  /** In the order of their days; below zero: paid back. */
  payments?: PaperPayment[]
  creditNotes?: CreditNote[]
  openCents?: number
  /** Paid too much, waiting as the client's credit. */
  overpaidCents?: number
  /** Where the owner has a provider for cards: the amount and the reference are in it. */
  cardLink?: string | undefined
  clientName: string
  /** Line by line; empty where the client is gone, and the law keeps the name alone. */
  clientAddress: string[]
  /** From when it is void, and why: then it prints as the credit note that says so. */
  cancelled?: { day: IsoDay; reason: string } | undefined
}

/** With the day of its clean, where the invoice is for several. */
export type PaperLine = QuoteLine & { day?: IsoDay | undefined }

export type PaperPayment = { day: IsoDay; amountCents: number; method: string }

/** For a part of an invoice. */
export type CreditNote = { id: string; number: string; day: IsoDay; amountCents: number; reason: string }

/** Of the whole: one for each invoice at most, so that its number follows from the invoice's. */
export function creditNoteNumber({ number }: Pick<Invoice, 'number'>): string {
  return `CN-${number}`
}

/** The reason that must be given to cancel an issued invoice. */
export const reasonSchema = z.object({
  reason: text(300).check(z.minLength(3, fieldMessages.minLength(3))),
})

export const vatPercent = 15
const fullFromCents = 5000_00

export type Tax = { percent: number; vatCents: number; netCents: number; isFull: boolean }

/**
 * Prices include VAT, so it is 15/115 of the total, to the nearest cent. None without a VAT number. Over R 5 000 a full
 * tax invoice is asked for, which names the recipient and the quantity; below that an abridged one will do.
 */
export function taxOf(totalCents: number, vatNumber: string): Tax | undefined {
  if (!vatNumber) return undefined
  const vatCents = Math.round((totalCents * vatPercent) / (100 + vatPercent))
  return {
    percent: vatPercent,
    vatCents,
    netCents: totalCents - vatCents,
    isFull: totalCents > fullFromCents,
  }
}

/** The payment reference, by which a payment finds its invoice: banks take 20 letters and digits. */
export function eftReference({ number }: Pick<Invoice, 'number'>): string {
  return number.replace(/[^a-z0-9 -]/gi, '').slice(0, 20)
}
