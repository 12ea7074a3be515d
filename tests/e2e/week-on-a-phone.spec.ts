// The week on a phone: what is left of yesterday, the day as a timeline, and a request laid into a gap under the thumb.

import { addDays, formatDayOfYear, formatListDay } from '#domain/calendar.ts'
import { freshDay } from './booking-steps.ts'
import { atTheDesk } from './desk.ts'
import { test as alone, axeFindings, expect, toast } from './house.ts'
import { askedFor, blockOf, longWaiting, openOfficeAt, requestOf } from './office-booking-steps.ts'
import { bookClean, liveOn } from './office-steps.ts'
import { goTo } from './open-app.ts'
import { fitOn, heldClean, layBar, layButton, placeOf } from './week-steps.ts'

const test = atTheDesk(alone)

const agreed = { status: 'confirmed', price: 700, minutes: 60 }

const later = { service_time: '14:00-16:00' as const, minutes: 60 }

test('a request is taken into the hand, put into a gap, moved by ten minutes and laid in', async ({
  page,
  server,
}) => {
  const day = freshDay()
  const id = await askedFor(server, day, { guest_name: 'Lies In Hand', ...longWaiting, ...later })
  await askedFor(server, day, { guest_name: 'Before It', ...agreed, service_time: '08:00-10:00' })
  await openOfficeAt(page, server, '/crm/bookings')
  await requestOf(page, 'Lies In Hand').getByRole('button', { name: 'Lies In Hand' }).click()
  await expect(layBar(page)).toContainText('It lies here now')
  const strip = page.getByRole('group', { name: 'Days of this week' })
  await expect(strip.getByRole('button', { pressed: true })).toContainText(/fits|best/)
  await fitOn(page, formatListDay(day)).first().click()
  await expect(heldClean(page)).toContainText('09:20–10:20')
  await page.getByRole('button', { name: '10 minutes later' }).click()
  await expect(heldClean(page)).toContainText('09:30–10:30')
  await page.getByRole('button', { name: '10 minutes shorter' }).click()
  expect(await axeFindings(page)).toEqual([])
  await expect(layButton(page)).toHaveText(/^Lay in at 09:30/)
  await layButton(page).click()
  await expect(toast(page, 'Lies In Hand: ')).toBeVisible()
  expect(await placeOf(server, id)).toBe(`${day} 1 570 50`)
  await expect(blockOf(page, 'Lies In Hand')).toBeFocused()
})

test('a clash says by how much, and takes the next place instead', async ({ page, server }) => {
  const day = freshDay()
  await askedFor(server, day, { guest_name: 'Would Hit', ...agreed })
  await askedFor(server, day, { guest_name: 'Kobus Hit', ...agreed, service_time: '12:00-14:00' })
  await openOfficeAt(page, server, `/crm/bookings?day=${day}`)
  await blockOf(page, 'Would Hit').click()
  await page.locator('.panel').getByRole('button', { name: 'Move' }).click()
  for (let steps = 0; steps < 5; steps++) await page.getByRole('button', { name: '10 minutes later' }).click()
  await expect(layBar(page)).toContainText('10 min into Kobus Hit, with the way')
  await layBar(page)
    .getByRole('button', { name: /^Take .* instead$/ })
    .click()
  await expect(layButton(page)).toBeVisible()
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(layBar(page)).toHaveCount(0)
})

test('what yesterday left stands first, gaps have names, and a swipe turns the day', async ({
  page,
  server,
}) => {
  let [day, next] = [freshDay(), freshDay()]
  while (next !== addDays(day, 1)) [day, next] = [next, freshDay()]
  await bookClean(server, day, { name: 'Craig Petersen' })
  await bookClean(server, next, { name: 'Ruan Oosthuizen' })
  await liveOn(page, next)
  await openOfficeAt(page, server, '/crm/bookings')
  const left = page.getByRole('list', { name: 'Not ticked off' }).getByRole('link').first()
  await expect(left).toContainText('Craig Petersen, yesterday 10:00Not ticked off. Did it happen?')
  await expect(page.getByRole('heading', { name: /^Today, / })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Free 11:00 to 17:00 Add a booking/ })).toBeVisible()
  await goTo(page, `/crm/bookings?day=${day}`)
  await expect(blockOf(page, 'Craig Petersen')).toContainText('Did it happen?')
  const area = page.getByRole('group', { name: formatDayOfYear(day), exact: true })
  const at = (clientX: number) => [{ identifier: 0, clientX, clientY: 300 }]
  await area.dispatchEvent('touchstart', {
    touches: at(300),
    changedTouches: at(300),
    targetTouches: at(300),
  })
  await area.dispatchEvent('touchend', { touches: [], changedTouches: at(120), targetTouches: [] })
  await expect(blockOf(page, 'Ruan Oosthuizen')).toBeVisible()
})
