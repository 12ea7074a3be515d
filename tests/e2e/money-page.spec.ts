// Money in the office: the month, what is open, whom to remind, the accountant's files, and who may see what.

import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addDays, todayAt } from '#domain/calendar.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { knowCustomer } from './customer-steps.ts'
import { axeFindings, comeBack, expect, fill, longStep, toast } from './house.ts'
import { newStaff } from './office-steps.ts'
import { goTo } from './open-app.ts'
import { test } from './plan-steps.ts'
import { callOffice } from './quote-steps.ts'

// The figures are of the whole house: the one of the plans, where nobody else owes or pays anything.
test.describe.configure({ lock: 'plans' })
test.beforeEach(() => test.slow())

const today = todayAt(new Date())

async function owe(
  server: ServerProcess,
  rand: number,
  { lateDays, ...about }: Record<string, unknown> & { lateDays: number },
) {
  const client = await knowCustomer(server, about)
  const number = `M-${randomUUID().slice(0, 6)}`
  const id = randomUUID()
  const row = {
    id,
    customer_id: client.id,
    service_date: today,
    invoice_number: number,
    description: 'Windows',
  }
  const { tables } = server
  expect((await tables.from('service_invoices').insert({ ...row, amount_paid: rand })).error).toBeNull()
  const late = await tables
    .from('service_invoices')
    .update({ due_on: addDays(today, -lateDays) })
    .eq('id', id)
  expect(late.error).toBeNull()
  return { id, number, name: `Bronwyn ${client.last_name}` }
}

async function payOff(server: ServerProcess, invoice_id: string, amount_cents: number, paid_on = today) {
  const paid = { id: randomUUID(), invoice_id, amount_cents, method: 'bank-transfer', paid_on }
  await callOffice(server, 'record_payment', paid)
}

const open = async (page: Page, server: ServerProcess, role: 'staff' | 'admin') =>
  comeBack(page, (await newStaff(server, role)).email, '/crm/money')

test('before anything came in the shore is dry; then an admin sees the month, each picture with its numbers, and chooses another', async ({
  page,
  server,
}) => {
  await open(page, server, 'admin')
  await expect(page.getByRole('heading', { name: 'Nothing came in yet' })).toBeVisible()
  await expect(page.getByText('The water rises with the first paid invoice.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nobody owes you' })).toBeVisible()
  const paid = await owe(server, 1500, { lateDays: -3 })
  await payOff(server, paid.id, 100_000)
  const before = `${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-05`
  await payOff(server, paid.id, 40_000, before)
  await page.reload()

  await expect(page.getByText(/so far R\s600 above \w+ on the same day|so far R\s1\s000 above/)).toBeVisible()
  await expect(page.locator('.tide-in')).toContainText('R 1 000')
  const month = page.getByRole('region', { name: 'Came in' })
  await month.getByText('As a table').click()
  await expect(month.getByRole('cell', { name: 'R 1 000.00' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'By service' })).toContainText('Without a clean')
  await expect(page.getByRole('region', { name: 'By client' })).toContainText(paid.name)

  const twelve = page.getByRole('region', { name: 'Twelve months' })
  await expect(twelve.getByRole('button', { name: /R\s/ })).toHaveCount(12)
  await twelve.getByRole('button', { name: /, R\s400$/ }).click()
  await expect(page).toHaveURL(/month=\d{4}-\d\d/)
  await expect(page.locator('.tide-in')).toContainText('R 400')
  await page.goBack()
  await expect(page.locator('.tide-in')).toContainText('R 1 000')
  expect(await axeFindings(page)).toEqual([])
})

test('staff see what is open, remind by message and by phone, and nothing of what came in', async ({
  page,
  server,
}) => {
  const late = await owe(server, 540, { lateDays: 9, phone: '+27835550171' })
  const old = await owe(server, 860, { lateDays: 41, phone: '+27835550172' })
  await open(page, server, 'staff')
  await expect(page.getByRole('region', { name: 'Still open, by days late' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Came in' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'For the accountant' })).toHaveCount(0)

  await page.getByRole('button', { name: /Over 30 days/ }).click()
  const list = page.getByRole('region', { name: 'Who to remind' })
  await expect(list.getByRole('listitem').filter({ hasText: old.name })).toContainText('41 days late')
  await expect(list.getByRole('listitem').filter({ hasText: late.name })).toHaveCount(0)
  await list.getByRole('button', { name: 'Show all that are late' }).click()

  const row = list.getByRole('listitem').filter({ hasText: late.name })
  await expect(row).toContainText('9 days late')
  await expect(row).toContainText('Not reminded yet')
  await page.context().route('https://wa.me/**', route => route.fulfill({ body: 'WhatsApp' }))
  await row.getByRole('button', { name: `Remind ${late.name} by WhatsApp` }).click()
  const panel = page.getByRole('dialog', { name: `Remind ${late.name}` })
  const message = panel.getByLabel('Message')
  await expect(message).toHaveValue(new RegExp(`Invoice ${late.number} was due .*R\\s540\\.00.*`))
  await expect(message).toHaveValue(/\/invoice\?key=[0-9a-f]{32}/)
  await message.fill('Dear Bronwyn, a word about the windows')
  const opened = page.waitForEvent('popup')
  await panel.getByRole('link', { name: 'Open WhatsApp' }).click()
  expect(decodeURIComponent((await opened).url())).toContain(
    '27835550171?text=Dear Bronwyn, a word about the windows',
  )
  await panel.getByRole('button', { name: 'Not yet' }).click()
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(row).toContainText('Not reminded yet')

  await row.getByRole('button', { name: `Remind ${late.name} by WhatsApp` }).click()
  await panel.getByRole('link', { name: 'Open WhatsApp' }).click()
  await panel.getByRole('button', { name: 'Yes, it is sent' }).click()
  await expect(toast(page, `${late.name}: reminded`)).toBeVisible()
  await expect(row).toContainText(/Reminded \d+ \w+/)

  await row.getByRole('button', { name: `Remind ${late.name} by WhatsApp` }).click()
  await panel.getByText('Call', { exact: true }).click()
  await panel.getByLabel('Promised to pay on').fill(addDays(today, -1))
  await panel.getByRole('button', { name: 'Note the call' }).click()
  await expect(panel.getByText('Choose today or a later day.')).toBeVisible()
  await panel.getByLabel('Promised to pay on').fill(addDays(today, 4))
  expect(await axeFindings(page)).toEqual([])
  await panel.getByRole('button', { name: 'Note the call' }).click()
  await expect(row).toContainText(/Called \d+ \w+, promised for/)
  await expect(row.getByRole('button', { name: `Call ${late.name}` })).toBeVisible()

  await row.getByRole('link', { name: late.name }).click()
  await expect(page).toHaveURL(new RegExp(`/crm/money/invoices/${late.id}`))
  await expect(page.getByText(late.number).first()).toBeVisible()
})

test('the accountant’s files are saved', async ({ page, server }) => {
  const paid = await owe(server, 230, { lateDays: 1 })
  await payOff(server, paid.id, 23_000)
  await open(page, server, 'admin')
  await page.getByRole('link', { name: 'For the accountant' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Paid in' })).toContainText('R ')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save payments' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^payments-\d{4}-\d\d-01-to-/)
  expect(await readFile(await file.path(), 'utf8')).toContain(
    `${today},${paid.number},${paid.name},230.00,payment`,
  )
  expect(await axeFindings(page)).toEqual([])

  await longStep('the settings say when invoices are due and where cards are paid', async () => {
    await goTo(page, '/admin/settings')
    await fill(page, { 'Invoices are due after (days)': '14' })
    const address = page.getByLabel('Where clients pay by card')
    await address.fill('http://pay.example/coastal')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Enter an address that begins with https://')).toBeVisible()
    await address.fill('https://pay.example/coastal/{amount}')
    await expect(page.getByText('https://pay.example/coastal/540.00?reference=2026-0038')).toBeVisible()
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(toast(page, 'Settings saved')).toBeVisible()
    const stored = await server.tables
      .from('business_settings')
      .select('invoice_due_days, card_payment_url')
      .single()
    expect(stored.data).toEqual({
      invoice_due_days: 14,
      card_payment_url: 'https://pay.example/coastal/{amount}',
    })
  })
})
