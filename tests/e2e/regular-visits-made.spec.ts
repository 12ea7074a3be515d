// How regular visits come about: from a request, from the last clean, and where they are seen.
import { addDays } from '#domain/calendar.ts'
import { newSurname, openGroup } from './customer-steps.ts'
import { axeFindings, expect, toast } from './house.ts'
import { askedFor, openOfficeAt, panelOf } from './office-booking-steps.ts'
import { goTo } from './open-app.ts'
import { at, button, nextWeekday, openPlan, panel, planned, test, visitRow } from './plan-steps.ts'

test.describe.configure({ lock: 'plans' })

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
  await openOfficeAt(page, server, `/crm/bookings/${id}`)
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

test('a request that is confirmed without the tap stays a single clean', { tag: '@long' }, async ({
  page,
  server,
}) => {
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
  await openOfficeAt(page, server, `/crm/bookings/${id}`)
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
  await openOfficeAt(page, server, `/crm/customers/${data?.customer_id}`)
  await openGroup(page, 'Regular plan')
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

test('a visit without a place says why and leads to the week', { tag: '@long' }, async ({ page, server }) => {
  await planned(server, { weekday: 6, start_minute: 480 })
  const late = await planned(server, { weekday: 6, start_minute: 490 })
  await openPlan(page, late, server)
  const row = page.locator('.visit').first()
  await expect(row).toContainText('No place: another clean is in the way')
  await expect(row.getByRole('link', { name: 'To the week' })).toHaveAttribute(
    'href',
    /\/crm\/bookings\?day=/,
  )
  await goTo(page, '/crm/bookings')
  const list = page.getByRole('region', { name: /visits? needs? a place/ })
  await expect(list).toContainText(`Bronwyn ${late.customer.last_name}`)
})

test('the list shows who is regular, and only them if asked', { tag: '@long' }, async ({ page, server }) => {
  const plan = await planned(server, { weekday: 1, start_minute: 1020, rhythm: 'two-weeks' })
  await openOfficeAt(page, server, `/crm/customers?q=${plan.customer.last_name}`)
  const name = page.locator('[data-row]').filter({ hasText: `Bronwyn ${plan.customer.last_name}` })
  await expect(name).toBeVisible()
  await expect(page.getByText('Regular, every 2 weeks')).toBeVisible()
  await page.getByRole('button', { name: 'Status: All' }).click()
  await page.getByRole('button', { name: /^Regular/ }).click()
  await expect(name).toBeVisible()
  await expect(page).toHaveURL(/status=regular/)
})
