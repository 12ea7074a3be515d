// The office's side of prices and quotes: the list, the quote on a request, how it stands, whom to ask again.
import type { Page } from '@playwright/test'
import { addDays, todayAt } from '#domain/calendar.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { expectInside, expectInsideAtBothWidths } from './edges.ts'
import { axeFindings, expect, mailTo, newAddress, toast } from './house.ts'
import {
  blockOf,
  longWaiting,
  openOfficeAt,
  openSecondOffice,
  panelOf,
  requestOf,
} from './office-booking-steps.ts'
import { goTo } from './open-app.ts'
import {
  askedToQuote,
  keyOnScreen,
  openQuote,
  priceDeepCleans,
  quotesOf,
  test,
} from './quotes-office-steps.ts'

test.describe.configure({ lock: 'prices' })

test('three taps from a request to a quote, filled in from the list', async ({ page, server }) => {
  test.skip((page.viewportSize()?.width ?? 0) > 600, 'on a wide screen the name takes the request in hand')
  await priceDeepCleans(server)
  const { id, name } = await askedToQuote(server, 'Quoted Threetaps', { ...longWaiting, guest_email: null })
  await openOfficeAt(page, server, '/crm/bookings')
  await requestOf(page, name).getByRole('button', { name }).click()
  await page.getByRole('link', { name: 'Quote', exact: true }).click()
  await expect(page.getByText('No email: there is no address.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Email' })).toHaveCount(0)
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Send by WhatsApp' }).click()
  expect((await popup).url()).toBeDefined()
  await expect(page.getByText('Press send in WhatsApp: only then the client has it.')).toBeVisible()
  const [quote] = await quotesOf(server, id)
  // R 800 and R 150 for the third bedroom, R 120 for the garage, 15% off the first clean.
  expect(quote).toMatchObject({ status: 'sent', sent_how: 'whatsapp', total_cents: 90_950, version: 1 })
  expect(await keyOnScreen(page)).toMatch(/^[0-9a-f]{32}$/)
  await expect(page.locator('.letter-bubble')).toContainText('R 909.50')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(panelOf(page, name).getByText('Quote sent').first()).toBeVisible()
  await expect(panelOf(page, name).getByText(/The day is held until .*17:00/)).toBeVisible()
  await expect(panelOf(page, name).getByRole('button', { name: 'Confirm' })).toHaveCount(0)
})

test('a quote is changed line by line, kept as a draft, and goes out by mail', async ({
  page,
  server,
  post,
}) => {
  await priceDeepCleans(server)
  const email = newAddress('quoted')
  const { id, name } = await askedToQuote(server, 'Quoted Bymail', { guest_email: email })
  await openQuote(page, id, server)
  const panel = panelOf(page, `Quote for ${name}`)
  await expect(panel.getByText('R 909.50', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'One more' }).click()
  await expect(panel.getByLabel('Price: Deep clean, 4 bedrooms')).toHaveValue('1100.00')
  await panel.getByLabel('Price: Deep clean, 4 bedrooms').fill('1 000')
  await panel.getByRole('button', { name: /^Take off: .*garage/i }).click()
  await panel.getByRole('button', { name: 'Add a line' }).click()
  await panel.getByRole('button', { name: 'Save draft' }).click()
  await expect(panel.getByText('Please say what it is for, in at most 500 letters.')).toBeVisible()
  await panel.getByLabel('What it is for').fill('Two balconies')
  await panel.getByLabel('Price: Two balconies').fill('99,50')
  await panel.getByLabel(/^15% off/).uncheck()
  await panel.getByLabel('A word to the client').fill('We bring our own ladder.')
  expect(await axeFindings(page)).toEqual([])
  await panel.getByRole('button', { name: 'Save draft' }).click()
  await expect(toast(page, 'Draft saved')).toBeVisible()
  expect(await quotesOf(server, id)).toMatchObject([{ status: 'draft', total_cents: 109_950 }])
  await page.reload()
  await expect(panel.getByLabel('Price: Two balconies')).toHaveValue('99.50')
  await panel.getByRole('button', { name: 'Email' }).click()
  await expect(toast(page, 'Quote Q-')).toContainText(email)
  const mail = await mailTo(post, email)
  expect(mail.text).toContain('R\u00a01\u00a0099.50')
  expect(mail.text).toContain('We bring our own ladder.')
  expect(await quotesOf(server, id)).toMatchObject([{ status: 'sent', sent_how: 'mail' }])
})

const answer = async ({ url }: ServerProcess, name: string, args: object) => {
  const { status } = await fetch(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(args),
  })
  expect(status).toBe(200)
}

/** Sent as a link, to be answered as its client does. */
async function sendLink(page: Page, id: string, server?: ServerProcess): Promise<string> {
  await openQuote(page, id, server)
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('Pass the link on yourself: only then the client has it.')).toBeVisible()
  const key = await keyOnScreen(page)
  await page.getByRole('button', { name: 'Done' }).click()
  return key
}

test('a quote is told as to be made, sent, seen and declined, with the reason', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await priceDeepCleans(server)
  const { id, day, name } = await askedToQuote(server, 'Quoted Declining', longWaiting)
  await openOfficeAt(page, server, '/crm/bookings')
  await expect(requestOf(page, name)).toContainText('To quote')
  const key = await sendLink(page, id)
  await expect(panelOf(page, name).getByText('Quote sent').first()).toBeVisible()
  await answer(server, 'read_quote', { key })
  // What was lost is sent again, as the same version.
  await openOfficeAt(page, server, `/crm/bookings/${id}`)
  await expect(panelOf(page, name).getByText('Quote seen').first()).toBeVisible()
  await panelOf(page, name).getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('Press send in WhatsApp')).toBeVisible()
  expect(await keyOnScreen(page)).not.toBe(key)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(panelOf(page, name).getByText('Quote seen').first()).toBeVisible()
  expect(await quotesOf(server, id)).toMatchObject([{ version: 1, status: 'sent' }])
  await goTo(page, `/crm/bookings?day=${day}`)
  await expect(requestOf(page, name)).toContainText('Quote seen')
  await expect(blockOf(page, name)).toContainText('Quote seen')
  await goTo(page, '/crm/bookings?view=list&list=waiting')
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Quote seen')
  await answer(server, 'decline_quote', { key, version: 1, reason: 'My sister helps me.' })
  await openOfficeAt(page, server, `/crm/bookings/${id}`)
  await expect(panelOf(page, name).getByText('Quote declined').first()).toBeVisible()
  await expect(panelOf(page, name).getByText('Why: “My sister helps me.”')).toBeVisible()
  await expect(panelOf(page, name).getByRole('button', { name: 'Quote' })).toHaveCount(0)
})

test('what the client said on the phone confirms the clean, at the price of the quote', {
  tag: '@long',
}, async ({ page, server }) => {
  await priceDeepCleans(server)
  const { id, name } = await askedToQuote(server, 'Quoted Byphone')
  await openQuote(page, id, server)
  await page.getByRole('button', { name: 'Approved by phone' }).click()
  const panel = panelOf(page, 'Approved by phone')
  await expect(panel.getByText(/^R.909\.50, /)).toBeVisible()
  await panel.getByRole('button', { name: 'Confirm the clean' }).click()
  await expect(toast(page, `${name}: approved by phone`)).toBeVisible()
  await expect(panelOf(page, name).getByText('Approved by phone.')).toBeVisible()
  expect(await quotesOf(server, id)).toMatchObject([{ status: 'approved', approved_how: 'phone' }])
  const { data } = await server.tables.from('bookings').select('status, price').eq('id', id).single()
  expect(data).toEqual({ status: 'confirmed', price: 909.5 })
})

test('a change of a sent quote is the next version, and a later price list changes none', {
  tag: '@long',
}, async ({ page, server }) => {
  await priceDeepCleans(server)
  const { id, name } = await askedToQuote(server, 'Quoted Changing')
  await sendLink(page, id, server)
  await server.tables.from('price_list').update({ price_from_cents: 500_000 }).eq('kind', 'residential-deep')
  await openOfficeAt(page, server, `/crm/bookings/${id}`)
  await expect(panelOf(page, name).getByText('R 909.50', { exact: true })).toBeVisible()
  await openQuote(page, id)
  await expect(page.getByLabel('Price: Deep clean, 3 bedrooms')).toHaveValue('950.00')
  await page.getByLabel('Price: Deep clean, 3 bedrooms').fill('900')
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('Pass the link on yourself')).toBeVisible()
  expect(await quotesOf(server, id)).toMatchObject([
    { version: 1, status: 'replaced', total_cents: 90_950 },
    { version: 2, status: 'sent', total_cents: 86_700 },
  ])
})

test('a colleague’s quote is shown before it is written over', { tag: '@long' }, async ({ page, server }) => {
  await priceDeepCleans(server)
  const { id } = await askedToQuote(server, 'Quoted Twice')
  await openQuote(page, id, server)
  await page.getByLabel('Price: Deep clean, 3 bedrooms').fill('940')
  const other = await openSecondOffice(page, server, `/crm/bookings/${id}`)
  await openQuote(other, id)
  await other.getByLabel('Price: Deep clean, 3 bedrooms').fill('880')
  await other.getByRole('button', { name: 'Save draft' }).click()
  await expect(toast(other, 'Draft saved')).toBeVisible()
  await page.getByRole('button', { name: 'Send by WhatsApp' }).click()
  await expect(page.getByRole('alert')).toContainText('The quote is now R 850.00, draft.')
  await expect(page.getByLabel('Price: Deep clean, 3 bedrooms')).toHaveValue('940')
  expect(await quotesOf(server, id)).toMatchObject([{ status: 'draft', total_cents: 85_000 }])
  await page.getByRole('alert').getByRole('button').click()
  await expect(page.getByLabel('Price: Deep clean, 3 bedrooms')).toHaveValue('880.00')
})

test('without an address no mail is offered, and a name as long as a street breaks nothing', {
  tag: '@long',
}, async ({ page, server }) => {
  await priceDeepCleans(server)
  const name = `Quoted ${'Wolfeschlegelsteinhausen'.repeat(2).slice(0, 43)}`
  const { id } = await askedToQuote(server, name, { guest_email: null })
  await openQuote(page, id, server)
  await expect(page.getByText('No email: there is no address.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Email' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Add a line' }).click()
  await page.getByLabel('What it is for').fill('x'.repeat(400))
  await page.getByLabel('Price: xxx').fill('99999999.99')
  await expectInsideAtBothWidths(page, 'the editor')
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('Pass the link on yourself')).toBeVisible()
  await expectInside(page, 'the link to hand over')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Quote sent').first()).toBeVisible()
  await expectInside(page, 'the panel')
})

test('whose day is about to go is listed to be asked again, and then not any more', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await priceDeepCleans(server)
  const day = addDays(todayAt(new Date()), 2)
  await server.tables.from('day_overrides').upsert({ day, is_open: true })
  const { id, name } = await askedToQuote(server, `Quoted Lapsing ${test.info().project.name}`, {
    service_date: day,
    minutes: 60,
  })
  await sendLink(page, id, server)
  await goTo(page, '/crm/bookings')
  const due = page.getByRole('region', { name: 'Ask again about a quote' })
  await expect(due.getByRole('listitem').filter({ hasText: name })).toContainText(/Lapses .*, 17:00/)
  await expect(requestOf(page, name)).toContainText('Quote lapses soon')
  expect(await axeFindings(page)).toEqual([])
  await due.getByRole('button', { name: `I have asked ${name}` }).click()
  await expect(toast(page, `${name}: asked again`)).toBeVisible()
  await expect(due.getByRole('listitem').filter({ hasText: name })).toHaveCount(0)
})

test('a message is answered with a quote that offers times, and one of them is agreed by phone', async ({
  page,
  server,
}) => {
  await priceDeepCleans(server)
  const name = `Quoted Withoutday ${test.info().project.name}`
  const message = { name, email: newAddress('wish'), message: 'What would a deep clean of my house cost?' }
  const stored = await server.tables.from('contact_messages').insert(message).select('id').single()
  expect(stored.error).toBeNull()
  await openOfficeAt(page, server, `/crm/inbox/message/${stored.data?.id}`)
  await page.getByRole('button', { name: 'Make a quote' }).click()
  const panel = panelOf(page, `Quote for ${name}`)
  await panel.getByLabel('Service').selectOption('Deep clean')
  await panel.getByLabel('Suburb').selectOption('Dana Bay')
  await expect(panel.getByLabel(/^Price: Deep clean/)).toHaveValue(/\.00$/)
  await panel.getByLabel(/^Price: Deep clean/).fill('900')
  await panel.getByRole('button', { name: 'Send by email' }).click()
  await expect(panel.getByText('Please offer at least one time.')).toBeVisible()
  for (const place of [1, 2]) {
    const times = panel.getByLabel('Times to offer').getByRole('option')
    await expect(times.nth(place)).toBeAttached()
    await panel.getByLabel('Times to offer').selectOption({ index: place })
    await expect(panel.getByRole('listitem').filter({ hasText: /day .*–/ })).toHaveCount(place)
  }
  await panel.getByLabel('Phone').fill('12')
  await panel.getByRole('button', { name: 'Copy the link' }).click()
  await expect(panel.getByLabel('Phone')).toHaveAccessibleDescription(/.+/)
  await panel.getByLabel('Phone').fill('082 555 0199')
  expect(await axeFindings(page)).toEqual([])
  await panel.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('Pass the link on yourself')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(panelOf(page, name).getByText(/^Offers /)).toBeVisible()

  await panelOf(page, name).getByRole('button', { name: 'Approved by phone' }).click()
  await page.getByLabel('Address').fill('4 Duin Street, Dana Bay')
  await page.getByRole('button', { name: 'Confirm the clean' }).click()
  await expect(toast(page, `${name}: approved by phone`)).toBeVisible()
  await panelOf(page, name).getByRole('link', { name: 'Go to the booking' }).click()
  await expect(panelOf(page, name).getByText('4 Duin Street, Dana Bay').first()).toBeVisible()
  const { data } = await server.tables.from('bookings').select('status, price').eq('guest_name', name)
  // R 900 less 15% for the first clean.
  expect(data).toEqual([{ status: 'confirmed', price: 765 }])
})
