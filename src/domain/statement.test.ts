import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Account, statementOf } from './statement.ts'

const invoice = {
  id: 'a',
  number: '2027-001',
  issued_on: '2027-03-01',
  due_on: '2027-03-08',
  description: 'Deep clean',
  total_cents: 100_00,
  credit_cents: 0,
  cancelled_on: null,
}
const account: Account = {
  name: 'Elsabé Ndlovu',
  address: [],
  from: '2027-03-01',
  to: '2027-03-31',
  invoices: [invoice],
  payments: [],
  credit_notes: [],
  credits: [],
}
const paid = (paid_on: string, amount_cents: number) => ({
  invoice_id: 'a',
  paid_on,
  amount_cents,
  method: 'cash',
})
const told = (changes: Partial<Account>) => {
  const { openingCents, closingCents, openCents, creditCents } = statementOf({ ...account, ...changes })
  return [openingCents, closingCents, openCents, creditCents].map(cents => cents / 100)
}

test('what is charged and not paid is open, by days late on the last day', () => {
  expect(told({})).toEqual([0, 100, 100, 0])
  const late = (to: string) => statementOf({ ...account, to }).ageing
  expect(late('2027-03-08').notDue).toBe(100_00)
  expect(late('2027-03-22').upTo14).toBe(100_00)
  expect(late('2027-04-07').upTo30).toBe(100_00)
  expect(late('2027-04-08').older).toBe(100_00)
})

test('what was before the first day is the opening balance', () => {
  expect(
    told({ from: '2027-03-10', payments: [paid('2027-03-05', 30_00), paid('2027-03-10', 20_00)] }),
  ).toEqual([70, 50, 50, 0])
})

test('what is paid too much stays with us, until it pays for another or is paid back', () => {
  const payments = [paid('2027-03-05', 140_00)]
  expect(told({ payments })).toEqual([0, -40, 0, 40])
  expect(told({ payments: [...payments, paid('2027-03-06', -40_00)] })).toEqual([0, 0, 0, 0])
  const next = { ...invoice, id: 'b', number: '2027-002', credit_cents: 40_00 }
  const credits = [{ moved_on: '2027-03-06', amount_cents: -40_00, number: 'Q-2027-001' }]
  expect(told({ payments, credits, invoices: [invoice, next] })).toEqual([0, 60, 60, 0])
})

test('a credit note takes its part, cancelling takes the rest and frees the credits', () => {
  const credit_notes = [
    { invoice_id: 'a', number: 'CN-2027-001-1', noted_on: '2027-03-04', amount_cents: 25_00 },
  ]
  expect(told({ credit_notes })).toEqual([0, 75, 75, 0])
  const cancelled = { ...invoice, credit_cents: 10_00, cancelled_on: '2027-03-05' }
  const credits = [
    { moved_on: '2027-02-01', amount_cents: 10_00, number: null },
    { moved_on: '2027-02-02', amount_cents: -10_00, number: 'Q-2027-001' },
  ]
  expect(told({ credit_notes, credits, invoices: [cancelled] })).toEqual([0, 0, 0, 0])
})

const days = fc.integer({ min: 1, max: 28 }).map(day => `2027-03-${String(day).padStart(2, '0')}`)
const cents = fc.integer({ min: 1, max: 1_000_000 })

test('a statement ends where the next one begins, and each balance is the one before and its move', () => {
  const moves = fc.record({
    invoices: fc.array(fc.tuple(days, cents), { maxLength: 5 }),
    payments: fc.array(fc.tuple(days, cents, fc.nat(4)), { maxLength: 8 }),
    cut: days,
  })
  fc.assert(
    fc.property(moves, ({ invoices, payments, cut }) => {
      const whole: Account = {
        ...account,
        invoices: invoices.map(([day, total_cents], at) => ({
          ...{ ...invoice, id: String(at), issued_on: day, due_on: day, total_cents },
        })),
        payments: payments.map(([day, amount_cents, at]) => ({
          ...{ invoice_id: String(at), paid_on: day, amount_cents, method: 'cash' },
        })),
      }
      const first = statementOf({ ...whole, to: cut })
      const second = statementOf({ ...whole, from: nextDay(cut) })
      expect(second.openingCents).toBe(first.closingCents)
      expect(second.closingCents).toBe(statementOf(whole).closingCents)
      let balance = second.openingCents
      for (const entry of second.entries) {
        balance += entry.cents
        expect(entry.balanceCents).toBe(balance)
      }
    }),
  )
})

const nextDay = (day: string) => `${day.slice(0, 8)}${String(Number(day.slice(8)) + 1).padStart(2, '0')}`
