// What a client gets of their money on paper: by the private link, signed in, and nothing of anybody else.
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeEach, expect, test } from 'vitest'
import { statementOf } from '#domain/statement.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { serveInvoice, serveInvoiceByKey } from '#server/invoices/serve-invoice.ts'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { serveStatement, serveStatementByKey } from '#server/statements/serve-statement.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { startAfresh } from '#tests/policies/booking-life.ts'
import { callerFor, type Person, signInEveryone, userIds, welcomeEveryone } from '#tests/policies/people.ts'
import { clientOf } from './rest/rest-client.ts'

const [thandi, johan] = ['cb000000-0000-4000-8000-000000000011', 'cb000000-0000-4000-8000-000000000012']

describeEachEngine('papers for clients', engine => {
  let rest: RestHandler
  beforeEach(async () => {
    rest = createRest({ database: engine.database, rateLimitScale: 1000 })
    await startAfresh(engine)
    await engine.owner(
      emptied('service_invoices, private.statement_keys, ledger, client_profiles, mail_outbox'),
    )
    await welcomeEveryone(engine)
    await signInEveryone(engine)
    await engine.owner(`insert into customers (id, first_name, last_name, email, phone, address, city) values
        ('${thandi}', 'Thandi', 'Mokoena', 'thandi@home.example', '+27821230000', '12 Marsh Street', 'Mossel Bay'),
        ('${johan}', 'Johan', 'Botha', null, null, null, null);
      insert into client_profiles (user_id, email, first_name, last_name, customer_id)
        values ('${userIds.client}', 'client@coastal.example', 'Thandi', 'Mokoena', '${thandi}')`)
  })

  const call = async (person: Person, name: string, args: object) =>
    clientOf(rest, { caller: callerFor(person) }).rpc(name, args)
  const told = async (person: Person, name: string, args: object) => (await call(person, name, args)).data

  async function invoiced(customer_id = thandi, amount_paid = 500) {
    const id = randomUUID()
    const row = { id, customer_id, amount_paid, service_date: '2027-03-01', description: 'Deep clean' }
    const { error } = await clientOf(rest, { caller: callerFor('staff') })
      .from('service_invoices')
      .insert({ ...row, invoice_number: `P-${id.slice(0, 6)}` })
    expect(error).toBeNull()
    return id
  }
  const pay = (invoice_id: string, amount_cents: number) =>
    call('staff', 'record_payment', {
      ...{ id: randomUUID(), invoice_id, amount_cents, method: 'cash', paid_on: '2027-03-01' },
    })
  const card = (invoice_id: string) => told('staff', 'invoice_card', { invoice_id })

  function get(path: string, person: Person = 'anon') {
    const parts = { database: engine.database, identifyCaller: async () => callerFor(person) }
    return new Hono<ServerEnv>()
      .get('/invoices/:file', serveInvoice(parts))
      .get('/invoice.pdf', serveInvoiceByKey(parts))
      .get('/statements/:file', serveStatement(parts))
      .get('/statement.pdf', serveStatementByKey(parts))
      .request(path)
  }
  async function read(path: string, person?: Person) {
    const answer = await get(path, person)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const file = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
    return (await extractText(file, { mergePages: true })).text.replace(/\s+/g, ' ')
  }
  const refusal = async (path: string, person?: Person) => {
    const answer = await get(path, person)
    return [answer.status, await answer.text()]
  }

  test('an invoice prints for the office, its client and whoever has the link, with what is paid', async () => {
    const id = await invoiced()
    await pay(id, 200_00)
    await engine.owner(`update business_settings set card_payment_url = 'https://pay.example/me'`)
    const sent = await told('staff', 'send_invoice', {
      ...{ invoice_id: id, how: 'link', seen: (await card(id)).updated_at },
    })
    for (const text of [
      await read(`/invoices/${id}.pdf`, 'staff'),
      await read(`/invoices/${id}.pdf`, 'client'),
      await read(`/invoice.pdf?key=${sent.key}`),
    ]) {
      for (const words of [
        'Thandi Mokoena',
        '12 Marsh Street',
        'Paid 1 Mar 2027, cash',
        'Still open R 300.00',
      ])
        expect(text).toContain(words)
      expect(text.replaceAll(' ', '')).toContain('https://pay.example/me?amount=300.00&reference=')
    }
    await engine.owner('update business_settings set card_payment_url = null')
  })

  test('a credit note for a part prints for the same people', async () => {
    const id = await invoiced()
    const note = {
      ...{ id: randomUUID(), invoice_id: id, amount_cents: 50_00, reason: 'The oven was left out' },
      seen: (await card(id)).updated_at,
    }
    expect((await call('admin', 'credit_invoice', note)).error).toBeNull()
    const text = await read(`/invoices/${id}.pdf?note=${note.id}`, 'client')
    for (const words of ['Credit Note', 'The oven was left out', 'Total credited R 50.00'])
      expect(text).toContain(words)
    expect(await read(`/invoices/${id}.pdf`, 'client')).toContain('To pay R 450.00')
    expect((await get(`/invoices/${id}.pdf?note=${randomUUID()}`, 'client')).status).toBe(404)
  })

  test('somebody else’s paper and none at all get the same answer', async () => {
    const other = await invoiced(johan)
    const none = await refusal(`/invoices/${randomUUID()}.pdf`, 'client')
    expect(none[0]).toBe(404)
    for (const [path, person] of [
      [`/invoices/${other}.pdf`, 'client'],
      [`/invoices/${other}.pdf`, 'stranger'],
      [`/invoices/${other}.pdf`, 'anon'],
      [`/statements/${johan}.pdf`, 'client'],
      [`/statements/${johan}.pdf`, 'anon'],
      [`/statements/${randomUUID()}.pdf`, 'staff'],
      ['/statements/own.pdf', 'stranger'],
      ['/statements/own.pdf', 'anon'],
      [`/statements/${thandi}.pdf?from=2027-03-02&to=2027-03-01`, 'staff'],
      [`/invoice.pdf?key=${'0'.repeat(32)}`, 'anon'],
      ['/invoice.pdf', 'anon'],
      [`/statement.pdf?key=${'0'.repeat(32)}`, 'anon'],
    ] as const)
      expect(await refusal(path, person)).toEqual(none)
    const refused = await call('client', 'read_invoice', { invoice_id: other })
    expect(refused.error).toEqual((await call('client', 'read_invoice', { invoice_id: randomUUID() })).error)
    expect(await told('client', 'own_invoices', {})).toEqual({
      invoices: [],
      open_cents: 0,
      credits_cents: 0,
    })
    expect(await told('client', 'account_statement', { customer_id: johan })).toBeNull()
  })

  test('a statement goes by mail and as a link that opens it and nothing else', async () => {
    const id = await invoiced()
    await pay(id, 540_00)
    const span = { customer_id: thandi, from_day: '2020-01-01', to_day: '2030-12-31' }
    expect(await told('staff', 'send_statement', { ...span, how: 'mail' })).toEqual({
      ...{ key: null, closing_cents: -40_00 },
    })
    const [[mail] = []] = await engine.owner(`select payload from mail_outbox where template = 'statement'`)
    expect(JSON.parse(String(mail))).toMatchObject({ name: 'Thandi Mokoena', closingCents: -40_00 })
    const { key } = await told('staff', 'send_statement', { ...span, how: 'whatsapp' })
    const text = await read(`/statement.pdf?key=${key}`)
    for (const words of ['Statement for Thandi Mokoena', 'Deep clean', 'In your favour R 40.00'])
      expect(text).toContain(words)
    expect((await get(`/invoice.pdf?key=${key}`)).status).toBe(404)
    const codes = async (person: Person, changes: object) =>
      (await call(person, 'send_statement', { ...span, how: 'mail', ...changes })).error?.details
    expect(await codes('client', {})).toBe('customer_not_found')
    expect(await codes('staff', { customer_id: johan })).toBe('no_email')
    expect(await codes('staff', { to_day: '2019-01-01' })).toBe('validation_failed:from_day')
    await engine.owner(`update private.statement_keys set created_at = now() - interval '3 months';
      select public.forget_statement_links()`)
    expect((await get(`/statement.pdf?key=${key}`)).status).toBe(404)
  })

  test('what a statement comes to is what is open less the credits, after any row of acts', async () => {
    const first = await invoiced(thandi, 100)
    const second = await invoiced(thandi, 250)
    const third = await invoiced(thandi, 60)
    await pay(first, 140_00)
    await pay(first, -15_00)
    await pay(second, 30_00)
    const seen = async (invoice_id: string) => ({ invoice_id, seen: (await card(invoice_id)).updated_at })
    const note = { id: randomUUID(), amount_cents: 20_00, reason: 'Too much' }
    await call('admin', 'credit_invoice', { ...(await seen(second)), ...note })
    await pay(third, 60_00)
    await call('admin', 'cancel_invoice', { ...(await seen(third)), reason: 'Wrong client' })
    await engine.owner(`insert into ledger (customer_id, kind, delta, reason)
      values ('${thandi}', 'credits', 12.5, 'A gift')`)
    const own = await told('client', 'own_invoices', {})
    const account = await told('client', 'account_statement', {
      to_day: '2030-01-01',
      from_day: '2020-01-01',
    })
    const { closingCents, openCents } = statementOf(account)
    expect(openCents).toBe(own.open_cents)
    expect(closingCents).toBe(own.open_cents - own.credits_cents)
    const [[balance] = []] = await engine.owner(`select private.balance_on('${thandi}', '2030-01-01')`)
    expect(Number(balance)).toBe(closingCents)
    expect(closingCents).toBe(200_00 - 25_00 - 60_00 - 12_50)
  })
})
