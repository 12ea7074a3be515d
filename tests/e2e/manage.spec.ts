// The private link of a booking: see, move and cancel without an account, up to 24 hours before.
import { randomBytes } from 'node:crypto'
import { formatDay } from '#domain/calendar.ts'
import {
  chooseSlot,
  dayButton,
  fillIn,
  freshDay,
  openForm,
  send,
  slotChoice,
  slotWithinADay,
  someoneElse,
  turnTo,
} from './booking-steps.ts'
import { expect, test } from './server.ts'

const newToken = () => randomBytes(32).toString('hex')

test('a guest keeps the clean in the calendar, moves and then cancels it by the link of the confirmation', async ({
  page,
  server,
}) => {
  const [day, later] = [freshDay(), freshDay()]
  await openForm(page)
  await chooseSlot(page, day)
  await fillIn(page)
  await send(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  expect((await download).suggestedFilename()).toBe('clean.ics')
  await page.getByRole('link', { name: 'See, move or cancel it' }).click()

  const clean = page.getByRole('region', { name: 'Your clean', exact: true })
  await expect(clean).toContainText(`${formatDay(day)}, 10:00–12:00`)
  await expect(clean).toContainText('Price follows')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await turnTo(page, later)
  await dayButton(page, later).click()
  await slotChoice(page, '14:00-16:00').check()
  await page.getByRole('button', { name: 'Move it there' }).click()
  await expect(clean).toContainText(`${formatDay(later)}, 14:00–16:00`)

  await page.getByRole('button', { name: 'Cancel this clean' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(clean).toContainText('Cancelled')
  await expect(page.getByRole('button', { name: 'Move', exact: true })).toHaveCount(0)
  const { data } = await server.tables.from('bookings').select('status').eq('service_date', later)
  expect(data).toEqual([{ status: 'cancelled' }])
  await test.step('a wrong link shows no more than that', async () => {
    await page.goto(`/booking?manage=${newToken()}`)
    await expect(page.getByText('We cannot find this booking')).toBeVisible()
  })
})

test('the link refuses a time that is gone, and changes nothing within 24 hours', {
  tag: '@long',
}, async ({ page, server }) => {
  await test.step('a time that is taken while one chooses is refused, and the booking stays', async () => {
    const [day, later] = [freshDay(), freshDay()]
    const token = newToken()
    await server.tables.from('bookings').insert({ ...someoneElse(day, '08:00-10:00'), manage_token: token })
    await page.goto(`/booking?manage=${token}`)
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    await turnTo(page, later)
    await dayButton(page, later).click()
    await slotChoice(page, '08:00-10:00').check()
    await server.tables.from('bookings').insert(someoneElse(later, '08:00-10:00'))
    await page.getByRole('button', { name: 'Move it there' }).click()
    await expect(
      page.getByText('Someone has just booked that time. Please choose another one.'),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your clean', exact: true })).toContainText(formatDay(day))
  })
  await test.step('less than 24 hours before, the phone number takes the place of the buttons', async () => {
    const place = await slotWithinADay(server)
    const token = newToken()
    const booked = await server.tables
      .from('bookings')
      .insert({ ...someoneElse(place.day, place.slot), manage_token: token })
    expect(booked.error).toBeNull()

    await page.goto(`/booking?manage=${token}`)
    await expect(
      page.getByText('It starts in less than 24 hours. To change it, call 044 000 0000.'),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel this clean' })).toHaveCount(0)
  })
})
