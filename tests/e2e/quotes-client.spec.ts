// A quote as its client sees it: by the private link, without an account, on one phone or two.
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { formatListDay } from '#domain/calendar.ts'
import { axeByDay, axeInTheEvening } from './axe.ts'
import { freshDay, someoneElse } from './booking-steps.ts'
import { newPhone } from './hostile-steps.ts'
import { comeBack, expect, mailTo, newMember, test } from './house.ts'
import {
  approveButton,
  bookingOf,
  callOffice,
  deepClean,
  giveBack,
  letLapse,
  openQuote,
  oven,
  quoted,
  requested,
  sendQuote,
} from './quote-steps.ts'

test('a client approves, and the clean is booked with its calendar entry', async ({ page, server }) => {
  const day = freshDay()
  const quote = await quoted(server, { day })
  await openQuote(page, quote.key)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A deep clean in Dana Bay.')
  await expect(page.getByText(`Quote ${quote.quote.number} for Pieter`)).toBeVisible()
  await expect(page.locator('.quote-leaf')).toContainText('10:00 and 12:00')
  const bill = page.getByRole('region', { name: 'What it costs' })
  await expect(bill).toContainText(/Deep clean\s*3 bedrooms/)
  await expect(bill.locator('.gift')).toContainText(/10% off.*first clean with us.*−R\u00a0107\.00/)
  await expect(bill.locator('.sum')).toContainText('R\u00a0963.00')
  await expect(page.getByText('Please leave the back gate on the latch.')).toBeVisible()
  expect([...(await axeByDay(page)), ...(await axeInTheEvening(page))]).toEqual([])

  await approveButton(page).dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Booked\. See you \w+day, Pieter\.$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await bookingOf(server, quote)).toMatchObject({ status: 'confirmed', price: 963 })
  expect([...(await axeByDay(page)), ...(await axeInTheEvening(page))]).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  const entry = await readFile(await (await download).path(), 'utf8')
  expect(entry).toContain(`DTSTART:${day.replaceAll('-', '')}T080000Z`)
  expect(entry).toContain('Confirmed.')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Booked\./)
  await page.getByRole('link', { name: 'Move or cancel' }).click()
  await expect(page.getByRole('region', { name: 'Your clean', exact: true })).toContainText('Confirmed')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Booked\./)
  const { data: ledger } = await server.tables.from('bookings').select('id').eq('service_date', day)
  expect(ledger).toHaveLength(1)
})

test('the link opens a PDF, is not indexed, and its page names no price in its title', async ({
  page,
  server,
}) => {
  const { key } = await quoted(server, { day: freshDay() })
  await openQuote(page, key)
  await expect(page).toHaveTitle('Your quote | Coastal Clean')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const paper = await page
    .getByRole('link', { name: 'The quote as PDF' })
    .evaluate((link: HTMLAnchorElement) => link.href)
  const answer = await page.request.get(paper)
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect(server.output()).not.toContain(key)
})

test('a client declines with a word, and the day is free again', async ({ page, server }) => {
  const quote = await quoted(server, { day: freshDay() })
  await openQuote(page, quote.key)
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline this quote?' })
  await dialog.getByLabel('Anything we should know?').fill('My sister does it')
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You said no, and that is fine.')
  await expect(page.getByText('You wrote: “My sister does it”')).toBeVisible()
  expect(await bookingOf(server, quote)).toMatchObject({
    status: 'cancelled',
    cancel_reason: 'My sister does it',
  })
})

test('a question goes to the Inbox once, and the quote waits on', async ({ page, server }) => {
  const quote = await quoted(server, { day: freshDay() })
  await openQuote(page, quote.key)
  await page.getByRole('button', { name: 'Ask us' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask us about it' })
  await dialog.getByRole('button', { name: 'Send the question' }).click()
  await expect(dialog.getByText('Please write your question.')).toBeVisible()
  await dialog.getByLabel('Your question').fill('Do you bring the ladder?')
  await dialog.getByRole('button', { name: 'Send the question' }).click()
  await expect(page.getByText('Your question is with us')).toBeVisible()
  await expect(dialog).toBeHidden()
  const { data } = await server.tables
    .from('contact_messages')
    .select('message')
    .eq('quote_id', quote.quote.id)
  expect(data).toEqual([{ message: `Quote ${quote.quote.number}: Do you bring the ladder?` }])
  await expect(approveButton(page)).toBeVisible()
})

test('a changed quote asks again: an open page, and the link of the older mail', async ({ page, server }) => {
  const first = await quoted(server, { day: freshDay() })
  await openQuote(page, first.key)
  const second = await sendQuote(server, first.bookingId, {
    lines: [{ ...deepClean, amount_cents: 105_000 }, oven],
    promotion: null,
  })
  await approveButton(page).click()
  await expect(page.getByRole('alert')).toContainText('We changed this quote meanwhile.')
  const changed = page.getByRole('region', { name: 'We changed your quote' })
  await expect(changed.getByRole('row', { name: /Deep clean/ })).toContainText(
    /R\u00a0950\.00.*R\u00a01\u00a0050\.00/,
  )
  await expect(changed.getByRole('row', { name: /10% off/ })).toContainText('no longer')
  expect(await bookingOf(server, first)).toMatchObject({ status: 'pending' })

  for (const { key } of [first, second]) {
    await openQuote(page, key)
    await expect(changed).toBeVisible()
    await expect(page.locator('.quote-bill .sum')).toContainText('R\u00a01\u00a0170.00')
  }
  await approveButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Booked\./)
  expect(await bookingOf(server, first)).toMatchObject({ status: 'confirmed', price: 1170 })
})

test('a change of what was agreed can be declined, and the clean stays', async ({ page, server }) => {
  const first = await quoted(server, { day: freshDay() })
  await openQuote(page, first.key)
  await approveButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Booked\./)
  const second = await sendQuote(server, first.bookingId, { lines: [deepClean], promotion: null })
  const { held_until } = await letLapse(server, second)
  await openQuote(page, second.key)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All stays as agreed.')
  await letLapse(server, second, { held_until })
  await openQuote(page, second.key)
  await expect(page.getByText('Until you approve it, your clean stays as it was agreed.')).toBeVisible()
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(page.getByText('Your clean stays as it was agreed before.')).toBeVisible()
  expect(await bookingOf(server, first)).toMatchObject({ status: 'confirmed', price: 963 })
})

test('approved in one tab, the other shows it, and approving again is the same answer', async ({
  page,
  context,
  server,
}) => {
  const quote = await quoted(server, { day: freshDay() })
  const other = await context.newPage()
  await openQuote(page, quote.key)
  await openQuote(other, quote.key)
  await approveButton(other).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/^Booked\./)
  await approveButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Booked\./)
  const { data } = await server.tables
    .from('events')
    .select('name')
    .match({ name: 'quote_approved', subject_id: quote.quote.id })
  expect(data).toHaveLength(1)
})

test('declined on another phone, it cannot be approved here', async ({ page, context, server }) => {
  const quote = await quoted(server, { day: freshDay() })
  await openQuote(page, quote.key)
  const other = await context.newPage()
  await openQuote(other, quote.key)
  await other.getByRole('button', { name: 'Decline', exact: true }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('You said no, and that is fine.')
  await approveButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You said no, and that is fine.')
  expect(await bookingOf(server, quote)).toMatchObject({ status: 'cancelled' })
})

test('a lapsed quote keeps its price on another day, which is asked for once', async ({ page, server }) => {
  const quote = await quoted(server, { day: freshDay(), name: 'Pieter Lapse' })
  await openQuote(page, quote.key)
  await letLapse(server, quote)
  await approveButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The day went out with the tide.')
  await expect(page.getByText('The price still stands:')).toBeVisible()
  await page.getByRole('button', { name: 'Ask for this day' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please choose a time first.')
  const offered = page.getByRole('group', { name: 'Choose a time' }).getByRole('radio')
  await expect(offered).toHaveCount(6)
  const chosen = page.locator('.quote-times label').nth(3)
  const words = await chosen.textContent()
  await chosen.click()
  await page.getByRole('button', { name: 'Ask for this day' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your new day.')
  const { data } = await server.tables
    .from('bookings')
    .select('status, service_date')
    .eq('guest_name', 'Pieter Lapse')
    .eq('status', 'pending')
    .order('created_at', { ascending: false })
    .limit(1)
  expect(words).toContain(formatListDay(String(data?.[0]?.service_date)))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your new day.')
  expect(await bookingOf(server, quote)).toMatchObject({ status: 'cancelled' })
  await giveBack(server, 'Pieter Lapse')
})

test('a day that was lost is told kindly, and the nearest free time is approved instead', async ({
  page,
  server,
}) => {
  const day = freshDay()
  const quote = await quoted(server, { day, name: 'Pieter Lost' })
  await openQuote(page, quote.key)
  expect((await server.tables.from('day_overrides').upsert({ day, is_open: false })).error).toBeNull()
  await approveButton(page).click()
  await expect(page.getByText('Sorry, that time has gone')).toBeVisible()
  expect(await bookingOf(server, quote)).toMatchObject({ status: 'pending' })
  await approveButton(page).click()
  await expect(page.getByText('Please choose a time first.')).toBeVisible()
  const first = page.locator('.quote-times label').first()
  const words = await first.textContent()
  await first.click()
  await approveButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Booked\./)
  const booking = await bookingOf(server, quote)
  expect(booking).toMatchObject({ status: 'confirmed', price: 963 })
  expect(words).toContain(formatListDay(String(booking?.service_date)))
  await giveBack(server, 'Pieter Lost')
})

test('without signal nothing is claimed, and the press after it counts', async ({
  page,
  context,
  server,
}) => {
  const quote = await quoted(server, { day: freshDay() })
  await openQuote(page, quote.key)
  await context.setOffline(true)
  await approveButton(page).click()
  await expect(page.getByRole('alert')).toContainText('No signal. Your answer has not reached us.')
  expect(await bookingOf(server, quote)).toMatchObject({ status: 'pending' })
  await context.setOffline(false)
  await approveButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Booked\./)
})

test('an answer that got lost on its way back is found, not repeated', async ({ page, server }) => {
  const quote = await quoted(server, { day: freshDay() })
  await openQuote(page, quote.key)
  await page.route('**/rpc/approve_quote', async route => {
    await route.fetch()
    await route.abort()
  })
  await approveButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Booked\./)
})

test('a server that is away is told, and the page can try again', async ({ page, server }) => {
  const { key } = await quoted(server, { day: freshDay() })
  await page.route('**/rpc/read_quote', route => route.fulfill({ status: 503, body: 'away' }))
  await page.goto(`/quote?key=${key}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot read it just now.')
  await page.unroute('**/rpc/read_quote')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(approveButton(page)).toBeVisible()
})

test('a wrong link, none, and another client’s quote show nothing', async ({ page, server }) => {
  const { quote } = await quoted(server, { day: freshDay() })
  for (const asked of [`?key=${randomBytes(16).toString('hex')}`, '', `?quote=${quote.id}`]) {
    await page.goto(`/quote${asked}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^(This link opens no quote|Please sign in)\.$/,
    )
    await expect(page.locator('.quote-leaf')).toHaveCount(0)
  }
})

test('a quote without a day offers times, and asks where and whom to call', async ({
  page,
  post,
  server,
}) => {
  const [taken, free] = [freshDay(), freshDay()]
  const message = { name: 'Piet Botha', email: 'piet-quote@home.example', message: 'A morning next week' }
  const stored = await server.tables.from('contact_messages').insert(message).select('id').single()
  const offers = [taken, free].map(day => ({ day, slot: '08:00-10:00' }))
  const saved = await callOffice<{ id: string; updated_at: string }>(server, 'save_quote', {
    quote: {
      ...{ message_id: stored.data?.id, service_type: 'residential-deep', size: 3, extras: [] },
      ...{ lines: [deepClean], promotion: null, reward_ids: [], note: null, offers },
      ...{ name: message.name, email: message.email, phone: null, address: null, suburb: null },
    },
  })
  const sending = { quote_id: saved.id, how: 'mail', seen: saved.updated_at }
  await callOffice(server, 'send_quote', sending)
  const { text } = await mailTo(post, message.email)
  await openQuote(page, /quote\?key=(\w+)/.exec(text ?? '')?.[1] ?? '')
  await approveButton(page).click()
  await expect(page.getByText('Please choose a time first.')).toBeVisible()
  await page.getByRole('radio', { name: formatListDay(taken) }).check()
  await page.getByLabel('Where do we come to?').fill('5 Hill Street')
  await approveButton(page).click()
  await page.getByLabel('Your phone number').fill('082 555 0134')
  const busy = { ...someoneElse(taken, '08:00-10:00'), minutes: 400 }
  expect((await server.tables.from('bookings').insert(busy)).error).toBeNull()
  await approveButton(page).click()
  await expect(page.getByText('Sorry, that time has gone')).toBeVisible()
  await page.getByRole('radio', { name: formatListDay(free) }).check()
  await approveButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Booked\./)
  await expect(page.locator('.quote-leaf')).toContainText('5 Hill Street')
})

test('credits pay where the client wants it', async ({ page, server }) => {
  const bookingId = await requested(server, { day: freshDay(), name: 'Pieter Credit' })
  const { data } = await server.tables
    .from('bookings')
    .select('customer_id, guest_email, guest_phone')
    .eq('id', bookingId)
    .single()
  const customer = data?.customer_id
  await server.tables
    .from('customers')
    .update({ email: data?.guest_email, phone: data?.guest_phone })
    .eq('id', customer)
  const given = { customer_id: customer, kind: 'credits', delta: 100, reason: 'Sorry for the rain' }
  expect((await server.tables.from('ledger').insert(given)).error).toBeNull()
  const quote = await sendQuote(server, bookingId)
  await openQuote(page, quote.key)
  await expect(page.getByText('You have R\u00a0100.00 in credit with us.')).toBeVisible()
  await page.getByLabel(/^Pay with my credit/).check()
  await approveButton(page).click()
  await expect(page.getByText('You pay R\u00a0863.00 by EFT, card or cash.')).toBeVisible()
  const { data: left } = await server.tables.from('customers').select('credits').eq('id', customer).single()
  expect(left).toEqual({ credits: 0 })
})

test('signed in, the quotes stand on the dashboard with the same acts, and nobody else’s', async ({
  page,
  server,
}) => {
  const about = { first_name: 'Bronwyn', last_name: 'Quotes', phone: newPhone() }
  const [member, other] = [await newMember(server, about), await newMember(server, about)]
  const bookingId = await requested(server, { day: freshDay(), owner: { user_id: member.id } })
  const foreign = await requested(server, { day: freshDay(), owner: { user_id: other.id } })
  const [own, notOwn] = [
    await sendQuote(server, bookingId, { how: 'mail' }),
    await sendQuote(server, foreign, { how: 'mail' }),
  ]
  await comeBack(page, member.email, '/dashboard')
  const quotes = page.getByRole('region', { name: 'Your quotes' })
  await expect(quotes).toContainText(own.quote.number)
  await expect(quotes).not.toContainText(notOwn.quote.number)
  await expect(quotes.locator('.own-quote')).toContainText('R\u00a0963.00')
  await expect(page.locator('.next-clean')).toContainText('R\u00a0963.00 quoted, waits for you')
  await expect(page.getByText('Its quote waits for your answer.')).toBeVisible()
  expect([...(await axeByDay(page)), ...(await axeInTheEvening(page))]).toEqual([])
  await quotes.getByRole('link', { name: 'Look and approve' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'The quote as PDF' }).click()
  expect((await download).suggestedFilename()).toBe(`quote-${own.quote.number}.pdf`)
  await approveButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Booked\./)
  const { data } = await server.tables.from('quotes').select('approved_how').eq('id', own.quote.id).single()
  expect(data).toEqual({ approved_how: 'dashboard' })
  await page.getByRole('link', { name: 'Move or cancel' }).click()
  await expect(page.getByRole('region', { name: 'Your clean', exact: true })).toContainText('Confirmed')

  await page.goto(`/quote?quote=${notOwn.quote.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link opens no quote.')
  await page.getByRole('link', { name: 'My dashboard' }).click()
  await expect(quotes).toContainText('Approved')
})
