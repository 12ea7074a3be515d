// Today on a phone between two jobs: what is next, and ticks that count.
import { addDays, formatListDay } from '#domain/calendar.ts'
import { freshDay } from './booking-steps.ts'
import { atTheDesk } from './desk.ts'
import { expectNothingBeyond } from './edges.ts'
import { test as alone, axeFindings, expect, newMember, toast } from './house.ts'
import { bookClean, liveOn, newStaff, openCrm } from './office-steps.ts'
import { completeWith, job, tick } from './today-steps.ts'

const test = atTheDesk(alone)

test('a clean is started, completed with its payment, and taken back', async ({ page, server }) => {
  const day = freshDay()
  const clean = await bookClean(server, day, { notes: 'Gate code 4471#.' })
  await server.tables
    .from('bookings')
    .update({ size: 3, extras: ['garage'] })
    .eq('id', clean.id)
  await liveOn(page, day)
  await openCrm(page, (await newStaff(server)).email)
  await expect(page.getByRole('heading', { name: `Today ${formatListDay(day)}` })).toBeVisible()
  const card = job(page, clean.name)
  const work = 'Deep clean · 3 bedrooms · The garage'
  await expect(card).toContainText(`10:00 to 15:40R 855.00Fatima Davids${work}31 Kompas Street, Hartenbos`)
  await expect(card).toContainText('Gate code 4471#.')
  await expect(card.getByRole('link', { name: 'Call' })).toHaveAttribute('href', `tel:${clean.phone}`)
  const message = /^https:\/\/wa\.me\/2782\d{7}\?text=Hello%20Fatima%2C%20this%20is%20Coastal%20Clean/
  await expect(card.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', message)
  await expect(card.getByRole('link', { name: 'Map' })).toHaveAttribute('href', /query=31%20Kompas%20Street/)
  const { width = 390, height = 844 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: 320, height })
  await expectNothingBeyond(page, 'Today at 320 px')
  await page.setViewportSize({ width, height })

  await tick(page, 'Start: Fatima Davids').dblclick()
  await expect(card).toContainText('Under way since')
  await page.getByRole('link', { name: 'People' }).click()
  const pill = page.getByRole('link', { name: /^Fatima, since / })
  await pill.click()
  await expect(card).toBeVisible()
  await expect(pill).toHaveCount(0)
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await axeFindings(page)).toEqual([])
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

test('what a colleague changes shows on Today while it is in view', async ({ page, server }) => {
  const day = freshDay()
  const clean = await bookClean(server, day)
  await liveOn(page, day)
  await openCrm(page, (await newStaff(server)).email)
  await expect(job(page, clean.name)).toContainText('R 855.00')
  await server.tables.from('customers').update({ notes: 'The dog is friendly.' }).eq('id', clean.customerId)
  await expect(job(page, clean.name)).toContainText('The dog is friendly.')
})

// At the desk the list is read again at once, perhaps before the tap.
alone('a tick on a clean that a colleague has moved says so', { tag: '@long' }, async ({ page, server }) => {
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

test('a client without a role sees their own clean, and nothing to tick', { tag: '@long' }, async ({
  page,
  server,
}) => {
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

test('axe finds nothing on a day at work, nor without signal', { tag: '@long' }, async ({ page, server }) => {
  test.slow()
  const day = freshDay()
  const closedDay = addDays(day, 2)
  await bookClean(server, day, { notes: 'Ring twice.' })
  await bookClean(server, day, { name: 'Craig Petersen', slot: '14:00-16:00', status: 'pending' })
  await server.tables.from('day_overrides').upsert({ day: closedDay, is_open: false, reason: 'Stocktaking' })
  await liveOn(page, day)
  await openCrm(page, (await newStaff(server)).email)
  await expect(page.getByText(': closed, Stocktaking')).toBeVisible()
  await tick(page, 'Start: Fatima Davids').click()
  await expect(job(page, 'Fatima Davids')).toContainText('Under way since')
  await page.context().setOffline(true)
  await expect(page.getByText('No signal.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  // The next walk may take that day.
  await server.tables.from('day_overrides').delete().eq('day', closedDay)
})
