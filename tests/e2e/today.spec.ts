// Today on a phone between two jobs: what is next, ticks that count, and no signal.
import { once } from 'node:events'
import type { Page } from '@playwright/test'
import { addDays, formatDayOfYear } from '#domain/calendar.ts'
import { startSite } from '#tests/start-site.ts'
import { freshDay } from './booking-steps.ts'
import { axeFindings, expect, newMember, test, toast } from './house.ts'
import { bookClean, liveOn, newStaff, openCrm } from './office-steps.ts'

const tick = (page: Page, words: string) => page.getByRole('button', { name: words, exact: true })
// Jobs that other tests left unfinished on earlier days are above.
const onDay = (page: Page, section: string) => page.getByRole('region', { name: section, exact: true })
const job = (page: Page, name: string, section = 'Today') =>
  onDay(page, section).getByRole('listitem').filter({ hasText: name })

// The worker keeps the page's files in its own time; once it has them all, the page opens without signal.
const untilKept = (page: Page) => expect.poll(() => page.evaluate(filesNotKept)).toEqual([])

async function filesNotKept() {
  const kept = (await (await caches.open('office')).keys()).map(({ url }) => url)
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const needed = files.filter(name => name.includes('/assets/'))
  return [`${location.origin}/crm`, ...needed].filter(name => !kept.includes(name))
}

async function completeWith(page: Page, name: string, payment: string) {
  await tick(page, `Complete: ${name}`).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: payment }).check()
  await sheet.getByRole('button', { name: 'Complete' }).click()
}

test('a clean is started, completed with its payment, and taken back', async ({ page, server }) => {
  const day = freshDay()
  const clean = await bookClean(server, day, { notes: 'Gate code 4471#.' })
  await server.tables
    .from('bookings')
    .update({ size: 3, extras: ['oven'] })
    .eq('id', clean.id)
  await liveOn(page, day)
  await openCrm(page, (await newStaff(server)).email)
  await expect(page.getByRole('heading', { name: formatDayOfYear(day) })).toBeVisible()
  const card = job(page, clean.name)
  const work = 'Deep clean · 3 bedrooms · Inside the oven'
  await expect(card).toContainText(`10:00 to 15:30R 855.00Fatima Davids${work}31 Kompas Street, Hartenbos`)
  await expect(card).toContainText('Gate code 4471#.')
  await expect(card.getByRole('link', { name: 'Call' })).toHaveAttribute('href', `tel:${clean.phone}`)
  const message = /^https:\/\/wa\.me\/2782\d{7}\?text=Hello%20Fatima%2C%20this%20is%20Coastal%20Clean/
  await expect(card.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', message)
  await expect(card.getByRole('link', { name: 'Map' })).toHaveAttribute('href', /query=31%20Kompas%20Street/)

  await tick(page, 'Start: Fatima Davids').dblclick()
  await expect(card).toContainText('Under way since')
  await expect(page.getByRole('region', { name: 'Under way' })).toContainText('Hartenbos')
  await expect(page.getByRole('dialog')).toBeHidden()
  await completeWith(page, 'Fatima Davids', 'Card')
  await expect(card).toContainText('Deep clean, Hartenbos · Paid by card')
  await expect(page.getByText('1 done')).toBeVisible()
  const paid = () =>
    server.tables.from('services').select('payment_method, payment_status').eq('booking_id', clean.id)
  await expect
    .poll(async () => (await paid()).data)
    .toEqual([{ payment_method: 'credit-card', payment_status: 'paid' }])

  await toast(page, 'Fatima Davids: completed').getByRole('button', { name: 'Undo' }).click()
  await expect(tick(page, 'Complete: Fatima Davids')).toBeVisible()
  expect((await paid()).data).toEqual([])
})

test('without signal the list opens, ticks wait, and go out once on return', async ({ page, server }) => {
  const day = freshDay()
  const [first, second] = [
    await bookClean(server, day, { name: 'Hennie van Wyk', slot: '08:00-10:00' }),
    await bookClean(server, day, { name: 'Craig Petersen' }),
  ]
  await liveOn(page, day)
  await openCrm(page, (await newStaff(server)).email)
  await expect(job(page, first.name)).toBeVisible()
  await untilKept(page)
  await page.context().setOffline(true)
  await tick(page, 'Start: Hennie van Wyk').click()
  await completeWith(page, 'Hennie van Wyk', 'Cash')
  await tick(page, 'Start: Craig Petersen').click()
  await expect(page.getByText('Not sent yet')).toHaveCount(2)
  await page.reload()
  await expect(
    page.getByText(/^No signal\. This is the list of \d\d:\d\d\. Your 3 ticks are kept/),
  ).toBeVisible()
  await expect(job(page, first.name)).toContainText('Paid in cash')
  await expect(page.getByText('Not sent yet')).toHaveCount(2)

  await page.context().setOffline(false)
  await expect(page.getByText('Back. 3 ticks sent.')).toBeVisible()
  await expect(page.getByText('Not sent yet')).toHaveCount(0)
  const { data } = await server.tables
    .from('bookings')
    .select('id, status, started_at')
    .in('id', [first.id, second.id])
  expect(data?.find(({ id }) => id === first.id)).toMatchObject({ status: 'completed' })
  expect(data?.find(({ id }) => id === second.id)?.started_at).toBeTruthy()
  const events = await server.tables
    .from('events')
    .select('name')
    .eq('subject_id', first.id)
    .eq('name', 'booking_completed')
  expect(events.data).toHaveLength(1)
})

test('a clean that nobody ticked off stands on top of the days after, also without signal', async ({
  page,
  server,
}) => {
  const [day, next] = [freshDay(), freshDay()]
  const name = 'Thandi Left'
  const clean = await bookClean(server, day, { name })
  const moved = await bookClean(server, day, { name: 'Moved Along', slot: '14:00-16:00' })
  await server.tables.from('bookings').update({ service_date: next }).eq('id', moved.id)
  await liveOn(page, next)
  await openCrm(page, (await newStaff(server)).email)
  const all = page.getByRole('button', { name: /^Show all/ })
  const badge = page
    .locator('.office-tabs')
    .getByRole('link', { name: /Today$/ })
    .locator('.count')
  await expect(badge).toContainText('not ticked off')
  const count = Number.parseInt((await badge.textContent()) ?? '', 10)
  if (count > 3) await all.click()
  await expect(job(page, name, 'Not ticked off')).toContainText('Not ticked off. Did it happen?')
  await expect(job(page, 'Moved Along', 'Not ticked off')).toHaveCount(0)

  await untilKept(page)
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText('No signal.')).toBeVisible()
  if (count > 3) await all.click()
  await completeWith(page, name, 'Cash')
  await expect(job(page, name, 'Not ticked off')).toContainText('Not sent yet')
  await page.context().setOffline(false)
  await expect(page.getByText('Back. 1 tick sent.')).toBeVisible()
  await expect(job(page, name, 'Not ticked off')).toHaveCount(0)
  const { data } = await server.tables.from('bookings').select('status').eq('id', clean.id).single()
  expect(data?.status).toBe('completed')
  await expect
    .poll(async () => Number.parseInt((await badge.allTextContents())[0] ?? '0', 10))
    .toBe(count - 1)
})

test('between two jobs stand the way and the time that is free', async ({ page, server }) => {
  const day = freshDay()
  await bookClean(server, day, { name: 'Early Bird', slot: '08:00-10:00' })
  const late = await bookClean(server, day, { name: 'Late Comer', slot: '14:00-16:00' })
  await liveOn(page, day)
  await openCrm(page, (await newStaff(server)).email)
  await expect(job(page, late.name)).toContainText('20 min on the way14:00 to 15:00')
  const gap = onDay(page, 'Today').getByRole('link', { name: 'Free 09:00 to 14:00' })
  await expect(gap).toContainText('5 h')
  await untilKept(page)
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText('No signal.')).toBeVisible()
  await expect(gap).toBeVisible()
  await page.context().setOffline(false)
  await gap.click()
  await expect(page).toHaveURL(new RegExp(`/crm/bookings/new.*at=${day}\\+08`))
})

test('what a colleague changes shows on Today while it is in view', async ({ page, server }) => {
  const day = freshDay()
  const clean = await bookClean(server, day)
  await liveOn(page, day)
  await openCrm(page, (await newStaff(server)).email)
  await expect(job(page, clean.name)).toContainText('R 855.00')
  await server.tables.from('customers').update({ notes: 'The dog is friendly.' }).eq('id', clean.customerId)
  await expect(job(page, clean.name)).toContainText('The dog is friendly.')
})

test('with the server stopped the list opens at once and says that it is old', async ({ browser }) => {
  test.slow()
  const own = await startSite({ RATE_LIMIT_SCALE: '1000' })
  const page = await (await browser.newContext({ baseURL: own.url })).newPage()
  const day = freshDay()
  await bookClean(own, day)
  await liveOn(page, day)
  await openCrm(page, (await newStaff(own)).email)
  await expect(job(page, 'Fatima Davids')).toBeVisible()
  await untilKept(page)
  own.process.kill('SIGKILL')
  await once(own.process, 'exit')
  const notice = /^The server does not answer\. This is the list of \d\d:\d\d\./
  await expect(page.getByText(notice)).toBeVisible()
  await page.reload()
  await expect(job(page, 'Fatima Davids')).toBeVisible()
  await expect(page.getByText(notice)).toBeVisible()
  await page.context().close()
  await own.stop()
})

test('a tick on a clean that a colleague has moved says so', async ({ page, server }) => {
  // The day between is tomorrow, which is shown too.
  const [day, , later] = [freshDay(), freshDay(), freshDay()]
  const clean = await bookClean(server, day)
  await liveOn(page, day)
  await openCrm(page, (await newStaff(server)).email)
  await expect(job(page, clean.name)).toBeVisible()
  await server.tables.from('bookings').update({ service_date: later }).eq('id', clean.id)
  await tick(page, 'Start: Fatima Davids').click()
  await expect(toast(page, 'That tick was not takenSomebody has just changed this booking.')).toBeVisible()
  await expect(job(page, clean.name)).toBeHidden()
})

test('who signs out takes the names along', async ({ page, server }) => {
  const day = freshDay()
  await bookClean(server, day)
  await liveOn(page, day)
  await openCrm(page, (await newStaff(server)).email)
  await expect(job(page, 'Fatima Davids')).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Davids')
})

test('a client without a role sees their own clean, and nothing to tick', async ({ page, server }) => {
  const day = freshDay()
  const others = await bookClean(server, day)
  const member = await newMember(server, { first_name: 'Ann', last_name: 'Guest' })
  const own = { user_id: member.id, service_type: 'window', service_date: day, service_time: '14:00-16:00' }
  await server.tables.from('bookings').insert({ ...own, address: '1 Marsh Street' })
  await liveOn(page, day)
  await openCrm(page, member.email)
  await expect(page.getByRole('region', { name: 'Today' })).toContainText('1 Marsh Street')
  await expect(job(page, others.name)).toBeHidden()
  await expect(page.getByRole('button', { name: /^Start/ })).toHaveCount(0)
})

test('axe finds nothing on a day at work, nor without signal', async ({ page, server }) => {
  test.slow()
  const day = freshDay()
  await bookClean(server, day, { notes: 'Ring twice.' })
  await bookClean(server, day, { name: 'Craig Petersen', slot: '14:00-16:00', status: 'pending' })
  await server.tables
    .from('day_overrides')
    .upsert({ day: addDays(day, 2), is_open: false, reason: 'Stocktaking' })
  await liveOn(page, day)
  await openCrm(page, (await newStaff(server)).email)
  await expect(page.getByText(': closed, Stocktaking')).toBeVisible()
  await tick(page, 'Start: Fatima Davids').click()
  await expect(page.getByRole('region', { name: 'Under way' })).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText('No signal.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})
