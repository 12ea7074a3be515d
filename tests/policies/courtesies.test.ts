// What else stands in the list to send: a request that came, an invoice, a place on the waiting list, a new price, a full
// card, and who has not been here for a while.
import { beforeEach, expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, idOf, setClock, startAfresh } from './booking-life.ts'
import { attempt, welcomeEveryone } from './people.ts'

const ann = 'c8000000-0000-4000-8000-000000000001'
const thing = 'd8000000-0000-4000-8000-000000000001'

describeEachEngine('what else is said', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await engine.owner(
      emptied(
        'messages, message_texts, service_invoices, services, plans, waiting_list_entries, rewards, consents, client_profiles, newsletter_subscriptions',
      ),
    )
    await welcomeEveryone(engine)
    await rows(`insert into customers (id, first_name, last_name, phone, email, channel)
      values ('${ann}', 'Ann', 'Away', '+27825550001', 'ann@away.example', 'whatsapp')`)
  })
  const rows = (sql: string) => engine.owner(sql)
  // biome-ignore lint/suspicious/noExplicitAny: answers of functions, looked at field by field.
  const call = async (sql: string): Promise<any> => {
    const { rows: found, refusal } = await attempt(engine, 'staff', `select ${sql}`)
    if (refusal) throw refusal
    return JSON.parse(String(found[0]?.[0] ?? 'null'))
  }
  const list = async () => (await call('messages_to_send()')).due
  const due = async () => (await list()).map(({ occasion }: { occasion: string }) => occasion)
  const wishes = (channel: string) => rows(`update customers set channel = '${channel}'`)
  const agrees = () =>
    rows(`insert into consents (customer_id, phone, kind, wording, source, source_id)
      values ('${ann}', '+27825550001', 'marketing', 'Yes', 'loyalty_registration', '${thing}')`)
  const cleanedOn = (day: string) =>
    rows(`alter table bookings disable trigger user;
      insert into bookings (id, customer_id, service_type, service_date, service_time, address, status)
      values (gen_random_uuid(), '${ann}', 'window', '${day}', '08:00-10:00', '1 Marsh Street', 'completed');
      alter table bookings enable trigger user`)

  test('a request is answered at once, until it has its answer', async () => {
    await bookAsGuest(engine, { id: idOf(1), channel: 'whatsapp', service_date: '2027-03-09' })
    await rows(`update bookings set created_at = timestamptz '2027-03-01 08:00+02'`)
    const [message] = await list()
    expect(message).toMatchObject({ occasion: 'received', service_date: '2027-03-09' })
    expect((await call(`manage_booking('${message.token}')`)).id).toBe(idOf(1))
    await rows(`update bookings set status = 'confirmed'`)
    expect(await due()).not.toContain('received')
  })

  const invoiced = () =>
    rows(`insert into service_invoices (id, customer_id, customer_name, service_date, invoice_number, description, amount_paid,
        due_on, created_at)
      values ('${thing}', '${ann}', 'Ann Away', '2027-02-28', 'INV-77', 'Windows', 450, '2027-03-08', timestamptz '2027-03-01 07:00+02')`)

  test('an invoice goes out with its link, is then sent, and waits again when that was a mistake', async () => {
    await invoiced()
    const [message] = await list()
    expect(message).toMatchObject({
      ...{ occasion: 'invoice', name: 'Ann Away', number: 'INV-77', price_cents: 45_000 },
      ...{ from_day: '2027-03-08', phone: '+27825550001' },
    })
    expect(message.token).toMatch(/^[0-9a-f]{32}$/)
    const answer = (said: string) => call(`answer_message('${message.id}', '${said}', 'Hello', 'whatsapp')`)
    const sent = () => rows('select sent_how from service_invoices')
    const gone = async () =>
      (await call(`invoice_card('${thing}')`)).events.map((event: object) => ({ ...event, at: '' }))
    await answer('sent')
    expect([await sent(), await due()]).toEqual([[['whatsapp']], []])
    expect(await gone()).toMatchObject([{ kind: 'invoice_sent', how: 'whatsapp', is_said: true }])
    await answer('due')
    expect(await gone()).toEqual([])
    expect([await sent(), await due()]).toEqual([[[null]], ['invoice']])
    await rows(`update service_invoices set sent_at = now(), sent_how = 'mail'`)
    expect(await due()).toEqual([])
  })

  test('a full card and a place on the waiting list are told once', async () => {
    await rows(`insert into rewards (id, customer_id, kind, milestone, earned_on, created_at)
        values ('${thing}', '${ann}', 'loyalty', 10, '2027-03-01', timestamptz '2027-03-01 07:00+02');
      insert into waiting_list_entries (customer_id, service_type, created_at)
        values ('${ann}', 'window', timestamptz '2027-03-01 07:00+02')`)
    const found = await list()
    expect(found).toMatchObject([{ occasion: 'waiting' }, { occasion: 'milestone', cleans: 10 }])
    for (const { id } of found) await call(`answer_message('${id}', 'sent', 'Hello', 'whatsapp')`)
    expect(await due()).toEqual([])
  })

  test('a new price is told on WhatsApp beside the letter', async () => {
    await rows(`alter table plan_prices disable trigger user;
      insert into plans (id, customer_id, service_type, address, from_day) values ('${thing}', '${ann}', 'window', 'x', '2027-01-01');
      insert into plan_prices (plan_id, from_day, price_cents, told_how, told_at)
        values ('${thing}', '2027-04-01', 52000, 'mail', timestamptz '2027-03-01 07:00+02');
      alter table plan_prices enable trigger user`)
    expect(await list()).toMatchObject([{ occasion: 'price', price_cents: 52_000, from_day: '2027-04-01' }])
    await wishes('mail')
    expect(await due()).toEqual([])
  })

  test.each([
    ['2027-01-05', ['absent']],
    ['2027-01-03', ['absent']],
    // Less than eight weeks ago; and longer ago than anybody should be reminded of.
    ['2027-01-06', []],
    ['2026-12-10', []],
  ])('who was last here on %s is asked back if they agreed', async (day, expected) => {
    await cleanedOn(day)
    expect(await due()).toEqual([])
    await agrees()
    await setClock(engine, '2027-03-02 09:00')
    expect(await due()).toEqual(expected)
  })

  test.each([
    ['wants nothing from us', `update customers set channel = 'none'`],
    ['took the consent back', 'update consents set withdrawn_at = now()'],
    [
      'stopped the newsletter',
      `insert into newsletter_subscriptions (email, status, consent_text, stopped_at)
        values ('ann@away.example', 'stopped', 'Yes', now())`,
    ],
    ['is reached by mail', `update customers set channel = 'mail'`],
    [
      'comes regularly',
      `insert into plans (customer_id, service_type, address, from_day) values ('${ann}', 'window', 'x', '2027-01-01')`,
    ],
    [
      'was here since',
      `insert into services (customer_id, customer_name, service_type, service_date, price, status, payment_status)
      values ('${ann}', 'Ann', 'window-cleaning', '2027-02-20', 450, 'completed', 'paid')`,
    ],
    [
      'is no longer asked by the owner',
      `insert into message_texts (occasion, is_on) values ('absent', false)`,
    ],
  ])('nobody is asked back who %s', async (_, sql) => {
    await setClock(engine, '2027-03-02 09:00')
    await cleanedOn('2027-01-03')
    await agrees()
    expect(await due()).toEqual(['absent'])
    await rows(sql)
    expect(await due()).toEqual([])
  })

  test('the owner may want everybody told by hand, but for who wants nothing', async () => {
    await invoiced()
    await wishes('mail')
    expect(await due()).toEqual([])
    await attempt(
      engine,
      'admin',
      `insert into message_texts (occasion, goes_to) values ('invoice', 'everyone')`,
    )
    expect(await due()).toEqual(['invoice'])
    await wishes('none')
    expect(await due()).toEqual([])
  })
})
