// A quote that changes, lapses, lost its day or has none, as its client sees it.
import { formatListDay } from '#domain/calendar.ts'
import { freshDay, someoneElse } from './booking-steps.ts'
import { expect, mailTo, test } from './house.ts'
import {
  approveButton,
  bookingOf,
  callOffice,
  deepClean,
  garage,
  giveBack,
  letLapse,
  openQuote,
  quoted,
  requested,
  sendQuote,
} from './quote-steps.ts'

test('a changed quote asks again: an open page, and the link of the older mail', { tag: '@long' }, async ({
  page,
  server,
}) => {
  const first = await quoted(server, { day: freshDay() })
  await openQuote(page, first.key)
  const second = await sendQuote(server, first.bookingId, {
    lines: [{ ...deepClean, amount_cents: 105_000 }, garage],
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
  await test.step('a change of what was agreed can be declined, and the clean stays', async () => {
    const third = await sendQuote(server, first.bookingId, { lines: [deepClean], promotion: null })
    const { held_until } = await letLapse(server, third)
    await openQuote(page, third.key)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All stays as agreed.')
    await letLapse(server, third, { held_until })
    await openQuote(page, third.key)
    await expect(page.getByText('Until you approve it, your clean stays as it was agreed.')).toBeVisible()
    await page.getByRole('button', { name: 'Decline', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }).click()
    await expect(page.getByText('Your clean stays as it was agreed before.')).toBeVisible()
    expect(await bookingOf(server, first)).toMatchObject({ status: 'confirmed', price: 1170 })
  })
})

test('a day that has lapsed or was lost is told kindly, and the price stands on another', {
  tag: '@long',
}, async ({ page, server }) => {
  await test.step('a lapsed quote keeps its price on another day, which is asked for once', async () => {
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
  await test.step('a day that was lost is told kindly, and the nearest free time is approved instead', async () => {
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
})

test('a quote without a day asks for what is missing, and credits pay where the client wants it', {
  tag: '@long',
}, async ({ page, post, server }) => {
  await test.step('a quote without a day offers times, and asks where and whom to call', async () => {
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
  await test.step('credits pay where the client wants it', async () => {
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
})
