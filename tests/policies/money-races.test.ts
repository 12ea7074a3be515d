// Two at once: the same payment, the same undo, the same clean, a payment on an invoice that is being cancelled.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { startAfresh } from './booking-life.ts'
import { type Attempt, attempt, type Person, welcomeEveryone } from './people.ts'

const ann = 'cd000000-0000-4000-8000-000000000001'
const clean = 'cd000000-0000-4000-8000-000000000011'
const other = 'cd000000-0000-4000-8000-000000000012'

describeEachEngine('two at once', engine => {
  let invoice: string
  beforeEach(async () => {
    await startAfresh(engine)
    await welcomeEveryone(engine)
    await engine.owner(`${emptied('service_invoices, services, ledger, audit_log')};
      insert into customers (id, first_name, last_name) values ('${ann}', 'Ann', 'Adams');
      insert into services (id, customer_id, service_type, service_date, price, status)
        values ('${clean}', '${ann}', 'deep-cleaning', '2027-02-01', 500, 'completed'),
          ('${other}', '${ann}', 'deep-cleaning', '2027-02-02', 500, 'completed')`)
  })
  const slowly = (who: Person, text: string) => attempt(engine, who, text, { isSlow: true })
  const details = (all: Attempt[]) => all.map(({ refusal }) => refusal?.detail ?? 'done').sort()
  const invoiced = async (record = clean) => {
    const { rows } = await attempt(
      engine,
      'staff',
      `select invoice_clean('${record}', 'Deep clean', '${randomUUID()}')`,
    )
    invoice = JSON.parse(rows[0]?.[0] ?? '{}').id
    return invoice
  }
  const pay = (id: string, cents = 50_000, to = invoice) =>
    `select record_payment('${id}', '${to}', ${cents}, 'cash', '2027-03-01')`
  const standing = (of = invoice) =>
    engine.owner(`select paid_cents, open_cents, (select credits from customers), (select count(*) from payments)
      from service_invoices where id = '${of}'`)

  test('record the same payment: it is one', async () => {
    await invoiced()
    const id = randomUUID()
    const all = await Promise.all([
      slowly('staff', pay(id)),
      slowly('admin', pay(id)),
      slowly('staff', pay(id)),
    ])
    expect(details(all)).toEqual(['done', 'done', 'done'])
    expect(await standing()).toEqual([['50000', '0', '0.00', '1']])
  })

  test('pay the same invoice twice: what is too much waits as credit', async () => {
    await invoiced()
    await Promise.all([slowly('staff', pay(randomUUID())), slowly('admin', pay(randomUUID()))])
    expect(await standing()).toEqual([['100000', '0', '500.00', '2']])
  })

  test('take the same payment back: one does, the other is told', async () => {
    await invoiced()
    const id = randomUUID()
    await attempt(engine, 'staff', pay(id, 70_000))
    const back = (who: Person) => slowly(who, `select take_back_payment('${id}', 'By ${who}')`)
    expect(details(await Promise.all([back('staff'), back('admin')]))).toEqual(['already_taken_back', 'done'])
    expect(await standing()).toEqual([['0', '50000', '0.00', '1']])
  })

  test('give money back: no more than was paid', async () => {
    await invoiced()
    await attempt(engine, 'staff', pay(randomUUID()))
    const refund = (who: Person) => slowly(who, pay(randomUUID(), -30_000))
    expect(details(await Promise.all([refund('staff'), refund('admin')]))).toEqual([
      'done',
      'refund_too_much',
    ])
    expect(await standing()).toEqual([['20000', '30000', '0.00', '2']])
  })

  test('invoice the same clean: it is one invoice', async () => {
    const write = (who: Person) =>
      slowly(who, `select invoice_clean('${clean}', 'Deep clean', '${randomUUID()}')`)
    const all = await Promise.all([write('staff'), write('admin')])
    expect(details(all)).toEqual(['done', 'done'])
    expect(await engine.owner('select count(*) from service_invoices')).toEqual([['1']])
  })

  test('invoice two cleans: each has a number of its own', async () => {
    const write = (who: Person, record: string) =>
      slowly(who, `select invoice_clean('${record}', 'Deep clean', '${randomUUID()}')`)
    const all = await Promise.all([write('staff', clean), write('admin', other)])
    expect(details(all)).toEqual(['done', 'done'])
    expect(await engine.owner('select invoice_number from service_invoices order by 1')).toEqual([
      ['2027-001'],
      ['2027-002'],
    ])
  })

  test('pay and cancel: the money is on the invoice or nowhere, and never open', async () => {
    await invoiced()
    const cancel = slowly(
      'admin',
      `select cancel_invoice('${invoice}', 'Wrong', (select updated_at from service_invoices where id = '${invoice}'))`,
    )
    const [first, second] = await Promise.all([cancel, slowly('staff', pay(randomUUID()))])
    const told = details([first, second])
    expect([
      ['already_cancelled', 'done'],
      ['changed_meanwhile', 'done'],
      ['done', 'done'],
    ]).toContainEqual(told)
    const [[paid, open, credits] = []] = await standing()
    if (second.refusal) expect([paid, open, credits]).toEqual(['0', '0', '0.00'])
    else expect([paid, open, credits]).toEqual(['50000', '0', first.refusal ? '0.00' : '500.00'])
  })

  test('move payments the other way round: neither waits for ever', async () => {
    const [here, there] = [await invoiced(), await invoiced(other)]
    const [one, two] = [randomUUID(), randomUUID()]
    await attempt(engine, 'staff', pay(one, 10_000, here))
    await attempt(engine, 'staff', pay(two, 20_000, there))
    const move = (id: string, to: string) =>
      slowly('staff', `select move_payment('${id}', '${to}', 'Mixed up')`)
    expect(details(await Promise.all([move(one, there), move(two, here)]))).toEqual(['done', 'done'])
    expect([(await standing(here))[0]?.[0], (await standing(there))[0]?.[0]]).toEqual(['20000', '10000'])
  })

  test('mark a clean as paid, take that back and pay its invoice: nobody is refused, and every payment counts', async () => {
    await invoiced()
    const mark = (status: string) => `update services set payment_status = '${status}' where id = '${clean}'`
    for (let round = 0; round < 3; round += 1) {
      const all = await Promise.all([
        attempt(engine, 'staff', mark('paid')),
        attempt(engine, 'admin', pay(randomUUID(), 30_000)),
        attempt(engine, 'staff', mark('pending')),
        attempt(engine, 'admin', pay(randomUUID(), 40_000)),
      ])
      const codes = all.flatMap(({ refusal }) => refusal?.code ?? [])
      expect(codes.filter(code => code !== 'P0001')).toEqual([])
    }
    const [[paid, , credits] = []] = await standing()
    expect(Number(paid)).toBe(50_000 + Number(credits) * 100)
    const rows = 'select sum(amount_cents) from payments where taken_back_at is null'
    expect(await engine.owner(rows)).toEqual([[paid]])
  })

  test('mark the same clean as paid: one payment', async () => {
    const mark = (who: Person) =>
      slowly(who, `update services set payment_status = 'paid' where id = '${clean}'`)
    await Promise.all([mark('staff'), mark('admin')])
    expect(await engine.owner('select count(*), sum(amount_cents) from payments')).toEqual([['1', '50000']])
  })
})
