// A payment as it is typed, and what it makes of an invoice.
import * as z from 'zod/mini'
import { type IsoDay, isIsoDay } from './calendar.ts'
import { requiredText } from './fields.ts'
import { readAmount, reasonSchema } from './invoice.ts'
import { fieldMessages } from './messages.ts'
import { sanitiseText } from './sanitise.ts'
import type { PaymentMethod } from './service-record.ts'

/** As they are asked for, the usual one first. */
export const typedMethods = ['bank-transfer', 'cash', 'credit-card'] as const satisfies PaymentMethod[]
export type TypedMethod = (typeof typedMethods)[number]

export const paymentMessages = {
  amount: 'Enter an amount such as 589.00',
  tooMuch: (most: string) => `At most ${most}.`,
  future: 'That day is still to come.',
}

const longestReference = 140

/** `mostCents`: of a refund or a credit note, which cannot be more than there is. */
type Limits = { today: IsoDay; most?: { cents: number; words: string } | undefined }

const amountSchema = (most: Limits['most']) =>
  z.pipe(
    requiredText(fieldMessages.required).check(
      z.refine(typed => (readAmount(typed) ?? 0) > 0, { error: paymentMessages.amount, abort: true }),
      z.refine(
        typed => !most || (readAmount(typed) ?? 0) <= most.cents,
        paymentMessages.tooMuch(most?.words ?? ''),
      ),
    ),
    z.transform((typed: string) => readAmount(typed) ?? 0),
  )

export const paymentSchema = ({ today, most }: Limits) =>
  z.object({
    method: z.enum(typedMethods, fieldMessages.required),
    amount: amountSchema(most),
    paid_on: z.string().check(
      z.refine(isIsoDay, { error: fieldMessages.required, abort: true }),
      z.refine(day => day <= today, paymentMessages.future),
    ),
    reference: z.pipe(
      z
        .string()
        .check(
          z.overwrite(sanitiseText),
          z.maxLength(longestReference, fieldMessages.maxLength(longestReference)),
        ),
      z.transform((typed: string) => typed || null),
    ),
  })

export type PaymentFields = z.output<ReturnType<typeof paymentSchema>>

/** A partial credit note: how much comes off, and why. */
export const creditSchema = (most: NonNullable<Limits['most']>) =>
  z.extend(reasonSchema, { amount: amountSchema(most) })

type Standing = {
  total_cents: number
  credit_cents: number
  credited_cents: number
  paid_cents: number
  cancelled_at: string | null
}

/** What is asked for in money: nothing once it is cancelled. */
export function dueCents({ total_cents, credit_cents, credited_cents, cancelled_at }: Standing): number {
  return cancelled_at ? 0 : Math.max(0, total_cents - credit_cents - credited_cents)
}

export type Afterwards = { kind: 'paid' } | { kind: 'open' | 'credit'; cents: number }

/** How the invoice stands after so much more has come in; of a refund it is less than nothing. */
export function afterwards(invoice: Standing, amountCents: number): Afterwards {
  const leftCents = dueCents(invoice) - invoice.paid_cents - amountCents
  if (leftCents === 0) return { kind: 'paid' }
  return leftCents > 0 ? { kind: 'open', cents: leftCents } : { kind: 'credit', cents: -leftCents }
}

/** How high the water stands beside the paper, of 1: what is paid of what is asked for. */
export function paidShare(invoice: Standing): number {
  const due = dueCents(invoice)
  if (due === 0) return 1
  return Math.min(1, Math.max(0, invoice.paid_cents / due))
}
