// The week by mouse and by keyboard.
import { addDays, formatDayOfYear, formatListDay, mondayOf } from '#domain/calendar.ts'
import { hourPx } from '#web/office/bookings/week-geometry.ts'
import { freshDay } from './booking-steps.ts'
import { atTheDesk } from './desk.ts'
import { test as alone, expect, longStep, toast } from './house.ts'
import {
  askedFor,
  blockOf,
  longWaiting,
  openOfficeAt,
  openSecondOffice,
  requestOf,
} from './office-booking-steps.ts'
import {
  boxOf,
  columnOf,
  drag,
  heldClean,
  layBar,
  layButton,
  placeOf,
  planWithoutPlace,
} from './week-steps.ts'

const test = atTheDesk(alone)
const agreed = { status: 'confirmed', price: 700, minutes: 60 }
const shortDay = (day: string) => formatListDay(day).split(' ').slice(0, 2).join(' ')

test('the week is walked and a clean laid elsewhere without a pointer', async ({ page, server }) => {
  const day = freshDay()
  const id = await askedFor(server, day, { guest_name: 'Nomsa Khumalo', ...agreed })
  await openOfficeAt(page, server, `/crm/bookings?day=${day}`)
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
  // The week is read again meanwhile, and its blocks drawn anew.
  await expect(async () => {
    await block.press('l')
    await expect(layBar(page)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('ArrowRight')
  await expect(layButton(page)).toBeVisible()
})

test('a clean is dragged to another time, and its lower edge to another length', async ({ page, server }) => {
  const day = freshDay()
  const id = await askedFor(server, day, { guest_name: 'Johan Botha', ...agreed })
  await openOfficeAt(page, server, `/crm/bookings?day=${day}`)
  const block = blockOf(page, 'Johan Botha')
  await drag(page, block, hourPx * 2)
  await expect(heldClean(page)).toContainText('12:00–13:00')
  await layButton(page).click()
  await expect(toast(page, `Johan Botha: ${shortDay(day)}, 12:00–13:00`)).toBeVisible()
  await expect(block).toBeFocused()
  await drag(page, block.locator('.block-edge'), hourPx / 2)
  await expect(heldClean(page)).toContainText('1 h 30')
  // The window stays: nobody is told of it.
  await expect(layBar(page)).not.toContainText('email')
  await layButton(page).click()
  await expect(toast(page, `Johan Botha: ${shortDay(day)}, 12:00–13:30`)).toBeVisible()
  expect(await placeOf(server, id)).toBe(`${day} 1 720 90`)
})

test('a request is dragged from its card into a day', async ({ page, server }) => {
  const [day, other] = [freshDay(), freshDay()]
  const dropped = await askedFor(server, other, { guest_name: 'Dropped In', ...longWaiting, minutes: 60 })
  await openOfficeAt(page, server, `/crm/bookings?day=${day}`)
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
  expect(await placeOf(server, dropped)).toBe(`${day} 1 540 60`)
})

test('over another clean it says by how much, offers the next place, and overbooks with a reason only', {
  tag: '@long',
}, async ({ page, server }) => {
  const day = freshDay()
  const id = await askedFor(server, day, { guest_name: 'Anna First', ...agreed })
  await askedFor(server, day, { guest_name: 'Kobus Harmse', ...agreed, service_time: '12:00-14:00' })
  await openOfficeAt(page, server, `/crm/bookings?day=${day}`)
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

alone('without signal the week stays with its time, and nothing can be laid in', async ({ page, server }) => {
  const day = freshDay()
  await askedFor(server, day, { guest_name: 'Stays Put', ...agreed })
  await openOfficeAt(page, server, `/crm/bookings?day=${day}`)
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
    await openOfficeAt(page, server, `/crm/bookings?day=${day}`)
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

test('a visit of a plan that found no place is laid in by hand, and has the mark of a regular', {
  tag: '@long',
}, async ({ page, server }) => {
  const day = freshDay()
  const plan = await planWithoutPlace(server, day)
  await openOfficeAt(page, server, '/crm/bookings')
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

test('the owner closes a day with its reason and opens it again, staff cannot; weeks are turned', async ({
  page,
  server,
}) => {
  const [day, taken] = [freshDay(), freshDay()]
  await askedFor(server, taken, { guest_name: 'Hit Hard', status: 'confirmed', price: 700 })
  await openOfficeAt(page, server, `/crm/bookings?day=${day}`, 'admin')
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
  await longStep('staff see it, and cannot', async () => {
    const staff = await openSecondOffice(page, server, `/crm/bookings?day=${day}`)
    await expect(columnOf(staff, day).getByText('Stocktaking')).toBeVisible()
    await expect(staff.getByRole('button', { name: /Open this day|Close a day/ })).toHaveCount(0)
  })
  await columnOf(page, day).getByRole('button', { name: 'Open this day' }).click()
  await expect(columnOf(page, day).getByText('Stocktaking')).toHaveCount(0)

  const gridOf = (monday: string) => page.getByRole('group', { name: `Week of ${formatDayOfYear(monday)}` })
  await page.getByRole('button', { name: 'Week after' }).click()
  await expect(gridOf(addDays(mondayOf(day), 7))).toBeVisible()
  await page.getByRole('button', { name: 'Week before' }).click()
  await expect(gridOf(mondayOf(day))).toBeVisible()
})
