import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { eftReference, invoiceSchema, readAmount, taxOf } from './invoice.ts'

const typed = {
  service_date: '2026-12-14',
  customer_id: 'c1',
  invoice_number: ' 2026-132 ',
  description: ' Standard clean ',
  amount_paid: '589',
  suburb: '',
  comments: ' ',
}

test('what is typed is trimmed, and what is empty is nothing', () => {
  expect(invoiceSchema.parse(typed)).toEqual({
    ...typed,
    invoice_number: '2026-132',
    description: 'Standard clean',
    amount_paid: '589.00',
    suburb: null,
    comments: null,
  })
})

test.each(['customer_id', 'service_date', 'invoice_number', 'description', 'amount_paid'])(
  'nothing is recorded without %s',
  name => expect(invoiceSchema.safeParse({ ...typed, [name]: ' ' }).success).toBe(false),
)

test.each([
  ['0', 0],
  ['R 1 250,50', 125050],
  ['589.5', 58950],
  ['-1', undefined],
  ['1.005', undefined],
  ['ten', undefined],
])('an amount of %s is %s cents', (written, cents) => expect(readAmount(written)).toBe(cents))

test('VAT is 15/115 of the total, to the cent, and only with a VAT number', () => {
  expect(taxOf(115_00, '4000000000')).toEqual({
    percent: 15,
    vatCents: 15_00,
    netCents: 100_00,
    isFull: false,
  })
  expect(taxOf(115_00, '')).toBeUndefined()
})

test('net and VAT make the total for every amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), total => {
      const tax = taxOf(total, '4000000000')
      return (
        tax !== undefined &&
        tax.netCents + tax.vatCents === total &&
        Math.abs(tax.vatCents * 115 - total * 15) <= 58
      )
    }),
  )
})

test('over R 5 000 a full tax invoice is due', () => {
  expect([taxOf(5000_00, '4')?.isFull, taxOf(5000_01, '4')?.isFull]).toEqual([false, true])
})

test('a payment reference fits what banks take', () => {
  expect(eftReference({ number: 'INV/2026_132: Botha and daughters' })).toBe('INV2026132 Botha and')
})
