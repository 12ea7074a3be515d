// Regular visits in the office: everything that is done with a plan.
import { addDays, formatDate, formatDayOfYear, formatListDay, todayAt } from '#domain/calendar.ts'
import { noticeDays } from '#domain/terms.ts'
import { addressOf, cut, hostileTexts } from '#tests/hostile-texts.ts'
import { newSurname } from './customer-steps.ts'
import { expectInside, expectInsideAtBothWidths } from './edges.ts'
import { axeFindings, expect, mailTo, toast } from './house.ts'
import { openOfficeAt, openSecondOffice } from './office-booking-steps.ts'
import { at, button, openPlan, panel, planned, test, visit, visitRow } from './plan-steps.ts'
import { callOffice } from './quote-steps.ts'

test.describe.configure({ lock: 'plans' })

test('one visit is skipped, taken back and moved', async ({ page, server }) => {
  const plan = await planned(server, { weekday: 3, start_minute: 480 })
  const [second, third] = [visit(plan, 1), visit(plan, 2)]
  await openPlan(page, plan, server)
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
  await panel(page).getByLabel('At', { exact: true }).fill('11:40')
  await expect(panel(page)).toContainText(`to ${at(elsewhere, '11:40')}. It fits.`)
  expect(await axeFindings(page)).toEqual([])
  await button(page, 'Move this one').click()
  await expect(visitRow(page, elsewhere)).toContainText(`Moved from ${formatListDay(third)}`)
})

test('a move that hits another clean says so before, and cannot be pressed', { tag: '@long' }, async ({
  page,
  server,
}) => {
  const plan = await planned(server, { weekday: 3, start_minute: 660 })
  const other = await planned(server, { weekday: 3, start_minute: 840 })
  await openPlan(page, plan, server)
  await button(page, `Move ${formatListDay(visit(plan, 1))}`).click()
  await panel(page).getByLabel('At', { exact: true }).fill('14:00')
  await expect(panel(page)).toContainText('Another clean is in the way.')
  await expect(button(page, 'Move this one')).toBeDisabled()
  await button(page, 'Put back').click()
  await expect(visitRow(page, visit(plan, 1))).toContainText(at(visit(plan, 1), '11:00'))
  expect(visit(other, 1)).toBe(visit(plan, 1))
})

test('a visit and all after it move, and the words say what they become', { tag: '@long' }, async ({
  page,
  server,
}) => {
  // Late in the day, where no visit comes that a holiday has moved.
  const plan = await planned(server, { weekday: 4, start_minute: 960, rhythm: 'two-weeks' })
  const [first, second, third] = [visit(plan, 0), visit(plan, 1), visit(plan, 2)]
  await openPlan(page, plan, server)
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
  await expect(panel(page)).toContainText(/From [^:]*: Every second Friday at 16:00, Home clean, 1 h\./)
})

test('the plan changes from the next visit on', { tag: '@long' }, async ({ page, server }) => {
  const plan = await planned(server, { weekday: 5, start_minute: 600 })
  await openPlan(page, plan, server)
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

test('a plan gets another clean and another address from a visit on', { tag: '@long' }, async ({
  page,
  server,
}) => {
  const plan = await planned(server, { weekday: 2, start_minute: 480 })
  await openPlan(page, plan, server)
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
  await expect(panel(page)).toContainText('Home clean, 1 h. R 620.00 a visit.')
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

test('a plan rests over the holidays, and the pause is ended early', { tag: '@long' }, async ({
  page,
  server,
}) => {
  const plan = await planned(server, { weekday: 5, start_minute: 480 })
  const [, second = '', third = '', fourth = ''] = plan.days
  await openPlan(page, plan, server)
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

test('a plan ends, says so, and goes on after all', { tag: '@long' }, async ({ page, server }) => {
  const plan = await planned(server, { weekday: 4, start_minute: 570 })
  const last = visit(plan, 1)
  await openPlan(page, plan, server)
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
  await openPlan(page, plan, server)
  await button(page, 'New price').click()
  await panel(page).getByLabel('New price a visit').fill('660')
  await expect(panel(page)).toContainText('+6.5%')
  await expect(panel(page)).toContainText(`Bronwyn is told by email, ${email}`)
  await expect(panel(page)).toContainText(formatDayOfYear(from))
  await expect(panel(page)).toContainText(/about R\s2\s080 more a year/)
  expect(await axeFindings(page)).toEqual([])
  const said = await panel(page).locator('.letter-bubble p').first().textContent()
  await button(page, 'Tell Bronwyn').click()
  await expect(panel(page)).toContainText(`R 660.00 a visit from ${formatListDay(from)}.`)
  const mail = await mailTo(post, email, 2)
  expect(mail.text?.replace(/\s+/g, ' ')).toContain(said?.replace(/\s+/g, ' '))
})

test('without an address nobody claims that a mail goes out', { tag: '@long' }, async ({ page, server }) => {
  const plan = await planned(server, { weekday: 2, start_minute: 900 })
  await openPlan(page, plan, server)
  await button(page, 'New price').click()
  await panel(page).getByLabel('New price a visit').fill('600')
  await expect(panel(page)).toContainText('you tell Bronwyn on WhatsApp, the text is ready')
  await button(page, 'Tell Bronwyn').click()
  await expect(page.locator('.toast')).toContainText('No email goes out: there is no address.')
  await expect(page.locator('.toast').getByRole('button', { name: 'WhatsApp' })).toBeVisible()
})

test('whoever was slower sees how it is now, and overwrites nothing', { tag: '@long' }, async ({
  page,
  server,
}) => {
  const plan = await planned(server, { weekday: 5, start_minute: 780 })
  await openPlan(page, plan, server)
  const other = await openSecondOffice(page, server, `/crm/customers/${plan.customer.id}?plan=${plan.id}`)
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
})

test('a pause over what a colleague has just changed is not made, and the panel shows the change', async ({
  page,
  server,
}) => {
  const plan = await planned(server, { weekday: 6, start_minute: 570 })
  await openPlan(page, plan, server)
  await button(page, 'Pause from, to').click()
  await callOffice(server, 'end_plan', { of_plan: plan.id, last_day: visit(plan, 2) })
  const pause = panel(page).getByRole('button', { name: /^Pause .* to / })
  await pause.click()
  await expect(panel(page)).toContainText('Somebody has changed this plan meanwhile.')
  await expect(panel(page)).toContainText(`It ends on ${formatDate(visit(plan, 2))}.`)
  await pause.click()
  await expect(toast(page, 'The plan is paused')).toBeVisible()
})

test('S, M and P work on the visit that has the focus', async ({ page, server }) => {
  // Of somebody whose name fits on no line: what opens here stays inside. Every other panel of a plan: the next walk.
  const name = cut(hostileTexts.unbroken, 50)
  const person = { first_name: name, last_name: name, email: addressOf(hostileTexts.unbroken) }
  const plan = await planned(server, { weekday: 1, start_minute: 840 }, person)
  const [first, second] = [visit(plan, 0), visit(plan, 1)]
  await openPlan(page, plan, server)
  await expectInside(page, 'the plan')
  await button(page, `Skip ${formatListDay(second)}`).focus()
  await page.keyboard.press('s')
  await expect(visitRow(page, second)).toContainText('Skipped by us')
  await button(page, `Skip ${formatListDay(first)}`).focus()
  await page.keyboard.press('m')
  await expect(panel(page).getByLabel('To', { exact: true })).toBeFocused()
  await expectInside(page, 'a move')
  await button(page, 'Put back').click()
  await button(page, `Move ${formatListDay(first)}`).focus()
  await page.keyboard.press('p')
  await expect(panel(page).getByLabel('From', { exact: true })).toHaveValue(first)
  await expectInside(page, 'a pause')
})

test('a plan holds whatever the client is called', { tag: '@long' }, async ({ page, server }) => {
  const text = hostileTexts.unbroken
  const person = { first_name: cut(text, 50), last_name: cut(text, 50), email: addressOf(text) }
  const plan = await planned(server, { weekday: 2, start_minute: 1020 }, person)
  await openPlan(page, plan, server)
  await expectInsideAtBothWidths(page, 'the plan')
  await button(page, `Move ${formatListDay(visit(plan, 0))}`).click()
  await expectInside(page, 'a move')
  await button(page, 'Put back').click()
  for (const name of ['New price', 'Pause from, to', 'End', 'Change the plan', 'Another plan']) {
    await button(page, name).click()
    if (name === 'New price') await panel(page).getByLabel('New price a visit').fill('700')
    await expectInside(page, name)
    await button(page, 'Not now').click()
  }
  await callOffice(server, 'end_plan', { of_plan: plan.id, last_day: todayAt(new Date()) })
  await page.reload()
  await expect(panel(page)).toContainText('It ends on')
  await expectInside(page, 'an ended plan')
})

test('a plan that could not be read says so, and is read again', { tag: '@long' }, async ({
  page,
  server,
}) => {
  const plan = await planned(server, { weekday: 6, start_minute: 660 })
  await page.route('**/rpc/plan_card', route => route.abort())
  await openOfficeAt(page, server, `/crm/customers/${plan.customer.id}?plan=${plan.id}`)
  await expect(panel(page)).toContainText('Failed to load the regular plan.')
  await page.unroute('**/rpc/plan_card')
  await button(page, 'Try again').click()
  await expect(panel(page).getByRole('heading', { name: 'Next visits' })).toBeVisible()
})
