// A request on a bad connection: kept on the device, and sent again as the same booking.
import type { Page } from '@playwright/test'
import { formatDay } from '#domain/calendar.ts'
import { chooseSlot, fillIn, freshDay, openForm, send, someoneElse } from './booking-steps.ts'
import { expect, longStep, test } from './server.ts'

const posts = '**/rest/v1/bookings*'
const kept = 'Your request is kept on this device.'
const card = (page: Page) => page.getByRole('status').filter({ hasText: 'Thank you, Lerato.' })

async function sendIntoTheVoid(page: Page, day: string) {
  await openForm(page)
  await chooseSlot(page, day)
  await fillIn(page)
  await page.route(posts, route => route.abort())
  await send(page)
  await expect(page.getByText(kept)).toBeVisible()
  await page.unroute(posts)
}

test('a request sent without a connection is kept and goes out once, when it is back', async ({
  page,
  context,
  server,
}) => {
  await test.step('a form whose script does not arrive says what to do', async () => {
    await page.route('**/booking-form-*.js', route => route.abort())
    await page.goto('/booking')
    await expect(page.getByRole('alert')).toContainText('This part of the page did not load.')
    await page.unroute('**/booking-form-*.js')
    await page.getByRole('link', { name: 'Load the page again' }).click()
    await expect(page.getByRole('grid')).toBeVisible()
  })
  const day = freshDay()
  await chooseSlot(page, day)
  await fillIn(page)
  await context.setOffline(true)
  await send(page)
  await expect(page.getByText(kept)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Thank you, Lerato.')).toBeVisible()
  const { data } = await server.tables.from('bookings').select('id').eq('service_date', day)
  expect(data).toHaveLength(1)
})

test('a request kept from an earlier visit goes out once, or asks for another time where its own is gone', {
  tag: '@long',
}, async ({ page, context, server }) => {
  const [gone, day] = [freshDay(), freshDay()]
  await longStep('its time is gone meanwhile: another is asked for, with all that was typed', async () => {
    await sendIntoTheVoid(page, gone)
    await server.tables.from('bookings').insert(someoneElse(gone, '10:00-12:00'))
    await page.reload()
    await expect(
      page.getByText('Someone has just booked that time. Please choose another one.'),
    ).toBeVisible()
    await expect(page.getByText('kept on this device')).toHaveCount(0)
    await expect(page.getByLabel('Full name')).toHaveValue('Lerato Jacobs')
  })
  await sendIntoTheVoid(page, day)
  // Begun and not sent: what goes out is what was sent.
  await page.getByLabel('Street address').fill('99 Ano')
  await page.close()
  const later = await context.newPage()
  await later.goto('/booking')
  await expect(card(later)).toContainText('12 Marsh Street')
  const { data } = await server.tables.from('bookings').select('address').eq('service_date', day)
  expect(data).toEqual([{ address: '12 Marsh Street, Mossel Bay' }])
  await later.reload()
  await expect(later.getByText('kept on this device')).toHaveCount(0)
})

test('a request whose answer was lost is sent again as the same booking, and told as it was booked', {
  tag: '@long',
}, async ({ page, server }) => {
  const [day, other] = [freshDay(), freshDay()]
  await openForm(page)
  await chooseSlot(page, day)
  await fillIn(page)
  await page.route(posts, async route => {
    await route.fetch()
    await route.abort()
  })
  await send(page)
  await expect(page.getByRole('alert')).toContainText(
    'There was an error processing your booking. Please try again.',
  )
  await expect(page.getByText(kept)).toBeVisible()
  await page.unroute(posts)
  await chooseSlot(page, other)
  await page.getByLabel('Street address').fill('99 Another Street')
  await send(page)
  // The first request is the stored one, so the card shows that.
  await expect(card(page)).toContainText(formatDay(day))
  await expect(page.getByText('12 Marsh Street, Mossel Bay')).toBeVisible()
  const { data } = await server.tables.from('bookings').select('address').in('service_date', [day, other])
  expect(data).toEqual([{ address: '12 Marsh Street, Mossel Bay' }])
})
