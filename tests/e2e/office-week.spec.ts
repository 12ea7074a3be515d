// The week by mouse and by keyboard, and two who answer the same request at once.
import type { Locator, Page } from '@playwright/test'
import { addDays, formatDayOfYear, formatListDay, mondayOf } from '#domain/calendar.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { hourPx } from '#web/office/bookings/week-geometry.ts'
import { freshDay } from './booking-steps.ts'
import { expect, test, toast } from './house.ts'
import {
  askedFor,
  blockOf,
  longWaiting,
  openOffice,
  openSecondOffice,
  panelOf,
  requestOf,
} from './office-booking-steps.ts'
import { fitOn, heldClean, layBar, layButton, openRequest, placeOf } from './week-steps.ts'

const agreed = { status: 'confirmed', price: 700, minutes: 60 }
const shortDay = (day: string) => formatListDay(day).split(' ').slice(0, 2).join(' ')

test('of two who answer the same request the second sees what changed, and loses nothing typed', async ({
  page,
  server,
}) => {
  test.slow()
  const day = freshDay()
  const id = await askedFor(server, day, { guest_name: 'Pieter Swanepoel', ...longWaiting })
  await openOffice(page, server)
  const second = await openSecondOffice(page, server)
  for (const office of [page, second]) await office.goto(`/crm/bookings/${id}?day=${day}`)
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

test('a request shows by itself, and on the way back from another tab; what is being typed stays', async ({
  page,
  server,
}) => {
  const [first, second, third] = [freshDay(), freshDay(), freshDay()]
  await askedFor(server, first, { guest_name: 'Was There', ...longWaiting })
  await openOffice(page, server)
  await page.goto('/crm/bookings')
  await openRequest(page, 'Was There')
  const price = panelOf(page, 'Was There').getByLabel('Set price')
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
  await openRequest(page, 'Was There')
  await expect(price).toHaveValue('800')
})

test('the week is walked and a clean laid elsewhere without a pointer', async ({ page, server }) => {
  const day = freshDay()
  const id = await askedFor(server, day, { guest_name: 'Nomsa Khumalo', ...agreed })
  await openOffice(page, server)
  await page.goto(`/crm/bookings?day=${day}`)
  const block = blockOf(page, 'Nomsa Khumalo')
  const words = `${formatDayOfYear(day)}, 10:00 to 11:00, Nomsa Khumalo, Windows, Mossel Bay, confirmed`
  await expect(block).toHaveAccessibleName(words)
  await block.focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Free 08:00 to 10:00/)
  await page.keyboard.press('ArrowDown')
  await expect(block).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.panel')).toContainText('Nomsa Khumalo')
  await page.keyboard.press('Escape')
  await expect(block).toBeFocused()

  await page.keyboard.press('l')
  await expect(layBar(page)).toContainText('It lies here now')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(heldClean(page)).toContainText('10:10–11:20')
  await expect(page.getByRole('status').filter({ hasText: '10:10–11:20' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(heldClean(page)).toHaveCount(0)
  await expect(block).toBeFocused()
  expect(await placeOf(server, id)).toBe(`${day} 1 600 60`)

  await page.keyboard.press('m')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(toast(page, `Nomsa Khumalo: ${shortDay(day)}, 09:50–10:50`)).toBeVisible()
  await expect(block).toBeFocused()
  expect(await placeOf(server, id)).toBe(`${day} 1 590 60`)
  await page.keyboard.press('l')
  await page.keyboard.press('ArrowRight')
  await expect(layButton(page)).toBeVisible()
})

test('a clean is dragged to another time, and its lower edge to another length', async ({ page, server }) => {
  const day = freshDay()
  const id = await askedFor(server, day, { guest_name: 'Johan Botha', ...agreed })
  await openOffice(page, server)
  await page.goto(`/crm/bookings?day=${day}`)
  const block = blockOf(page, 'Johan Botha')
  await drag(page, block, hourPx * 2)
  await expect(heldClean(page)).toContainText('12:00–13:00')
  await layButton(page).click()
  await expect(toast(page, `Johan Botha: ${shortDay(day)}, 12:00–13:00`)).toBeVisible()
  await expect(block).toBeFocused()
  await drag(page, block.locator('.block-edge'), hourPx / 2)
  await expect(heldClean(page)).toContainText('1 h 30')
  // The window stays: nobody is told of it.
  await expect(layBar(page)).not.toContainText('e-mail')
  await layButton(page).click()
  await expect(toast(page, `Johan Botha: ${shortDay(day)}, 12:00–13:30`)).toBeVisible()
  expect(await placeOf(server, id)).toBe(`${day} 1 720 90`)
})

test('a request is dragged from its card into a day', async ({ page, server }) => {
  const [day, other] = [freshDay(), freshDay()]
  const id = await askedFor(server, other, { guest_name: 'Dropped In', ...longWaiting, minutes: 60 })
  await openOffice(page, server)
  await page.goto(`/crm/bookings?day=${day}`)
  const card = await boxOf(requestOf(page, 'Dropped In'))
  const lane = await boxOf(page.locator(`[data-lane="${day} 1"]`))
  await page.mouse.move(card.x + 20, card.y + 20)
  await page.mouse.down()
  await page.mouse.move(card.x + 40, card.y + 40)
  await page.mouse.move(lane.x + 20, lane.y + hourPx + 12, { steps: 5 })
  await page.mouse.up()
  await expect(heldClean(page)).toContainText('09:00–10:00')
  await layButton(page).click()
  await expect(toast(page, `Dropped In: ${shortDay(day)}, 09:00–10:00`)).toBeVisible()
  expect(await placeOf(server, id)).toBe(`${day} 1 540 60`)
})

test('over another clean it says by how much, offers the next place, and overbooks with a reason only', async ({
  page,
  server,
}) => {
  const day = freshDay()
  const id = await askedFor(server, day, { guest_name: 'Anna First', ...agreed })
  await askedFor(server, day, { guest_name: 'Kobus Harmse', ...agreed, service_time: '12:00-14:00' })
  await openOffice(page, server)
  await page.goto(`/crm/bookings?day=${day}`)
  await blockOf(page, 'Anna First').focus()
  await page.keyboard.press('l')
  for (let steps = 0; steps < 7; steps++) await page.keyboard.press('ArrowDown')
  await expect(layBar(page)).toContainText('30 min into Kobus Harmse, with the way')
  await expect(page.locator('.held-hit')).toHaveText('30 min into Kobus')
  await expect(page.getByRole('status').filter({ hasText: '30 min into Kobus Harmse' })).toHaveCount(1)
  await layBar(page)
    .getByRole('button', { name: /^Take .* instead$/ })
    .click()
  await expect(layButton(page)).toBeVisible()
  await page.keyboard.press('Escape')

  await blockOf(page, 'Anna First').focus()
  await page.keyboard.press('l')
  for (let steps = 0; steps < 7; steps++) await page.keyboard.press('ArrowDown')
  await layBar(page).getByRole('button', { name: 'Overbook, with a reason' }).click()
  await layBar(page).getByRole('button', { name: 'Overbook', exact: true }).click()
  await expect(layBar(page)).toContainText('Please say why')
  await layBar(page).getByLabel('Book it all the same, because').fill('Two of us go')
  await layBar(page).getByRole('button', { name: 'Overbook', exact: true }).click()
  await expect(toast(page, `Anna First: ${shortDay(day)}, 11:10–12:10`)).toBeVisible()
  await expect(blockOf(page, 'Anna First')).toHaveAccessibleName(/booked all the same$/)
  const { data } = await server.tables.from('bookings').select('overbooked_reason').eq('id', id).single()
  expect(data?.overbooked_reason).toBe('Two of us go')
})

test('a place that somebody took while one looked is named, and the next one offered', async ({
  page,
  server,
}) => {
  const [day, other] = [freshDay(), freshDay()]
  const id = await askedFor(server, day, { guest_name: 'Too Slow', ...agreed })
  const quicker = await askedFor(server, other, { guest_name: 'Johan Quick', ...agreed })
  await openOffice(page, server)
  await page.goto(`/crm/bookings?day=${day}`)
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

test('without signal the week stays with its time, and nothing can be laid in', async ({ page, server }) => {
  const day = freshDay()
  await askedFor(server, day, { guest_name: 'Stays Put', ...agreed })
  await openOffice(page, server)
  await page.goto(`/crm/bookings?day=${day}`)
  const block = blockOf(page, 'Stays Put')
  await expect(block).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText(/^No signal\. The week as of \d\d:\d\d\./)).toBeVisible()
  await block.focus()
  await page.keyboard.press('l')
  await expect(page.locator('.toast-bad')).toContainText('This waits for signal. Stays Put is where it was.')
  await expect(layBar(page)).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(page.getByText(/^No signal/)).toHaveCount(0)
})

test('with two teams each has a lane, and a clean is laid into the other’s', async ({ page, server }) => {
  const day = freshDay()
  const { data: team } = await server.tables
    .from('crews')
    .insert({ name: 'Zanele', place: 9 })
    .select('id')
    .single()
  try {
    const id = await askedFor(server, day, { guest_name: 'Changes Teams', ...agreed })
    await openOffice(page, server)
    await page.goto(`/crm/bookings?day=${day}`)
    await expect(page.locator(`[data-lane^="${day} "]`)).toHaveCount(2)
    await blockOf(page, 'Changes Teams').focus()
    await page.keyboard.press('l')
    await page
      .getByRole('button', { name: new RegExp(`^Fits ${formatListDay(day)}, `) })
      .last()
      .click()
    await expect(layBar(page)).toContainText('Zanele')
    await layButton(page).click()
    await expect(toast(page, 'Changes Teams: ')).toBeVisible()
    expect(await placeOf(server, id)).toBe(`${day} ${team?.id} 480 60`)
  } finally {
    await server.tables.from('crews').update({ is_active: false }).eq('id', team?.id)
  }
})

test('a visit of a plan that found no place is laid in by hand, and has the mark of a regular', async ({
  page,
  server,
}) => {
  const day = freshDay()
  const plan = await planWithoutPlace(server, day)
  await openOffice(page, server)
  await page.goto('/crm/bookings')
  await page.getByRole('button', { name: `Lay in: Regular Client, ${formatListDay(day)}` }).click()
  await layBar(page)
    .getByRole('button', { name: /^Take / })
    .click()
  await expect(layButton(page)).toBeVisible()
  await layButton(page).click()
  await expect(toast(page, 'Regular Client: ')).toBeVisible()
  await expect(blockOf(page, 'Regular Client')).toHaveAccessibleName(/confirmed, regular, every week$/)
  await expect(page.getByRole('button', { name: /^Lay in: Regular Client/ })).toHaveCount(0)
  const { data } = await server.tables.from('bookings').select('plan_day, minutes').eq('plan_id', plan)
  expect(data).toEqual([{ plan_day: day, minutes: 60 }])
})

async function planWithoutPlace({ tables }: ServerProcess, day: string): Promise<string> {
  const stored = async (table: string, row: object) => {
    const { data, error } = await tables.from(table).insert(row).select('*').single()
    expect(error).toBeNull()
    return data
  }
  const person = { first_name: 'Regular', last_name: 'Client', phone: '+27829990144' }
  const { id: customer_id } = await stored('customers', person)
  const about = { service_type: 'residential-standard', address: '1 Church Street', from_day: day }
  const { id: plan_id } = await stored('plans', { customer_id, ...about })
  const when = { from_day: day, first_day: day, rhythm: 'weekly', start_minute: 600, minutes: 60 }
  await stored('plan_shapes', { plan_id, ...when, crew_id: 1, extras: [] })
  await stored('plan_prices', { plan_id, from_day: day, price_cents: 70_000, told_how: 'plan' })
  await stored('plan_unplaced', { plan_id, plan_day: day, reason: 'slot_taken' })
  return plan_id
}

const columnOf = (page: Page, day: string) =>
  page.getByRole('group', { name: formatDayOfYear(day), exact: true })

async function drag(page: Page, from: Locator, downPx: number) {
  await from.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await boxOf(from)
  const [left, top] = [x + width / 2, y + Math.min(height / 2, 14)]
  await page.mouse.move(left, top)
  await page.mouse.down()
  await page.mouse.move(left, top + 8)
  await page.mouse.move(left, top + downPx, { steps: 5 })
  await page.mouse.up()
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not in view.')
  return box
}

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
  await expect(columnOf(page, day).getByText('Stocktaking')).toBeVisible()
  const staff = await openSecondOffice(page, server)
  await staff.goto(`/crm/bookings?day=${day}`)
  await expect(columnOf(staff, day).getByText('Stocktaking')).toBeVisible()
  await expect(staff.getByRole('button', { name: /Open this day|Close a day/ })).toHaveCount(0)
  await columnOf(page, day).getByRole('button', { name: 'Open this day' }).click()
  await expect(columnOf(page, day).getByText('Stocktaking')).toHaveCount(0)
})

test('weeks are turned, and this week is one step away', async ({ page, server }) => {
  const day = freshDay()
  await openOffice(page, server)
  await page.goto(`/crm/bookings?day=${day}`)
  const gridOf = (monday: string) => page.getByRole('group', { name: `Week of ${formatDayOfYear(monday)}` })
  await page.getByRole('button', { name: 'Week after' }).click()
  await expect(gridOf(addDays(mondayOf(day), 7))).toBeVisible()
  await page.getByRole('button', { name: 'Week before' }).click()
  await expect(gridOf(mondayOf(day))).toBeVisible()
})
