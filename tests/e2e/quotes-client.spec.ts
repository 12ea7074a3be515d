// A quote as its client sees it: by the private link, without an account, on one phone or two.
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { freshDay } from './booking-steps.ts'
import { newPhone } from './hostile-steps.ts'
import { axeFindings, comeBack, expect, newMember, test } from './house.ts'
import { approveButton, bookingOf, openQuote, quoted, requested, sendQuote } from './quote-steps.ts'

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
  expect(await axeFindings(page)).toEqual([])

  await test.step('the link opens a PDF, and the title names no price', async () => {
    await expect(page).toHaveTitle('Your quote | Coastal Clean')
    const paper = await page
      .getByRole('link', { name: 'The quote as PDF' })
      .evaluate((link: HTMLAnchorElement) => link.href)
    const answer = await page.request.get(paper)
    expect(answer.headers()['content-type']).toBe('application/pdf')
    expect(server.output()).not.toContain(quote.key)
  })

  await approveButton(page).dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Booked\. See you \w+day, Pieter\.$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await bookingOf(server, quote)).toMatchObject({ status: 'confirmed', price: 963 })
  expect(await axeFindings(page)).toEqual([])
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

test('approved without signal, in two tabs, with a lost answer: it is approved once', async ({
  page,
  context,
  server,
}) => {
  const quote = await quoted(server, { day: freshDay() })
  const other = await context.newPage()
  await openQuote(page, quote.key)
  await openQuote(other, quote.key)
  await test.step('without signal nothing is claimed', async () => {
    await context.setOffline(true)
    await approveButton(page).click()
    await expect(page.getByRole('alert')).toContainText('No signal. Your answer has not reached us.')
    expect(await bookingOf(server, quote)).toMatchObject({ status: 'pending' })
    await context.setOffline(false)
  })
  await test.step('the press after it counts, and its answer that got lost is found', async () => {
    await page.route('**/rpc/approve_quote', async route => {
      await route.fetch()
      await route.abort()
    })
    await approveButton(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Booked\./)
  })
  await test.step('approving again in the other tab is the same answer', async () => {
    await approveButton(other).click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(/^Booked\./)
    const { data } = await server.tables
      .from('events')
      .select('name')
      .match({ name: 'quote_approved', subject_id: quote.quote.id })
    expect(data).toHaveLength(1)
  })
})

test('declined on another phone with a word, the day is free and it cannot be approved here', {
  tag: '@long',
}, async ({ page, context, server }) => {
  const quote = await quoted(server, { day: freshDay() })
  await openQuote(page, quote.key)
  const other = await context.newPage()
  await openQuote(other, quote.key)
  await other.getByRole('button', { name: 'Decline', exact: true }).click()
  const dialog = other.getByRole('dialog', { name: 'Decline this quote?' })
  await dialog.getByLabel('Anything we should know?').fill('My sister does it')
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('You said no, and that is fine.')
  await expect(other.getByText('You wrote: “My sister does it”')).toBeVisible()
  const cancelled = { status: 'cancelled', cancel_reason: 'My sister does it' }
  expect(await bookingOf(server, quote)).toMatchObject(cancelled)
  await approveButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You said no, and that is fine.')
  expect(await bookingOf(server, quote)).toMatchObject(cancelled)
})

test('a wrong link shows nothing, a server that is away is told, and a question goes to the Inbox once', {
  tag: '@long',
}, async ({ page, server }) => {
  const quote = await quoted(server, { day: freshDay() })
  await test.step('a wrong link, none, and another client’s quote show nothing', async () => {
    for (const asked of [`?key=${randomBytes(16).toString('hex')}`, '', `?quote=${quote.quote.id}`]) {
      await page.goto(`/quote${asked}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /^(This link opens no quote|Please sign in)\.$/,
      )
      await expect(page.locator('.quote-leaf')).toHaveCount(0)
    }
  })
  await test.step('a server that is away is told, and the page can try again', async () => {
    await page.route('**/rpc/read_quote', route => route.fulfill({ status: 503, body: 'away' }))
    await page.goto(`/quote?key=${quote.key}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot read it just now.')
    await page.unroute('**/rpc/read_quote')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(approveButton(page)).toBeVisible()
  })
  await test.step('a question goes to the Inbox once, and the quote waits on', async () => {
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
})

test('signed in, the quotes stand on the dashboard with the same acts, and nobody else’s', {
  tag: '@long',
}, async ({ page, server }) => {
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
  expect(await axeFindings(page)).toEqual([])
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
