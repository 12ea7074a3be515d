// The week while others work in it too: nobody overwrites anybody, and nothing typed is lost.
import { formatListDay } from '#domain/calendar.ts'
import { freshDay } from './booking-steps.ts'
import { atTheDesk } from './desk.ts'
import { test as alone, expect, toast } from './house.ts'
import {
  askedFor,
  blockOf,
  longWaiting,
  openOfficeAt,
  openSecondOffice,
  panelOf,
  requestOf,
} from './office-booking-steps.ts'
import { fitOn, heldClean, layBar, layButton, openRequest, placeOf } from './week-steps.ts'

const test = atTheDesk(alone)
const agreed = { status: 'confirmed', price: 700, minutes: 60 }
const _shortDay = (day: string) => formatListDay(day).split(' ').slice(0, 2).join(' ')

test('of two who answer the same request the second sees what changed, and loses nothing typed', {
  tag: '@long',
}, async ({ page, server }) => {
  test.slow()
  const day = freshDay()
  const id = await askedFor(server, day, { guest_name: 'Pieter Swanepoel', ...longWaiting })
  await openOfficeAt(page, server, `/crm/bookings/${id}?day=${day}`)
  const second = await openSecondOffice(page, server, `/crm/bookings/${id}?day=${day}`)
  const late = panelOf(second, 'Pieter Swanepoel')
  await late.getByLabel('Set price').fill('800')

  await panelOf(page, 'Pieter Swanepoel').getByRole('button', { name: 'Move' }).click()
  await fitOn(page, formatListDay(day)).click()
  await layButton(page).click()
  await expect(toast(page, 'Pieter Swanepoel: ')).toBeVisible()

  // It is told without asking; what was typed stays.
  await expect(late.getByRole('alert')).toContainText(`It is now on ${formatListDay(day)}, 08:00–10:00.`)
  await expect(late.getByLabel('Set price')).toHaveValue('800')
  await blockOf(page, 'Pieter Swanepoel').click()
  const own = panelOf(page, 'Pieter Swanepoel')
  await own.getByLabel('Set price').fill('900')
  await late.getByRole('button', { name: 'Confirm' }).click()
  await expect(toast(second, 'Pieter Swanepoel: confirmed')).toBeVisible()

  await expect(own.getByRole('alert')).toContainText('It is confirmed now. The price is now R 800.00.')
  await expect(own.getByLabel('Set price')).toHaveValue('900')
  await own.getByRole('button', { name: 'Show what is there now' }).click()
  await expect(own.getByLabel('Set price')).toHaveValue('800.00')
})

test('a request shows by itself, and on the way back from another tab; what is being typed stays', {
  tag: '@long',
}, async ({ page, server }) => {
  const [first, second, third] = [freshDay(), freshDay(), freshDay()]
  await askedFor(server, first, { guest_name: 'Was There', ...longWaiting })
  await openOfficeAt(page, server, '/crm/bookings')
  await openRequest(page, 'Was There')
  const price = panelOf(page, 'Was There').getByLabel('Set price')
  await price.fill('80')
  await askedFor(server, second, { guest_name: 'Just Asked', ...longWaiting })
  await expect(requestOf(page, 'Just Asked')).toBeVisible()
  await expect(price).toBeFocused()
  await page.keyboard.type('0')
  await expect(price).toHaveValue('800')

  await page.getByRole('link', { name: 'People' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Customer Dashboard')
  await askedFor(server, third, { guest_name: 'Asked Meanwhile', ...longWaiting })
  await page.getByRole('link', { name: /^Bookings/ }).click()
  await expect(requestOf(page, 'Asked Meanwhile')).toBeVisible()
  await openRequest(page, 'Was There')
  await expect(price).toHaveValue('800')
})

test('a place that somebody took while one looked is named, and the next one offered', async ({
  page,
  server,
}) => {
  const [day, other] = [freshDay(), freshDay()]
  const id = await askedFor(server, day, { guest_name: 'Too Slow', ...agreed })
  const quicker = await askedFor(server, other, { guest_name: 'Johan Quick', ...agreed })
  await openOfficeAt(page, server, `/crm/bookings?day=${day}`)
  await blockOf(page, 'Too Slow').focus()
  await page.keyboard.press('l')
  for (let steps = 0; steps < 12; steps++) await page.keyboard.press('ArrowDown')
  await expect(heldClean(page)).toContainText('12:00–13:00')
  // The week is not read again before the drop.
  await page.route('**/rpc/office_pulse*', route => route.abort(), { times: 1 })
  const moved = { service_date: day, service_time: '12:00-14:00' }
  await server.tables.from('bookings').update(moved).eq('id', quicker)
  await layButton(page).click()
  await expect(layBar(page)).toContainText('12:00 was taken while you looked: Johan Quick')
  expect(await placeOf(server, id)).toBe(`${day} 1 600 60`)
  await layBar(page)
    .getByRole('button', { name: /^Take / })
    .click()
  await layButton(page).click()
  await expect(toast(page, 'Too Slow: ')).toBeVisible()
})
