import { expect, test } from 'vitest'
import { invoiceState } from './invoice-state.ts'

const invoice = { open_cents: 500, paid_cents: 0, credit_cents: 0, due_on: '2026-12-10', cancelled_at: null }

test.each([
  [{}, 'open'],
  [{ paid_cents: 1 }, 'part-paid'],
  [{ credit_cents: 1 }, 'part-paid'],
  [{ due_on: '2026-12-09' }, 'overdue'],
  [{ due_on: '2026-12-09', paid_cents: 1 }, 'overdue'],
  [{ open_cents: 0 }, 'paid'],
  [{ open_cents: 0, due_on: '2026-12-09' }, 'paid'],
  [{ cancelled_at: '2026-12-01T08:00:00Z' }, 'cancelled'],
])('an invoice with %j is %s', (change, state) => {
  expect(invoiceState({ ...invoice, ...change }, '2026-12-10')).toBe(state)
})
