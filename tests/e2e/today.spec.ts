// Today without signal, or without the server: the list opens, and ticks wait.
import { once } from 'node:events'
import { startSite } from '#tests/start-site.ts'
import { freshDay } from './booking-steps.ts'
import { expect, test } from './house.ts'
import { bookClean, liveOn, newStaff, openCrm } from './office-steps.ts'
import { completeWith, job, onDay, tick } from './today-steps.ts'
import { untilKept } from './worker-steps.ts'

test('the way and the free time stand between two jobs; without signal the list opens, ticks wait, and go out once on return', async ({
  page,
  server,
}) => {
  const day = freshDay()
  const [first, second] = [
    await bookClean(server, day, { name: 'Hennie van Wyk', slot: '08:00-10:00' }),
    await bookClean(server, day, { name: 'Craig Petersen', slot: '14:00-16:00' }),
  ]
  await liveOn(page, day)
  await openCrm(page, (await newStaff(server)).email)
  await expect(job(page, first.name)).toBeVisible()
  await expect(job(page, second.name)).toContainText('20 min on the way14:00 to 15:00')
  const gap = onDay(page, 'Today').getByRole('link', { name: 'Free 09:00 to 14:00' })
  await expect(gap).toContainText('5 h')
  await gap.click()
  await expect(page).toHaveURL(new RegExp(`/crm/bookings/new.*at=${day}\\+08`))
  await page.goBack()
  await expect(gap).toBeVisible()
  await untilKept(page)
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText('No signal.')).toBeVisible()
  await expect(gap).toBeVisible()
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

test('a clean that nobody ticked off stands on top of the days after, also without signal', {
  tag: '@long',
}, async ({ page, server }) => {
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
    .getByRole('link', { name: /^Today/ })
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

test('with the server stopped the list opens at once and says that it is old', { tag: '@long' }, async ({
  browser,
}) => {
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
