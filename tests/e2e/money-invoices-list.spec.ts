// Invoices in the office, on a phone: a month's cleans on one, reminders, and the list.
import { addDays } from '#domain/calendar.ts'
import { knowCustomer, openGroup } from './customer-steps.ts'
import { atTheDesk } from './desk.ts'
import { test as alone, axeFindings, expect, longStep, mailTo, newAddress } from './house.ts'
import { openAs, pathOf, said, sheetOf, shown, timesReminded, today, writeInvoice } from './invoice-steps.ts'
import { goTo } from './open-app.ts'

const test = atTheDesk(alone)

test.beforeEach(() => test.slow())

test('a month’s cleans go on one invoice, by mail, and a reminder after it', async ({
  page,
  server,
  post,
}) => {
  const email = newAddress('monthly')
  const known = await knowCustomer(server, { email, phone: '+27825550107' })
  const cleans = [100, 200, 400].map(price => ({
    customer_id: known.id,
    service_type: 'residential-cleaning',
    service_date: today,
    status: 'completed',
    price,
  }))
  expect((await server.tables.from('services').insert(cleans)).error).toBeNull()
  await openAs(page, server, 'staff', `/crm/customers/${known.id}`)
  await openGroup(page, 'Invoices')
  await page.getByRole('button', { name: /^Invoice for / }).click()
  const sheet = sheetOf(page).last()
  await expect(sheet.getByRole('checkbox')).toHaveCount(3)
  await sheet.getByRole('checkbox', { name: /R.400\.00/ }).uncheck()
  await expect(sheet.locator('output')).toHaveText('R 300.00')
  expect(await axeFindings(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Make the invoice' }).click()
  // Nobody could pay what goes out with the bank that this software came with.
  await expect(sheet.getByText('The bank details are still the example ones')).toBeVisible()
  await sheet.getByRole('button', { name: 'Email' }).click()
  await expect(said(page, 'Invoice')).toContainText(`An email goes to ${email}`)
  expect((await mailTo(post, email)).text).toMatch(/\/invoice\?key=/)
  const { data } = await server.tables
    .from('service_invoices')
    .select('id, invoice_number, open_cents, sent_how')
    .eq('customer_id', known.id)
  expect(data).toMatchObject([{ open_cents: 30_000, sent_how: 'mail' }])

  await page
    .locator('.panel')
    .getByRole('link', { name: /R.300\.00 open/ })
    .click()
  const remind = page.getByRole('button', { name: 'Remind' }).locator('visible=true')
  await remind.click()
  const panel = page.getByRole('dialog', { name: /^Remind / })
  await expect(panel).toContainText('Not reminded yet')
  await expect(panel.getByText('The bank details are still the example ones')).toBeVisible()
  await panel.getByText('Email', { exact: true }).click()
  await panel.getByRole('button', { name: 'Send the reminder' }).click()
  await expect(said(page, 'reminder on its way')).toBeVisible()
  await mailTo(post, email, 2)
  await expect(page.getByText('Reminded by email')).toBeVisible()

  await longStep('opening WhatsApp is no reminder: only who says that it went has sent it', async () => {
    await page.context().route('https://wa.me/**', route => route.fulfill({ body: 'WhatsApp' }))
    await remind.click()
    await expect(panel.getByLabel('Message')).toHaveValue(/is due on .*\/invoice\?key=[0-9a-f]{32}/s)
    await panel.getByRole('link', { name: 'Open WhatsApp' }).click()
    await expect(panel.getByText('Did you send it?')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await panel.getByRole('button', { name: 'Not yet' }).click()
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(panel).toHaveCount(0)
    expect(await timesReminded(server, String(data?.[0]?.id))).toBe(1)
    await remind.click()
    await panel.getByRole('link', { name: 'Open WhatsApp' }).click()
    await panel.getByRole('button', { name: 'Yes, it is sent' }).click()
    await expect(page.getByText('Reminded by WhatsApp')).toBeVisible()
    expect(await timesReminded(server, String(data?.[0]?.id))).toBe(2)
  })
})

test('the list says how each invoice stands; a clean without a price asks for it', async ({
  page,
  server,
}) => {
  const known = await knowCustomer(server, { phone: '+27825550103' })
  const late = await writeInvoice(server, known.id, 700, {
    service_date: addDays(today, -40),
    description: 'Listed long ago',
  })
  await server.tables
    .from('service_invoices')
    .update({ due_on: addDays(today, -30) })
    .eq('id', late.id)
  const row = {
    customer_id: known.id,
    service_type: 'window-cleaning',
    service_date: today,
    status: 'completed',
  }
  const { data } = await server.tables.from('services').insert(row).select('id').single()
  await openAs(page, server, 'staff', `/crm/services/${data?.id}`)
  await page.getByRole('button', { name: 'Invoice and send' }).click()
  const sheet = sheetOf(page).last()
  await sheet.getByRole('button', { name: 'Invoice and send' }).click()
  await expect(sheet.getByLabel('What does the client pay? (R)')).toHaveAccessibleDescription(/450\.00/)
  await sheet.getByLabel('What does the client pay? (R)').fill('350')
  await sheet.getByRole('button', { name: 'Invoice and send' }).click()
  await expect(sheet.getByText('Press send in WhatsApp: only then the client has it.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Done' }).click()

  await goTo(page, `/crm/money/invoices?client=${known.id}`)
  const cards = page.locator('.row-card')
  await expect(cards).toHaveCount(2)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('radio', { name: /^Overdue/ }).check()
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('R 700.00 open')
  await page.getByRole('radio', { name: /^Paid/ }).check()
  await expect(page.getByText('Nothing fits.')).toBeVisible()
  await goTo(page, `/crm/money/invoices?q=${known.last_name}`)
  await expect(cards).toHaveCount(2)
  await goTo(page, `/crm/money/invoices?q=${late.number}`)
  await cards.getByRole('link', { name: late.number }).click()
  await expect(shown(page, /days late/)).toBeVisible()

  await goTo(page, '/crm/money/invoices/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('There is no such invoice')).toBeVisible()
  await longStep('one that cannot be read says so', async () => {
    await page.route('**/rpc/invoice_card*', route => route.abort())
    await page.goto(pathOf(late.id))
    await expect(page.getByText('Failed to load the invoice')).toBeVisible()
  })
})
