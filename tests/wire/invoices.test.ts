// Work and invoices over the wire: found, summed, numbered once, and printed with all that South African law asks for.
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeEach, expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { storedAsSent } from '#domain/refusal.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { drawInvoice } from '#server/invoices/draw-invoice.ts'
import { serveInvoice } from '#server/invoices/serve-invoice.ts'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { startAfresh } from '#tests/policies/booking-life.ts'
import { callerFor, type Person, signInEveryone, userIds, welcomeEveryone } from '#tests/policies/people.ts'
import { clientOf } from './rest/rest-client.ts'

const elsabe = 'cb000000-0000-4000-8000-000000000001'
const invoice = {
  customer_id: elsabe,
  service_date: '2027-03-01',
  invoice_number: '2027-007',
  description: 'Standard clean, 100% of the windows',
  amount_paid: 1250.55,
  suburb: 'De Bakke',
}

async function readPdf(bytes: ArrayBuffer | Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

describeEachEngine('invoices', engine => {
  let rest: RestHandler
  beforeEach(async () => {
    rest = createRest({ database: engine.database, rateLimitScale: 1 })
    await startAfresh(engine)
    await welcomeEveryone(engine)
    await signInEveryone(engine)
    await engine.owner(`${emptied('service_invoices, audit_log')}; delete from customers;
      insert into customers (id, first_name, last_name, address, city, state, zip_code)
      values ('${elsabe}', 'Elsabé', 'Ndlovu', '12 Marsh Street', 'Mossel Bay', 'Western Cape', '6506')`)
  })

  const as = (person: Person) => clientOf(rest, { caller: callerFor(person) })
  const record = async (changes: object = {}, person: Person = 'staff') => {
    const row = { id: randomUUID(), ...invoice, ...changes }
    return { ...(await as(person).from('service_invoices').insert(row)), id: row.id }
  }
  const found = async (asked: object, person: Person = 'staff') =>
    (await as(person).rpc('search_invoices', asked)).data.map(
      ({ invoice_number }: { invoice_number: string }) => invoice_number,
    )
  const next = async (person: Person = 'staff') => (await as(person).rpc('next_invoice_number')).data
  const print = (file: string, person: Person) => {
    const identifyCaller = async () => callerFor(person)
    const app = new Hono<ServerEnv>().get(
      '/:file',
      serveInvoice({ database: engine.database, identifyCaller }),
    )
    return app.request(`/${file}`)
  }

  test('are found by client, day, number and words, letter for letter', async () => {
    await record()
    await record({
      invoice_number: 'B-2',
      service_date: '2027-03-05',
      description: 'Carpet_clean',
      customer_id: null,
    })
    await record({ invoice_number: 'B-3', service_date: '2027-03-09', amount_paid: 0 })
    expect(await found({})).toEqual(['B-3', 'B-2', '2027-007'])
    expect(await found({ client: elsabe })).toEqual(['B-3', '2027-007'])
    expect(await found({ from_day: '2027-03-05', to_day: '2027-03-05' })).toEqual(['B-2'])
    expect(await found({ words: 'b-' })).toEqual(['B-3', 'B-2'])
    expect(await found({ words: '0%' })).toEqual(['B-3', '2027-007'])
    expect(await found({ words: '_' })).toEqual(['B-2'])
    expect((await as('staff').rpc('invoice_totals', { words: 'b-' })).data).toEqual({
      records: 2,
      cents: 125055,
      open_cents: 125055,
    })
    // The ledger's search is the specification's; the list of the office knows names as well.
    expect(await found({ words: 'ndlovu' })).toEqual([])
    expect(await found({ words: 'elsabé ND', with_names: true })).toEqual(['B-3', '2027-007'])
    expect(await found({ words: 'carpet', with_names: true })).toEqual(['B-2'])
    const [first] = (await as('staff').rpc('search_invoices', { page_size: 1 })).data
    expect(await found({ after: first })).toEqual(['B-2', '2027-007'])
  })

  test('have a number each, the next one is suggested, and none is given twice', async () => {
    expect(await next()).toBe('2027-001')
    await record()
    await record({ invoice_number: '2027-xyz' })
    await record({ invoice_number: '2026-999' })
    expect(await next()).toBe('2027-008')
    const { error } = await record({ invoice_number: '2027-XYZ' })
    expect(error).toMatchObject({
      details: 'number_taken',
      message: 'Invoice number 2027-XYZ is already in use.',
    })
    const rush = await Promise.all(Array.from({ length: 8 }, () => record({ invoice_number: '2027-008' })))
    expect(rush.filter(answer => answer.error === null)).toHaveLength(1)
  })

  test.each([' 2027-007', '2027-007 ', '2027 - 007', '2027\u00a0-007', '2027-\u200b007', '２０２７–007'])(
    'have no second one under %j',
    async invoice_number => {
      await record()
      const { error } = await record({ invoice_number })
      expect([error?.details, error?.message]).toEqual([
        'number_taken',
        expect.stringMatching(/^Invoice number .* is already in use\.$/),
      ])
    },
  )

  test('are kept without the spaces around their number, and a repeat is still a repeat', async () => {
    const { id } = await record({ invoice_number: '\u00a0 2027-009\u2003' })
    expect(await found({})).toEqual(['2027-009'])
    expect((await record({ id, invoice_number: '2027-009' })).error?.hint).toBe(storedAsSent)
    const rush = await Promise.all(['A 1', 'A  1', ' a1'].map(number => record({ invoice_number: number })))
    expect(rush.filter(answer => answer.error === null)).toHaveLength(1)
  })

  test('are written by nobody but the writer, and belong to nobody but their client', async () => {
    await engine.owner(`insert into client_profiles (user_id, customer_id, email, first_name, last_name)
      values ('${userIds.client}', '${elsabe}', 'client@coastal.example', 'Elsabé', 'Ndlovu')`)
    for (const person of ['staff', 'admin'] as const) {
      const on = async (user_id: string | null, changes: object = {}) =>
        (await record({ invoice_number: randomUUID(), user_id, ...changes }, person)).error?.code
      expect(await on(userIds.stranger)).toBe('42501')
      expect(await on(userIds.partner)).toBe('42501')
      expect(await on(userIds.client, { customer_id: null })).toBe('42501')
      for (const right of [null, userIds[person], userIds.client]) expect(await on(right)).toBeUndefined()
    }
  })

  test('are not for clients and visitors, and nobody changes or deletes one', async () => {
    const { id } = await record()
    for (const person of ['client', 'anon'] as const) {
      expect((await record({ invoice_number: 'X' }, person)).error).not.toBeNull()
      expect((await as(person).from('service_invoices').select()).data ?? []).toEqual([])
      expect((await as(person).rpc('search_invoices')).data ?? []).toEqual([])
      expect((await as(person).rpc('invoice_totals')).data?.records ?? 0).toBe(0)
      expect((await as(person).rpc('invoice_counts')).data ?? {}).toEqual({})
      expect(await next(person)).toBeNull()
    }
    for (const person of ['staff', 'admin'] as const) {
      const table = () => as(person).from('service_invoices')
      expect((await table().delete().eq('id', id)).error?.code).toBe('42501')
      expect((await table().update({ amount_paid: 1 }).eq('id', id)).error?.code).toBe('42501')
    }
    const acts =
      await engine.owner(`select action, actor, coalesce(after, before) ->> 'invoice_number' from audit_log
      where table_name = 'service_invoices' order by created_at`)
    expect(acts).toEqual([['insert', userIds.staff, '2027-007']])
  })

  test('are cancelled with a reason, once, over what was seen; the number stays taken', async () => {
    const { id } = await record()
    await record({ invoice_number: '2027-008', amount_paid: 10 })
    const { data: row } = await as('admin')
      .from('service_invoices')
      .select('updated_at')
      .eq('id', id)
      .single()
    const cancel = (changes: object = {}, person: Person = 'admin') => {
      const args = { invoice_id: id, reason: 'Wrong amount', seen: row?.updated_at, ...changes }
      return as(person).rpc('cancel_invoice', args)
    }
    expect((await cancel({}, 'staff')).error?.code).toBe('42501')
    expect((await cancel({ seen: '2020-01-01' })).error?.details).toBe('changed_meanwhile')
    expect((await cancel({ reason: ' ' })).error?.code).toBe('23514')
    expect((await cancel({ invoice_id: randomUUID() })).error?.details).toBe('invoice_not_found')
    expect((await cancel()).data).toMatchObject({ invoice_number: '2027-007', cancel_reason: 'Wrong amount' })
    expect((await cancel()).error).toBeNull()
    expect((await cancel({ reason: 'Another' })).error?.details).toBe('already_cancelled')
    expect((await record()).error?.details).toBe('number_taken')
    expect(await next()).toBe('2027-009')
    expect((await as('staff').rpc('invoice_totals')).data).toEqual({
      ...{ records: 2, cents: 1000, open_cents: 1000 },
    })
    const lines = await engine.owner(`select before ->> 'cancel_reason', after ->> 'cancel_reason', actor
      from audit_log where table_name = 'service_invoices' and action = 'update'`)
    expect(lines).toEqual([[null, 'Wrong amount', userIds.admin]])

    const text = await readPdf(await (await print(`${id}.pdf`, 'staff')).arrayBuffer())
    for (const words of [
      ...['Credit Note', 'Credit note number CN-2027-007', 'For invoice 2027-007 of '],
      ...['Wrong amount', 'Elsabé Ndlovu', 'Total credited R 1 250.55'],
    ])
      expect(text).toContain(words)
    expect(text).not.toMatch(/Pay by EFT|Reference/)
  })

  test('print with everything on them, for staff alone', async () => {
    const { id } = await record({ comments: 'Pays late' })
    const answer = await print(`${id}.pdf`, 'staff')
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    })
    const text = await readPdf(await answer.arrayBuffer())
    const { address, bank, phone, email, name } = business
    for (const words of [
      ...['Invoice', name, address.street, address.town, phone.shown, email],
      ...['Elsabé Ndlovu', '12 Marsh Street', 'De Bakke', 'Mossel Bay', 'Western Cape 6506'],
      ...[
        'Invoice number 2027-007',
        '1 March 2027',
        'Standard clean, 100% of the windows',
        'Total R 1 250.55',
      ],
      ...[bank.name, bank.accountName, bank.accountNumber, bank.branchCode, 'Reference 2027-007'],
    ])
      expect(text).toContain(words)
    expect(text).not.toMatch(/VAT|Tax Invoice|Pays late/)
    const told = async (response: Response) => [response.status, await response.text()]
    const forbidden = await told(await print(`${id}.pdf`, 'client'))
    expect(forbidden[0]).toBe(404)
    expect(await told(await print(`${id}.pdf`, 'anon'))).toEqual(forbidden)
    expect(await told(await print(`${randomUUID()}.pdf`, 'staff'))).toEqual(forbidden)
    expect(await told(await print('..%2f..%2fetc.pdf', 'staff'))).toEqual(forbidden)
  })
})

const paper = {
  number: '2027-007',
  day: '2027-03-01',
  description: 'Deep clean',
  place: 'De Bakke',
  totalCents: 5750_00,
  clientName: 'Elsabé Ndlovu',
  clientAddress: ['12 Marsh Street', 'Mossel Bay'],
}
const registered = { ...business, vatNumber: '4000000000' }

test('with a VAT number it is a tax invoice, net and VAT to the cent', async () => {
  const text = await readPdf(await drawInvoice({ ...paper, totalCents: 1250_55 }, registered))
  expect(text).toContain('Tax Invoice')
  expect(text).toContain('VAT number 4000000000')
  expect(text).toContain('Total excluding VAT R 1 087.43')
  expect(text).toContain('VAT at 15% R 163.12')
  expect(text).toContain('Total including VAT R 1 250.55')
  expect(text).not.toContain('Quantity')
})

test('over R 5 000 it names the recipient, the place and the quantity', async () => {
  const text = await readPdf(await drawInvoice(paper, registered))
  for (const words of ['Elsabé Ndlovu', '12 Marsh Street', 'Quantity', 'VAT at 15% R 750.00'])
    expect(text).toContain(words)
  expect(await readPdf(await drawInvoice({ ...paper, clientAddress: [] }, registered))).toContain(
    'No address on record',
  )
})

test('however much is written, it is printed whole', async () => {
  const long = {
    ...paper,
    description: 'Windows, gutters and stoep. '.repeat(35).trim(),
    clientName: 'N'.repeat(100),
  }
  const text = await readPdf(await drawInvoice(long, business))
  expect(text.match(/gutters/g)).toHaveLength(35)
  expect(text).toContain('Total R 5 750.00')
})
