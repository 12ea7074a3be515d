// The accountant's files: for admins alone, each on record, cancelled and taken back told apart.
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { taxOf, vatPercent } from '#domain/invoice.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { serveAccountantFile } from '#server/reports/serve-accountant-file.ts'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { setClock, startAfresh } from '#tests/policies/booking-life.ts'
import { callerFor, type Person, signInEveryone, welcomeEveryone } from '#tests/policies/people.ts'
import { unzipped } from '#tests/unzipped.ts'
import { clientOf } from './rest/rest-client.ts'

const gerhard = 'ca000000-0000-4000-8000-000000000001'
const invoiceOf = (place: number) => `cb000000-0000-4000-8000-00000000000${place}`
const december = { from: '2026-12-01', to: '2026-12-31' }

describeEachEngine('the accountant’s files', engine => {
  let rest: RestHandler
  beforeEach(async () => {
    rest = createRest({ database: engine.database, rateLimitScale: 1000 })
    await startAfresh(engine)
    await engine.owner(`${emptied('payments, credit_notes, service_invoices, services, ledger, audit_log')};
      delete from customers`)
    await welcomeEveryone(engine)
    await signInEveryone(engine)
    await setClock(engine, '2026-12-31 23:30')
    await engine.owner(`
      insert into customers (id, first_name, last_name) values ('${gerhard}', 'Gerhard', '=Lötter, and sons');
      insert into service_invoices (id, customer_id, service_date, invoice_number, description, amount_paid, created_at) values
        ('${invoiceOf(1)}', '${gerhard}', '2026-11-30', '2026-001', 'Windows', 100.01, '2026-11-30 23:00+02'),
        ('${invoiceOf(2)}', '${gerhard}', '2026-12-01', '2026-002', 'Carpets', 100.03, '2026-12-01 00:30+02'),
        ('${invoiceOf(3)}', '${gerhard}', '2026-12-02', '2026-003', 'Standard', 700.05, '2026-12-31 23:00+02');
      insert into credit_notes (invoice_id, number, amount_cents, reason, noted_on, created_at)
        values ('${invoiceOf(3)}', 'CN-2026-003-1', 10005, 'Came late', '2026-12-30', '2026-12-30 10:00+02');
      update service_invoices set cancelled_at = '2026-12-20 10:00+02', cancel_reason = 'Wrong client'
        where id = '${invoiceOf(1)}';
      insert into payments (invoice_id, customer_id, amount_cents, method, paid_on, reference, taken_back_at, taken_back_reason) values
        ('${invoiceOf(2)}', '${gerhard}', 10003, 'bank-transfer', '2026-12-05', '2026-002', null, null),
        ('${invoiceOf(3)}', '${gerhard}', 5000, 'cash', '2026-12-06', null, null, null),
        ('${invoiceOf(3)}', '${gerhard}', -2000, 'cash', '2026-12-07', null, null, null),
        ('${invoiceOf(3)}', '${gerhard}', 9000, 'cash', '2026-12-08', null, '2026-12-09 10:00+02', 'Counted twice'),
        ('${invoiceOf(3)}', '${gerhard}', 1000, 'cash', '2026-11-30', null, null, null)`)
  })

  const ask = (person: Person, asked: object) => {
    const identifyCaller = async () => callerFor(person)
    const app = new Hono<ServerEnv>().post(
      '/',
      serveAccountantFile({ database: engine.database, identifyCaller }),
    )
    return app.request('/', { method: 'POST', body: JSON.stringify(asked) })
  }
  const linesOf = async (file: string) =>
    (await (await ask('admin', { file, ...december })).text()).replace('\ufeff', '').trim().split('\r\n')
  const exports = () =>
    engine.owner(
      `select table_name, row_id, after ->> 'from', after ->> 'to' from audit_log where action = 'export'`,
    )

  test('the invoices written in these days, as days go there', async () => {
    const [head, ...lines] = await linesOf('invoices')
    expect(head).toContain('invoice,issued_on,service_date')
    expect(lines).toEqual([
      `2026-002,2026-12-01,2026-12-01,2027-01-07,"Gerhard =Lötter, and sons",Carpets,100.03,0.00,0.00,100.03,0.00,paid,,`,
      `2026-003,2026-12-31,2026-12-02,2027-01-07,"Gerhard =Lötter, and sons",Standard,700.05,0.00,100.05,40.00,560.00,part-paid,,`,
    ])
    expect(await exports()).toEqual([['service_invoices', 'invoices.csv', '2026-12-01', '2026-12-31']])
  })

  test('the notes, with the whole of an invoice cancelled in these days', async () => {
    expect((await linesOf('credit-notes')).slice(1)).toEqual([
      `CN-2026-001,2026-12-20,2026-001,"Gerhard =Lötter, and sons",100.01,all,Wrong client`,
      `CN-2026-003-1,2026-12-30,2026-003,"Gerhard =Lötter, and sons",100.05,part,Came late`,
    ])
  })

  test('the payments, refunds and what was taken back told apart', async () => {
    const lines = (await linesOf('payments')).slice(1)
    expect(
      lines.map(line =>
        line
          .replace(/"[^"]*"/, '')
          .split(',')
          .slice(0, 6)
          .join(' '),
      ),
    ).toEqual([
      '2026-12-05 2026-002  100.03 payment bank-transfer',
      '2026-12-06 2026-003  50.00 payment cash',
      '2026-12-07 2026-003  -20.00 refund cash',
      '2026-12-08 2026-003  90.00 taken back cash',
    ])
    expect(lines[3]).toContain('2026-12-09,Counted twice')
  })

  test('all three in one zip, each on record', async () => {
    const answer = await ask('admin', { file: 'all', ...december })
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    const files = unzipped(Buffer.from(await answer.bytes()))
    const span = '2026-12-01-to-2026-12-31.csv'
    expect(Object.keys(files)).toEqual([`invoices-${span}`, `credit-notes-${span}`, `payments-${span}`])
    expect(files[`invoices-${span}`]).toBe(`\ufeff${(await linesOf('invoices')).join('\r\n')}\r\n`)
    expect(await exports()).toHaveLength(4)
  })

  test('the totals count what stands, and VAT as each paper says it', async () => {
    const { data } = await clientOf(rest, { caller: callerFor('admin') }).rpc('accountant_totals', {
      ...{ from_day: december.from, to_day: december.to, vat_percent: vatPercent },
    })
    const vat = (...totals: number[]) =>
      totals.reduce((sum, cents) => sum + (taxOf(cents, '4')?.vatCents ?? 0), 0)
    expect(data).toEqual({
      invoices: { count: 2, cents: 80_008, vat_cents: vat(10_003, 70_005), cancelled: 0 },
      credit_notes: { count: 2, cents: 20_006, vat_cents: vat(10_001, 10_005) },
      payments: { count: 3, in_cents: 15_003, back_cents: 2_000, taken_back: 1 },
    })
  })

  test('only an admin gets one, for days that are some', async () => {
    for (const person of ['staff', 'client', 'anon'] as const)
      expect((await ask(person, { file: 'payments', ...december })).status, person).toBe(403)
    for (const asked of [
      {},
      { file: 'people', ...december },
      { file: 'payments', from: '2026-12-02', to: '2026-12-01' },
    ])
      expect((await ask('admin', asked)).status).toBe(400)
    expect(await exports()).toEqual([])
  })
})
