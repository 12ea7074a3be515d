// The list to send: a morning's messages under one thumb, on two devices, in the owner's words.
import type { Page } from '@playwright/test'
import { addDays, formatDayOfYear, todayAt } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { someoneElse } from './booking-steps.ts'
import { atTheDesk } from './desk.ts'
import { axeFindings, expect, longStep } from './house.ts'
import { openOfficeAt } from './office-booking-steps.ts'
import { liveOn } from './office-steps.ts'
import { goTo } from './open-app.ts'
import { sendersHouse } from './send-steps.ts'

const test = atTheDesk(sendersHouse)
test.describe.configure({ lock: 'list to send' })

const today = todayAt(new Date())
const tomorrow = addDays(today, 1)
const bar = (page: Page) => page.locator('.send-bar')
const bubble = (page: Page) => page.locator('.send-bubble')

/** Agreed last week, for tomorrow; reached on WhatsApp unless said otherwise. */
async function agreed({ tables }: ServerProcess, names: string[], more: Record<string, unknown> = {}) {
  await tables.from('day_overrides').upsert({ day: tomorrow, is_open: true })
  await tables.from('business_settings').update({ slot_capacity: 20 }).eq('id', 1).throwOnError()
  for (const [place, guest_name] of names.entries()) {
    const row = {
      ...someoneElse(tomorrow, '10:00-12:00'),
      guest_name,
      guest_email: `${guest_name.toLowerCase().replace(' ', '.')}@to-send.example`,
      guest_phone: `+2784${String(1_000_000 + names.length * 1000 + place)}`,
      status: 'confirmed',
      price: 450,
      channel: 'whatsapp',
      created_at: '2026-01-05T08:00:00Z',
      ...more,
    }
    const { error } = await tables.from('bookings').insert(row)
    expect(error).toBeNull()
  }
}

/** It is morning there, and WhatsApp answers. */
async function openList(page: Page, server: ServerProcess, role: 'staff' | 'admin' = 'staff') {
  await page.context().route('https://wa.me/**', route => route.fulfill({ body: 'WhatsApp' }))
  await liveOn(page, today)
  await openOfficeAt(page, server, '/crm/send', role)
}

/** Taps, and answers what WhatsApp was opened with. */
async function tap(page: Page, name: string | RegExp) {
  const opening = page.waitForEvent('popup')
  await bar(page).getByRole('link', { name }).click()
  const chat = await opening
  const url = new URL(chat.url())
  await chat.close()
  return { number: url.pathname, text: url.searchParams.get('text') ?? '' }
}

const sentOf = async ({ tables }: ServerProcess) =>
  (await tables.from('messages').select('id').eq('state', 'sent').throwOnError()).data ?? []

// Twelve in the long run.
const count = process.env.EVERYTHING ? 12 : 3

test('a morning’s messages are one tap each and one more, and go once', async ({ page, server }) => {
  test.slow()
  const names = Array.from({ length: count }, (_, place) => `${'ABCDEFGHIJKL'[place]}nna Twelve`)
  await agreed(server, names)
  await openList(page, server)
  await expect(page.getByText(new RegExp(`^${count} messages wait, about `))).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: /main tabs/ }).getByRole('link', { name: /Inbox/ }),
  ).toContainText(String(count))
  expect(await axeFindings(page)).toEqual([])
  const said = [await tap(page, 'Open WhatsApp')]
  await test.step('without signal answers are kept, and sent when it is back', async () => {
    await page.context().setOffline(true)
    for (let place = 1; place < count; place += 1) said.push(await tap(page, /^Yes\. Next: /))
    await expect(page.getByText(`No signal. ${count - 1} answers are kept and sent later.`)).toBeVisible()
    expect(await sentOf(server)).toEqual([])
    await page.context().setOffline(false)
    await expect.poll(() => sentOf(server)).toHaveLength(count - 1)
  })
  await test.step('what was opened is still asked for after a reload', async () => {
    await page.reload()
    await expect(page.getByText('Did it go to', { exact: false })).toBeVisible()
  })
  await bar(page).getByRole('button', { name: 'Yes. That was the last' }).click()
  const taps = said.length + 1
  expect(taps).toBe(count + 1)

  expect(new Set(said.map(({ number }) => number)).size).toBe(count)
  for (const { number, text } of said) {
    expect(number).toMatch(/^\/2784\d{7}$/)
    expect(text).toContain(`we come tomorrow, ${formatDayOfYear(tomorrow)}, and arrive 10:00–12:00`)
    expect(text).toContain(formatRand(45_000))
    expect(text).toMatch(/\/booking\?manage=[0-9a-f]{64}/)
  }
  await expect(page.getByRole('heading', { name: 'All said' })).toBeVisible()
  await expect.poll(() => sentOf(server)).toHaveLength(count)

  // On a second device: to-send-signal.spec.ts.
  await longStep('one did not go after all; what went stands with its person', async () => {
    await page.getByText(`${count} sent today`).click()
    await page.getByRole('button', { name: 'Not sent: Anna Twelve' }).click()
    await expect(page.getByText('1 message waits')).toBeVisible()
    await tap(page, 'Open WhatsApp')
    await bar(page).getByRole('button', { name: 'Yes. That was the last' }).click()
    await expect.poll(() => sentOf(server)).toHaveLength(count)

    const { data } = await server.tables.from('customers').select('id').match({ first_name: 'Bnna' }).single()
    await goTo(page, `/crm/customers/${data?.id}`)
    await expect(page.getByText('We wrote: Reminder')).toBeVisible()
  })
})

test('the owner changes a text, is told of a wrong field at once, and has ours back with a tap', async ({
  page,
  server,
}) => {
  await agreed(server, ['Themba Texts'])
  await openList(page, server, 'admin')
  await page.locator('.send-list').getByRole('link', { name: 'Texts' }).click()
  await expect(page.locator('.send-list')).toHaveCount(0)
  await page.getByText('Reminder', { exact: true }).click()
  const form = page.getByRole('form', { name: 'Reminder' })
  await form.getByLabel('Text').fill('Molo {name}, until {dya}!')
  await expect(form.getByText('There is no field {dya} for this message.')).toBeVisible()
  await form.getByLabel('Text').fill('Molo {name}, until {day}!')
  await expect(form.getByRole('region', { name: 'How it looks' })).toContainText(
    'Molo Nomsa, until Thursday 17 December!',
  )
  await form.getByRole('button', { name: 'Save text' }).click()
  await expect(page.locator('.toast').getByText('Saved')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await goTo(page, '/crm/send')
  await expect(bubble(page)).toContainText(`until ${formatDayOfYear(tomorrow)}!`)
  await goTo(page, '/admin/texts')
  await expect(page.locator('.send-list')).toHaveCount(0)
  await page.getByText('Reminder', { exact: true }).click()
  await form.getByRole('button', { name: 'Back to how it came' }).click()
  await form.getByRole('button', { name: 'Save text' }).click()
  await expect(page.locator('.toast').getByText('Saved')).toBeVisible()
  const stored = async () => (await server.tables.from('message_texts').select('body, is_on')).data
  await expect.poll(stored).toEqual([{ body: null, is_on: true }])
})

test('staff set how somebody is reached, and tell them that they are on the way', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await server.tables.from('day_overrides').upsert({ day: today, is_open: true })
  const { data: customer } = await server.tables
    .from('customers')
    .insert({
      first_name: 'Wanda',
      last_name: 'Way',
      phone: '+27849990001',
      email: 'wanda@to-send.example',
    })
    .select('id')
    .single()
    .throwOnError()
  const clean = {
    ...{
      customer_id: customer?.id,
      service_type: 'window',
      service_date: tomorrow,
      service_time: '14:00-16:00',
    },
    ...{ address: '1 Marsh Street', status: 'confirmed', created_at: '2026-01-05T08:00:00Z' },
  }
  await server.tables.from('day_overrides').upsert({ day: tomorrow, is_open: true })
  expect((await server.tables.from('bookings').insert(clean)).error).toBeNull()
  await openList(page, server)
  await expect(page.getByText('Wanda Way')).toHaveCount(0)
  await goTo(page, `/crm/customers/${customer?.id}`)
  await page.getByLabel('Reminders and questions by').selectOption('WhatsApp')
  await expect(page.locator('.toast').getByText('Saved')).toBeVisible()
  await goTo(page, '/crm/send')
  await expect(page.getByText('Wanda Way').first()).toBeVisible()

  // Tomorrow, in the browser.
  await liveOn(page, tomorrow)
  await goTo(page, '/crm')
  await page.getByRole('button', { name: 'On my way to Wanda Way' }).click()
  const sheet = page.getByRole('dialog', { name: 'On my way to Wanda Way' })
  await sheet.getByLabel('You arrive in about').selectOption('30 minutes')
  await expect(sheet.getByText('arrive in about 30 minutes')).toBeVisible()
  const opening = page.waitForEvent('popup')
  await sheet.getByRole('link', { name: 'Open WhatsApp' }).click()
  expect(decodeURIComponent((await opening).url())).toContain(
    'wa.me/27849990001?text=Hello Wanda, we are on our way',
  )
  await sheet.getByRole('button', { name: 'Yes, it went' }).click()
  await expect(page.locator('.toast').getByText('Wanda Way knows')).toBeVisible()
  const { data } = await server.tables.from('messages').select('state').match({ occasion: 'on-my-way' })
  expect(data).toEqual([{ state: 'sent' }])
})
