// Invoices and payments as the screens use them, over the wire: from the clean to the invoice, the link, the money and back.
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { invoiceState } from '#domain/invoice-state.ts'
import { createRest } from '#server/rest/handler.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { setClock, startAfresh } from '#tests/policies/booking-life.ts'
import { callerFor, type Person, signInEveryone, userIds, welcomeEveryone } from '#tests/policies/people.ts'
import { readClientInvoice } from '#web/data/client-invoices.ts'
import * as money from '#web/data/money.ts'
import { ownInvoiceAccess, readOwnInvoices } from '#web/data/own-invoices.ts'
import { answerFetch } from './answer-fetch.ts'
import { clientOf, fetchFrom } from './rest/rest-client.ts'

const whoSigned = vi.hoisted(() => ({ in: 'staff' }))
vi.mock('#web/data/auth.ts', () => ({
  bearer: async () => `Bearer ${whoSigned.in}`,
  isSessionEnded: () => false,
}))
vi.mock('#web/data/publishable-key.ts', () => ({ publishableKey: () => 'key' }))

const thandi = 'cb000000-0000-4000-8000-000000000011'
const cleans = [1, 2, 3].map(place => `cb000000-0000-4000-8000-00000000002${place}`)
const isPerson = (word: string | undefined): word is Person => word !== undefined && word in userIds

describeEachEngine('money on the wire', engine => {
  const as = (person: Person) => {
    whoSigned.in = person
  }
  beforeEach(async () => {
    const rest = createRest({ database: engine.database, rateLimitScale: 1000 })
    answerFetch(asked => {
      const word = asked.headers.get('authorization')?.replace('Bearer ', '')
      return fetchFrom(rest, { caller: callerFor(isPerson(word) ? word : 'anon') })(asked)
    })
    await startAfresh(engine)
    await engine.owner(emptied('service_invoices, ledger, client_profiles, mail_outbox, audit_log'))
    await welcomeEveryone(engine)
    await signInEveryone(engine)
    await engine.owner(`
      insert into customers (id, first_name, last_name, email, phone, address, city)
        values ('${thandi}', 'Thandi', 'Mokoena', 'thandi@home.example', '+27821230000', '12 Marsh Street', 'Mossel Bay');
      insert into client_profiles (user_id, email, first_name, last_name, customer_id)
        values ('${userIds.client}', 'client@coastal.example', 'Thandi', 'Mokoena', '${thandi}');
      insert into services (id, customer_id, service_type, service_date, price, status)
        values ${cleans.map((id, place) => `('${id}', '${thandi}', 'deep-cleaning', '2027-02-0${place + 1}', 500, 'completed')`).join()}`)
    as('staff')
  })
  afterEach(() => vi.unstubAllGlobals())

  const invoiced = () => money.invoiceClean(cleans[0] ?? '', 'Deep clean', randomUUID())
  const pay = (id: string, amount_cents: number) =>
    money.recordPayment(id, { id: randomUUID(), amount_cents, method: 'cash', paid_on: '2027-03-01' })
  const refused = (act: Promise<unknown>) =>
    act.then(
      () => undefined,
      error => error.code,
    )

  test('goes from a clean to an invoice, out by mail and by link, and in by parts', async () => {
    const made = await invoiced()
    expect(made).toMatchObject({
      ...{
        number: '2027-001',
        reference: '2027-001',
        state: 'open',
        open_cents: 50_000,
        due_on: '2027-03-08',
      },
      ...{ address: ['12 Marsh Street', 'Mossel Bay'], cleans: [{ service_id: cleans[0] }] },
    })
    expect((await invoiced()).id).toBe(made.id)
    const sent = await money.sendInvoice(made, 'mail')
    expect(sent).toMatchObject({ key: null, invoice: { sent_how: 'mail' } })
    expect((await money.sendInvoice(made, 'mail')).key).toBeNull()
    const { key } = await money.sendInvoice(sent.invoice, 'whatsapp')
    const part = await pay(made.id, 20_000)
    expect(part).toMatchObject({ state: 'part-paid', open_cents: 30_000 })
    expect(invoiceState(part, '2027-03-01')).toBe('part-paid')
    await setClock(engine, '2027-03-09 08:00')
    const late = await money.readInvoiceCard(made.id)
    expect([late.state, invoiceState(late, '2027-03-09')]).toEqual(['overdue', 'overdue'])
    expect((await money.remindOfInvoice(made.id, 'call')).invoice.events.at(-1)).toMatchObject({
      ...{ kind: 'invoice_reminded', how: 'call' },
    })
    await money.remindOfInvoice(made.id, 'mail')
    const paid = await pay(made.id, 35_000)
    expect(paid).toMatchObject({ state: 'paid', open_cents: 0, overpaid_cents: 5000 })
    expect(await refused(money.remindOfInvoice(made.id, 'mail'))).toBe('nothing_open')
    expect(await engine.owner('select template from mail_outbox order by created_at')).toEqual([
      ['invoice-sent'],
      ['invoice-reminder'],
    ])
    const seen = await readClientInvoice({ key: key ?? '' })
    expect(seen).toMatchObject({ number: '2027-001', overpaid_cents: 5000, first_name: 'Thandi' })
    expect(JSON.stringify(seen)).not.toMatch(/home\.example|2123|entered|note"|events|customer_id/)
    expect(await refused(readClientInvoice({ key: 'ab'.repeat(16) }))).toBe('invoice_not_found')
  })

  test('shows a client their own and nobody else’s', async () => {
    const made = await invoiced()
    await pay(made.id, 60_000)
    await money.invoiceClean(cleans[1] ?? '', 'Deep clean', randomUUID())
    as('client')
    expect(await readOwnInvoices()).toMatchObject({
      ...{
        open_cents: 50_000,
        credits_cents: 10_000,
        invoices: [{ number: '2027-002' }, { number: '2027-001' }],
      },
    })
    const access = await ownInvoiceAccess(made.id)
    expect((await readClientInvoice(access)).id).toBe(made.id)
    expect(await refused(money.readInvoiceCard(made.id))).toBe('invoice_not_found')
    as('stranger')
    expect(await readOwnInvoices()).toEqual({ invoices: [], open_cents: 0, credits_cents: 0 })
    expect(await refused(readClientInvoice(await ownInvoiceAccess(made.id)))).toBe('invoice_not_found')
  })

  test('moves a payment, takes it back, and credits a part', async () => {
    const [one, other] = [await invoiced(), await money.invoiceClean(cleans[1] ?? '', 'Two', randomUUID())]
    const [payment] = (await pay(one.id, 50_000)).payments
    expect(await money.movePayment(payment?.id ?? '', other.id, 'The other one')).toMatchObject({
      ...{ id: one.id, open_cents: 50_000, payments: [{ taken_back_reason: 'The other one' }] },
    })
    const [moved] = (await money.readInvoiceCard(other.id)).payments
    const back = await money.takeBackPayment(moved?.id ?? '', 'It bounced')
    expect(back).toMatchObject({ open_cents: 50_000, paid_cents: 0 })
    as('admin')
    const note = { id: randomUUID(), amount_cents: 10_000, reason: 'The oven was not done' }
    const seen = await money.readInvoiceCard(other.id)
    const credited = await money.creditInvoice(seen, note)
    expect(credited).toMatchObject({ open_cents: 40_000, credit_notes: [{ number: 'CN-2027-002-1' }] })
    expect((await money.creditInvoice(seen, note)).credit_notes).toHaveLength(1)
    const another = money.creditInvoice(seen, { ...note, id: randomUUID() })
    await expect(another).rejects.toMatchObject({ code: 'changed_meanwhile' })
  })

  test('puts a month on one invoice, a line for each clean', async () => {
    const month = await money.readMonthToInvoice(thandi, '2027-02-14')
    expect(month).toMatchObject({ name: 'Thandi Mokoena', total_cents: 150_000 })
    const service_ids = month.cleans.map(({ service_id }) => service_id)
    const asked = {
      ...{ customer_id: thandi, month: '2027-02-01', service_ids, id: randomUUID() },
      ...{ descriptions: ['First', 'Second', 'Third'], description: 'Cleans of February' },
    }
    const made = await money.invoiceMonth(asked)
    expect(made).toMatchObject({
      total_cents: 150_000,
      lines: [{ words: 'First' }, {}, {}],
      service_date: '2027-02-03',
    })
    expect((await money.invoiceMonth(asked)).id).toBe(made.id)
    expect(await refused(money.invoiceMonth({ ...asked, id: randomUUID() }))).toBe('changed_meanwhile')
    expect((await money.readMonthToInvoice(thandi, '2027-02-01')).cleans).toEqual([])
  })

  test('finds invoices by how they stand', async () => {
    const made = await invoiced()
    await pay(made.id, 10_000)
    const rest = createRest({ database: engine.database, rateLimitScale: 1 })
    const found = async (state: string) => {
      const asked = clientOf(rest, { caller: callerFor('staff') }).rpc('search_invoices', { state })
      return (await asked.select('invoice_number, invoice_state')).data
    }
    const counts = async (asked = {}) =>
      (await clientOf(rest, { caller: callerFor('staff') }).rpc('invoice_counts', asked)).data
    const none = { all: 1, open: 0, overdue: 0, 'part-paid': 0, paid: 0, cancelled: 0 }
    const line = { invoice_number: '2027-001', invoice_state: 'part-paid' }
    expect(await counts()).toEqual({ ...none, open: 1, 'part-paid': 1 })
    expect(await counts({ words: made.customer_name })).toEqual({ ...none, open: 1, 'part-paid': 1 })
    expect(await counts({ words: 'nobody of that name' })).toEqual({ ...none, all: 0 })
    expect(await found('open')).toEqual([line])
    expect(await found('part-paid')).toEqual([line])
    expect(await found('overdue')).toEqual([])
    await setClock(engine, '2027-03-09 08:00')
    expect(await found('overdue')).toEqual([{ ...line, invoice_state: 'overdue' }])
    expect(await counts()).toEqual({ ...none, open: 1, overdue: 1 })
    await pay(made.id, 40_000)
    expect(await found('paid')).toEqual([{ ...line, invoice_state: 'paid' }])
    expect(await found('open')).toEqual([])
  })
})
