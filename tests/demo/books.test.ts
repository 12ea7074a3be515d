// Books in which one thing is wrong: each is found.
import { expect, test } from 'vitest'
import {
  type Books,
  cleansAtOnce,
  cleansMiscounted,
  doneByNobody,
  moneyAstray,
  saidOrAskedTwice,
  writtenToStopped,
} from './books.ts'

const clean = {
  id: 'a',
  crew_id: 1,
  service_date: '2026-11-17',
  start_minute: 480,
  minutes: 120,
  status: 'confirmed',
}
const payment = {
  id: 'p',
  invoice_id: 'i',
  service_id: null,
  bank_line_id: null,
  amount_cents: 500,
  taken_back_at: null,
}
const invoice = { id: 'i', invoice_number: 'CC-1', paid_cents: 500, cancelled_at: null }
const line = { id: 'l', words: 'EFT', amount_cents: 500, booked_cents: 500 }
const customer = { id: 'c', is_ours: true, total_cleaning_count: 1 }
const record = { customer_id: 'c', booking_id: 'b', status: 'completed' }

test.each([
  [
    'two cleans of one team at once',
    cleansAtOnce,
    { bookings: [clean, { ...clean, id: 'b', start_minute: 599 }] },
  ],
  ['a clean without a record', cleansMiscounted, { bookings: [{ id: 'b', status: 'completed' }] }],
  ['a clean counted twice', cleansMiscounted, { customers: [customer], services: [record, record] }],
  ['an invoice that is not paid', moneyAstray, { service_invoices: [invoice] }],
  ['a line of the bank that is not booked', moneyAstray, { bank_lines: [line] }],
  ['a payment for nothing', moneyAstray, { payments: [{ ...payment, invoice_id: null }] }],
  ['one number on two invoices', saidOrAskedTwice, { service_invoices: [invoice, { ...invoice, id: 'j' }] }],
  [
    'a letter to whom had stopped',
    writtenToStopped,
    {
      newsletter_subscriptions: [{ email: 'a@post.example', status: 'stopped', stopped_at: '2026-11-01' }],
      mail_outbox: [
        { id: 'm', template: 'newsletter', recipient: 'a@post.example', created_at: '2026-11-02' },
      ],
    },
  ],
  ['a payment that nobody entered', doneByNobody, { payments: [payment] }],
])('%s', (_, findFaults: (books: Books) => string[], rows: Record<string, object[]>) => {
  const books = booksWith(rows)
  expect(findFaults(books)).toHaveLength(1)
})

test('books in which nothing is wrong', () => {
  const rows: Record<string, object[]> = {
    bookings: [clean, { ...clean, id: 'b', start_minute: 600 }],
    payments: [payment],
    service_invoices: [invoice],
  }
  const books = booksWith(rows)
  for (const findFaults of [cleansAtOnce, cleansMiscounted, moneyAstray, saidOrAskedTwice, writtenToStopped])
    expect(findFaults(books)).toEqual([])
})

function booksWith(rows: Record<string, object[]>): Books {
  return Object.assign((table: string) => rows[table.replace('public.', '')] ?? [], { tables: () => [] })
}
