// From whom to remind into the list to send: one message for each client, noted on each invoice it names.
import { randomUUID } from 'node:crypto'
import { addDays, todayAt } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { atTheDesk } from './desk.ts'
import { expect, longStep, toast } from './house.ts'
import { openOfficeAt } from './office-booking-steps.ts'
import { liveOn } from './office-steps.ts'
import { sendersHouse } from './send-steps.ts'

const test = atTheDesk(sendersHouse)
test.describe.configure({ lock: 'list to send' })

const today = todayAt(new Date())

async function owing({ tables }: ServerProcess, first_name: string, channel: string, lateDays: number[]) {
  const customer_id = randomUUID()
  const phone = `+2783555${String(1000 + lateDays.length * 100 + first_name.length)}`
  const person = { id: customer_id, first_name, last_name: 'Unpaid', phone, channel, is_ours: true }
  const email = `${first_name.toLowerCase()}@unpaid.example`
  expect((await tables.from('customers').insert({ ...person, email })).error).toBeNull()
  for (const days of lateDays) {
    const written = addDays(today, -days - 7)
    const row = {
      id: randomUUID(),
      customer_id,
      service_date: written,
      invoice_number: `U-${first_name}-${days}`,
    }
    const more = { description: 'Windows', amount_paid: 450, created_at: `${written}T08:00:00Z` }
    expect((await tables.from('service_invoices').insert({ ...row, ...more })).error).toBeNull()
    const due_on = addDays(today, -days)
    expect((await tables.from('service_invoices').update({ due_on }).eq('id', row.id)).error).toBeNull()
  }
}

test('all who are late come into the list to send, and what went stands with each invoice', async ({
  page,
  server,
}) => {
  test.slow()
  await owing(server, 'Zandile', 'whatsapp', [40, 50])
  await owing(server, 'Mila', 'mail', [60])
  await page.context().route('https://wa.me/**', route => route.fulfill({ body: 'WhatsApp' }))
  await liveOn(page, today)
  await openOfficeAt(page, server, '/crm/money')
  await page.getByRole('button', { name: 'All into the list to send' }).click()
  await expect(toast(page, '1 client stands in the list to send')).toContainText('1 client is not.')
  await expect(page).toHaveURL(/\/crm\/send$/)
  const message = page.getByRole('article', { name: 'Zandile Unpaid' })
  await expect(message).toContainText('2 invoices, the first was due')
  await expect(message).toContainText('U-Zandile-50: R 450.00, was due')
  await expect(message).toContainText(/\/statement\.pdf\?key=[0-9a-f]{32}/)

  const opening = page.waitForEvent('popup')
  await page.locator('.send-bar').getByRole('link', { name: 'Open WhatsApp' }).click()
  expect(new URL((await opening).url()).searchParams.get('text')).toContain(
    `${formatRand(90_000)} is still open`,
  )
  await page.locator('.send-bar').getByRole('button', { name: 'Yes. That was the last' }).click()
  await expect(page.getByText('1 sent today')).toBeVisible()
  await expect
    .poll(async () => (await server.tables.from('events').select('id').eq('name', 'invoice_reminded')).data)
    .toHaveLength(2)

  await longStep('they stand as reminded, and nobody is written to twice', async () => {
    await page.goto('/crm/money')
    const chase = page.getByRole('region', { name: 'Who to remind' })
    const lines = chase.getByRole('listitem').filter({ hasText: 'Zandile' })
    await expect(lines).toHaveCount(2)
    for (const line of await lines.all()) await expect(line).toContainText(/Reminded \d+ \w+/)
    await chase.getByRole('button', { name: 'All into the list to send' }).click()
    await expect(toast(page, 'Nobody came into the list to send')).toBeVisible()
    await lines.first().getByRole('link').click()
    await expect(page.getByText('Reminded by WhatsApp')).toBeVisible()
  })
})
