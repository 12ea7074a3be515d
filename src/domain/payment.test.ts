import { expect, test } from 'vitest'
import { afterwards, creditSchema, dueCents, paidShare, paymentMessages, paymentSchema } from './payment.ts'

const invoice = {
  total_cents: 216_000,
  credit_cents: 0,
  credited_cents: 0,
  paid_cents: 100_000,
  cancelled_at: null,
}
const typed = { method: 'bank-transfer', amount: '1 160', paid_on: '2026-12-15', reference: '' }
const today = '2026-12-15'
const check = (changes: object, most?: { cents: number; words: string }) =>
  paymentSchema({ today, most }).safeParse({ ...typed, ...changes })
const messageOf = (changes: object, most?: { cents: number; words: string }) =>
  check(changes, most).error?.issues[0]?.message

test('a payment says beforehand what it makes of the invoice', () => {
  expect(afterwards(invoice, 116_000)).toEqual({ kind: 'paid' })
  expect(afterwards(invoice, 16_000)).toEqual({ kind: 'open', cents: 100_000 })
  expect(afterwards(invoice, 120_000)).toEqual({ kind: 'credit', cents: 4_000 })
})

test('a refund opens the invoice again, or takes of what waits as credit', () => {
  expect(afterwards(invoice, -100_000)).toEqual({ kind: 'open', cents: 216_000 })
  expect(afterwards({ ...invoice, paid_cents: 220_000 }, -4_000)).toEqual({ kind: 'paid' })
})

test('credits and credit notes are not asked for again, and nothing is of a cancelled one', () => {
  expect(dueCents({ ...invoice, credit_cents: 16_000, credited_cents: 50_000 })).toBe(150_000)
  expect(dueCents({ ...invoice, credited_cents: 300_000 })).toBe(0)
  expect(afterwards({ ...invoice, cancelled_at: '2026-12-15T10:00:00Z' }, 0)).toEqual({
    kind: 'credit',
    cents: 100_000,
  })
})

test('the water beside the paper is never above it nor below it', () => {
  expect(paidShare(invoice)).toBeCloseTo(0.463)
  expect(paidShare({ ...invoice, paid_cents: 300_000 })).toBe(1)
  expect(paidShare({ ...invoice, paid_cents: -1 })).toBe(0)
  expect(paidShare({ ...invoice, total_cents: 0, paid_cents: 0 })).toBe(1)
})

test('an amount is more than nothing, and a day not still to come', () => {
  expect(check({}).data).toEqual({
    method: 'bank-transfer',
    amount: 116_000,
    paid_on: '2026-12-15',
    reference: null,
  })
  expect(messageOf({ amount: '0' })).toBe(paymentMessages.amount)
  expect(messageOf({ amount: 'twelve' })).toBe(paymentMessages.amount)
  expect(messageOf({ paid_on: '2026-12-16' })).toBe(paymentMessages.future)
})

test('no more is given back or taken off than there is', () => {
  const most = { cents: 100_000, words: 'R 1 000.00' }
  expect(messageOf({ amount: '1000.01' }, most)).toBe('At most R 1 000.00.')
  expect(check({ amount: '1000' }, most).success).toBe(true)
  expect(creditSchema(most).safeParse({ amount: '1000', reason: 'Window forgotten' }).success).toBe(true)
  expect(creditSchema(most).safeParse({ amount: '1000', reason: 'x' }).success).toBe(false)
})
