// The waiting list, from the wish for an earlier day to the gap that is filled.
import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { formatListDay } from '#domain/calendar.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { chooseSlot, fillIn, freshDay, openForm, send, someoneElse } from './booking-steps.ts'
import { axeFindings, comeBack, expect, longStep, newMember, toast } from './house.ts'
import { askedFor, panelOf } from './office-booking-steps.ts'
import { newStaff } from './office-steps.ts'
import { sendersHouse } from './send-steps.ts'

// Time that other tests have freed would be offered here too.
const test = sendersHouse
test.describe.configure({ lock: 'list to send' })

const newToken = () => randomBytes(32).toString('hex')
const wishButton = (page: Page) => page.getByRole('button', { name: 'Tell me if an earlier day comes free' })
const freed = (page: Page, day: string) =>
  page.getByRole('link', { name: new RegExp(`^Free again: ${formatListDay(day)}`) })
const candidate = (page: Page, name: string) => page.getByRole('article', { name })

async function openOfficeAt(page: Page, server: ServerProcess, path: string) {
  await comeBack(page, (await newStaff(server)).email, path)
}

async function wait(server: ServerProcess, bookingId: string) {
  const { error } = await server.tables.from('waiting_list_entries').insert({ booking_id: bookingId })
  expect(error).toBeNull()
}

async function free(server: ServerProcess, bookingId: string) {
  const { error } = await server.tables.from('bookings').update({ status: 'cancelled' }).eq('id', bookingId)
  expect(error).toBeNull()
}

test('a wish at the link, a time that comes free, a message ready, and one tap to fill it', async ({
  page,
  server,
}) => {
  const [early, late] = [freshDay(), freshDay()]
  const token = newToken()
  const gone = await askedFor(server, early, { guest_name: 'Was There', status: 'confirmed' })
  const hers = { ...someoneElse(late, '14:00-16:00'), guest_name: 'Elsabe Vermaak', manage_token: token }
  expect((await server.tables.from('bookings').insert({ ...hers, status: 'confirmed' })).error).toBeNull()

  await page.goto(`/booking?manage=${token}`)
  await wishButton(page).click()
  await expect(page.getByText(/^You would like an earlier day, since/)).toBeVisible()
  await longStep('it is taken back, and said again', async () => {
    await page.getByRole('button', { name: 'I no longer need an earlier day' }).click()
    await wishButton(page).click()
    await expect(page.getByText(/^You would like an earlier day, since/)).toBeVisible()
  })

  await openOfficeAt(page, server, '/crm/bookings')
  await page.getByRole('link', { name: '1 person waits for an earlier day' }).click()
  await expect(panelOf(page, 'Waiting list').getByText('Elsabe Vermaak').first()).toBeVisible()
  await page.goBack()
  await expect(freed(page, early)).toHaveCount(0)
  await free(server, gone)
  // The office looks by itself.
  await expect(freed(page, early)).toBeVisible()
  await longStep('nobody is asked for it, and then somebody after all', async () => {
    await page.getByRole('button', { name: `Ask nobody for ${formatListDay(early)}` }).click()
    await expect(freed(page, early)).toHaveCount(0)
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  })
  await freed(page, early).click()
  const card = candidate(page, 'Elsabe Vermaak')
  await expect(card).toContainText(`now ${formatListDay(late)}, 14:00–16:00`)
  await expect(card).toContainText('Hello Elsabe, this is Coastal Clean. You wanted an earlier day')
  const whatsApp = await card.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(whatsApp ?? '')).toMatch(/^https:\/\/wa\.me\/27831234567\?text=Hello Elsabe/)
  await expect(card.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:thabo@example.com/)
  expect(await axeFindings(page)).toEqual([])
  await card.getByRole('button', { name: 'Said yes: move here' }).click()
  await expect(toast(page, `Elsabe Vermaak: moved to ${formatListDay(early)}, 08:00–10:00`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Nobody waits for an earlier day' })).toBeVisible()
  const { data } = await server.tables.from('bookings').select('service_date, start_minute').eq('id', hers.id)
  expect(data).toEqual([{ service_date: early, start_minute: 480 }])
})

test('of two who fill one gap the second is told, and nothing is laid over', { tag: '@long' }, async ({
  page,
  server,
}) => {
  const [early, late, later] = [freshDay(), freshDay(), freshDay()]
  // The day is taken but for two hours and a little.
  await askedFor(server, early, {
    guest_name: 'Stays There',
    status: 'confirmed',
    service_time: '14:00-16:00',
  })
  const gone = await askedFor(server, early, { guest_name: 'Goes Away', status: 'confirmed' })
  for (const [name, day] of [
    ['First One', late],
    ['Second One', later],
  ] as const)
    await wait(server, await askedFor(server, day, { guest_name: name, status: 'confirmed' }))
  await free(server, gone)
  await openOfficeAt(page, server, '/crm/bookings')
  // It does not hear in time that somebody was quicker.
  await page.route('**/rpc/office_pulse', route => route.abort())
  await freed(page, early).first().click()
  await expect(candidate(page, 'First One')).toBeVisible()
  const moved = { service_date: early, service_time: '10:00-12:00' }
  const quicker = server.tables.from('bookings').update(moved).eq('guest_name', 'First One')
  expect((await quicker).error).toBeNull()
  await candidate(page, 'Second One').getByRole('button', { name: 'Said yes: move here' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This time is taken by now.' })).toBeVisible()
  const { data } = await server.tables
    .from('bookings')
    .select('id')
    .eq('service_date', early)
    .neq('status', 'cancelled')
  expect(data).toHaveLength(2)
})

test('somebody without a booking is noted, shown as typed, and booked into a gap', { tag: '@long' }, async ({
  page,
  server,
}) => {
  const early = freshDay()
  const person = {
    first_name: 'Kobus',
    last_name: 'Pienaar',
    phone: '+27825550777',
    address: '5 Bland Street',
  }
  expect((await server.tables.from('customers').insert(person)).error).toBeNull()
  await openOfficeAt(page, server, '/crm/bookings/waiting')
  const panel = panelOf(page, 'Waiting list')
  await panel.getByRole('button', { name: 'Note somebody' }).click()
  await panel.getByRole('button', { name: 'Put on the list' }).click()
  await expect(panel.getByText('Please choose the customer.')).toBeVisible()
  await panel.getByLabel('Find the customer').fill('Pienaar')
  await panel.getByRole('option', { name: /^Kobus Pienaar/ }).click()
  await panel.getByLabel('Service').selectOption('window')
  await panel.getByLabel('Which suburb?').selectOption('Reebok')
  const note = '<img src=x onerror=alert(1)> after ten "please"'
  await panel.getByRole('textbox', { name: /^Note/ }).fill(note)
  await panel.getByRole('button', { name: 'Put on the list' }).click()
  await expect(toast(page, 'Kobus Pienaar is on the waiting list')).toBeVisible()
  await expect(panel.getByRole('listitem').filter({ hasText: 'Kobus Pienaar' })).toContainText('after ten')
  await expect(panel.locator('img')).toHaveCount(0)

  // From a named gap of the week.
  await page.goto(`/crm/bookings?day=${early}`)
  await page
    .getByRole('link', { name: new RegExp(`^Free .* Add a booking, ${formatListDay(early)}`) })
    .first()
    .click()
  await page.getByRole('link', { name: 'Who waits for this time?' }).click()
  await candidate(page, 'Kobus Pienaar').getByRole('link', { name: 'Said yes: book' }).click()
  const form = panelOf(page, 'Add booking')
  await expect(form.getByLabel('Find the customer')).toHaveValue(/Kobus Pienaar/)
  await expect(form.getByLabel('Day')).toHaveValue(early)
  await form.getByRole('button', { name: 'Add booking' }).click()
  await expect(toast(page, 'Booking added')).toBeVisible()
  const { data } = await server.tables
    .from('waiting_list_entries')
    .select('ended_why, suburb, customers!inner(phone)')
    .eq('customers.phone', person.phone)
  expect(data).toEqual([{ ended_why: 'booked', suburb: 'Reebok', customers: { phone: person.phone } }])

  await longStep('staff put a booking on the list and take it off; the history tells', async () => {
    const id = await askedFor(server, freshDay(), { guest_name: 'On And Off', status: 'confirmed' })
    await page.goto(`/crm/bookings/${id}`)
    const booking = panelOf(page, 'On And Off')
    await booking.getByRole('button', { name: 'Put on the waiting list' }).click()
    await expect(booking.getByText('On the waiting list since today.')).toBeVisible()
    await page.goto('/crm/bookings/waiting')
    await page.getByRole('button', { name: 'Change what suits On And Off' }).click()
    const suits = page.getByRole('form', { name: 'Change what suits On And Off' })
    await suits.getByLabel('Tue').check()
    await suits.getByLabel('08:00–10:00').check()
    await suits.getByRole('textbox', { name: /^Note/ }).fill('Mornings only')
    expect(await axeFindings(page)).toEqual([])
    await suits.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'On And Off: changed')).toBeVisible()
    const row = page.getByRole('listitem').filter({ hasText: 'On And Off' })
    await expect(row).toContainText('Tue, 08:00–10:00')
    await expect(row).toContainText('Mornings only')
    await page.getByRole('button', { name: 'Take off the list: On And Off' }).click()
    await expect(toast(page, 'On And Off is off the list')).toBeVisible()
    await page.goto(`/crm/bookings/${id}`)
    await expect(booking.getByText('No longer wants an earlier day')).toBeVisible()
  })
})

test('a client says it on the own page, and a guest right after booking', { tag: '@long' }, async ({
  page,
  server,
}) => {
  const [day, other] = [freshDay(), freshDay()]
  const member = await newMember(server, { first_name: 'Bronwyn', last_name: 'Adams', phone: '+27825550119' })
  const own = { ...someoneElse(day, '08:00-10:00'), guest_name: null, guest_email: null, guest_phone: null }
  const { error } = await server.tables.from('bookings').insert({ ...own, user_id: member.id })
  expect(error).toBeNull()
  await comeBack(page, member.email, '/dashboard')
  await wishButton(page).click()
  const waits = page.getByText(/^You would like an earlier day, since/)
  await expect(waits).toBeVisible()
  await page.reload()
  await expect(waits).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await openForm(page)
  await chooseSlot(page, other)
  await fillIn(page)
  await send(page)
  await wishButton(page).click()
  await expect(page.getByText(/^You would like an earlier day, since/)).toBeVisible()
  const { data } = await server.tables
    .from('waiting_list_entries')
    .select('asked_by, bookings!inner(service_date)')
    .in('bookings.service_date', [day, other])
  expect(data?.map(({ asked_by }) => asked_by)).toEqual(['client', 'client'])
})
