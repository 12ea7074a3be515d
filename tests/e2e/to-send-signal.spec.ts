// The list to send without signal, and people whom mail does not reach.
import type { Page } from '@playwright/test'
import { addDays, todayAt } from '#domain/calendar.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { someoneElse } from './booking-steps.ts'
import { axeFindings, expect, longStep } from './house.ts'
import { openOfficeAt, openSecondOffice } from './office-booking-steps.ts'
import { liveOn } from './office-steps.ts'
import { sendersHouse } from './send-steps.ts'

const test = sendersHouse
test.describe.configure({ lock: 'list to send' })

const today = todayAt(new Date())
const tomorrow = addDays(today, 1)
const bar = (page: Page) => page.locator('.send-bar')

type Guest = Record<'guest_name' | 'guest_phone' | 'guest_email', string | null> & { customer_id?: string }

async function agreed({ tables }: ServerProcess, guests: Guest[]) {
  await tables.from('day_overrides').upsert({ day: tomorrow, is_open: true })
  await tables.from('business_settings').update({ slot_capacity: 20 }).eq('id', 1).throwOnError()
  for (const guest of guests) {
    const row = { ...someoneElse(tomorrow, '10:00-12:00'), status: 'confirmed', price: 450, ...guest }
    await tables
      .from('bookings')
      .insert({ ...row, created_at: '2026-01-05T08:00:00Z' })
      .throwOnError()
  }
}

async function openList(page: Page, server: ServerProcess) {
  await page.context().route('https://wa.me/**', route => route.fulfill({ body: 'WhatsApp' }))
  await liveOn(page, today)
  await openOfficeAt(page, server, '/crm/send')
}

async function tap(page: Page, name: string | RegExp) {
  const opening = page.waitForEvent('popup')
  await bar(page).getByRole('link', { name }).click()
  await (await opening).close()
}

const sent = async ({ tables }: ServerProcess) => {
  const { data } = await tables.from('messages').select('bookings(guest_name)').eq('state', 'sent')
  return (data as unknown as { bookings: { guest_name: string } }[])
    .map(({ bookings }) => bookings.guest_name)
    .sort()
}
const kept = async ({ tables }: ServerProcess) =>
  (await tables.from('audit_log').select('id').eq('table_name', 'messages')).data?.length

test('answers given without signal are kept, sent once, and seen on the second device', {
  tag: '@long',
}, async ({ page, server }) => {
  test.slow()
  const names = ['Ada Signal', 'Ben Signal', 'Cas Signal']
  await agreed(
    server,
    names.map((guest_name, place) => ({
      guest_name,
      guest_phone: `+2784200000${place}`,
      guest_email: null,
    })),
  )
  await openList(page, server)
  await expect(page.getByText('3 messages wait')).toBeVisible()
  await page.context().setOffline(true)
  await tap(page, 'Open WhatsApp')
  await tap(page, /^Yes\. Next: /)
  await tap(page, /^Yes\. Next: /)
  await expect(page.getByText('No signal. 2 answers are kept and sent later.')).toBeVisible()
  expect(await sent(server)).toEqual([])
  expect(await axeFindings(page)).toEqual([])

  await page.context().setOffline(false)
  await expect.poll(() => sent(server)).toHaveLength(2)
  await page.reload()
  await expect(page.getByText('1 message waits')).toBeVisible()
  await expect(page.getByText('2 sent today')).toBeVisible()

  let other: Page | undefined
  await longStep('on the second device', async () => {
    other = await openSecondOffice(page, server, '/crm/send')
    await expect(other.getByText('1 message waits')).toBeVisible()
  })
  // What was opened before the reload is still asked for.
  await bar(page).getByRole('button', { name: 'Yes. That was the last' }).click()
  await expect.poll(() => sent(server)).toEqual(names)
  if (other) await expect(other.getByRole('heading', { name: 'All said' })).toBeVisible()
  const before = await kept(server)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'All said' })).toBeVisible()
  expect([await kept(server), await sent(server)]).toEqual([before, names])
})

test('who has no email address is offered WhatsApp, who has no phone an email', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await server.tables.from('bookings').delete().like('guest_name', '% Signal')
  const { data: petra } = await server.tables
    .from('customers')
    .insert({ first_name: 'Petra', last_name: 'Nophone', email: 'petra@to-send.example', channel: 'both' })
    .select('id')
    .single()
    .throwOnError()
  const nobody = { guest_name: null, guest_phone: null, guest_email: null }
  await agreed(server, [
    { guest_name: 'Nandi Nomail', guest_phone: '+27843000001', guest_email: null },
    { ...nobody, customer_id: petra?.id },
  ])
  await openList(page, server)
  const now = page.getByRole('region', { name: 'Next to send' })
  for (const left of [2, 1]) {
    await expect(page.getByText(left === 2 ? '2 messages wait' : '1 message waits')).toBeVisible()
    const name = await now.getByRole('heading', { level: 3 }).textContent()
    if (name === 'Nandi Nomail') {
      await expect(bar(page).getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute(
        'href',
        /wa\.me\/27843000001/,
      )
    } else {
      await expect(now.getByText('There is no phone number. An email reaches them.')).toBeVisible()
      await expect(bar(page).getByRole('link', { name: 'Write an email' })).toHaveAttribute(
        'href',
        /^mailto:petra@to-send\.example/,
      )
    }
    await bar(page).getByRole('button', { name: 'Not this one' }).click()
  }
  await expect(page.getByRole('heading', { name: 'All said' })).toBeVisible()
})
