// Invoices that are there already, and the parts of their screens.
import type { Page } from '@playwright/test'
import { addDays, todayAt } from '#domain/calendar.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { comeBack, expect } from './house.ts'
import { newStaff } from './office-steps.ts'

export const today = todayAt(new Date())
export const pathOf = (id: string) => `/crm/money/invoices/${id}`
export const shown = (page: Page, words: string | RegExp) =>
  page.getByText(words).locator('visible=true').first()
export const open = (page: Page) => page.locator('.inv-open')
// Amounts have a space that does not break.
export const said = (page: Page, words: string) => page.locator('.toast').filter({ hasText: words })
export const sheetOf = (page: Page) => page.getByRole('dialog')

export async function openAs(page: Page, server: ServerProcess, role: 'staff' | 'admin', path: string) {
  await comeBack(page, (await newStaff(server, role)).email, path)
}

let written = 0
export const newNumber = () => `T${Date.now().toString(36)}${++written}`

/** Of work two days ago. */
export async function writeInvoice(
  server: ServerProcess,
  customer_id: string,
  amount_paid: number,
  more: object = {},
) {
  const row = {
    customer_id,
    amount_paid,
    service_date: addDays(today, -2),
    invoice_number: newNumber(),
    description: 'Post-construction clean',
    ...more,
  }
  const { data, error } = await server.tables.from('service_invoices').insert(row).select('id').single()
  expect(error).toBeNull()
  return { id: String(data?.id), number: row.invoice_number }
}

export const standsAt = async ({ tables }: ServerProcess, id: string) =>
  (
    await tables
      .from('service_invoices')
      .select('paid_cents, open_cents, credited_cents')
      .eq('id', id)
      .single()
  ).data

export async function timesReminded({ tables }: ServerProcess, id: string) {
  const kept = await tables.from('events').select('id').eq('subject_id', id).eq('name', 'invoice_reminded')
  return kept.data?.length
}

export async function pay(page: Page, how: string, amount: string) {
  const form = page.getByRole('form', { name: 'Add a payment' })
  await form.getByRole('radio', { name: how }).check()
  await form.getByLabel('Amount').fill(amount)
}
