// A long bank file: read with progress, and the page stays small.
import { randomUUID } from 'node:crypto'
import { limit } from '#tests/limits.ts'
import { comeBack, expect, ownHouse, toast } from './house.ts'
import { newStaff } from './office-steps.ts'

// The lines of other tests would stand among these.
const test = ownHouse()

const count = process.env.EVERYTHING ? 10_000 : 3000

test('a long file is read with progress, and the page stays small', async ({ page, server }) => {
  test.setTimeout(limit(180_000))
  const [id, customer_id] = [randomUUID(), randomUUID()]
  const person = { id: customer_id, first_name: 'Sipho', last_name: 'Mokoena', is_ours: true }
  expect((await server.tables.from('customers').insert(person)).error).toBeNull()
  const row = {
    id,
    customer_id,
    invoice_number: 'INV-7412',
    service_date: '2026-01-05',
    description: 'Windows',
  }
  expect((await server.tables.from('service_invoices').insert({ ...row, amount_paid: 412 })).error).toBeNull()
  await comeBack(page, (await newStaff(server, 'admin')).email, '/crm/money/bank')
  await expect(page.getByRole('heading', { name: 'Bank file' })).toBeVisible()

  const day = (at: number) =>
    `2025${String(1 + (at % 12)).padStart(2, '0')}${String(1 + (at % 28)).padStart(2, '0')}`
  const rows = Array.from(
    { length: count - 1 },
    (_, at) => `${day(at)},SHOP ${at} TILL,${100 + at}.50,${at}.00`,
  )
  const file = ['Date,Description,Amount,Balance', ...rows, '20260301,MOKOENA INV-7412,412.00,1.00'].join(
    '\n',
  )
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(page.getByText(/\d new lines/)).toBeVisible({ timeout: limit(120_000) })
  await expect(page.getByRole('button', { name: /^Book \d/ })).toBeVisible({ timeout: limit(60_000) })
  const listed = page.locator('#bank-decide li')
  await expect(listed).toHaveCount(20)
  await page
    .getByRole('button', { name: /^Show the other/ })
    .first()
    .click()
  await expect(listed).toHaveCount(120)
  await page.keyboard.press('j')
  await expect(listed.nth(1).getByRole('form')).toBeVisible()
  await page.getByRole('button', { name: /^Book \d/ }).click()
  await expect(toast(page, '1 payment booked')).toBeVisible({ timeout: limit(60_000) })
  const { data } = await server.tables.from('service_invoices').select('open_cents').eq('id', id).single()
  expect(data?.open_cents).toBe(0)
})
