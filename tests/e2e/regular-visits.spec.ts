// Regular visits: from a request to a plan, and everything that the office and the client do with one.
import type { Page } from '@playwright/test'
import {
  addDays,
  formatDate,
  formatDay,
  formatDayOfYear,
  formatListDay,
  formatTimes,
  todayAt,
} from '#domain/calendar.ts'
import { weekdayOf } from '#domain/plan-days.ts'
import { noticeDays } from '#domain/terms.ts'
import { addressOf, cut, hostileTexts } from '#tests/hostile-texts.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { dayButton, slotChoice, slotWithinADay, turnTo } from './booking-steps.ts'
import { newSurname } from './customer-steps.ts'
import { expectInsideAtBothWidths } from './edges.ts'
import { axeFindings, comeBack, expect, mailTo, newMember, ownHouse, toast } from './house.ts'
import { askedFor, openOffice, openSecondOffice, panelOf } from './office-booking-steps.ts'
import { at, callAsStaff, nextWeekday, openPlan, type Planned, planned, visitRow } from './plan-steps.ts'

// Plans take places for twelve weeks: in a diary of their own.
const test = ownHouse()
const panel = (page: Page) => page.locator('.panel')
const button = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name, exact: true })
function visit({ days }: Planned, place: number) {
  const day = days[place]
  // Another test's plan has the hour.
  if (!day) throw new Error(`Visit ${place} found no place.`)
  return day
}

test('a request that asks for a rhythm becomes a plan with one tap more', async ({ page, server }) => {
  const name = `Charmaine ${newSurname()}`
  const day = nextWeekday(1)
  const id = await askedFor(server, day, {
    service_type: 'carpet-clean-regular',
    service_time: '08:00-10:00',
    guest_name: name,
    guest_email: `${newSurname()}@home.example`,
    guest_phone: `+2783${String(Date.now()).slice(-7)}`,
  })
  await openOffice(page, server)
  await page.goto(`/crm/bookings/${id}`)
  await panelOf(page, name).getByLabel('Set price').fill('620')
  await panel(page)
    .getByLabel(/^Make it regular/)
    .check()
  await panel(page).getByRole('radio', { name: 'Every Monday' }).check({ force: true })
  expect(await axeFindings(page)).toEqual([])
  await button(page, 'Confirm and make it regular').click()
  await expect(toast(page, `${name}: confirmed and regular`)).toBeVisible()

  await expect(panel(page)).toContainText('Every Monday at 08:00')
  await panel(page).getByRole('link', { name: 'Open the plan' }).click()
  await expect(panel(page)).toContainText('Every Mondayat 08:00')
  await expect(panel(page)).toContainText('R 620.00 a visit.')
  await expect(visitRow(page, day)).toContainText(at(day, '08:00'))
  await expect(visitRow(page, addDays(day, 7))).toBeVisible()
})

test('a request that is confirmed without the tap stays a single clean', async ({ page, server }) => {
  const name = `Craig ${newSurname()}`
  const guest = {
    guest_name: name,
    guest_email: `${newSurname()}@home.example`,
    guest_phone: `+2784${String(Date.now()).slice(-7)}`,
  }
  const id = await askedFor(server, nextWeekday(1), {
    service_type: 'carpet-clean-regular',
    service_time: '10:00-12:00',
    ...guest,
  })
  await openOffice(page, server)
  await page.goto(`/crm/bookings/${id}`)
  await panelOf(page, name).getByLabel('Set price').fill('620')
  await button(page, 'Confirm').click()
  await expect(toast(page, `${name}: confirmed`)).toBeVisible()
  const { data } = await server.tables.from('bookings').select('status, plan_id').eq('id', id)
  expect(data).toEqual([{ status: 'confirmed', plan_id: null }])
})

test('the last clean becomes a plan, and what would come of it is said before', async ({ page, server }) => {
  const name = `Nomsa ${newSurname()}`
  const day = nextWeekday(2)
  const guest = {
    guest_name: name,
    guest_email: `${newSurname()}@home.example`,
    guest_phone: `+2785${String(Date.now()).slice(-7)}`,
  }
  const clean = { service_type: 'residential-standard', service_time: '08:00-10:00', ...guest } as const
  const id = await askedFor(server, day, clean)
  const { data } = await server.tables
    .from('bookings')
    .update({ status: 'confirmed', price: 620 })
    .eq('id', id)
    .select('customer_id')
    .single()
  await openOffice(page, server)
  await page.goto(`/crm/customers/${data?.customer_id}`)
  await button(page, 'Make it regular').click()
  await expect(panel(page)).toContainText('Every second Tuesday at 08:00')
  await expect(panel(page).getByRole('status').first()).toContainText(
    /visits in the next twelve weeks, and all fit\./,
  )
  expect(await axeFindings(page)).toEqual([])
  await panel(page).getByLabel('Price a visit').fill('')
  await button(page, 'Make it regular').click()
  await expect(panel(page)).toContainText('Please enter a price in rand and cents.')
  await panel(page).getByLabel('Price a visit').fill('640')
  await button(page, 'Make it regular').click()
  await expect(toast(page, 'Nomsa is regular now')).toBeVisible()
  await expect(visitRow(page, addDays(day, 14))).toContainText(at(addDays(day, 14), '08:00'))
  const visits = await server.tables.from('bookings').select('id').eq('customer_id', data?.customer_id)
  expect(visits.data?.filter(({ id: visitId }) => visitId === id)).toHaveLength(1)
})

test('one visit is skipped, taken back and moved @wide', async ({ page, server }) => {
  const plan = await planned(server, { weekday: 3, start_minute: 480 })
  const [second, third] = [visit(plan, 1), visit(plan, 2)]
  await openOffice(page, server)
  await openPlan(page, plan)
  expect(await axeFindings(page)).toEqual([])

  await button(page, `Skip ${formatListDay(second)}`).click()
  await expect(visitRow(page, second)).toContainText('Skipped by us')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(visitRow(page, second)).toContainText(at(second, '08:00'))
  await button(page, `Skip ${formatListDay(second)}`).click()
  await button(page, `Take back ${formatListDay(second)}`).click()
  await expect(visitRow(page, second)).toContainText(at(second, '08:00'))

  const elsewhere = addDays(third, 1)
  await button(page, `Move ${formatListDay(third)}`).click()
  await panel(page).getByLabel('To', { exact: true }).fill(elsewhere)
  await panel(page).getByLabel('At', { exact: true }).fill('13:20')
  await expect(panel(page)).toContainText(`to ${at(elsewhere, '13:20')}. It fits.`)
  expect(await axeFindings(page)).toEqual([])
  await button(page, 'Move this one').click()
  await expect(visitRow(page, elsewhere)).toContainText(`Moved from ${formatListDay(third)}`)
})

test('a move that hits another clean says so before, and cannot be pressed', async ({ page, server }) => {
  const plan = await planned(server, { weekday: 3, start_minute: 660 })
  const other = await planned(server, { weekday: 3, start_minute: 840 })
  await openOffice(page, server)
  await openPlan(page, plan)
  await button(page, `Move ${formatListDay(visit(plan, 1))}`).click()
  await panel(page).getByLabel('At', { exact: true }).fill('14:00')
  await expect(panel(page)).toContainText('Another clean is in the way.')
  await expect(button(page, 'Move this one')).toBeDisabled()
  await button(page, 'Put back').click()
  await expect(visitRow(page, visit(plan, 1))).toContainText(at(visit(plan, 1), '11:00'))
  expect(visit(other, 1)).toBe(visit(plan, 1))
})

test('a visit and all after it move, and the words say what they become', async ({ page, server }) => {
  // Late in the day, where no visit comes that a holiday has moved.
  const plan = await planned(server, { weekday: 4, start_minute: 960, rhythm: 'two-weeks' })
  const [first, second, third] = [visit(plan, 0), visit(plan, 1), visit(plan, 2)]
  await openOffice(page, server)
  await openPlan(page, plan)
  await button(page, `Move ${formatListDay(second)}`).click()
  await panel(page).getByLabel('To', { exact: true }).fill(addDays(second, 1))
  const following = panel(page).getByRole('radio', { name: /^This and following/ })
  await expect(panel(page)).toContainText(`${plan.days.length - 1} visits, then every second Friday`)
  await following.check()
  await expect(panel(page)).toContainText(/It fits\.|no place|wait/)
  await button(page, `Move ${plan.days.length - 1} visits`).click()
  await expect(visitRow(page, addDays(second, 1))).toBeVisible()
  await expect(visitRow(page, addDays(third, 1))).toBeVisible()
  await expect(visitRow(page, first)).toBeVisible()
  await expect(panel(page)).toContainText(/From [^:]*: Every second Friday at 16:00, Regular clean, 1 h\./)
})

test('the plan changes from the next visit on', async ({ page, server }) => {
  const plan = await planned(server, { weekday: 5, start_minute: 600 })
  await openOffice(page, server)
  await openPlan(page, plan)
  await button(page, 'Change the plan').click()
  await panel(page).getByLabel('How often').selectOption('Every second Friday')
  await panel(page).getByLabel('Starts').fill('10:30')
  await expect(panel(page).getByRole('status').last()).toContainText('It fits.')
  expect(await axeFindings(page)).toEqual([])
  await button(page, `Change from ${formatListDay(visit(plan, 0))} on`).click()
  await expect(panel(page)).toContainText('Every second Fridayat 10:30')
  await expect(visitRow(page, visit(plan, 1))).toHaveCount(0)
  await expect(visitRow(page, visit(plan, 2))).toContainText('10:30')
})

test('a plan gets another clean and another address from a visit on', async ({ page, server }) => {
  const plan = await planned(server, { weekday: 2, start_minute: 480 })
  await openOffice(page, server)
  await openPlan(page, plan)
  await button(page, 'Change the plan').click()
  await panel(page)
    .getByLabel('From which visit on?')
    .selectOption(formatListDay(visit(plan, 1)))
  await panel(page).getByLabel('Service').selectOption('Deep clean')
  await panel(page).getByLabel('How many bedrooms?').selectOption('1 bedroom')
  await panel(page).getByLabel('Length (minutes)').fill('80')
  await panel(page).getByLabel('Price a visit').fill('950')
  await panel(page).getByLabel('Address').fill('9 Marsh Street')
  await panel(page).getByLabel('Suburb').selectOption('Hartenbos')
  await panel(page).getByLabel('Notes for the team').fill('Gate code 12')
  await panel(page).getByLabel('When we are closed on its day').selectOption('Leave that visit out')
  await expect(panel(page).getByRole('status').last()).toContainText('It fits.')
  expect(await axeFindings(page)).toEqual([])
  await button(page, `Change from ${formatListDay(visit(plan, 1))} on`).click()
  await expect(panel(page)).toContainText(
    `From ${formatListDay(visit(plan, 1))}: Every Tuesday at 08:00, Deep clean, 1 h 20.`,
  )
  await expect(panel(page)).toContainText('Regular clean, 1 h. R 620.00 a visit.')
  await expect(panel(page)).toContainText(`R 950.00 a visit from ${formatListDay(visit(plan, 1))}.`)
  await expect(button(page, 'Undo')).toHaveCount(0)
  const { data } = await server.tables
    .from('bookings')
    .select('service_type, size, minutes, address, suburb, special_instructions')
    .eq('plan_id', plan.id)
    .order('plan_day')
    .limit(2)
  expect(data).toEqual([
    expect.objectContaining({ service_type: 'residential-standard', minutes: 60, suburb: 'Diaz Beach' }),
    {
      service_type: 'residential-deep',
      size: 1,
      minutes: 80,
      address: '9 Marsh Street',
      suburb: 'Hartenbos',
      special_instructions: 'Gate code 12',
    },
  ])
})

test('a plan rests over the holidays, and the pause is ended early', async ({ page, server }) => {
  const plan = await planned(server, { weekday: 5, start_minute: 480 })
  const [, second = '', third = '', fourth = ''] = plan.days
  await openOffice(page, server)
  await openPlan(page, plan)
  await button(page, 'Pause from, to').click()
  await panel(page).getByLabel('From', { exact: true }).fill(second)
  await panel(page).getByLabel('To', { exact: true }).fill(third)
  await expect(panel(page)).toContainText(
    `2 visits fall away: ${formatListDay(second)}, ${formatListDay(third)}.`,
  )
  expect(await axeFindings(page)).toEqual([])
  await button(page, `Pause ${formatListDay(second)} to ${formatListDay(third)}`).click()
  await expect(toast(page, 'The plan is paused')).toBeVisible()
  await expect(visitRow(page, second)).toContainText('Paused')
  await expect(visitRow(page, fourth)).toContainText(at(fourth, '08:00'))
  await button(page, 'End the pause').click()
  await expect(visitRow(page, second)).toContainText(at(second, '08:00'))
})

test('a plan ends, says so, and goes on after all', async ({ page, server }) => {
  const plan = await planned(server, { weekday: 4, start_minute: 570 })
  const last = visit(plan, 1)
  await openOffice(page, server)
  await openPlan(page, plan)
  await button(page, 'End').click()
  await panel(page).getByLabel('Last day').fill(last)
  await expect(panel(page)).toContainText(`${plan.days.length - 2} visits after that are cancelled.`)
  await button(page, 'End the plan').click()
  await expect(panel(page)).toContainText(`It ends on ${formatDate(last)}.`)
  await expect(visitRow(page, visit(plan, 2))).toHaveCount(0)
  await button(page, 'Let it go on').click()
  await expect(visitRow(page, visit(plan, 2))).toBeVisible()
})

test('a new price is told with its day, and counts after the notice', async ({ page, server, post }) => {
  const email = `${newSurname().toLowerCase()}@home.example`
  const plan = await planned(server, { weekday: 2, start_minute: 780 }, { email })
  const from = addDays(todayAt(new Date()), noticeDays)
  await openOffice(page, server)
  await openPlan(page, plan)
  await button(page, 'New price').click()
  await panel(page).getByLabel('New price a visit').fill('660')
  await expect(panel(page)).toContainText('+6.5%')
  await expect(panel(page)).toContainText(`Bronwyn is told by e-mail, ${email}`)
  await expect(panel(page)).toContainText(formatDayOfYear(from))
  await expect(panel(page)).toContainText(/about R\s2\s080 more a year/)
  expect(await axeFindings(page)).toEqual([])
  const said = await panel(page).locator('.letter-bubble p').first().textContent()
  await button(page, 'Tell Bronwyn').click()
  await expect(panel(page)).toContainText(`R 660.00 a visit from ${formatListDay(from)}.`)
  const mail = await mailTo(post, email, 2)
  expect(mail.text?.replace(/\s+/g, ' ')).toContain(said?.replace(/\s+/g, ' '))
})

test('without an address nobody claims that a mail goes out', async ({ page, server }) => {
  const plan = await planned(server, { weekday: 2, start_minute: 900 })
  await openOffice(page, server)
  await openPlan(page, plan)
  await button(page, 'New price').click()
  await panel(page).getByLabel('New price a visit').fill('600')
  await expect(panel(page)).toContainText('you tell Bronwyn on WhatsApp, the text is ready')
  await button(page, 'Tell Bronwyn').click()
  await expect(page.locator('.toast')).toContainText('No e-mail goes out: there is no address.')
  await expect(page.locator('.toast').getByRole('button', { name: 'WhatsApp' })).toBeVisible()
})

test('whoever was slower sees how it is now, and overwrites nothing', async ({ page, server }) => {
  const plan = await planned(server, { weekday: 5, start_minute: 780 })
  await openOffice(page, server)
  const other = await openSecondOffice(page, server)
  await openPlan(page, plan)
  await openPlan(other, plan)
  await button(page, `Move ${formatListDay(visit(plan, 1))}`).click()
  await panel(page).getByLabel('At', { exact: true }).fill('14:30')
  await expect(panel(page)).toContainText('It fits.')
  await button(other, `Skip ${formatListDay(visit(plan, 2))}`).click()
  await expect(visitRow(other, visit(plan, 2))).toContainText('Skipped by us')
  await button(page, 'Move this one').click()
  await expect(panel(page)).toContainText('Somebody has changed this plan meanwhile.')
  await expect(visitRow(page, visit(plan, 2))).toContainText('Skipped by us')
  await button(page, 'Move this one').click()
  await expect(visitRow(page, visit(plan, 1))).toContainText('14:30')
  await other.context().close()
})

test('a pause over what a colleague has just changed is not made, and the panel shows the change', async ({
  page,
  server,
}) => {
  const plan = await planned(server, { weekday: 6, start_minute: 570 })
  await openOffice(page, server)
  await openPlan(page, plan)
  await button(page, 'Pause from, to').click()
  await callAsStaff(server, 'end_plan', { of_plan: plan.id, last_day: visit(plan, 2) })
  const pause = panel(page).getByRole('button', { name: /^Pause .* to / })
  await pause.click()
  await expect(panel(page)).toContainText('Somebody has changed this plan meanwhile.')
  await expect(panel(page)).toContainText(`It ends on ${formatDate(visit(plan, 2))}.`)
  await pause.click()
  await expect(toast(page, 'The plan is paused')).toBeVisible()
})

test('S, M and P work on the visit that has the focus @wide', async ({ page, server }) => {
  const plan = await planned(server, { weekday: 1, start_minute: 840 })
  const [first, second] = [visit(plan, 0), visit(plan, 1)]
  await openOffice(page, server)
  await openPlan(page, plan)
  await button(page, `Skip ${formatListDay(second)}`).focus()
  await page.keyboard.press('s')
  await expect(visitRow(page, second)).toContainText('Skipped by us')
  await button(page, `Skip ${formatListDay(first)}`).focus()
  await page.keyboard.press('m')
  await expect(panel(page).getByLabel('To', { exact: true })).toBeFocused()
  await button(page, 'Put back').click()
  await button(page, `Move ${formatListDay(first)}`).focus()
  await page.keyboard.press('p')
  await expect(panel(page).getByLabel('From', { exact: true })).toHaveValue(first)
})

test('a visit without a place says why and leads to the week', async ({ page, server }) => {
  await planned(server, { weekday: 6, start_minute: 480 })
  const late = await planned(server, { weekday: 6, start_minute: 490 })
  await openOffice(page, server)
  await openPlan(page, late)
  const row = page.locator('.visit').first()
  await expect(row).toContainText('No place: another clean is in the way')
  await expect(row.getByRole('link', { name: 'To the week' })).toHaveAttribute(
    'href',
    /\/crm\/bookings\?day=/,
  )
  await page.goto('/crm/bookings')
  const list = page.getByRole('region', { name: /visits? needs? a place/ })
  await expect(list).toContainText(`Bronwyn ${late.customer.last_name}`)
})

test('the list shows who is regular, and only them if asked', async ({ page, server }) => {
  const plan = await planned(server, { weekday: 1, start_minute: 1020, rhythm: 'two-weeks' })
  await openOffice(page, server)
  await page.goto(`/crm/customers?q=${plan.customer.last_name}`)
  const name = page
    .getByRole('link', { name: `Bronwyn ${plan.customer.last_name}`, exact: true })
    .locator('visible=true')
  await expect(name).toBeVisible()
  await expect(page.getByText('Regular, every 2 weeks').locator('visible=true')).toBeVisible()
  await page.getByRole('radio', { name: /^Regular/ }).check({ force: true })
  await expect(name).toBeVisible()
  await expect(page).toHaveURL(/status=regular/)
})

async function clientOf(server: ServerProcess, plan: Planned) {
  const { customer } = plan
  const member = await newMember(server, { first_name: customer.first_name, last_name: customer.last_name })
  const linked = await server.tables.from('client_profiles').upsert(
    {
      user_id: member.id,
      customer_id: customer.id,
      first_name: customer.first_name,
      last_name: customer.last_name,
      email: member.email,
    },
    { onConflict: 'user_id' },
  )
  expect(linked.error).toBeNull()
  return member
}

test('a client skips and moves a visit on the dashboard', async ({ page, server }) => {
  const plan = await planned(server, { weekday: 3, start_minute: 1020 })
  const [second, third] = [visit(plan, 1), visit(plan, 2)]
  const { email } = await clientOf(server, plan)
  await comeBack(page, email, '/dashboard')
  const own = page.getByRole('region', { name: 'Your regular clean' })
  await expect(own).toContainText('Every Wednesday at 17:00')
  expect(await axeFindings(page)).toEqual([])
  await own.getByRole('button', { name: `Skip ${formatDayOfYear(second)}` }).click()
  await expect(own).toContainText('You skip this one')
  await own.getByRole('button', { name: `Take back ${formatDayOfYear(second)}` }).click()
  await expect(own.getByRole('button', { name: `Skip ${formatDayOfYear(second)}` })).toBeVisible()

  const later = addDays(third, 1)
  await own.getByRole('button', { name: `Move ${formatDayOfYear(third)}` }).click()
  await turnTo(page, later)
  await dayButton(page, later).click()
  await slotChoice(page, '14:00-16:00').check()
  await page.getByRole('button', { name: 'Move it there' }).click()
  await expect(own).toContainText(`${formatDayOfYear(later)}, ${formatTimes('14:00-16:00')}`)
  await expect(own).toContainText(`Moved from ${formatDayOfYear(third)}`)
  // The others stay where they were.
  await expect(own).toContainText(formatDayOfYear(second))
})

test('within 24 hours a client is kindly sent to the phone', async ({ page, server }) => {
  const place = await slotWithinADay(server)
  const plan = await planned(server, {
    weekday: weekdayOf(place.day),
    start_minute: Number(place.slot.slice(0, 2)) * 60,
    from_day: place.day,
  })
  const { email } = await clientOf(server, plan)
  await comeBack(page, email, '/dashboard')
  const own = page.getByRole('region', { name: 'Your regular clean' })
  await expect(own).toContainText('It starts in less than 24 hours. To change it, call 044 000 0000.')
  await expect(own.getByRole('button', { name: `Skip ${formatDayOfYear(place.day)}` })).toHaveCount(0)
})

test('the private link of a visit tells of the plan, and skips this one only', async ({
  page,
  server,
  post,
}) => {
  const email = `${newSurname().toLowerCase()}@home.example`
  const plan = await planned(server, { weekday: 4, start_minute: 840 }, { email })
  const [first, second] = [visit(plan, 0), visit(plan, 1)]
  const [link] = /\/booking\?manage=[0-9a-f]{64}/.exec((await mailTo(post, email)).text ?? '') ?? []
  await page.goto(link ?? '')
  const clean = page.getByRole('region', { name: 'Your clean', exact: true })
  await expect(clean).toContainText('One of your regular visits: every Thursday at 14:00.')
  const later = addDays(first, 1)
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await turnTo(page, later)
  await dayButton(page, later).click()
  await slotChoice(page, '16:00-18:00').check()
  await page.getByRole('button', { name: 'Move it there' }).click()
  await expect(clean).toContainText(`${formatDay(later)}, 16:00–18:00`)
  await page.getByRole('button', { name: 'Skip this visit' }).click()
  await page.getByRole('button', { name: 'Yes, skip it' }).click()
  await expect(clean).toContainText('Cancelled')
  const others = await server.tables
    .from('bookings')
    .select('status')
    .match({ plan_id: plan.id, plan_day: second })
  expect(others.data).toEqual([{ status: 'confirmed' }])
})

test('a plan holds whatever the client is called', async ({ page, server }) => {
  const text = hostileTexts.unbroken
  const person = { first_name: cut(text, 50), last_name: cut(text, 50), email: addressOf(text) }
  const plan = await planned(server, { weekday: 2, start_minute: 1020 }, person)
  await openOffice(page, server)
  await openPlan(page, plan)
  await expectInsideAtBothWidths(page, 'the plan')
  await button(page, `Move ${formatListDay(visit(plan, 0))}`).click()
  await expectInsideAtBothWidths(page, 'a move')
  await button(page, 'Put back').click()
  for (const name of ['New price', 'Pause from, to', 'End', 'Change the plan', 'Another plan']) {
    await button(page, name).click()
    if (name === 'New price') await panel(page).getByLabel('New price a visit').fill('700')
    await expectInsideAtBothWidths(page, name)
    await button(page, 'Not now').click()
  }
  await callAsStaff(server, 'end_plan', { of_plan: plan.id, last_day: todayAt(new Date()) })
  await page.reload()
  await expect(panel(page)).toContainText('It ends on')
  await expectInsideAtBothWidths(page, 'an ended plan')
})

test('a plan that could not be read says so, and is read again', async ({ page, server }) => {
  const plan = await planned(server, { weekday: 6, start_minute: 660 })
  await openOffice(page, server)
  await page.route('**/rpc/plan_card', route => route.abort())
  await page.goto(`/crm/customers/${plan.customer.id}`)
  await expect(panel(page)).toContainText('Failed to load the regular plan.')
  await page.unroute('**/rpc/plan_card')
  await button(page, 'Try again').click()
  await expect(panel(page).getByRole('heading', { name: 'Next visits' })).toBeVisible()
})
