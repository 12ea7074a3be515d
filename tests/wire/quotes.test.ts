// Prices and quotes as the screens use them, over the wire: from the list to the lines, the link, the answer, the invoice and
// the papers.
import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test, vi } from 'vitest'
import { business } from '#content/business.ts'
import { quoteText } from '#content/quotes.ts'
import { formatOff, formatRand } from '#domain/money.ts'
import { sumOf } from '#domain/price.ts'
import { type BookingQuoteState, quotePath } from '#domain/quote.ts'
import { drawInvoice } from '#server/invoices/draw-invoice.ts'
import { readInvoice } from '#server/invoices/read-invoice.ts'
import { drawQuote } from '#server/quotes/draw-quote.ts'
import { readQuote as readPaper } from '#server/quotes/read-quote.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAs, complete, idOf, setClock } from '#tests/policies/booking-life.ts'
import { callerFor, userIds } from '#tests/policies/people.ts'
import * as client from '#web/data/client-quotes.ts'
import { invoiceClean } from '#web/data/money.ts'
import { ownQuoteAccess, readOwnQuotes } from '#web/data/own-quotes.ts'
import * as list from '#web/data/prices.ts'
import * as office from '#web/data/quotes.ts'
import { id, quotesOnTheWire } from './quotes-steps.ts'

const whoSigned = vi.hoisted(() => ({ in: 'staff' }))
vi.mock('#web/data/auth.ts', () => ({
  bearer: async () => `Bearer ${whoSigned.in}`,
  isSessionEnded: () => false,
}))
vi.mock('#web/data/publishable-key.ts', () => ({ publishableKey: () => 'key' }))

async function textOf(bytes: ArrayBuffer | Uint8Array) {
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  })
  return { text: text.replace(/\s+/g, ' '), totalPages }
}

describeEachEngine('quotes on the wire', engine => {
  const { as, recordOf, fill, sent, pdf } = quotesOnTheWire(engine, whoSigned)

  test('go from the list to the invoice, to the cent', async () => {
    await engine.owner(
      `insert into rewards (customer_id, kind, milestone, earned_on) select customer_id, 'loyalty', 10, '2027-02-01' from bookings`,
    )
    const { quote, expected, key, access } = await sent()
    expect(quote).toMatchObject({
      number: 'Q-2027-001',
      state: 'sent',
      total_cents: expected,
      sent_how: 'whatsapp',
    })
    expect(sumOf(quote.lines)).toBe(expected)
    const read = await client.readQuote(access)
    expect(read).toMatchObject({
      first_name: 'Ann',
      state: 'seen',
      total_cents: expected,
      was: null,
      credits_cents: 0,
    })
    expect(JSON.stringify(read)).not.toMatch(/guest\.example|82123|customer/)
    const message = quoteText({
      ...{ firstName: 'Ann', service: 'Deep clean', total: formatRand(expected), time: undefined },
      link: `https://x.example${quotePath(key)}`,
    })
    expect(message).toContain(`/quote?key=${key}`)
    const approved = await client.approveQuote(access, read)
    expect(approved).toMatchObject({ status: 'approved', booking_status: 'confirmed' })
    await complete(engine, `id = '${id}'`)
    const invoice = await invoiceClean(await recordOf(id), 'Deep clean', randomUUID())
    expect(invoice).toMatchObject({ lines: quote.lines, total_cents: expected })
    const printed = await readInvoice(engine.database, callerFor('staff'), { id: invoice.id })
    if (!printed) throw new Error('no invoice')
    const { text } = await textOf(await drawInvoice(printed, business))
    for (const line of quote.lines)
      expect(text).toContain(
        line.amount_cents < 0
          ? formatOff(-line.amount_cents).replace(/\s/g, ' ')
          : formatRand(line.amount_cents).replace(/\s/g, ' ').replace('R 0.00', 'included'),
      )
    expect(text).toContain(formatRand(expected).replace(/\s/g, ' '))
    expect(text).toContain('15% off: first clean with us')
  })

  test('are printed on one page, with words of 500 letters, for the office, the client and the link alone', async () => {
    const { quote, key } = await sent()
    const paper = await pdf(`/quote.pdf?key=${key}`)
    expect(paper.headers.get('content-type')).toBe('application/pdf')
    const { text, totalPages } = await textOf(await paper.arrayBuffer())
    expect(totalPages).toBe(1)
    for (const words of [
      'Quote',
      'Q-2027-001',
      'Ann Guest',
      'Deep clean, 3 bedrooms',
      'Travel to Blanco',
      'Before discounts',
      'Tuesday 9 March',
    ])
      expect(text).toContain(words)
    expect(text.replaceAll(' ', '')).toContain('x'.repeat(500))
    const read = await readPaper(engine.database, callerFor('staff'), { id: quote.id })
    if (!read) throw new Error('no quote')
    const long = {
      kind: 'line' as const,
      words: `${'A long word after another '.repeat(19)}END`,
      amount_cents: 1,
    }
    const wordy = await textOf(await drawQuote({ ...read, lines: [...read.lines, long] }, business))
    expect(wordy).toMatchObject({ totalPages: 1 })
    expect(wordy.text).toContain('END')
    const many = await textOf(await drawQuote({ ...read, lines: Array(30).fill(long) }, business))
    expect(many.totalPages).toBeGreaterThan(1)
    expect(many.text.match(/END/g)).toHaveLength(30)
    expect((await office.readQuotePdf(quote)).type).toBe('application/pdf')
    const address = `/storage/v1/object/authenticated/quotes/${quote.id}.pdf`
    expect((await pdf(address, 'staff')).status).toBe(200)
    for (const person of ['anon', 'client', 'stranger'] as const)
      expect((await pdf(address, person)).status).toBe(404)
    for (const wrong of ['', 'f'.repeat(32), quote.id, `${key}0`])
      expect((await pdf(`/quote.pdf?key=${wrong}`)).status).toBe(404)
  })

  test('are declined, asked about, changed, taken back and followed up', async () => {
    const { access, quote } = await sent()
    expect(await client.askAboutQuote(access, 'Is it eco-friendly?')).toEqual({ number: quote.number })
    await expect(client.askAboutQuote(access, '<script>alert(1)</script>')).rejects.toMatchObject({
      code: 'security_warning',
    })
    await setClock(engine, '2027-03-04 10:00')
    const [due] = await office.readQuotesDue()
    expect(due?.why).toBe('unanswered')
    await office.markFollowedUp(quote)
    expect(await office.readQuotesDue()).toEqual([])
    await setClock(engine, '2027-03-01 10:00')
    const { quote: newest } = await office.draftQuote({ booking_id: id })
    const fields = {
      service_type: quote.service_type,
      size: 3,
      extras: [],
      suburb: null,
      minutes: null,
      promotion: null,
    }
    const line = { kind: 'line' as const, words: 'All in', amount_cents: 70_000 }
    const next = await office.saveQuote(
      { ...fields, booking_id: id, lines: [line], reward_ids: [], note: null },
      newest,
    )
    const again = await office.sendQuote(next, 'mail')
    expect(again.key).toBeNull()
    const read = await client.readQuote(access)
    expect([read.opened_version, read.version, read.was?.total_cents]).toEqual([1, 2, quote.total_cents])
    await expect(client.approveQuote(access, { version: 1 })).rejects.toMatchObject({ code: 'quote_changed' })
    const state = await engine.owner(`select quote_state(bookings) from bookings`)
    expect(state[0]?.[0] satisfies unknown as BookingQuoteState).toBe('seen')
    expect(await client.declineQuote(access, read, 'Too dear')).toMatchObject({
      status: 'declined',
      decline_reason: 'Too dear',
    })
    await expect(office.withdrawQuote(again.quote)).rejects.toMatchObject({ code: 'changed_meanwhile' })
  })

  test('are passed on as a link by the office, which tells nobody of credits', async () => {
    await engine.owner(`update bookings set customer_id = (select id from customers limit 1);
      insert into ledger (customer_id, kind, delta, reason) select customer_id, 'credits', 50, 'Sorry' from bookings`)
    const { saved } = await fill()
    const { quote, key } = await office.sendQuote(saved, 'link')
    expect(quote).toMatchObject({ status: 'sent', sent_how: 'link' })
    expect(await client.readQuote({ key: key ?? '' })).toMatchObject({ id: quote.id, credits_cents: 0 })
    const mails = await engine.owner(`select 1 from mail_outbox where template = 'quote-sent'`)
    expect(mails).toEqual([])
    await expect(office.sendQuote(quote, 'pigeon' as 'link')).rejects.toMatchObject({
      code: 'validation_failed:how',
    })
  })

  test('lapse and are asked for on another day; by phone another time is agreed', async () => {
    const { access } = await sent()
    await setClock(engine, '2027-03-08 17:01')
    await engine.database.tx({ role: 'backend' }, [{ text: `select lapse_quotes('late')` }])
    const lapsed = await client.readQuote(access)
    expect(lapsed).toMatchObject({ state: 'lapsed', is_price_good: true })
    const [time] = await client.readQuoteDays(access)
    if (!time) throw new Error('nothing free')
    const asked = await client.pickNewDay(access, lapsed, time)
    const { quote } = await office.draftQuote({ booking_id: asked.id })
    if (!quote) throw new Error('no draft')
    const days = await client.readQuoteDays(access)
    const other = days.find(({ day }) => day !== time.day)
    expect(await office.approveByPhone(quote, { time: other })).toMatchObject({
      status: 'approved',
      service_date: other?.day,
    })
  })

  test('of one’s own are on the dashboard', async () => {
    await bookAs(engine, 'client', {
      id: idOf(2),
      user_id: userIds.client,
      service_type: 'window',
      size: '5',
    })
    const fields = {
      service_type: 'window' as const,
      size: 5,
      extras: [],
      suburb: null,
      minutes: null,
      promotion: null,
    }
    const line = { kind: 'clean' as const, words: 'Windows', amount_cents: 40_000 }
    const saved = await office.saveQuote(
      { ...fields, booking_id: idOf(2), lines: [line], reward_ids: [], note: null },
      null,
    )
    await office.sendQuote(saved, 'mail')
    as('client')
    const [own] = await readOwnQuotes()
    if (!own) throw new Error('no quote')
    const access = await ownQuoteAccess(own.id)
    expect(await client.readQuote(access)).toMatchObject({ number: own.number, state: 'seen' })
    expect(await client.approveQuote(access, own)).toMatchObject({
      status: 'approved',
      approved_how: 'dashboard',
    })
    as('stranger')
    await expect(client.readQuote(await ownQuoteAccess(own.id))).rejects.toMatchObject({
      code: 'quote_not_found',
    })
  })

  test('come from a list that the owner sets, publishes, and sees changing', async () => {
    as('admin')
    expect(await list.readPublishedPrices()).toBeNull()
    const [listed] = await list.readPriceList()
    if (!listed) throw new Error('no price')
    const fields = { price_from_cents: 90_000, included_size: 3, per_unit_cents: 0 }
    expect(await list.savePrice('residential-deep', listed, fields)).toMatchObject(fields)
    await expect(list.savePrice('residential-deep', listed, fields)).rejects.toMatchObject({
      code: 'changed_meanwhile',
    })
    await expect(list.savePrice('residential-deep', undefined, fields)).rejects.toMatchObject({
      code: 'changed_meanwhile',
    })
    await list.saveWay('George', undefined, 5_000)
    const [way] = await list.readWays()
    expect(await list.saveWay('George', way, 6_000)).toMatchObject({ way_cents: 6_000 })
    expect(await list.readIsPublished()).toBe(false)
    await list.savePublished(true)
    expect(await list.readPublishedPrices()).toMatchObject({
      kinds: [{ kind: 'residential-deep', price_from_cents: 90_000 }],
      ways: [{ town: 'George', way_cents: 6_000 }],
    })
    await list.saveWay('George', (await list.readWays())[0], null)
    expect(await list.readWays()).toEqual([])
    const [latest] = await list.readPriceChanges()
    expect(latest).toMatchObject({ action: 'delete', table_name: 'price_ways', before: { way_cents: 6_000 } })
    as('staff')
    await expect(list.savePrice('window', undefined, fields)).rejects.toThrow()
  })
})
