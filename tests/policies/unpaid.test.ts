// What is unpaid, in the list to send: one message for each client, nobody twice, and what was said stands on each invoice.
import { beforeEach, expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { setClock, startAfresh } from './booking-life.ts'
import { attempt, type Person, welcomeEveryone } from './people.ts'

const [ann, ben] = ['c8100000-0000-4000-8000-000000000001', 'c8100000-0000-4000-8000-000000000002']
const invoiceId = (place: number) => `d8100000-0000-4000-8000-00000000000${place}`

describeEachEngine('what is unpaid is said by hand', engine => {
  const rows = (sql: string) => engine.owner(sql)
  // biome-ignore lint/suspicious/noExplicitAny: answers of functions, looked at field by field.
  const call = async (sql: string, who: Person = 'staff'): Promise<any> => {
    const { rows: found, refusal } = await attempt(engine, who, `select ${sql}`)
    if (refusal) throw refusal
    return JSON.parse(String(found[0]?.[0] ?? 'null'))
  }
  const list = async () =>
    (await call('messages_to_send()')).due.filter(
      ({ occasion }: { occasion: string }) => occasion === 'unpaid',
    )
  const names = async () => (await list()).map(({ name }: { name: string }) => name)
  const answer = (id: string, said: string) => call(`answer_message('${id}', '${said}', 'Hello', 'whatsapp')`)
  const owes = (place: number, who: string, dueOn: string) =>
    rows(`insert into service_invoices (id, customer_id, customer_name, service_date, invoice_number, description, amount_paid,
        created_at, sent_at, sent_how)
      values ('${invoiceId(place)}', '${who}', 'x', '2027-01-01', 'INV-${place}', 'Windows', ${place * 100},
        '2027-01-02', '2027-01-02', 'mail');
      update service_invoices set due_on = '${dueOn}' where id = '${invoiceId(place)}'`)
  const pays = (place: number) =>
    call(
      `record_payment(gen_random_uuid(), '${invoiceId(place)}', ${place * 10_000}, 'cash', '2027-03-01', null, null)`,
    )
  /** What was done just now was done on this day of the test's. */
  const wasOn = (day: string) =>
    rows(`update events set created_at = '${day} 10:00+02' where name = 'invoice_reminded';
      update messages set answered_at = '${day} 10:00+02' where answered_at is not null`)
  const reminded = () =>
    rows(`select details ->> 'how', subject_id from events where name = 'invoice_reminded' order by 2`)

  beforeEach(async () => {
    await startAfresh(engine)
    await engine.owner(
      `${emptied('messages, message_texts, payments, service_invoices, services, ledger, client_profiles, events')}; delete from customers`,
    )
    await welcomeEveryone(engine)
    await setClock(engine, '2027-03-01 09:00')
    await rows(`insert into customers (id, first_name, last_name, phone, email, channel) values
      ('${ann}', 'Ann', 'Late', '+27825550011', 'ann@late.example', 'whatsapp'),
      ('${ben}', 'Ben', 'Slow', '+27825550012', null, null)`)
  })

  test('one message for each client names all that is open and late, with one link', async () => {
    await owes(1, ann, '2027-02-20')
    await owes(2, ann, '2027-02-26')
    await owes(3, ann, '2027-03-01')
    await owes(4, ben, '2027-02-28')
    const [first, second] = (await list()).sort((a: { name: string }, b: { name: string }) =>
      a.name < b.name ? -1 : 1,
    )
    expect(first).toMatchObject({ name: 'Ann Late', price_cents: 30_000 })
    expect(first.unpaid.map(({ number }: { number: string }) => number)).toEqual(['INV-1', 'INV-2'])
    expect(await call(`statement_paper('${first.token}')`, 'anon')).toMatchObject({ name: 'Ann Late' })
    expect(second).toMatchObject({ name: 'Ben Slow', price_cents: 40_000 })
    expect(await call(`read_invoice('${second.token}')`, 'anon')).toMatchObject({ number: 'INV-4' })
  })

  test('what was sent stands on each invoice it names; taken back, on none', async () => {
    await owes(1, ann, '2027-02-20')
    await owes(2, ann, '2027-02-26')
    const [{ id }] = await list()
    await answer(id, 'sent')
    await answer(id, 'sent')
    expect(await reminded()).toEqual([
      ['whatsapp', invoiceId(1)],
      ['whatsapp', invoiceId(2)],
    ])
    const chase = async () =>
      (await call('money_chase()')).map((line: { reminders: object[] }) => line.reminders.length)
    expect([await names(), await chase()]).toEqual([[], [1, 1]])
    await answer(id, 'due')
    expect([await names(), await chase()]).toEqual([['Ann Late'], [0, 0]])
    await answer(id, 'sent')
    expect([await names(), await chase()]).toEqual([[], [1, 1]])
  })

  test('who pays meanwhile drops out, wholly or in part', async () => {
    await owes(1, ann, '2027-02-20')
    await owes(2, ann, '2027-02-26')
    const [before] = await list()
    await pays(1)
    const [after] = await list()
    expect(after).toMatchObject({ id: before.id, price_cents: 20_000, unpaid: [{ number: 'INV-2' }] })
    expect(await call(`read_invoice('${after.token}')`, 'anon')).toMatchObject({ number: 'INV-2' })
    await pays(2)
    expect(await list()).toEqual([])
  })

  test('a week after the first comes a second one, then it is a call', async () => {
    await owes(1, ann, '2027-02-26')
    for (const [day, nextDay, due] of [
      ['2027-03-01', '2027-03-07', []],
      ['2027-03-01', '2027-03-08', ['Ann Late']],
      ['2027-03-08', '2027-03-15', []],
    ] as const) {
      for (const { id } of await list()) await answer(id, 'sent')
      await rows(`update events set created_at = '${day} 10:00+02' where name = 'invoice_reminded' and created_at < '2027-01-01';
        update messages set answered_at = '${day} 10:00+02' where answered_at < '2027-01-01'`)
      await setClock(engine, `${nextDay} 09:00`)
      expect(await names(), nextDay).toEqual(due)
    }
  })

  test.each([
    ['was reminded by phone this week', '2027-02-27', `remind_of_invoice('${invoiceId(1)}', 'call')`],
    [
      'has promised to pay on a later day',
      '2027-02-15',
      `remind_of_invoice('${invoiceId(1)}', 'call', '2027-03-20')`,
    ],
  ])('nobody is written to who %s', async (_, day, sql) => {
    await owes(1, ann, '2027-02-26')
    await call(sql)
    await wasOn(day)
    expect(await names()).toEqual([])
  })

  test.each([
    ['wants nothing from us', `update customers set channel = 'none'`],
    ['is reached by mail', `update customers set channel = 'mail'`],
    ['has neither phone nor address', 'update customers set phone = null, email = null'],
    [
      'has an invoice that has not gone out yet',
      `update service_invoices set sent_at = null, sent_how = null, created_at = '2027-02-27'`,
    ],
    ['was late long ago', `update service_invoices set due_on = '2027-01-30'`],
    [
      'is no longer asked by the owner',
      `insert into message_texts (occasion, is_on) values ('unpaid', false)`,
    ],
  ])('it comes by itself to nobody who %s', async (_, sql) => {
    await owes(1, ann, '2027-02-26')
    expect(await names()).toEqual(['Ann Late'])
    await rows(sql)
    expect(await names()).toEqual([])
  })

  test('from Money all come into the list at once, but nobody twice on a day', async () => {
    await owes(1, ann, '2026-12-20')
    await owes(2, ben, '2026-11-20')
    expect(await names()).toEqual([])
    expect(await call('put_unpaid_in_list()')).toEqual({ in_list: 2, left_out: 0 })
    expect(await call('put_unpaid_in_list()')).toEqual({ in_list: 2, left_out: 0 })
    const found = await list()
    expect(found).toHaveLength(2)
    await answer(found[0].id, 'sent')
    await answer(found[1].id, 'skipped')
    await wasOn('2027-03-01')
    expect(await call('put_unpaid_in_list()')).toEqual({ in_list: 0, left_out: 2 })
    expect(await names()).toEqual([])
    await setClock(engine, '2027-03-02 09:00')
    expect(await call('put_unpaid_in_list()')).toEqual({ in_list: 2, left_out: 0 })
    await pays(1)
    expect(await names()).toEqual(['Ben Slow'])
  })

  test('who is reached by mail is left out, unless the owner writes to everybody; a client puts nobody there', async () => {
    await owes(1, ann, '2026-12-20')
    await rows(`update customers set channel = 'mail' where id = '${ann}'`)
    expect(await call('put_unpaid_in_list()')).toEqual({ in_list: 0, left_out: 1 })
    await rows(`insert into message_texts (occasion, goes_to) values ('unpaid', 'everyone')`)
    expect(await call('put_unpaid_in_list()')).toEqual({ in_list: 1, left_out: 0 })
    await rows('update message_texts set is_on = false')
    await expect(call('put_unpaid_in_list()')).rejects.toMatchObject({ detail: 'switched_off' })
    await expect(call('put_unpaid_in_list()', 'client')).rejects.toMatchObject({ code: '42501' })
  })
})
