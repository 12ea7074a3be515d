// The client's own page: cleans coming and past, the loyalty card, the code that stays, and everything to take along.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addDays, formatDay, formatDayOfYear, todayAt } from '#domain/calendar.ts'
import {
  chooseSlot,
  dayButton,
  freshDay,
  openForm,
  slotChoice,
  slotWithinADay,
  turnTo,
} from './booking-steps.ts'
import { atTheDesk } from './desk.ts'
import { test as alone, axeFindings, comeBack, expect, longStep, newMember } from './house.ts'

const test = atTheDesk(alone)
const about = { first_name: 'Bronwyn', last_name: 'Adams', phone: '+27825550118' }

async function openDashboard(page: Page, email: string) {
  await comeBack(page, email, '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Bronwyn$/)
}

const booking = (userId: string, day: string) => ({
  user_id: userId,
  service_type: 'window',
  service_date: day,
  service_time: '08:00-10:00',
  address: '3 Seemeeu Crescent',
})

test('a regular sees stamps, the discount that waits and why, here and where it is used', async ({
  page,
  server,
}) => {
  const member = await newMember(server, about)
  const regular = { first_name: 'Bronwyn', last_name: 'Adams', email: member.email, total_cleaning_count: 17 }
  const { data } = await server.tables.from('customers').insert(regular).select('id').single()
  const today = todayAt(new Date())
  const reward = { customer_id: data?.id, kind: 'referral', earned_on: today, lapses_on: addDays(today, 180) }
  expect((await server.tables.from('rewards').insert(reward)).error).toBeNull()

  const loyalty = { reward_id: randomUUID(), kind: 'loyalty', milestone: 10, percent: 10, amount_cents: 6200 }
  const quote = { price: 558, full_price: 620, discount_reasons: [loyalty] }
  const quoted = await server.tables
    .from('bookings')
    .insert(booking(member.id, freshDay()))
    .select('id')
    .single()
  await server.tables.from('bookings').update(quote).eq('id', quoted.data?.id).throwOnError()

  await openDashboard(page, member.email)
  const card = page.getByRole('region', { name: 'Loyalty card' })
  await expect(card).toContainText('7 of 10')
  await expect(card).toContainText('3 more cleans, then the next one is 10% off.')
  await expect(card).toContainText('your next milestone is 20')
  const discount = page.getByRole('region', { name: 'Waiting discount' })
  await expect(discount).toContainText('5% off for a friend’s first clean, until')
  await test.step('a quote says what came off and why, on the page and behind the link', async () => {
    const next = page.getByRole('region', { name: 'Your next clean' })
    for (const words of ['R 558.00', 'instead of R 620.00', '10% loyalty: 10 cleans with us, −R 62.00'])
      await expect(next).toContainText(words)
  })
  const code = page.getByText(/^CC[A-Z0-9]{6}$/)
  const shown = await code.textContent()
  await page.reload()
  await expect(code).toHaveText(shown ?? '')

  await longStep('behind the link, and where the next is booked', async () => {
    await page.goto(`/booking?manage=${quoted.data?.id}`)
    const clean = page.getByRole('region', { name: 'Your clean', exact: true })
    await expect(clean).toContainText('10% loyalty: 10 cleans with us−R 62.00You payR 558.00')
    await openForm(page)
    await chooseSlot(page, freshDay())
    await expect(page.getByText('5% off is waiting for your next clean:')).toBeVisible()
  })
})

test('a client moves and cancels on the page itself, and is told what changed meanwhile', async ({
  page,
  server,
}) => {
  test.slow()
  const member = await newMember(server, about)
  const [day, second, later] = [freshDay(), freshDay(), freshDay()]
  const rows = [booking(member.id, day), booking(member.id, second)]
  const { data } = await server.tables.from('bookings').insert(rows).select('id, service_date')
  const first = data?.find(({ service_date }) => service_date === day)?.id
  await openDashboard(page, member.email)
  const next = page.getByRole('region', { name: 'Your next clean' })
  await expect(next).toContainText(formatDayOfYear(day))
  await expect(page.getByText('0 of 10')).toBeVisible()
  expect(await axeFindings(page, { colours: true })).toEqual([])

  await next.getByRole('button', { name: 'Move' }).click()
  await turnTo(page, later)
  expect(await axeFindings(page)).toEqual([])
  await dayButton(page, later).click()
  await slotChoice(page, '10:00-12:00').check()
  await server.tables.from('bookings').update({ special_instructions: 'Bring the ladder' }).eq('id', first)
  await page.getByRole('button', { name: 'Move it there' }).click()
  await expect(page.getByRole('alert')).toContainText('Changed meanwhile')
  await expect(next).toContainText('Bring the ladder')
  await expect(slotChoice(page, '10:00-12:00')).toBeChecked()
  await page.getByRole('button', { name: 'Move it there' }).click()
  await expect(page.getByRole('region', { name: 'Coming' })).toContainText(`${formatDay(later)}, 10:00–12:00`)

  await expect(next).toContainText(formatDayOfYear(second))
  await next.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  const past = page.getByRole('region', { name: 'Past and cancelled' })
  await expect(past.getByRole('listitem').filter({ hasText: formatDay(second) })).toContainText('Cancelled')
  const kept = await server.tables.from('bookings').select('status').eq('user_id', member.id).order('status')
  expect(kept.data).toEqual([{ status: 'cancelled' }, { status: 'pending' }])
})

test('within 24 hours the phone takes the place of Move and Cancel', async ({ page, server }) => {
  const member = await newMember(server, about)
  const { day, slot } = await slotWithinADay(server)
  const { error } = await server.tables
    .from('bookings')
    .insert({ ...booking(member.id, day), service_time: slot })
  expect(error).toBeNull()
  await openDashboard(page, member.email)
  const next = page.getByRole('region', { name: 'Your next clean' })
  await expect(next).toContainText('It starts in less than 24 hours. To change it, call 044 000 0000.')
  await expect(next.getByRole('button')).toHaveCount(0)
})

test('another client’s booking answers like one that does not exist', { tag: '@long' }, async ({
  page,
  server,
}) => {
  const [member, other] = [await newMember(server, about), await newMember(server)]
  const row = booking(other.id, freshDay())
  const { data } = await server.tables.from('bookings').insert(row).select('id').single()
  await openDashboard(page, member.email)
  await expect(page.getByRole('heading', { name: 'No bookings yet' })).toBeVisible()
  for (const id of [data?.id, randomUUID()]) {
    await page.goto(`/booking?manage=${id}`)
    await expect(page.getByText('We cannot find this booking')).toBeVisible()
  }
})

test('a client takes their own data along, and nobody else’s', async ({ page, server }) => {
  const [member, other] = [await newMember(server, about), await newMember(server)]
  await server.tables.from('bookings').insert([booking(member.id, freshDay()), booking(other.id, freshDay())])
  await openDashboard(page, member.email)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const own = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(own.profile.email).toBe(member.email)
  expect(own.bookings.map((row: { user_id: string }) => row.user_id)).toEqual([member.id])
})
