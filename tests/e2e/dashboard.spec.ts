// The client's own page: cleans coming and past, the loyalty card, the code that stays, and everything to take along.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addDays, formatDay, todayAt } from '#domain/calendar.ts'
import { chooseSlot, dayButton, freshDay, openForm, slotChoice, turnTo } from './booking-steps.ts'
import { axeFindings, expect, newMember, signIn, test } from './house.ts'

const about = { first_name: 'Bronwyn', last_name: 'Adams', phone: '+27825550118' }

async function openDashboard(page: Page, email: string) {
  await signIn(page, email)
  await expect(page).toHaveURL(/\/crm$/)
  await page.goto('/dashboard')
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

  await openDashboard(page, member.email)
  const card = page.getByRole('region', { name: 'Loyalty card' })
  await expect(card).toContainText('7 of 10')
  await expect(card).toContainText('3 more cleans, then the next one is 10% off.')
  await expect(card).toContainText("5% off for a friend's first clean, until")
  const code = page.getByText(/^CC[A-Z0-9]{6}$/)
  const shown = await code.textContent()
  await page.reload()
  await expect(code).toHaveText(shown ?? '')

  await openForm(page)
  await chooseSlot(page, freshDay())
  await expect(page.getByText('5% off is waiting for your next clean:')).toBeVisible()
})

test('a client moves an own booking, and another’s does not exist', async ({ page, server }) => {
  const [member, other] = [await newMember(server, about), await newMember(server)]
  const [day, later, othersDay] = [freshDay(), freshDay(), freshDay()]
  const insert = (userId: string, on: string) =>
    server.tables.from('bookings').insert(booking(userId, on)).select('id').single()
  await insert(member.id, day)
  const { data: others } = await insert(other.id, othersDay)
  await openDashboard(page, member.email)
  await page.getByRole('region', { name: 'Coming' }).getByRole('link', { name: 'Move or cancel' }).click()

  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await turnTo(page, later)
  await dayButton(page, later).click()
  await slotChoice(page, '10:00-12:00').check()
  await page.getByRole('button', { name: 'Move it there' }).click()
  await expect(page.getByRole('region', { name: 'Your clean', exact: true })).toContainText(formatDay(later))

  await page.goto(`/booking?manage=${others?.id}`)
  await expect(page.getByText('We cannot find this booking')).toBeVisible()
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

test('axe finds nothing on the card, nor where a booking is moved', async ({ page, server }) => {
  // Four walks of axe on one page after the other.
  test.slow()
  const member = await newMember(server, about)
  const { data } = await server.tables
    .from('bookings')
    .insert(booking(member.id, freshDay()))
    .select('id')
    .single()
  await openDashboard(page, member.email)
  await expect(page.getByText('0 of 10')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.goto(`/booking?manage=${data?.id}`)
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})
