// The bank's file on a phone: read, decided, booked with one tap, taken back; read again, unknown columns, a broken file, a
// long one.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { limit } from '#tests/limits.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { axeFindings, comeBack, expect, toast } from './house.ts'
import { newStaff } from './office-steps.ts'
import { callOffice } from './quote-steps.ts'
import { test } from './quotes-office-steps.ts'

// The lines and invoices of other tests would stand among these: in the house of prices and quotes, which has none.
test.describe.configure({ lock: 'prices' })
test.beforeEach(() => test.slow())

async function owe(server: ServerProcess, name: string, rand: number) {
  const [id, customer_id] = [randomUUID(), randomUUID()]
  const [first_name, last_name] = name.split(' ')
  const number = `INV-${Math.floor(1000 + Math.random() * 9000)}`
  const person = { id: customer_id, first_name, last_name, is_ours: true }
  expect((await server.tables.from('customers').insert(person)).error).toBeNull()
  const row = { id, customer_id, invoice_number: number, service_date: '2026-01-05', description: 'Windows' }
  expect(
    (await server.tables.from('service_invoices').insert({ ...row, amount_paid: rand })).error,
  ).toBeNull()
  return { id, number }
}

const openOf = async (server: ServerProcess, id: string) =>
  (await server.tables.from('service_invoices').select('open_cents').eq('id', id).single()).data?.open_cents

const choose = (page: Page, text: string) =>
  page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

async function openBank(page: Page, server: ServerProcess) {
  await comeBack(page, (await newStaff(server, 'admin')).email, '/crm/money/bank')
  await expect(page.getByRole('heading', { name: 'Bank file' })).toBeVisible()
}

const heads = 'Date,Description,Amount,Balance'

test('a file becomes payments with one tap, and they are taken back', async ({ page, server }) => {
  const [sure, likely] = [await owe(server, 'Nomsa Khumalo', 620), await owe(server, 'Gerhard Lötter', 540)]
  await openBank(page, server)
  const file = `${heads}\n20260114,N KHUMALO ${sure.number},620.00,9000.00\n20260113,G LOTTER WINDOWS,540.00,8380.00\n20260112,OWN TRANSFER,100.00,7840.00\n20260111,FUEL,-300.00,7740.00`
  await choose(page, file)
  await expect(page.getByText('4 new lines')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Book 1 payment' })).toBeVisible()
  const card = page.getByRole('form', { name: 'G LOTTER WINDOWS' })
  await expect(card).toContainText('same amount, name alike')
  await card.getByRole('button', { name: 'It is Gerhard’s' }).click()
  const own = page.getByRole('form', { name: 'OWN TRANSFER' })
  await own.getByRole('button', { name: 'Set aside' }).click()
  await expect(toast(page, 'Set aside')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Book 2 payments' }).click()
  await expect(toast(page, '2 payments booked')).toBeVisible()
  expect([await openOf(server, sure.id), await openOf(server, likely.id)]).toEqual([0, 0])
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'Taken back')).toBeVisible()
  expect([await openOf(server, sure.id), await openOf(server, likely.id)]).toEqual([62_000, 54_000])
  await choose(page, file)
  await expect(page.getByText('Nothing new in this file')).toBeVisible()
})

test('unknown columns are asked once, and a broken file says which line', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await openBank(page, server)
  await choose(page, `${heads}\n20260114,A,1.00,1.00\n20260115,B,1O.00,1.00`)
  await expect(page.getByRole('alert')).toContainText('Line 3: “1O.00” is no amount')
  await expect(page.getByRole('alert')).toContainText('nothing was booked')
  const strange = 'Wanneer,Wie,Hoeveel\n20260114,STRANGER,77.00\n'
  await choose(page, strange)
  await page.getByLabel('Wanneer').selectOption('Day')
  await page.getByLabel('Wie').selectOption('Text or reference')
  await page.getByRole('button', { name: 'Read with these columns' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'either one amount' })).toBeVisible()
  await page.getByLabel('Hoeveel').selectOption('Amount, with its sign')
  await page.getByRole('button', { name: 'Read with these columns' }).click()
  await expect(page.getByText('1 new line', { exact: true })).toBeVisible()
  await page.reload()
  await choose(page, strange)
  await expect(page.getByText('Nothing new in this file')).toBeVisible()
})

test('decisions survive a reload, and the keyboard makes them', async ({ page, server }) => {
  const one = await owe(server, 'Precious Dlamini', 871)
  await owe(server, 'Kobus Harmse', 873)
  await openBank(page, server)
  await choose(
    page,
    `${heads}\n20260214,P DLAMINI CARPETS,871.00,9000.00\n20260213,K HARMSE,873.00,8380.00\n20260212,MUNICIPAL REFUND,99.00,7840.00`,
  )
  await expect(page.getByText('3 new lines')).toBeVisible()
  const card = (text: string) => page.getByRole('form', { name: text })
  await expect(card('P DLAMINI CARPETS')).toBeVisible()
  await page.keyboard.press('j')
  await expect(card('K HARMSE')).toBeVisible()
  await page.keyboard.press('k')
  await expect(card('P DLAMINI CARPETS').getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Chosen by you' })).toContainText('Precious Dlamini')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Chosen by you' })).toContainText('Precious Dlamini')
  await expect(card('P DLAMINI CARPETS')).toHaveCount(0)
  // Somebody records the money meanwhile: it is asked again.
  const part = {
    id: randomUUID(),
    invoice_id: one.id,
    amount_cents: 100,
    method: 'cash',
    paid_on: '2026-02-20',
  }
  await callOffice(server, 'record_payment', part)
  await page.reload()
  await expect(card('P DLAMINI CARPETS')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Chosen by you' })).toHaveCount(0)
  await page.locator('.bank-closed').filter({ hasText: 'MUNICIPAL' }).click()
  await page.keyboard.press('a')
  await expect(toast(page, 'Set aside')).toBeVisible()
})

// The whole of a busy year in the long run.
const count = process.env.EVERYTHING ? 10_000 : 300

test('a long file is read with progress, and the page stays small', { tag: '@long' }, async ({
  page,
  server,
}) => {
  test.setTimeout(limit(180_000))
  const one = await owe(server, 'Sipho Mokoena', 412)
  await openBank(page, server)
  const day = (at: number) =>
    `2025${String(1 + (at % 12)).padStart(2, '0')}${String(1 + (at % 28)).padStart(2, '0')}`
  const rows = Array.from(
    { length: count - 1 },
    (_, at) => `${day(at)},SHOP ${at} TILL,${100 + at}.50,${at}.00`,
  )
  await choose(page, [heads, ...rows, `20260301,MOKOENA ${one.number},412.00,1.00`].join('\n'))
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
  await expect(toast(page, '')).toContainText(/payments? booked/, { timeout: limit(60_000) })
  expect(await openOf(server, one.id)).toBe(0)
})
