import { expect, test } from 'vitest'
import type { InvoiceCard } from '#web/data/money.ts'
import { invoiceHistory } from './invoice-history.ts'

const payment = {
  amount_cents: 100_000,
  method: 'bank-transfer',
  paid_on: '2026-12-14',
  created_at: '2026-12-14T08:00:00Z',
  taken_back_at: null,
}
const card = {
  service_date: '2026-12-04',
  issued_on: '2026-12-08',
  due_on: '2026-12-22',
  total_cents: 216_000,
  open_cents: 116_000,
  cancelled_at: null,
  payments: [{ id: 'p1', ...payment }],
  credit_notes: [],
  cleans: [{ service_id: 's1', service_type: 'post-construction', service_date: '2026-12-04' }],
  events: [
    { kind: 'invoice_made', at: '2026-12-08T15:00:00Z' },
    { kind: 'invoice_sent', at: '2026-12-08T15:20:00Z', how: 'whatsapp' },
  ],
} as unknown as InvoiceCard
const now = new Date('2026-12-15T08:00:00Z')
const titles = (changes: object) =>
  invoiceHistory({ ...card, ...changes }, now).map(({ title }) => String(title).replaceAll('\u00a0', ' '))

test('what has happened to an invoice stands in its order, and how it stands comes last', () => {
  expect(titles({})).toEqual([
    'Post-construction done',
    'Invoice written',
    'Invoice made ready for WhatsApp',
    'R 1 000.00 came in',
    'R 1 160.00 open',
  ])
  expect(invoiceHistory(card, now).at(-1)).toMatchObject({ when: 'now', time: 'due 22 Dec 2026' })
})

test('what somebody said went from the list to send has gone', () => {
  const said = (how: string) => titles({ events: [{ ...card.events[1], how, is_said: true }] })[2]
  expect(['whatsapp', 'mail', 'call'].map(said)).toEqual([
    'Invoice sent by WhatsApp',
    'Invoice sent by email',
    'Invoice told by phone',
  ])
})

test('a payment that was taken back, and one back to the client, are told as such', () => {
  const back = { ...payment, id: 'p2', taken_back_at: '2026-12-14T09:00:00Z', taken_back_reason: 'Wrong one' }
  const refund = { ...payment, id: 'p3', amount_cents: -4_000, created_at: '2026-12-15T06:00:00Z' }
  expect(titles({ payments: [back, refund], open_cents: 0 }).slice(3)).toEqual([
    'R 1 000.00 came in',
    'R 1 000.00 taken back',
    'R 40.00 paid back',
    'Paid in full',
  ])
})

test('of a cancelled invoice nothing is open any more', () => {
  const cancelled = { cancelled_at: '2026-12-15T07:00:00Z', cancel_reason: 'Wrong client', open_cents: 0 }
  expect(titles(cancelled).at(-1)).toBe('Cancelled')
})

test('a reminder says by what it went, and what was promised', () => {
  const reminded = (how: string, promised_on: string | null = null) => ({
    kind: 'invoice_reminded',
    at: `2026-12-15T0${how.length % 5}:00:00Z`,
    how,
    promised_on,
  })
  const events = [reminded('whatsapp'), reminded('mail'), reminded('link'), reminded('call', '2026-12-20')]
  expect(titles({ events, payments: [], cleans: [] })).toEqual(
    expect.arrayContaining([
      'Reminded by WhatsApp',
      'Reminded by email',
      'Reminded with a link',
      'Reminded by phone',
    ]),
  )
  const told = invoiceHistory({ ...card, events } as unknown as InvoiceCard, now)
  expect(told.find(({ title }) => title === 'Reminded by phone')?.text).toBe('Promised for 20 Dec 2026')
})
