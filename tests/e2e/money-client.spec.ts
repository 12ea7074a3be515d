// What a client sees of their money: the invoice by its private link, the dashboard, the papers.
import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { encode } from 'uqr'
import { business } from '#content/business.ts'
import { drawInvoice } from '#server/invoices/draw-invoice.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { openGroup } from './customer-steps.ts'
import { newPhone } from './hostile-steps.ts'
import { axeFindings, comeBack, expect, longStep, mailTo, newMember, test } from './house.ts'
import { newStaff } from './office-steps.ts'
import { callOffice } from './quote-steps.ts'

type Card = { id: string; number: string; updated_at: string }
type Owner = { user_id?: string; email?: string }

async function customerOf(server: ServerProcess, { user_id, email }: Owner = {}): Promise<string> {
  const id = randomUUID()
  const person = { first_name: 'Elsabé', last_name: `Tide ${id.slice(0, 6)}`, phone: newPhone() }
  const about = {
    id,
    ...person,
    email: email ?? `${id.slice(0, 8)}@home.example`,
    address: '12 Marsh Street',
  }
  expect((await server.tables.from('customers').insert(about)).error).toBeNull()
  if (user_id) {
    const profile = { user_id, email, customer_id: id, first_name: 'Elsabé', last_name: 'Tide' }
    expect((await server.tables.from('client_profiles').upsert(profile)).error).toBeNull()
  }
  return id
}

/** From a completed clean of R 500, sent as a link. */
async function invoiced(server: ServerProcess, customer_id: string) {
  const clean = { id: randomUUID(), customer_id, service_type: 'deep-cleaning', status: 'completed' }
  const done = { ...clean, service_date: '2026-11-02', price: 500 }
  expect((await server.tables.from('services').insert(done)).error).toBeNull()
  const args = { service_id: clean.id, description: 'Deep clean', id: randomUUID() }
  const { id, updated_at } = await callOffice<Card>(server, 'invoice_clean', args)
  const sending = { invoice_id: id, how: 'link', seen: updated_at }
  const { key, invoice } = await callOffice<{ key: string; invoice: Card }>(server, 'send_invoice', sending)
  return { key, invoice }
}

const pay = (server: ServerProcess, { id }: Card, amount_cents: number) =>
  callOffice(server, 'record_payment', {
    ...{ id: randomUUID(), invoice_id: id, amount_cents, method: 'bank-transfer', paid_on: '2026-11-03' },
  })

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('by the link: what it is for and how to pay, part-paid, then full with the rest as credit', async ({
  page,
  context,
  server,
}) => {
  const { key, invoice } = await invoiced(server, await customerOf(server))
  const settings = server.tables.from('business_settings')
  expect(
    (await settings.update({ card_payment_url: 'https://pay.example/me' }).not('slot_capacity', 'is', null))
      .error,
  ).toBeNull()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/invoice?key=${key}`)
  await expect(title(page)).toHaveText('Thank you for having us.')
  await expect(page.getByText(`Invoice ${invoice.number} for Elsabé`)).toBeVisible()
  const open = page.getByRole('region', { name: 'Still open' })
  await expect(open).toContainText('R\u00a0500.00')
  await expect(open).toContainText('Please pay by')
  const ways = page.getByRole('region', { name: 'How to pay' })
  for (const words of [business.bank.name, business.bank.accountNumber, invoice.number])
    await expect(ways).toContainText(words)
  await ways.getByRole('button', { name: 'Copy the reference' }).click()
  await expect(ways.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(invoice.number)
  const card = ways.getByRole('link', { name: 'Pay R\u00a0500.00 by card' })
  await expect(card).toHaveAttribute(
    'href',
    `https://pay.example/me?amount=500.00&reference=${invoice.number}`,
  )
  expect(await axeFindings(page)).toEqual([])
  const paper = await page.request.get(`/invoice.pdf?key=${key}`)
  expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])

  await pay(server, invoice, 200_00)
  await page.reload()
  await expect(open).toContainText('R\u00a0200.00 of R\u00a0500.00')
  await expect(page.getByRole('region', { name: 'What it is for' })).toContainText(/Paid 3 Nov 2026 by EFT/)
  await pay(server, invoice, 340_00)
  await page.reload()
  await expect(title(page)).toHaveText('All paid. Thank you.')
  await expect(page.locator('.quote-leaf.full')).toContainText('R\u00a040.00 was paid too much')
  await expect(ways).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
  await test.step('where it cannot be read the page says so, and a wrong link opens nothing', () =>
    expectToldWhenUnread(page, server))
})

async function expectToldWhenUnread(page: Page, server: ServerProcess) {
  const { key, invoice } = await invoiced(server, await customerOf(server))
  await page.route('**/rpc/read_invoice', route => route.fulfill({ status: 503, body: 'away' }))
  await page.goto(`/invoice?key=${key}`)
  await expect(title(page)).toHaveText('We cannot read it just now.')
  await page.unroute('**/rpc/read_invoice')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(title(page)).toHaveText('Thank you for having us.')
  await page.context().setOffline(true)
  await expect(page.getByText('No signal. This is how it stood when you opened it.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('No signal.')).toHaveCount(0)
  for (const asked of [`?key=${randomBytes(16).toString('hex')}`, '', `?invoice=${invoice.id}`]) {
    await page.goto(`/invoice${asked}`)
    await expect(title(page)).toHaveText(/^(This link opens no invoice|Please sign in)\.$/)
  }
  await page.goto(`/invoice?key=${key}`)
  await expect(title(page)).toHaveText('Thank you for having us.')
  expect(await page.title()).toBe('Your invoice | Coastal Clean')
}

test('signed in: the dashboard shows what is open, the papers, and nothing of others', async ({
  page,
  server,
}) => {
  const member = await newMember(server, { first_name: 'Elsabé', last_name: 'Tide', phone: newPhone() })
  const owner = { user_id: member.id, email: member.email }
  const { invoice } = await invoiced(server, await customerOf(server, owner))
  const other = await invoiced(server, await customerOf(server))
  await comeBack(page, member.email, '/dashboard')
  const own = page.getByRole('region', { name: 'Your invoices' })
  await expect(own).toContainText('R\u00a0500.00 is open.')
  await expect(own).toContainText(invoice.number)
  await expect(own).not.toContainText(other.invoice.number)
  expect(await axeFindings(page)).toEqual([])
  const statement = page.waitForEvent('download')
  await own.getByRole('button', { name: 'Statement as PDF' }).click()
  expect((await readFile(await (await statement).path())).subarray(0, 5).toString()).toBe('%PDF-')
  await longStep('it is looked at, paid, and another’s is not', async () => {
    await own.getByRole('link', { name: 'Look and pay' }).click()
    await expect(page.getByRole('region', { name: 'Still open' })).toContainText('R\u00a0500.00')
    const paper = page.waitForEvent('download')
    await page.getByRole('button', { name: 'The invoice as PDF' }).click()
    expect((await paper).suggestedFilename()).toBe(`invoice-${invoice.number}.pdf`)
    await page.goto(`/invoice?invoice=${other.invoice.id}`)
    await expect(title(page)).toHaveText('This link opens no invoice.')

    await pay(server, invoice, 500_00)
    await page.getByRole('link', { name: 'My dashboard' }).click()
    await expect(own).toContainText('Everything is paid. Thank you.')
    await expect(own.getByText('Paid', { exact: true })).toBeVisible()
  })
})

test('the office sends a customer’s statement by mail, and as a text that opens it', {
  tag: '@long',
}, async ({ page, post, server }) => {
  const customer = await customerOf(server)
  const { invoice } = await invoiced(server, customer)
  await pay(server, invoice, 100_00)
  const { email } = await newStaff(server)
  await comeBack(page, email, `/crm/customers/${customer}`)
  await openGroup(page, 'Invoices')
  await page.getByRole('button', { name: 'Statement', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Statement of account' })
  await dialog.getByLabel('Until').fill('2020-01-01')
  await expect(dialog.getByRole('alert')).toHaveText('The last day must not come before the first.')
  await dialog.getByLabel('Until').fill('2030-12-31')
  const paper = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'PDF' }).click()
  expect((await paper).suggestedFilename()).toMatch(/^statement-.*-2030-12-31\.pdf$/)
  await dialog.getByRole('button', { name: 'Send by email' }).click()
  const mail = await mailTo(post, `${customer.slice(0, 8)}@home.example`)
  expect(mail.text).toContain('You owe R\u00a0400.00.')
  await dialog.getByRole('button', { name: 'By WhatsApp' }).click()
  const text = dialog.getByText('Hello Elsabé, here is your statement')
  await expect(text).toContainText('You owe R\u00a0400.00.')
  const [, key] = /statement\.pdf\?key=(\w+)/.exec((await text.textContent()) ?? '') ?? []
  expect((await page.request.get(`/statement.pdf?key=${key}`)).status()).toBe(200)
  expect(await axeFindings(page)).toEqual([])
})

const link = 'https://pay.example/me?amount=2160.00&reference=2027-007'

test('drawn as a picture, the paper keeps to its margins and its code can be scanned', {
  tag: '@long',
}, async ({ page }) => {
  const lines = Array.from({ length: 9 }, (_, at) => ({
    ...{ kind: 'line', words: `Regular clean with all the windows of the upper floor, visit ${at}` },
    amount_cents: 240_00,
  })) as never
  const invoice = {
    ...{ number: '2027-007', day: '2027-03-01', dueOn: '2027-03-09', description: 'Deep clean', place: '' },
    ...{
      totalCents: 2160_00,
      openCents: 2160_00,
      clientName: 'Elsabé Ndlovu',
      clientAddress: ['12 Marsh Street'],
    },
  }
  const pdf = await drawInvoice({ ...invoice, lines, cardLink: link }, business)
  const drawn = await draw(page, Buffer.from(pdf))
  expect(drawn.inkOutside).toBe(0)
  const { data, size } = encode(link, { ecc: 'M', border: 0 })
  expect(drawn.dark.length).toBe(size)
  expect(drawn.dark).toEqual(data)
})

// With the PDF library that the tests read papers with, in a real browser. The code is looked for by its upper left corner.
async function draw(page: Page, pdf: Buffer): Promise<{ inkOutside: number; dark: boolean[][] }> {
  const { size } = encode(link, { ecc: 'M', border: 0 })
  await page.route('http://paper.example/**', async route => {
    const isScript = route.request().url().endsWith('.mjs')
    await route.fulfill(
      isScript
        ? { path: 'node_modules/unpdf/dist/pdfjs.mjs', contentType: 'text/javascript' }
        : { body: '<!doctype html>', contentType: 'text/html' },
    )
  })
  await page.goto('http://paper.example/')
  return page.evaluate(
    async ({ base64, size }) => {
      const script = '/pdfjs.mjs'
      const pdfjs = await import(script)
      const data = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
      const file = await pdfjs.getDocument({ data }).promise
      const sheet = await file.getPage(1)
      const scale = 4
      const viewport = sheet.getViewport({ scale })
      const canvas = Object.assign(document.createElement('canvas'), {
        ...{ width: Math.ceil(viewport.width), height: Math.ceil(viewport.height) },
      })
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no canvas')
      await sheet.render({ canvasContext: pen, viewport }).promise
      const { data: dots } = pen.getImageData(0, 0, canvas.width, canvas.height)
      const isDark = (x: number, y: number) =>
        (dots[(Math.round(y) * canvas.width + Math.round(x)) * 4] ?? 255) < 128
      let inkOutside = 0
      for (let y = 0; y < canvas.height; y++)
        for (let x = 0; x < canvas.width; x++) {
          const isMargin = x < 54 * scale || x > 541 * scale || y < 40 * scale || y > 800 * scale
          if (isMargin && isDark(x, y)) inkOutside++
        }
      // The code is the only thing that is dark for a whole width of its corner, at this x.
      const [left, width] = [360 * scale, 92 * scale]
      const cell = width / size
      let top = 0
      for (let y = 0; y < canvas.height && !top; y++) {
        const corner = Array.from({ length: Math.floor(cell * 6) }, (_, at) => isDark(left + 2 + at, y + 2))
        if (corner.every(Boolean)) top = y
      }
      const dark = Array.from({ length: size }, (_, row) =>
        Array.from({ length: size }, (_, at) => isDark(left + (at + 0.5) * cell, top + (row + 0.5) * cell)),
      )
      return { inkOutside, dark }
    },
    { base64: pdf.toString('base64'), size },
  )
}
