// Whatever is done in whatever order, what invoices, credits and cleans say of money is the sum of the rows.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { limit } from '#tests/limits.ts'
import { startAfresh } from './booking-life.ts'
import { attempt, type Person, welcomeEveryone } from './people.ts'

const runs = Number(process.env.PROPERTY_RUNS ?? 12)
const customers = [1, 2].map(place => `cd000000-0000-4000-8000-00000000000${place}`)
const cleans = [1, 2, 3, 4].map(place => `cd000000-0000-4000-8000-00000000001${place}`)

// Small numbers, so that what is paid is often exactly, a little more or a little less than what is open.
const amount = fc.constantFrom(1, 10_000, 20_000, 30_000, 50_000)
const place = fc.nat(5)
const act = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), place, amount, isNobodys: fc.boolean() }),
  fc.record({ kind: fc.constant('invoice' as const), place }),
  fc.record({ kind: fc.constant('month' as const), place }),
  fc.record({
    kind: fc.constant('mark' as const),
    place,
    status: fc.constantFrom('paid', 'pending', 'overdue'),
  }),
  fc.record({ kind: fc.constant('price' as const), place, amount }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay' as const), place, amount }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refund' as const), place, amount }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('takeBack' as const), place }) },
  fc.record({ kind: fc.constant('move' as const), place, to: place }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('credit' as const), place, amount }) },
  fc.record({ kind: fc.constant('cancel' as const), place }),
  fc.record({ kind: fc.constant('spend' as const), place, amount }),
  fc.record({ kind: fc.constant('remove' as const), place }),
  fc.record({ kind: fc.constant('merge' as const), place }),
  fc.record({ kind: fc.constant('part' as const), place }),
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

const nth = (table: string, at: number, where = 'true') =>
  `(select id from ${table} where ${where} order by created_at, id offset ${at} limit 1)`
const invoice = (at: number) => nth('service_invoices', at)
const payment = (at: number) => nth('payments', at)
const clean = (at: number) => `'${cleans[at % cleans.length]}'::uuid`
const seen = (at: number) => `(select updated_at from service_invoices where id = ${invoice(at)})`
const id = () => `'${randomUUID()}'`

// As the office would do it; some are refused, which is as good.
const statements: { [K in Act['kind']]: (act: Extract<Act, { kind: K }>) => string } = {
  write: ({ place, amount, isNobodys }) => `insert into service_invoices
    (customer_id, service_date, invoice_number, description, amount_paid)
    values (${isNobodys ? 'null' : `'${customers[place % 2]}'`}, '2027-02-01', ${id()}, 'Windows', ${amount / 100})`,
  invoice: ({ place }) => `select invoice_clean(${clean(place)}, 'Deep clean', ${id()})`,
  month: ({ place }) => `select invoice_month('${customers[place % 2]}', '2027-02-01',
    array(select id from services where customer_id = '${customers[place % 2]}' and invoice_id is null order by id),
    array(select 'A clean' from services where customer_id = '${customers[place % 2]}' and invoice_id is null),
    'February', ${id()})`,
  mark: ({ place, status }) => `update services set payment_status = '${status}' where id = ${clean(place)}`,
  price: ({ place, amount }) => `update services set price = ${amount / 100} where id = ${clean(place)}`,
  pay: ({ place, amount }) =>
    `select record_payment(${id()}, ${invoice(place)}, ${amount}, 'cash', '2027-03-01')`,
  refund: ({ place, amount }) =>
    `select record_payment(${id()}, ${invoice(place)}, ${-amount}, 'cash', '2027-03-01')`,
  takeBack: ({ place }) => `select take_back_payment(${payment(place)}, 'A slip')`,
  move: ({ place, to }) => `select move_payment(${payment(place)}, ${invoice(to)}, 'The other one')`,
  credit: ({ place, amount }) =>
    `select credit_invoice(${id()}, ${invoice(place)}, ${amount}, 'Not done', ${seen(place)})`,
  cancel: ({ place }) => `select cancel_invoice(${invoice(place)}, 'Wrong', ${seen(place)})`,
  spend: ({ place, amount }) => `insert into ledger (customer_id, kind, delta, reason)
    values ('${customers[place % 2]}', 'credits', ${-amount / 100}, 'Spent')`,
  remove: ({ place }) => `delete from services where id = ${clean(place)}`,
  merge: ({
    place,
  }) => `select merge_customers('${customers[place % 2]}', '${customers[(place + 1) % 2]}', '{}',
    (select jsonb_build_object('keep', (select updated_at from customers where id = '${customers[place % 2]}'),
      'drop', (select updated_at from customers where id = '${customers[(place + 1) % 2]}'))))`,
  part: () => `select undo_merge((undoable_merges(customers.id) -> 0 ->> 'id')::uuid) from customers`,
}

// Each line would be a lie.
const lies = `
  with sums as (
    select invoices.*, (amount_paid * 100)::bigint as total, cancelled_at is not null as is_void,
      (select coalesce(sum(amount_cents), 0) from payments where invoice_id = invoices.id and taken_back_at is null) as paid,
      (select coalesce(sum(amount_cents), 0) from credit_notes where invoice_id = invoices.id) as credited,
      (select coalesce(sum(delta * 100), 0) from ledger where invoice_id = invoices.id and customer_id = invoices.customer_id) as waits,
      (select coalesce(sum(delta * 100), 0) from ledger where invoice_id = invoices.id) as waits_anywhere
    from service_invoices as invoices
  )
  select 'paid', invoice_number from sums where paid_cents <> paid or paid < 0
  union all select 'credited', invoice_number from sums where credited_cents <> credited or credited > total
  union all select 'open', invoice_number from sums
    where open_cents <> case when is_void then 0 else greatest(0, total - credit_cents - credited - paid) end
  union all select 'overpaid', invoice_number from sums where (waits, waits_anywhere) is distinct from (
    case when customer_id is null then 0 when is_void then paid else greatest(0, paid + credit_cents + credited - total) end,
    case when customer_id is null then 0 when is_void then paid else greatest(0, paid + credit_cents + credited - total) end)
  union all select 'credits', id::text from customers
    where credits <> (select coalesce(sum(delta), 0) from ledger where customer_id = customers.id and kind = 'credits') or credits < 0
  union all select 'void', services.id::text from services join sums on sums.id = invoice_id where is_void
  union all select 'follows', services.id::text || payment_status || open_cents from services join sums on sums.id = invoice_id
    where payment_status <> case when open_cents = 0 then 'paid' when due_on < '2027-03-01' then 'overdue' else 'pending' end
  union all select 'clean', id::text from services where invoice_id is null
    and (select coalesce(sum(amount_cents), 0) from payments
      where service_id = services.id and invoice_id is null and taken_back_at is null)
      <> case when payment_status = 'paid' then coalesce(price_cents, 0) else 0 end
  union all select 'nobody''s', id::text from payments where invoice_id is null and service_id is null and taken_back_at is null
  union all select 'whose', payments.id::text from payments join sums on sums.id = payments.invoice_id
    where payments.customer_id is distinct from sums.customer_id`

describeEachEngine('balances', engine => {
  beforeAll(async () => {
    await startAfresh(engine)
    await welcomeEveryone(engine)
  })

  const layOut = () =>
    engine.owner(`${emptied('service_invoices, services, ledger, customers, private.customer_merges')};
      insert into customers (id, first_name, last_name, phone, created_at) values
        ('${customers[0]}', 'Ann', 'Adams', '+27821110001', '2027-01-01'), ('${customers[1]}', 'Ben', 'Botha', '+27821110002', '2027-01-01');
      insert into services (id, customer_id, service_type, service_date, price, status, payment_status)
        values ${cleans.map((one, at) => `('${one}', '${customers[at % 2]}', 'deep-cleaning', '2027-02-0${at + 1}', ${at * 100}, 'completed', '${at === 3 ? 'paid' : 'pending'}')`).join()}`)
  const admin: Person = 'admin'
  const refusals = new Set<string>()

  test(
    'are the sums of the rows, whatever is done in whatever order',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 16 }), async acts => {
          await layOut()
          for (const one of acts) {
            const { refusal } = await attempt(engine, admin, statements[one.kind](one as never))
            // In our words, or by the rule that credits never go below zero, or for a client who was merged into the other.
            if (refusal) refusals.add(`${one.kind} ${refusal.detail || refusal.message}`)
            if (refusal)
              expect(['P0001', '23514', '42501'], `${one.kind}: ${refusal.message}`).toContain(refusal.code)
            expect(await engine.owner(lies), JSON.stringify(one)).toEqual([])
          }
        }),
        // The rules are one for both engines; the embedded one takes five times as long.
        { numRuns: engine.name === 'pglite' ? Math.min(runs, 200) : runs },
      )
    },
    limit(120_000 + 200 * runs),
  )
})
