// Money as its page asks for it: what came in, what is open by age, whom to remind; and who may see what.
import { beforeEach, expect, test } from 'vitest'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { setClock, startAfresh } from '#tests/policies/booking-life.ts'
import { callerFor, type Person, signInEveryone, welcomeEveryone } from '#tests/policies/people.ts'
import { clientOf } from './rest/rest-client.ts'

const idOf = (kind: string, place: number) => `c${kind}000000-0000-4000-8000-00000000000${place}`
const [gerhard, werner] = [idOf('a', 1), idOf('a', 2)]
const invoiceOf = (place: number) => idOf('b', place)

describeEachEngine('the Money page', engine => {
  let rest: RestHandler
  const as = (person: Person) => clientOf(rest, { caller: callerFor(person) })
  const figures = async (person: Person, month?: string) =>
    (await as(person).rpc('money_figures', month ? { month } : {})).data
  const chase = async (args: object = {}) => (await as('staff').rpc('money_chase', args)).data

  // Due on the day of writing plus seven: 1 to 4 are 9, 16, 41 and -2 days late.
  beforeEach(async () => {
    rest = createRest({ database: engine.database, rateLimitScale: 1000 })
    await startAfresh(engine)
    await engine.owner(`${emptied('payments, credit_notes, service_invoices, services, ledger, audit_log, events')};
      delete from customers`)
    await welcomeEveryone(engine)
    await signInEveryone(engine)
    await setClock(engine, '2026-12-15 11:06')
    await engine.owner(`
      insert into customers (id, first_name, last_name, phone, email) values
        ('${gerhard}', 'Gerhard', 'Lötter', '+27835550171', null), ('${werner}', 'Werner', 'Nkosi', null, 'w@mail.example');
      insert into service_invoices (id, customer_id, service_date, invoice_number, description, amount_paid) values
        ('${invoiceOf(1)}', '${gerhard}', '2026-11-29', '2026-001', 'Windows', 540),
        ('${invoiceOf(2)}', '${werner}', '2026-11-22', '2026-002', 'Move out', 1620),
        ('${invoiceOf(3)}', '${gerhard}', '2026-10-28', '2026-003', 'Carpets', 860),
        ('${invoiceOf(4)}', '${gerhard}', '2026-12-10', '2026-004', 'Standard', 600),
        ('${invoiceOf(5)}', '${gerhard}', '2026-12-01', '2026-005', 'Two cleans', 900);
      update service_invoices set due_on = service_date + 7;
      insert into services (id, customer_id, service_type, service_date, price, status, payment_status, invoice_id) values
        ('${idOf('c', 1)}', '${gerhard}', 'deep-cleaning', '2026-12-01', 600, 'completed', 'pending', '${invoiceOf(5)}'),
        ('${idOf('c', 2)}', '${gerhard}', 'window-cleaning', '2026-12-01', 300, 'completed', 'pending', '${invoiceOf(5)}');
      insert into payments (invoice_id, customer_id, amount_cents, method, paid_on, taken_back_at, taken_back_reason) values
        ('${invoiceOf(5)}', '${gerhard}', 90000, 'cash', '2026-12-03', null, null),
        ('${invoiceOf(5)}', '${gerhard}', 7000, 'cash', '2026-12-04', now(), 'Counted twice'),
        ('${invoiceOf(2)}', '${werner}', 20000, 'bank-transfer', '2026-11-30', null, null),
        ('${invoiceOf(2)}', '${werner}', 12000, 'bank-transfer', '2026-12-10', null, null),
        ('${invoiceOf(2)}', '${werner}', -2000, 'bank-transfer', '2026-12-10', null, null)`)
  })

  test('adds up what came in by day and month, without what was taken back', async () => {
    const { takings } = await figures('admin')
    expect(takings.days).toEqual([
      { day: '2026-12-03', cents: 90_000 },
      { day: '2026-12-10', cents: 10_000 },
    ])
    expect(takings.last_days).toEqual([{ day: '2026-11-30', cents: 20_000 }])
    expect(takings.months).toEqual([
      { month: '2026-11', cents: 20_000 },
      { month: '2026-12', cents: 100_000 },
    ])
    const november = await figures('admin', '2026-11-17')
    expect([november.month, november.takings.days, november.takings.months.length]).toEqual([
      '2026-11',
      [{ day: '2026-11-30', cents: 20_000 }],
      2,
    ])
    expect((await figures('admin', '2027-05-01')).month).toBe('2026-12')
  })

  test('what is paid on two cleans is theirs by their prices, and each client’s', async () => {
    const { takings } = await figures('admin')
    expect(takings.services).toEqual([
      { service_type: 'deep-cleaning', cents: 60_000 },
      { service_type: 'window-cleaning', cents: 30_000 },
      { service_type: null, cents: 10_000 },
    ])
    expect(takings.clients).toEqual([
      { customer_id: gerhard, name: 'Gerhard Lötter', cents: 90_000 },
      { customer_id: werner, name: 'Werner Nkosi', cents: 10_000 },
    ])
  })

  test('counts what is booked and open until the month ends, what is late today', async () => {
    await engine.owner(`update service_invoices set due_on = '2026-12-22' where id = '${invoiceOf(4)}';
      insert into bookings (customer_id, service_type, service_date, service_time, address, status, price) values
        ('${gerhard}', 'residential-standard', '2026-12-18', '08:00-10:00', '1 Marsh', 'confirmed', 620),
        ('${gerhard}', 'residential-standard', '2027-01-05', '08:00-10:00', '1 Marsh', 'confirmed', 620);
      insert into services (customer_id, service_type, service_date, price, status, payment_status) values
        ('${gerhard}', 'deep-cleaning', '2026-12-12', 70, 'completed', 'pending')`)
    expect((await figures('admin')).takings.coming).toEqual([
      { day: '2026-12-15', cents: 54_000 + 132_000 + 86_000 + 7_000 },
      { day: '2026-12-18', cents: 62_000 },
      { day: '2026-12-22', cents: 60_000 },
    ])
  })

  test('staff see what is open by age, and nothing of what came in', async () => {
    expect(await figures('staff')).toEqual({
      today: '2026-12-15',
      month: '2026-12',
      open: {
        'not-due': { cents: 60_000, invoices: 1 },
        '1-14': { cents: 54_000, invoices: 1 },
        '15-30': { cents: 132_000, invoices: 1 },
        'over-30': { cents: 86_000, invoices: 1 },
      },
      takings: null,
    })
    for (const person of ['client', 'anon'] as const) {
      expect((await as(person).rpc('money_figures', {})).error?.code).toBe('42501')
      expect((await as(person).rpc('money_chase', {})).error?.code).toBe('42501')
      expect((await as(person).rpc('invoice_link', { invoice_id: invoiceOf(1) })).error).not.toBeNull()
    }
  })

  test('whom to remind: the least late first, page by page, by age', async () => {
    const first = await chase({ page_size: 2 })
    expect(first.map((line: { number: string }) => line.number)).toEqual(['2026-001', '2026-002'])
    expect(first[0]).toMatchObject({
      name: 'Gerhard Lötter',
      what: 'Windows',
      phone: '+27835550171',
      reminders: [],
    })
    expect(first[1]).toMatchObject({ open_cents: 132_000, phone: null, email: 'w@mail.example' })
    const after = { due_on: first[1].due_on, id: first[1].id }
    const numbers = async (args: object) => (await chase(args)).map((line: { number: string }) => line.number)
    expect(await numbers({ page_size: 2, after })).toEqual(['2026-003'])
    expect(await numbers({ age: 'not-due' })).toEqual(['2026-004'])
    expect(await numbers({ age: '1-14' })).toEqual(['2026-001'])
    expect(await numbers({ age: '15-30' })).toEqual(['2026-002'])
    expect(await numbers({ age: 'over-30' })).toEqual(['2026-003'])
  })

  test('what was said last stands with it, and the day that was promised', async () => {
    const remind = (args: object) =>
      as('staff').rpc('remind_of_invoice', { invoice_id: invoiceOf(1), ...args })
    await remind({ how: 'whatsapp' })
    await remind({ how: 'call', promised_on: '2026-12-20' })
    expect((await remind({ how: 'mail', promised_on: '2026-12-20' })).error?.details).toBe('no_email')
    const [line] = await chase({ age: '1-14' })
    expect(line.reminders).toMatchObject([
      { how: 'call', promised_on: '2026-12-20' },
      { how: 'whatsapp', promised_on: null },
    ])
  })

  test('a link for a message is good, and notes nothing as sent', async () => {
    const { data: key } = await as('staff').rpc('invoice_link', { invoice_id: invoiceOf(1) })
    expect((await as('anon').rpc('read_invoice', { key })).data).toMatchObject({ number: '2026-001' })
    expect(await engine.owner(`select sent_at from service_invoices where id = '${invoiceOf(1)}'`)).toEqual([
      [null],
    ])
    expect((await chase({ age: '1-14' }))[0].reminders).toEqual([])
  })
})
