// A quote agreed by phone or without a day; to the cent what the booking and the invoice say; seen at a glance by the
// office; and nobody else's to read or answer.
import { expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { complete, idOf, setClock, slot } from './booking-life.ts'
import { attempt, type Person, userIds } from './people.ts'
import { backend, deep, id, type Json, quoting, rewardOf } from './quoting.ts'

describeEachEngine('a quote', engine => {
  const {
    call,
    rows,
    fields,
    newest,
    save,
    send,
    sent,
    approve,
    read,
    booking,
    statuses,
    reward,
    credit,
    balances,
  } = quoting(engine)

  test('agreed by phone is on record, with who wrote it down, and may skip the sending', async () => {
    await save()
    const { id: quote_id, updated_at: seen } = await newest()
    const { data } = await call('staff', 'approve_by_phone', { quote_id, seen })
    expect(data).toMatchObject({ status: 'approved', approved_how: 'phone', booking_status: 'confirmed' })
    expect((await call('staff', 'approve_by_phone', { quote_id, seen })).data.status).toBe('approved')
    const log = await rows(`select created_by, details ->> 'how' from events where name = 'quote_approved'`)
    expect(log).toEqual([[userIds.staff, 'phone']])
    for (const person of ['anon', 'client', 'stranger'] as const)
      expect((await call(person, 'approve_by_phone', { quote_id, seen })).refused).toMatch(/not_found|42501/)
  })

  test('without a day comes of a message, offers some, and becomes a booking on one of them', async () => {
    await rows(
      `insert into contact_messages (id, name, email, message) values ('${idOf(50)}', 'Piet Botha', 'piet@home.example', 'A morning next week, please')`,
    )
    const offers = [
      { day: '2027-03-10', slot: '08:00-10:00' },
      { day: '2027-03-11', slot },
    ]
    const quote = {
      ...fields({ booking_id: undefined, message_id: idOf(50), lines: [deep], note: null }),
      ...{ name: 'Piet Botha', email: 'piet@home.example', phone: null, address: null, offers: [] },
    }
    const bare = await call('staff', 'save_quote', { quote })
    const send1 = { quote_id: bare.data.id, how: 'mail', seen: bare.data.updated_at }
    expect((await call('staff', 'send_quote', send1)).refused).toBe('validation_failed:offers')
    const saved = await call('staff', 'save_quote', {
      quote: { ...quote, offers },
      seen: bare.data.updated_at,
    })
    expect(
      (await call('staff', 'send_quote', { ...send1, how: 'whatsapp', seen: saved.data.updated_at })).refused,
    ).toBe('no_phone')
    await call('staff', 'send_quote', { ...send1, seen: saved.data.updated_at })
    const key = String((await rows(`select payload ->> 'key' from mail_outbox`))[0]?.[0])
    expect((await read(key)).data).toMatchObject({ offers, service_date: null, first_name: 'Piet' })
    expect((await approve(key, 1, { day: '2027-03-12', slot })).refused).toBe('slot_unknown')
    const chosen = { day: '2027-03-11', slot }
    expect((await approve(key, 1, chosen)).refused).toBe('validation_failed:address')
    expect((await approve(key, 1, { ...chosen, details: { address: '5 Hill' } })).refused).toBe(
      'validation_failed:phone',
    )
    const details = { address: '5 Hill Street', phone: '082 555 1234' }
    const { data, refused } = await approve(key, 1, { ...chosen, details })
    expect(refused).toBeUndefined()
    expect(data).toMatchObject({
      status: 'approved',
      booking_status: 'confirmed',
      service_date: '2027-03-11',
    })
    expect(
      await rows(
        `select guest_name, guest_phone, price_cents, customer_id is not null from bookings where id <> '${id}'`,
      ),
    ).toEqual([['Piet Botha', '+27825551234', '95000', 't']])
    expect((await approve(key, 1, { ...chosen, details })).data.booking_id).toBe(data.booking_id)
    await rows(`delete from mail_outbox`)
    await attempt(engine, backend, `select make_mails('o@o.example', 99)`)
    const told = await rows(`select template from mail_outbox where recipient = 'piet@home.example'`)
    expect(told).toEqual([['booking-confirmed']])
  })

  test('that is asked about stands in the Inbox, with its number', async () => {
    const { key } = await sent()
    const words = 'Is the oven in it?'
    expect((await call('anon', 'ask_about_quote', { key, words })).data).toEqual({ number: 'Q-2027-001' })
    await call('anon', 'ask_about_quote', { key, words })
    expect(await rows('select name, email, phone, message from contact_messages')).toEqual([
      ['Ann Guest', 'ann@guest.example', '+27821234567', 'Quote Q-2027-001: Is the oven in it?'],
    ])
    for (let n = 0; n < 4; n++) await call('anon', 'ask_about_quote', { key, words: `And ${n}?` })
    expect((await call('anon', 'ask_about_quote', { key, words: 'Again?' })).refused).toBe(
      'too_many_questions',
    )
    expect((await call('anon', 'ask_about_quote', { key, words: ' ' })).refused).toBe(
      'validation_failed:words',
    )
  })

  test('is paid with credits where the client wants it, and the balance is the sum of the ledger', async () => {
    await credit(300)
    const { key } = await sent()
    expect((await read(key)).data.credits_cents).toBe(30_000)
    const { data } = await approve(key, 1, { use_credits: true })
    expect(data).toMatchObject({ total_cents: 107_000, credit_cents: 30_000 })
    await approve(key, 1, { use_credits: true })
    expect(await balances()).toEqual([['0.00', '0.00']])
    // A change to less gives back what is too much.
    await save({ lines: [{ ...deep, amount_cents: 20_000 }] })
    const second = await send()
    await approve(second.key, 2)
    expect(await balances()).toEqual([['100.00', '100.00']])
    const seen = (await booking()).updated_at
    await call('staff', 'cancel_booking_as_staff', { booking_id: id, reason: 'Rain', seen })
    await call('staff', 'cancel_booking_as_staff', { booking_id: id, reason: 'Rain', seen })
    expect(await balances()).toEqual([['300.00', '300.00']])
    expect((await rows(`select credit_cents from quotes`)).flat()).toEqual(['0', '0'])
  })

  test('tells of no credits where the link went to another address than the record’s', async () => {
    await credit(300)
    await rows(`update customers set email = 'other@home.example', phone = '+27830000000'`)
    const { key } = await sent()
    expect((await read(key)).data.credits_cents).toBe(0)
    expect((await approve(key, 1, { use_credits: true })).data.credit_cents).toBe(0)
    expect(await balances()).toEqual([['300.00', '300.00']])
  })

  test('and its invoice say the same, line by line, once', async () => {
    const reward_ids = await reward(['loyalty'])
    await credit(50)
    const { key } = await sent({ reward_ids, promotion: { name: 'first_clean', percent: 15 } })
    await approve(key, 1, { use_credits: true })
    await complete(engine, `id = '${id}'`)
    const [[service_id]] = (await rows('select id from services')) as [[string]]
    const invoice = (as: Person = 'staff') =>
      call(as, 'invoice_clean', { service_id, description: 'Deep clean', id: rewardOf(9) })
    await rows(`update services set status = 'in-progress'`)
    expect((await invoice()).refused).toBe('status_move')
    await rows(`update services set status = 'completed'`)
    const { data: made } = await invoice()
    const quote = await newest()
    expect(made).toMatchObject({
      lines: quote.lines,
      total_cents: quote.total_cents,
      credit_cents: 5000,
      open_cents: quote.total_cents - 5000,
    })
    expect(quote.lines.map(({ kind, amount_cents }: Json) => [kind, amount_cents])).toEqual([
      ['clean', 95_000],
      ['extra', 12_000],
      ['promotion', -16_050],
      ['loyalty', -9_095],
    ])
    expect((await booking()).price_cents).toBe(quote.total_cents)
    expect(await rows('select price_cents from services')).toEqual([[String(quote.total_cents)]])
    expect((await invoice()).data.id).toBe(made.id)
    expect((await invoice('client')).refused).toBe('service_not_found')
  })

  test('that is agreed gets a reward which is earned later, and so does its invoice', async () => {
    const { key } = await sent({ promotion: { name: 'first_clean', percent: 15 } })
    await approve(key)
    await reward(['loyalty'])
    expect((await newest()).total_cents).toBe(107_000 - 16_050 - 9_095)
    expect((await booking()).price_cents).toBe((await newest()).total_cents)
  })

  test('takes at most 30% for rewards, and nobody else’s', async () => {
    const two = await reward(['loyalty', 'loyalty'])
    expect((await save({ reward_ids: two })).refused).toBe('too_much_off')
    await rows(emptied('rewards'))
    const all = await reward(['loyalty', 'referral', 'referral', 'referral', 'referral'])
    expect((await save({ reward_ids: all })).data.total_cents).toBe(74_900)
    expect((await save({ reward_ids: [rewardOf(8)] })).refused).toBe('reward_gone')
  })

  test('is sent only as it stands, and a repeat sends nothing twice', async () => {
    await save()
    const { id: quote_id, updated_at: seen } = await newest()
    const mail = { quote_id, how: 'mail', seen }
    await call('staff', 'send_quote', mail)
    expect((await call('staff', 'send_quote', mail)).refused).toBeUndefined()
    expect(await rows(`select count(*) from mail_outbox where template = 'quote-sent'`)).toEqual([['1']])
    expect((await save({ lines: [] })).refused).toBe('validation_failed:lines')
    expect((await save({ lines: [{ ...deep, amount_cents: -5 }] })).refused).toBe('validation_failed:lines')
    expect((await save({ lines: [{ ...deep, words: 'x'.repeat(501) }] })).refused).toBe(
      'validation_failed:lines',
    )
    const stale = await call('staff', 'save_quote', { quote: fields({ note: 'Other' }), seen })
    expect(stale.refused).toBe('changed_meanwhile')
  })

  test('is seen at a glance: to quote, sent, seen, lapsing, approved', async () => {
    const state = async () =>
      (await attempt(engine, 'staff', 'select quote_state(bookings) from bookings')).rows.flat()[0]
    expect(await state()).toBe('to_quote')
    const { key } = await sent()
    expect(await state()).toBe('sent')
    await read(key)
    expect(await state()).toBe('seen')
    await setClock(engine, '2027-03-07 09:00')
    expect(await state()).toBe('lapsing')
    await approve(key)
    expect(await state()).toBe('approved')
  })

  test('that is not answered is listed for asking again', async () => {
    const due = async () => ((await call('staff', 'quotes_due', {})).data as Json[]).map(({ why }) => why)
    const { quote } = await sent()
    expect(await due()).toEqual([])
    await setClock(engine, '2027-03-03 10:00')
    expect(await due()).toEqual(['unanswered'])
    await call('staff', 'mark_followed_up', { quote_id: quote.id })
    expect(await due()).toEqual([])
    await setClock(engine, '2027-03-07 10:00')
    expect(await due()).toEqual(['lapsing'])
    expect((await call('client', 'quotes_due', {})).data).toEqual([])
  })

  test('taken back is no longer answered, and the request waits on', async () => {
    const { key, quote } = await sent({ reward_ids: await reward(['loyalty']) })
    const taken = await call('staff', 'withdraw_quote', {
      quote_id: quote.id,
      seen: (await newest()).updated_at,
    })
    expect(taken.data.status).toBe('withdrawn')
    expect((await approve(key)).refused).toBe('quote_withdrawn')
    expect((await booking()).status).toBe('pending')
    expect(await rows('select used_by from rewards')).toEqual([[null]])
  })

  test('ends with the booking, whoever cancels it', async () => {
    const { key } = await sent()
    const seen = (await booking()).updated_at
    await call('staff', 'cancel_booking_as_staff', { booking_id: id, reason: 'Ill', seen })
    expect(await statuses()).toEqual(['withdrawn'])
    expect((await approve(key)).refused).toBe('quote_withdrawn')
  })
})
