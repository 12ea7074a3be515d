// Invoices in the office, on a phone: from a clean to the client, paid in parts, moved, taken back, credited, cancelled.

import { freshDay } from './booking-steps.ts'
import { knowCustomer } from './customer-steps.ts'
import { atTheDesk } from './desk.ts'
import { test as alone, axeFindings, expect } from './house.ts'
import { open, openAs, pathOf, pay, said, sheetOf, shown, standsAt, writeInvoice } from './invoice-steps.ts'
import { bookClean, liveOn, newStaff, openCrm } from './office-steps.ts'
import { goTo } from './open-app.ts'

const test = atTheDesk(alone)

test.beforeEach(() => test.slow())

test('one tap leads from a completed clean to an invoice on its way', async ({ page, server }) => {
  const day = freshDay()
  const clean = await bookClean(server, day, { name: 'Invoiced Atonce' })
  await liveOn(page, day)
  await openCrm(page, (await newStaff(server)).email)
  await page.getByRole('button', { name: 'Start: Invoiced Atonce', exact: true }).click()
  await page.getByRole('button', { name: 'Complete: Invoiced Atonce', exact: true }).click()
  await sheetOf(page).getByRole('radio', { name: 'Not yet' }).check()
  await sheetOf(page).getByRole('button', { name: 'Complete' }).click()

  const sheet = page.getByRole('dialog', { name: 'Invoiced’s clean is done' })
  await expect(sheet).toContainText('R 855.00')
  await expect(sheet).toContainText(/WhatsApp to 082/)
  expect(await axeFindings(page)).toEqual([])
  const popup = page.waitForEvent('popup')
  await sheet.getByRole('button', { name: 'Invoice and send' }).click()
  await popup
  await expect(sheet.getByText('Press send in WhatsApp: only then the client has it.')).toBeVisible()
  await expect(sheet.locator('.letter-bubble')).toContainText(/invoice \d{4}-\d+ comes to R.855\.00/)
  await expect(sheet.locator('.letter-bubble')).toContainText(/\/invoice\?key=[0-9a-f]{32}/)
  const { data } = await server.tables
    .from('services')
    .select('service_invoices(id, invoice_number, sent_how, open_cents)')
    .eq('booking_id', clean.id)
    .single()
  const invoice = data?.service_invoices as unknown as { id: string; invoice_number: string }
  expect(invoice).toMatchObject({ sent_how: 'whatsapp', open_cents: 85_500 })
  await sheet.getByRole('button', { name: 'Done' }).click()

  // The booking leads to it.
  await goTo(page, `/crm/bookings/${clean.id}?day=${day}`)
  await page.getByRole('link', { name: `Invoice ${invoice.invoice_number}` }).click()
  await expect(page).toHaveURL(pathOf(invoice.id))
  await expect(open(page)).toHaveText('R 855.00')
  await expect(page.getByRole('article')).toContainText('Deep clean')
})

test('an invoice is paid in parts, and too much waits as credit', async ({ page, server }) => {
  const known = await knowCustomer(server, { phone: '+27825550101', address: '18 Heide Street' })
  const { id, number } = await writeInvoice(server, known.id, 2160)
  await openAs(page, server, 'staff', pathOf(id))
  await expect(page.getByRole('heading', { name: number, exact: true })).toBeVisible()
  await expect(open(page)).toHaveText('R 2 160.00')
  await expect(shown(page, 'still open, due in 7 days')).toBeVisible()
  await expect(page.getByRole('img', { name: 'R 0.00 of R 2 160.00 is paid' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add R 2 160.00' })).toBeVisible()

  await pay(page, 'Cash', '1000')
  await expect(page.getByText('Afterwards: R 1 160.00 still open.')).toBeVisible()
  await page.getByRole('button', { name: 'Add R 1 000.00' }).dblclick()
  await expect(said(page, 'R 1 000.00 came in')).toBeVisible()
  await expect(open(page)).toHaveText('R 1 160.00')
  await expect(shown(page, 'Part-paid')).toBeVisible()
  await expect(page.getByRole('article')).toContainText(/Paid .*, Cash/)
  expect(await axeFindings(page)).toEqual([])

  await pay(page, 'EFT', '0')
  await page.getByRole('button', { name: 'Add payment' }).click()
  await expect(page.getByLabel('Amount')).toHaveAccessibleDescription('Enter an amount such as 589.00')
  await pay(page, 'EFT', '1200')
  await expect(page.getByText('Afterwards: R 40.00 waits as credit.')).toBeVisible()
  await page.getByRole('button', { name: 'Add R 1 200.00' }).click()
  await expect(shown(page, 'R 40.00 waits as credit')).toBeVisible()
  await expect(open(page)).toHaveText('R 0.00')
  expect(await standsAt(server, id)).toEqual({ paid_cents: 220_000, open_cents: 0, credited_cents: 0 })
  const credits = await server.tables.from('customers').select('credits').eq('id', known.id).single()
  expect(credits.data).toEqual({ credits: 40 })

  // Paid back by hand, and written down.
  await page.getByRole('button', { name: 'Pay back' }).click()
  const dialog = sheetOf(page)
  await expect(dialog.getByLabel('Amount paid back')).toHaveValue('40.00')
  await expect(dialog).toContainText('Afterwards: paid in full.')
  await dialog.getByRole('button', { name: 'Write it down' }).click()
  await expect(said(page, 'R 40.00 paid back')).toBeVisible()
  await expect(page.getByText('R 40.00 waits as credit')).toHaveCount(0)
  expect(await standsAt(server, id)).toEqual({ paid_cents: 216_000, open_cents: 0, credited_cents: 0 })
  // What only admins may do is not there.
  await expect(page.getByRole('button', { name: 'Credit note' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cancel invoice' })).toHaveCount(0)
})

test('a payment on the wrong invoice is moved, and one by mistake is taken back', { tag: '@long' }, async ({
  page,
  server,
}) => {
  const known = await knowCustomer(server, { phone: '+27825550102' })
  const wrong = await writeInvoice(server, known.id, 500)
  const right = await writeInvoice(server, known.id, 300)
  await openAs(page, server, 'staff', pathOf(wrong.id))
  await pay(page, 'EFT', '300')
  await page.getByRole('button', { name: 'Add R 300.00' }).click()
  await expect(open(page)).toHaveText('R 200.00')

  const menu = page.getByRole('button', { name: /^More about R.300\.00 of/ })
  await menu.click()
  await sheetOf(page).getByRole('button', { name: 'Move to another invoice' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move R 300.00 to another invoice' })
  await dialog.getByRole('button', { name: 'Move it' }).click()
  await expect(dialog.getByText('Choose an invoice.')).toBeVisible()
  await dialog.getByRole('radio', { name: new RegExp(right.number) }).check()
  await dialog.getByLabel('Why').fill('Meant for the other one')
  await dialog.getByRole('button', { name: 'Move it' }).click()
  await expect(said(page, `R 300.00 is on invoice ${right.number} now`)).toBeVisible()
  await expect(open(page)).toHaveText('R 500.00')
  expect(await standsAt(server, right.id)).toMatchObject({ open_cents: 0 })

  await goTo(page, pathOf(right.id))
  await menu.click()
  await sheetOf(page).getByRole('button', { name: 'Take back' }).click()
  const ask = page.getByRole('dialog', { name: 'Take back R 300.00?' })
  await ask.getByLabel('Why').fill('The bank sent it back')
  await ask.getByRole('button', { name: 'Take back' }).click()
  await expect(open(page)).toHaveText('R 300.00')
  await expect(shown(page, 'Taken back: The bank sent it back')).toBeVisible()
  expect(await standsAt(server, right.id)).toMatchObject({ paid_cents: 0, open_cents: 30_000 })
})

test('an admin takes a part off and cancels, never over a colleague’s change', { tag: '@long' }, async ({
  page,
  server,
}) => {
  const known = await knowCustomer(server)
  const { id, number } = await writeInvoice(server, known.id, 900)
  await openAs(page, server, 'admin', `/admin/invoices?q=${number}`)
  // The console's row leads to it.
  await shown(page, 'Open').waitFor()
  await page.getByRole('link', { name: number }).locator('visible=true').click()
  await expect(open(page)).toHaveText('R 900.00')
  await page.getByRole('button', { name: 'Credit note' }).click()
  const dialog = page.getByRole('dialog', { name: `Credit note for ${number}` })
  await dialog.getByLabel('Amount to take off').fill('900.01')
  await dialog.getByLabel('Why').fill('Windows were left out')
  await dialog.getByRole('button', { name: 'Write credit note' }).click()
  await expect(dialog.getByLabel('Amount to take off')).toHaveAccessibleDescription('At most R 900.00.')
  await dialog.getByLabel('Amount to take off').fill('150')
  // Somebody writes a note on it meanwhile.
  await server.tables.from('service_invoices').update({ comments: 'Call first' }).eq('id', id)
  // Whoever presses before the colleague's change is read is told the same again.
  const readAgain = page.waitForResponse(/rpc\/invoice_card/)
  await dialog.getByRole('button', { name: 'Write credit note' }).click()
  await expect(page.getByRole('alert')).toContainText('Somebody has changed')
  await readAgain
  await page.getByRole('button', { name: 'Credit note' }).click()
  await dialog.getByLabel('Amount to take off').fill('150')
  await dialog.getByLabel('Why').fill('Windows were left out')
  await dialog.getByRole('button', { name: 'Write credit note' }).click()
  await expect(open(page)).toHaveText('R 750.00')
  await expect(page.getByRole('article')).toContainText(`Credit note CN-${number}-1`)

  await page.getByRole('button', { name: 'Cancel invoice' }).click()
  const ask = page.getByRole('dialog', { name: `Cancel invoice ${number}?` })
  await ask.getByLabel('Why').fill('Written for the wrong client')
  await ask.getByRole('button', { name: 'Cancel invoice' }).click()
  await expect(shown(page, 'cancelled: nothing is open')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0)
  await expect(page.getByRole('form', { name: 'Add a payment' })).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
})
