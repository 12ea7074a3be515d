// The list to send: what is due to whom, once each; answered, taken back, gone when it is no longer true.
import { beforeEach, expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, idOf, setClock, startAfresh } from './booking-life.ts'
import { attempt, type Person, userIds, welcomeEveryone } from './people.ts'

const tomorrow = '2027-03-02'

describeEachEngine('the list to send', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await engine.owner(emptied('messages, message_texts, quotes, mail_outbox, client_profiles, audit_log'))
    await welcomeEveryone(engine)
  })
  const rows = (sql: string) => engine.owner(sql)
  // biome-ignore lint/suspicious/noExplicitAny: answers of functions, looked at field by field.
  const call = async (who: Person, sql: string): Promise<any> => {
    const { rows: found, refusal } = await attempt(engine, who, `select ${sql}`)
    if (refusal) return refusal.detail || refusal.code
    return JSON.parse(String(found[0]?.[0] ?? 'null'))
  }
  const list = async (who: Person = 'staff', sendsMail = true) => call(who, `messages_to_send(${sendsMail})`)
  const due = async (sendsMail = true) =>
    (await list('staff', sendsMail)).due.map(
      ({ occasion, name }: { occasion: string; name: string }) => `${occasion} ${name}`,
    )
  const answer = (id: string, said: string, who: Person = 'staff') =>
    call(who, `answer_message('${id}', '${said}', 'Hello', 'whatsapp')`)

  /** A request of last week, confirmed then. */
  async function clean(place: number, more: Record<string, string | null> = {}, status = 'confirmed') {
    const { refusal } = await bookAsGuest(engine, {
      id: idOf(place),
      guest_name: `Guest ${place}`,
      guest_email: `guest${place}@guest.example`,
      guest_phone: `+2782123456${place}`,
      channel: 'whatsapp',
      service_date: tomorrow,
      ...more,
    })
    expect(refusal).toBeUndefined()
    if (status !== 'pending')
      await rows(`update bookings set status = '${status}' where id = '${idOf(place)}'`)
    await rows(`update events set created_at = timestamptz '2027-02-22 10:00+02';
      update bookings set created_at = timestamptz '2027-02-22 10:00+02'`)
  }
  const confirmedNow = (place: number, at = '2027-03-01 08:00+02') =>
    rows(`update events set created_at = timestamptz '${at}', details = details || '{"by": "office"}'
      where subject_id = '${idOf(place)}' and name = 'booking_confirmed'`)

  test('has a reminder for everybody who is reached on WhatsApp, with window, price and link', async () => {
    await clean(1)
    await clean(2, { channel: 'both' })
    await clean(3, { channel: 'mail' })
    await clean(4, { channel: null })
    await rows(`update bookings set price = 450 where id = '${idOf(1)}'`)
    expect((await due()).sort()).toEqual(['reminder Guest 1', 'reminder Guest 2'])
    const [first] = (await list()).due.filter(({ name }: { name: string }) => name === 'Guest 1')
    expect(first).toMatchObject({ service_date: tomorrow, service_time: '10:00-12:00', price_cents: 45_000 })
    expect((await call('anon', `manage_booking('${first.token}')`)).id).toBe(idOf(1))
    // Without a mail server nobody is reminded by mail.
    expect(await due(false)).toHaveLength(4)
  })

  test('is the same for two who look, and gives each message one link', async () => {
    await clean(1)
    const [one, two] = [await list('staff'), await list('admin')]
    expect(one.due).toEqual(two.due)
    expect(await rows('select count(*) from private.booking_mail_keys')).toEqual([['1']])
  })

  test('counts an answer once, keeps it without the key, and can take it back', async () => {
    await clean(1)
    const [{ id, token }] = (await list()).due
    await call('staff', `answer_message('${id}', 'sent', 'See ${token}', 'whatsapp')`)
    const [[at] = []] = await rows('select answered_at from messages')
    await answer(id, 'sent', 'admin')
    await answer(id, 'skipped', 'admin')
    expect(await rows('select state, body, answered_at, answered_by from messages')).toEqual([
      ['sent', 'See …', at, userIds.staff],
    ])
    expect(await due()).toEqual([])
    expect((await list()).sent).toHaveLength(1)
    await answer(id, 'due')
    const [again] = (await list()).due
    expect([again.id, again.token]).toEqual([id, token])
  })

  test('stands in the history of its person', async () => {
    await clean(1)
    const [{ id, customer_id }] = (await list()).due
    await answer(id, 'sent')
    const said = (await call('staff', `customer_timeline('${customer_id}')`)).filter(
      ({ kind }: { kind: string }) => kind === 'said',
    )
    expect(said).toMatchObject([{ occasion: 'reminder', how: 'whatsapp', text: 'Hello' }])
  })

  test('takes off what is no longer so: moved, cancelled, the day begun', async () => {
    await clean(1)
    await clean(2)
    await list()
    await rows(`update bookings set service_date = '2027-03-04' where id = '${idOf(1)}';
      update bookings set status = 'cancelled' where id = '${idOf(2)}';
      update events set created_at = timestamptz '2027-02-22 10:00+02'`)
    expect(await due()).toEqual([])
    expect(await rows('select count(*) from private.message_keys')).toEqual([['0']])
    await setClock(engine, '2027-03-03 09:00')
    expect(await due()).toEqual(['reminder Guest 1'])
    await setClock(engine, '2027-03-04 07:00')
    expect(await due()).toEqual([])
  })

  test('tells what the office confirmed, moved or called off, each as it is now', async () => {
    for (const place of [1, 2, 3]) await clean(place, { service_date: '2027-03-09' })
    await confirmedNow(1)
    await rows(`update bookings set service_date = '2027-03-10' where id = '${idOf(2)}';
      update bookings set status = 'cancelled', cancel_reason = 'Ill' where id = '${idOf(3)}';
      update events set created_at = timestamptz '2027-03-01 08:30+02' where name in ('booking_moved', 'booking_cancelled')`)
    expect((await due()).sort()).toEqual(['cancelled Guest 3', 'confirmed Guest 1', 'moved Guest 2'])
    // A confirmation that still waits tells the new time as well.
    await rows(`update bookings set service_date = '2027-03-11' where id = '${idOf(1)}';
      update events set created_at = timestamptz '2027-03-01 08:40+02' where name = 'booking_moved'`)
    expect((await due()).sort()).toEqual(['cancelled Guest 3', 'confirmed Guest 1', 'moved Guest 2'])
    const confirmed = (await list()).due.find(({ name }: { name: string }) => name === 'Guest 1')
    expect(confirmed.service_date).toBe('2027-03-11')
    await answer(confirmed.id, 'sent')
    expect((await due()).sort()).toEqual(['cancelled Guest 3', 'moved Guest 1', 'moved Guest 2'])
  })

  test('does not tell those of what nobody meant', async () => {
    await clean(1, { service_date: '2027-03-09' }, 'pending')
    await attempt(engine, 'staff', `select cancel_requests('{${idOf(1)}}', 'Not real')`)
    await rows(`update events set created_at = timestamptz '2027-03-01 08:30+02'`)
    expect(await due()).toEqual([])
  })

  test('asks after a clean once in thirty days, with a link of its own, and nobody who is asked by mail', async () => {
    await setClock(engine, '2027-02-22 09:00')
    for (const place of [1, 2])
      await clean(place, { service_date: '2027-02-26', guest_phone: '+27821234561' })
    await clean(3, { service_date: '2027-02-26', channel: 'mail' })
    await rows(`update customers set channel = 'whatsapp' where phone = '+27821234561';
      update bookings set customer_id = (select id from customers where phone = '+27821234561' limit 1) where guest_phone = '+27821234561';
      update bookings set status = 'completed';
      update events set created_at = timestamptz '2027-02-28 15:00+02' where name = 'booking_completed'`)
    await setClock(engine, '2027-03-01 09:30')
    await list()
    const [only, ...more] = (await list()).due.filter(
      ({ occasion }: { occasion: string }) => occasion === 'done',
    )
    expect(more).toEqual([])
    expect(await call('anon', `review_invitation('${only.token}')`)).toMatchObject({ is_reviewed: false })
    await call('staff', `answer_message('${only.id}', 'sent', 'How was it?', 'whatsapp')`)
    expect(await due()).toEqual([])
  })

  test('leaves out who wants nothing from us, and what the owner has switched off', async () => {
    await clean(1)
    await clean(2)
    await rows(`update customers set channel = 'none' where email = 'guest1@guest.example'`)
    expect(await due()).toEqual(['reminder Guest 2'])
    await attempt(engine, 'admin', `insert into message_texts (occasion, is_on) values ('reminder', false)`)
    expect(await due()).toEqual([])
  })

  test('is reckoned by the pulse only when something has moved, time included', async () => {
    const unsaid = async () => (await call('staff', `office_pulse('2027-03-01')`)).unsaid
    await clean(1, { service_date: '2027-03-03' })
    expect(await unsaid()).toBe(0)
    await rows('update private.unsaid_counts set number = 7')
    expect(await unsaid()).toBe(7)
    await setClock(engine, '2027-03-02 09:00')
    expect(await unsaid()).toBe(1)
    await rows(`insert into message_texts (occasion, is_on) values ('reminder', false)`)
    expect(await unsaid()).toBe(0)
  })

  test('is counted by the pulse', async () => {
    await clean(1)
    const pulse = () => call('staff', `office_pulse('2027-03-01')`)
    const before = await pulse()
    expect(before.unsaid).toBe(1)
    await answer((await list()).due[0].id, 'sent')
    const after = await pulse()
    expect(after.unsaid).toBe(0)
    expect(after.marks.messages).not.toBe(before.marks.messages)
  })

  test('is nobody else’s', async () => {
    await clean(1)
    const [{ id }] = (await list()).due
    expect(await list('client')).toEqual({ due: [], sent: [], texts: [] })
    expect(await answer(id, 'sent', 'client')).toBe('message_gone')
    expect(await call('client', `note_on_my_way('${idOf(1)}', 'Soon')`)).toBe('booking_not_found')
    expect(await list('anon')).toBe('42501')
  })

  test('keeps that somebody is on the way', async () => {
    await clean(1)
    await call('staff', `note_on_my_way('${idOf(1)}', 'On my way, 20 minutes')`)
    await call('staff', `note_on_my_way('${idOf(1)}', 'On my way, 10 minutes')`)
    expect(await rows('select occasion, state, body from messages')).toEqual([
      ['on-my-way', 'sent', 'On my way, 10 minutes'],
    ])
  })

  test('follows how somebody wants to be reached, said by staff or by themselves', async () => {
    await clean(1)
    const [[customer] = []] = await rows(`select customer_id from bookings where id = '${idOf(1)}'`)
    expect(await rows(`select channel from customers where id = '${customer}'`)).toEqual([['whatsapp']])
    expect(await call('staff', `to_json(set_channel('${customer}', 'mail'))`)).toBe('mail')
    expect(await due()).toEqual([])
    expect(await call('client', `set_channel('${customer}', 'both')`)).toBe('customer_not_found')
    await rows(`insert into client_profiles (user_id, email, first_name, last_name, customer_id)
      values ('${userIds.client}', 'c@c.example', 'Cleo', 'Client', '${customer}')`)
    await call('client', `to_json(set_own_channel('both'))`)
    expect(await call('client', `own_channel()`)).toEqual({ channel: 'both', stopped_at: null })
    expect(await due()).toEqual(['reminder Guest 1'])
  })
})
