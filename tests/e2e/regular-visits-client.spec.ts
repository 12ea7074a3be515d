// Regular visits as their client sees and changes them.
import { addDays, formatDay, formatDayOfYear, formatTimes } from '#domain/calendar.ts'
import { weekdayOf } from '#domain/plan-days.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { dayButton, slotChoice, slotWithinADay, turnTo } from './booking-steps.ts'
import { newSurname } from './customer-steps.ts'
import { axeFindings, comeBack, expect, mailTo, newMember } from './house.ts'
import { type Planned, planned, test, visit } from './plan-steps.ts'
import { callOffice } from './quote-steps.ts'

test.describe.configure({ lock: 'plans' })

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

test('within 24 hours a client is kindly sent to the phone', { tag: '@long' }, async ({ page, server }) => {
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
  // Its hours are those of other tests.
  await callOffice(server, 'end_plan', { of_plan: plan.id, last_day: place.day })
})

test('the private link of a visit tells of the plan, and skips this one only', { tag: '@long' }, async ({
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
