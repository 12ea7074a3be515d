// The week by mouse and by keyboard, and two who answer the same request at once.
import { addDays, formatListDay, mondayOf } from '#domain/calendar.ts'
import { freshDay } from './booking-steps.ts'
import { expect, test, toast } from './house.ts'
import { askedFor, longWaiting, openOffice, openSecondOffice, requestOf } from './office-booking-steps.ts'

test('of two who answer the same request the second sees what changed, and loses nothing typed', async ({
  page,
  server,
}) => {
  test.slow()
  const day = freshDay()
  await askedFor(server, day, { guest_name: 'Pieter Swanepoel', ...longWaiting })
  await openOffice(page, server)
  const second = await openSecondOffice(page, server)
  for (const office of [page, second]) await office.goto(`/crm/bookings?day=${day}`)
  const late = requestOf(second, 'Pieter Swanepoel')
  await late.getByLabel('Set price').fill('800')

  await requestOf(page, 'Pieter Swanepoel').getByRole('button', { name: 'Move' }).click()
  await page.getByRole('button', { name: `Move to ${formatListDay(day)}, 16:00–18:00` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click()
  await expect(toast(page, 'Pieter Swanepoel: moved')).toBeVisible()

  // It is told without asking; what was typed stays.
  await expect(late.getByRole('alert')).toContainText(`It is now on ${formatListDay(day)}, 16:00–18:00.`)
  await expect(late.getByLabel('Set price')).toHaveValue('800')
  const own = requestOf(page, 'Pieter Swanepoel')
  await own.getByLabel('Set price').fill('900')
  await late.getByRole('button', { name: 'Confirm' }).click()
  await expect(toast(second, 'Pieter Swanepoel: confirmed')).toBeVisible()
  await expect(late).toHaveCount(0)

  // The count tells that it is answered, and the card stays for as long as somebody types in it.
  await expect(page.getByText('The price is now R 800.00.')).toHaveCount(0)
  await own.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.locator('.toast-bad')).toContainText('It is confirmed now. The price is now R 800.00.')
  await own.getByRole('button', { name: 'Show what is there now' }).click()
  await expect(own).toHaveCount(0)
})

test('a request shows by itself, and on the way back from another tab; what is being typed stays', async ({
  page,
  server,
}) => {
  const [first, second, third] = [freshDay(), freshDay(), freshDay()]
  await askedFor(server, first, { guest_name: 'Was There', ...longWaiting })
  await openOffice(page, server)
  await page.goto('/crm/bookings')
  const price = requestOf(page, 'Was There').getByLabel('Set price')
  await price.fill('80')
  await askedFor(server, second, { guest_name: 'Just Asked', ...longWaiting })
  await expect(requestOf(page, 'Just Asked')).toBeVisible()
  await expect(price).toBeFocused()
  await page.keyboard.type('0')
  await expect(price).toHaveValue('800')

  await page.getByRole('link', { name: 'Customer Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Customer Dashboard')
  await askedFor(server, third, { guest_name: 'Asked Meanwhile', ...longWaiting })
  await page.getByRole('link', { name: /^Bookings/ }).click()
  await expect(requestOf(page, 'Asked Meanwhile')).toBeVisible()
  await expect(price).toHaveValue('800')
})

test('the week is walked by keyboard: arrows, Enter, and M to move', async ({ page, server }) => {
  const day = freshDay()
  await askedFor(server, day, { guest_name: 'Nomsa Khumalo', status: 'confirmed', price: 700 })
  await openOffice(page, server)
  await page.goto(`/crm/bookings?day=${day}`)
  const chip = page.getByRole('grid').getByRole('link', { name: /^Nomsa Khumalo confirmed/ })
  await chip.focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.locator(':focus')).toHaveAccessibleName(/08:00–10:00$/)
  await page.keyboard.press('ArrowDown')
  await expect(chip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.panel')).toContainText('Nomsa Khumalo')
  await page.keyboard.press('Escape')
  await expect(chip).toBeFocused()
  await page.keyboard.press('m')
  const target = page.getByRole('button', { name: `Move to ${formatListDay(day)}, 12:00–14:00` })
  await target.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toast(page, `Nomsa Khumalo: moved to ${formatListDay(day)}, 14:00–16:00`)).toBeVisible()
})

test('a booking is dragged to a free cell', async ({ page, server }) => {
  const day = freshDay()
  await askedFor(server, day, { guest_name: 'Johan Botha', status: 'confirmed', price: 700 })
  await openOffice(page, server)
  await page.goto(`/crm/bookings?day=${day}`)
  const grid = page.getByRole('grid')
  const free = grid.getByRole('link', { name: new RegExp(`Add a booking, ${formatListDay(day)}, 12:00`) })
  const chip = grid.getByRole('link', { name: /^Johan Botha confirmed/ })
  await chip.dragTo(free.locator('xpath=ancestor::td'), { targetPosition: { x: 20, y: 20 } })
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click()
  await expect(toast(page, 'Johan Botha: moved')).toBeVisible()
})

test('the owner closes a day with its reason and opens it again; staff cannot', async ({ page, server }) => {
  const [day, taken] = [freshDay(), freshDay()]
  await askedFor(server, taken, { guest_name: 'Hit Hard', status: 'confirmed', price: 700 })
  await openOffice(page, server, 'admin')
  await page.goto(`/crm/bookings?day=${day}`)
  await page.getByRole('button', { name: 'Close a day' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close a day' })
  await dialog.getByLabel('Day').fill(taken)
  await expect(dialog.getByRole('status')).toContainText(
    'This booking stays as it is and its client is not told.',
  )
  await expect(dialog.getByRole('listitem')).toHaveText('10:00–12:00 Hit Hard, confirmed')
  await dialog.getByLabel('Day').fill(day)
  await expect(dialog.getByRole('status')).toHaveText('Nothing is booked on that day.')
  await dialog.getByLabel('Reason').fill('Stocktaking')
  await dialog.getByRole('button', { name: 'Close the day' }).click()
  await expect(page.getByRole('grid').getByText('Stocktaking')).toBeVisible()
  const staff = await openSecondOffice(page, server)
  await staff.goto(`/crm/bookings?day=${day}`)
  await expect(staff.getByRole('grid').getByText('Stocktaking')).toBeVisible()
  await expect(staff.getByRole('button', { name: /Open this day|Close a day/ })).toHaveCount(0)
  await page.getByRole('grid').locator('td', { hasText: 'Stocktaking' }).getByRole('button').click()
  await expect(page.getByRole('grid').getByText('Stocktaking')).toHaveCount(0)
})

test('weeks are turned, and this week is one step away', async ({ page, server }) => {
  const day = freshDay()
  await openOffice(page, server)
  await page.goto(`/crm/bookings?day=${day}`)
  const gridOf = (monday: string) =>
    page.getByRole('grid', { name: new RegExp(`${Number(monday.slice(8))} `) })
  await page.getByRole('button', { name: 'Week after' }).click()
  await expect(gridOf(addDays(mondayOf(day), 7))).toBeVisible()
  await page.getByRole('button', { name: 'Week before' }).click()
  await expect(gridOf(mondayOf(day))).toBeVisible()
})
