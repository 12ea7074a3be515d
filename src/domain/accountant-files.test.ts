import { expect, test } from 'vitest'
import { accountantSheet } from './accountant-files.ts'

const linesOf = (text: string) => text.replace('\ufeff', '').trim().split('\r\n')
const headOf = (file: 'invoices' | 'credit-notes' | 'payments', vatNumber = '') =>
  linesOf(accountantSheet(file, vatNumber).head)[0]

const invoice = {
  number: '2026-0038',
  issued_on: '2026-12-06',
  service_date: '2026-12-05',
  due_on: '2026-12-13',
  client: 'Lötter, Gerhard',
  description: '=HYPERLINK("x")',
  total_cents: 115000,
  credit_cents: 0,
  credited_cents: 15000,
  paid_cents: 0,
  open_cents: 100000,
  state: 'open',
  cancelled_on: null,
  cancel_reason: null,
}

test('VAT has its columns only where there is a VAT number', () => {
  expect(headOf('invoices')).not.toContain('vat')
  expect(headOf('invoices', '4010101010')).toContain('total,vat,without_vat,paid_with_credits')
  expect(headOf('credit-notes', '4010101010')).toContain('amount,vat,without_vat')
  expect(headOf('payments', '4010101010')).not.toContain('vat')
})

test('an invoice is one line, with nothing that starts a formula', () => {
  const [line] = linesOf(accountantSheet('invoices', '4010101010').line(invoice))
  expect(line).toBe(
    `2026-0038,2026-12-06,2026-12-05,2026-12-13,"Lötter, Gerhard","'=HYPERLINK(""x"")",1150.00,150.00,1000.00,0.00,150.00,0.00,1000.00,open,,`,
  )
})

test('a refund, and what was taken back, are told apart from what came in', () => {
  const { line } = accountantSheet('payments', '')
  const paid = { paid_on: '2026-12-08', amount_cents: 54000, taken_back_on: null }
  const kinds = [
    paid,
    { ...paid, amount_cents: -4000 },
    { ...paid, taken_back_on: '2026-12-09', taken_back_reason: 'Wrong client' },
  ].map(row => line(row).split(',').slice(3, 5).join(' '))
  expect(kinds).toEqual(['540.00 payment', '-40.00 refund', '540.00 taken back'])
})
