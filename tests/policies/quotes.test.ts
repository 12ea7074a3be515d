// A quote from its draft to its answer: approved with its confirmation or not at all, declined, changed, lapsed, agreed by
// phone, without a day; to the cent what the booking and the invoice say; and nobody else's to read or answer.
import { beforeEach, expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAs, bookAsGuest, complete, idOf, setClock, slot, startAfresh } from './booking-life.ts'
import { attempt, type Person, userIds, welcomeEveryone } from './people.ts'

const id = idOf(1)
const rewardOf = (place: number) => `c9000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const deep = { kind: 'clean', key: 'residential-deep', words: 'Deep clean, 3 bedrooms', amount_cents: 95_000 }
const oven = { kind: 'extra', key: 'oven', words: 'Inside the oven', amount_cents: 12_000 }
const backend = { role: 'backend' } as const

// biome-ignore lint/suspicious/noExplicitAny: answers of functions, looked at field by field.
type Json = any
type Answer = { data: Json; refused: string | undefined }

describeEachEngine('a quote', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await engine.owner(
      emptied(
        'quotes, private.quote_keys, ledger, contact_messages, client_profiles, mail_outbox, audit_log, service_invoices, day_overrides',
      ),
    )
    await welcomeEveryone(engine)
    await bookAsGuest(engine, { id, service_type: 'residential-deep', size: '3', suburb: 'Dana Bay' })
  })

  const call = async (
    who: Person | typeof backend,
    name: string,
    args: Record<string, unknown>,
  ): Promise<Answer> => {
    const names = Object.keys(args)
    const values = Object.values(args).map(value =>
      value === null || value === undefined
        ? null
        : typeof value === 'object'
          ? Array.isArray(value) && name !== 'save_quote'
            ? `{${value.join()}}`
            : JSON.stringify(value)
          : String(value),
    )
    const list = names.map((arg, place) => `${arg} => $${place + 1}`).join(', ')
    const { rows, refusal } = await attempt(engine, who, `select ${name}(${list})`, { values })
    const [[answer] = []] = rows
    return { data: answer ? parsed(answer) : null, refused: refusal && (refusal.detail || refusal.code) }
  }
  const parsed = (text: string): Json => {
    try {
      return JSON.parse(text)
    } catch {
      return text
    }
  }
  const rows = (sql: string) => engine.owner(sql)
  const fields = (more: object = {}) => ({
    ...{ booking_id: id, service_type: 'residential-deep', size: 3, extras: [], suburb: 'Dana Bay' },
    ...{ lines: [deep, oven], promotion: null, reward_ids: [], note: 'Leave the gate open' },
    ...more,
  })
  const newest = async () =>
    parsed(
      String(
        (await rows(`select to_jsonb(quotes) from quotes order by version desc limit 1`))[0]?.[0] ?? 'null',
      ),
    )
  const save = async (more: object = {}) =>
    call('staff', 'save_quote', { quote: fields(more), seen: (await newest())?.updated_at ?? null })
  const send = async (how = 'whatsapp') => {
    const quote = await newest()
    const { data, refused } = await call('staff', 'send_quote', {
      quote_id: quote.id,
      how,
      seen: quote.updated_at,
    })
    if (refused) throw new Error(refused)
    return data
  }
  const sent = async (more: object = {}): Promise<{ key: string; quote: Json }> => {
    const { refused } = await save(more)
    if (refused) throw new Error(refused)
    return send()
  }
  const approve = (key: string, version = 1, more: object = {}) =>
    call('anon', 'approve_quote', { key, version, ...more })
  const decline = (key: string, version = 1, reason = '') =>
    call('anon', 'decline_quote', { key, version, reason })
  const read = (key: string) => call('anon', 'read_quote', { key })
  const booking = async () =>
    parsed(String((await rows(`select to_jsonb(bookings) from bookings where id = '${id}'`))[0]?.[0]))
  const statuses = async () => (await rows('select status from quotes order by number, version')).flat()
  const reward = async (kinds: string[], of = id) => {
    const list = kinds.map(
      (kind, n) =>
        `('${rewardOf(n)}'::uuid, '${kind}', ${kind === 'loyalty' ? 10 * (n + 1) : 'null'}::integer, ${kind === 'loyalty' ? 'null' : "'2027-08-01'"}::date)`,
    )
    await rows(`insert into rewards (customer_id, id, kind, milestone, earned_on, lapses_on)
      select customer_id, given.id, kind, milestone, '2027-02-01', lapses from bookings,
      (values ${list}) as given (id, kind, milestone, lapses) where bookings.id = '${of}'`)
    return kinds.map((_, n) => rewardOf(n))
  }
  const credit = (rand: number) =>
    rows(`insert into ledger (customer_id, kind, delta, reason) select customer_id, 'credits', ${rand}, 'Sorry' from bookings where id = '${id}';
      update customers set email = 'ann@guest.example', phone = '+27821234567'`)
  const balances = () =>
    rows(
      `select credits, (select coalesce(sum(delta), 0.00) from ledger where kind = 'credits') from customers`,
    )

  test('is filled from the list, with what is due to this client and what they paid before', async () => {
    await rows(
      `insert into price_list (kind, price_from_cents) values ('residential-deep', 95000) on conflict do nothing`,
    )
    await reward(['loyalty', 'referral'])
    await bookAsGuest(engine, {
      id: idOf(2),
      service_type: 'residential-deep',
      size: '3',
      service_date: '2027-03-10',
    })
    const { data } = await call('staff', 'draft_quote', { booking_id: id })
    expect(data).toMatchObject({
      quote: null,
      is_first_clean: true,
      is_first_renovation: true,
      credits_cents: 0,
    })
    expect(data.rewards.map(({ kind }: Json) => kind)).toEqual(['loyalty', 'referral'])
    await rows(
      `update bookings set status = 'confirmed', price = 920, full_price = 920 where id = '${idOf(2)}'`,
    )
    const later = (await call('staff', 'draft_quote', { booking_id: id })).data
    expect(later.is_first_clean).toBe(false)
    expect(later.paid_before).toMatchObject([{ price_cents: 92_000, is_same_kind: true }])
    for (const person of ['anon', 'client', 'stranger'] as const)
      expect((await call(person, 'draft_quote', { booking_id: id })).refused).toMatch(/quote_not_found|42501/)
  })

  test('that is approved confirms the clean at its price, with its reasons', async () => {
    const reward_ids = await reward(['loyalty', 'referral'])
    const { key } = await sent({ reward_ids })
    expect(await booking()).toMatchObject({ status: 'pending', price: null })
    const { data } = await approve(key)
    expect(data).toMatchObject({
      status: 'approved',
      total_cents: 90_950,
      booking_status: 'confirmed',
      approved_how: 'link',
    })
    expect(await booking()).toMatchObject({
      status: 'confirmed',
      full_price_cents: 107_000,
      price_cents: 90_950,
    })
    expect((await booking()).discount_reasons).toEqual([
      { reward_id: rewardOf(0), kind: 'loyalty', milestone: 10, percent: 10, amount_cents: 10_700 },
      { reward_id: rewardOf(1), kind: 'referral', milestone: null, percent: 5, amount_cents: 5_350 },
    ])
    expect(await rows('select used_by from rewards')).toEqual([[id], [id]])
    expect(data.manage_token).toMatch(/^[0-9a-f]{64}$/)
    expect((await call('anon', 'manage_booking', { token: data.manage_token })).data.status).toBe('confirmed')
  })

  test('approved twice, in two tabs, is one answer and one confirmation', async () => {
    const { key } = await sent()
    await approve(key)
    const again = await approve(key)
    expect(again).toMatchObject({ refused: undefined, data: { status: 'approved' } })
    expect(again.data.manage_token).toBeUndefined()
    expect(
      await rows(`select count(*) from events where name in ('booking_confirmed', 'quote_approved')`),
    ).toEqual([['2']])
    const both = await Promise.all([decline(key), approve(key)])
    expect(both.map(({ refused }) => refused)).toEqual(['quote_answered', undefined])
  })

  test('answered at once by two is answered once', async () => {
    const { key } = await sent()
    const answers = await Promise.all([approve(key), decline(key), approve(key), decline(key)])
    const [status] = await statuses()
    const isApproved = status === 'approved'
    expect(answers.map(({ refused }) => refused === undefined)).toEqual([
      isApproved,
      !isApproved,
      isApproved,
      !isApproved,
    ])
    expect((await booking()).status).toBe(isApproved ? 'confirmed' : 'cancelled')
  })

  test('is approved with its confirmation or not at all', async () => {
    const { key } = await sent()
    await rows(`create function private.fail_here() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
      create trigger zz_fail before update of status on quotes for each row when (new.status = 'approved') execute function private.fail_here()`)
    expect((await approve(key)).refused).toBeTruthy()
    expect([(await booking()).status, ...(await statuses())]).toEqual(['pending', 'sent'])
    await rows(`drop trigger zz_fail on quotes;
      create trigger zz_fail after update of status on bookings for each row when (new.status = 'confirmed') execute function private.fail_here()`)
    expect((await approve(key)).refused).toBeTruthy()
    expect([(await booking()).status, ...(await statuses())]).toEqual(['pending', 'sent'])
    await rows('drop trigger zz_fail on bookings; drop function private.fail_here()')
    expect((await approve(key)).refused).toBeUndefined()
  })

  test('that is declined frees the day, gives the rewards back and keeps why', async () => {
    const reward_ids = await reward(['loyalty'])
    const { key } = await sent({ reward_ids })
    expect(await rows('select used_by from rewards')).toEqual([[id]])
    const { data } = await decline(key, 1, ' A bit much ')
    expect(data).toMatchObject({ status: 'declined', decline_reason: 'A bit much' })
    expect(await booking()).toMatchObject({ status: 'cancelled', cancel_reason: 'A bit much' })
    expect(await rows('select used_by from rewards')).toEqual([[null]])
    expect((await decline(key)).data.status).toBe('declined')
    expect((await approve(key)).refused).toBe('quote_answered')
    expect((await decline(key, 1, 'x'.repeat(301))).refused).toBeUndefined()
  })

  test('that is changed asks again: the old link shows what was and what is', async () => {
    const first = await sent()
    await save({ lines: [{ ...deep, amount_cents: 80_000 }] })
    // Until the new one is sent, the one in hand counts.
    expect((await read(first.key)).data).toMatchObject({ version: 1, total_cents: 107_000 })
    const second = await send()
    expect(await statuses()).toEqual(['replaced', 'sent'])
    expect((await read(first.key)).data).toMatchObject({
      ...{ opened_version: 1, version: 2, total_cents: 80_000 },
      was: { version: 1, total_cents: 107_000 },
    })
    expect((await approve(first.key, 1)).refused).toBe('quote_changed')
    expect((await approve(second.key, 2)).data).toMatchObject({ status: 'approved', total_cents: 80_000 })
    expect((await booking()).price_cents).toBe(80_000)
    expect((await approve(first.key, 1)).refused).toBe('quote_changed')
  })

  test('that is written again word for word is no other version', async () => {
    const { key } = await sent()
    await sent()
    expect(await statuses()).toEqual(['sent'])
    expect((await read(key)).data).toMatchObject({ version: 1, was: null })
  })

  test('that was agreed and is changed leaves the clean as it was until the client agrees again', async () => {
    const { key } = await sent()
    await approve(key)
    await save({ lines: [deep, oven, { kind: 'line', words: 'The garage', amount_cents: 10_000 }], size: 4 })
    const second = await send()
    expect(await booking()).toMatchObject({ status: 'confirmed', price_cents: 107_000, size: 3 })
    expect((await decline(second.key, 2)).refused).toBeUndefined()
    expect(await booking()).toMatchObject({ status: 'confirmed', price_cents: 107_000 })
    await save({ lines: [deep], size: 4 })
    const third = await send()
    await approve(third.key, 3)
    expect(await booking()).toMatchObject({ status: 'confirmed', price_cents: 95_000, size: 4 })
    expect(await statuses()).toEqual(['replaced', 'declined', 'approved'])
  })

  test('that changes what was agreed and lapses leaves the clean on its day, and tells nobody that it is free', async () => {
    const { key } = await sent()
    await approve(key)
    await save({ lines: [deep] })
    const second = await send()
    await rows('delete from mail_outbox')
    await setClock(engine, '2027-03-20 09:00')
    await call(backend, 'lapse_quotes', { reason: 'not answered' })
    expect(await statuses()).toEqual(['approved', 'lapsed'])
    expect(await booking()).toMatchObject({ status: 'confirmed', price_cents: 107_000 })
    expect(await rows(`select template from mail_outbox where template = 'quote-lapsed'`)).toEqual([])
    const free = { day: '2027-03-24', slot }
    expect((await call('anon', 'pick_new_day', { key: second.key, version: 2, ...free })).refused).toBe(
      'quote_answered',
    )
    expect(await rows('select count(*) from bookings')).toEqual([['1']])
  })

  test('is what the booking costs: no other price is set behind it', async () => {
    const { key } = await sent()
    const seen = (await booking()).updated_at
    const args = { booking_id: id, price: '500', reward_ids: [], seen }
    expect((await call('staff', 'confirm_booking', args)).refused).toBe('quote_out')
    expect((await call('staff', 'price_booking', args)).refused).toBe('quote_out')
    await approve(key)
    const later = { ...args, seen: (await booking()).updated_at }
    expect((await call('staff', 'price_booking', later)).refused).toBe('quote_agreed')
    expect((await attempt(engine, 'staff', 'update bookings set price = 1')).refusal?.detail).toBe(
      'quote_agreed',
    )
  })

  test('of before stays as it was when the list changes', async () => {
    const { key } = await sent()
    const before = (await read(key)).data
    await rows(`insert into price_list (kind, price_from_cents) values ('residential-deep', 1)
      on conflict (kind) do update set price_from_cents = 1; update clean_extras set price_cents = 7`)
    expect((await read(key)).data).toEqual(before)
    expect((await approve(key)).data.total_cents).toBe(107_000)
  })

  test('holds its day for 14 days, or until 17:00 of the evening before', async () => {
    const { quote } = await sent()
    expect([quote.valid_until, quote.held_until]).toEqual(['2027-03-15', '2027-03-08T15:00:00+00:00'])
    await bookAsGuest(engine, { id: idOf(2), service_date: '2027-04-20' })
    const far = await save({ booking_id: idOf(2), service_type: 'window', size: null })
    expect(far.refused).toBe('changed_meanwhile')
    const fresh = await call('staff', 'save_quote', {
      quote: fields({ booking_id: idOf(2), service_type: 'window', size: null }),
    })
    const out = await call('staff', 'send_quote', {
      quote_id: fresh.data.id,
      how: 'mail',
      seen: fresh.data.updated_at,
    })
    expect(out.data.quote.held_until).toBe('2027-03-15T22:00:00+00:00')
    expect(out.data.quote.number).toBe('Q-2027-002')
    // Sent on the evening before, it is held for two hours.
    await setClock(engine, '2027-03-08 18:00')
    await save({ lines: [deep] })
    expect((await send()).quote.held_until).toBe('2027-03-08T18:00:00+00:00')
  })

  test('moves its hold along when the request is moved', async () => {
    await sent()
    const seen = (await booking()).updated_at
    await call('staff', 'move_booking_as_staff', {
      booking_id: id,
      new_date: '2027-03-04',
      new_time: slot,
      seen,
    })
    expect((await newest()).held_until).toBe('2027-03-03T15:00:00+00:00')
  })

  test('that nobody answers lapses by itself, says so to both and frees the day', async () => {
    const reward_ids = await reward(['loyalty'])
    const { key } = await sent({ reward_ids })
    const lapse = () => call(backend, 'lapse_quotes', { reason: 'not answered' })
    expect((await lapse()).data).toBe(0)
    await setClock(engine, '2027-03-08 17:00')
    // Before the server has said so, it is too late all the same.
    expect((await read(key)).data.state).toBe('lapsed')
    expect((await approve(key)).refused).toBe('quote_lapsed')
    expect((await booking()).status).toBe('pending')
    expect((await lapse()).data).toBe(1)
    expect((await lapse()).data).toBe(0)
    expect(await booking()).toMatchObject({ status: 'cancelled', cancel_reason: 'not answered' })
    expect(await rows('select used_by from rewards')).toEqual([[null]])
    expect((await approve(key)).refused).toBe('quote_lapsed')
    await attempt(engine, backend, `select make_mails('o@o.example', 99)`)
    const told = await rows(
      `select template, recipient from mail_outbox where template like 'quote%' or template like '%cancel%' or template like '%changed%' order by 1`,
    )
    expect(told).toEqual([
      ['quote-lapsed', 'ann@guest.example'],
      ['quote-lapsed-owner', 'o@o.example'],
    ])
  })

  test('that has lapsed offers days, and its price stands on another', async () => {
    const { key } = await sent()
    await setClock(engine, '2027-03-08 17:30')
    await call(backend, 'lapse_quotes', { reason: 'not answered' })
    const days = await attempt(engine, 'anon', `select * from quote_days('${key}')`)
    expect(days.rows.length).toBe(6)
    const [day, time] = days.rows[0] ?? []
    const { data, refused } = await call('anon', 'pick_new_day', { key, version: 1, day, slot: time })
    expect(refused).toBeUndefined()
    expect(data).toMatchObject({ status: 'pending', service_date: day, service_time: time })
    expect((await call('anon', 'pick_new_day', { key, version: 1, day, slot: time })).data.id).toBe(data.id)
    expect(await statuses()).toEqual(['lapsed', 'draft'])
    const second = await send()
    expect((await read(key)).data).toMatchObject({ version: 2, service_date: day, total_cents: 107_000 })
    expect((await approve(second.key, 2)).data).toMatchObject({
      booking_status: 'confirmed',
      booking_id: data.id,
    })
    await setClock(engine, '2027-03-30 09:00')
  })

  test('whose price no longer stands is asked for anew', async () => {
    const { key } = await sent()
    await setClock(engine, '2027-03-16 09:00')
    await call(backend, 'lapse_quotes', { reason: 'not answered' })
    const asked = { key, version: 1, day: '2027-03-18', slot }
    expect((await call('anon', 'pick_new_day', asked)).refused).toBe('price_lapsed')
  })

  test('whose time was lost is refused kindly, and approved at another', async () => {
    const { key } = await sent()
    await rows(`insert into day_overrides (day, is_open, reason) values ('2027-03-09', false, 'Wedding')`)
    expect((await approve(key)).refused).toBe('day_closed')
    expect((await booking()).status).toBe('pending')
    const near = await attempt(engine, 'anon', `select * from quote_days('${key}')`)
    expect(near.rows.length).toBeGreaterThan(2)
    expect(near.rows.map(([day]) => day)).not.toContain('2027-03-09')
    const [day, time] = near.rows[0] ?? []
    expect((await approve(key, 1, { day, slot: time })).data).toMatchObject({
      service_date: day,
      booking_status: 'confirmed',
    })
    await attempt(engine, backend, `select make_mails('o@o.example', 99)`)
    expect((await rows(`select template from mail_outbox order by 1`)).flat()).not.toContain(
      'booking-changed-owner',
    )
  })

  test('whose place somebody else got is refused, and nothing is half done', async () => {
    await rows('update business_settings set slot_capacity = 1')
    const { key } = await sent()
    await rows(`alter table bookings disable trigger user;
      insert into bookings (id, service_type, service_date, service_time, address, status, crew_id, start_minute, minutes, overbooked_reason, overbooked_at)
      select '${idOf(9)}', 'window', service_date, service_time, 'x', 'confirmed', crew_id, start_minute, minutes, 'Knowingly', now() from bookings where id = '${id}';
      alter table bookings enable trigger user`)
    expect((await approve(key)).refused).toBe('slot_taken')
    expect([(await booking()).status, ...(await statuses())]).toEqual(['pending', 'sent'])
  })

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

  test('is nobody else’s to read or answer, by any call', async () => {
    const { key, quote } = await sent()
    await bookAs(engine, 'client', { id: idOf(3), user_id: userIds.client, service_type: 'window' })
    const doors = [
      'read_quote',
      'approve_quote',
      'decline_quote',
      'ask_about_quote',
      'quote_days',
      'pick_new_day',
      'quote_paper',
    ]
    const argsOf = (name: string) => ({
      ...(/approve|decline|pick/.test(name) && { version: 1 }),
      ...(name === 'pick_new_day' && { day: '2027-03-10', slot }),
      ...(name === 'ask_about_quote' && { words: 'Hello?' }),
    })
    for (const person of ['anon', 'client', 'stranger'] as const)
      for (const name of doors)
        for (const which of [{ key: 'f'.repeat(32) }, { key: null, quote_id: quote.id }, { key: quote.id }]) {
          const args = name === 'quote_paper' ? { quote_id: null, ...which } : which
          const { data, refused } = await call(person, name, { ...argsOf(name), ...args })
          expect([name, person, data, refused]).toEqual([
            name,
            person,
            null,
            name === 'quote_paper' ? undefined : 'quote_not_found',
          ])
        }
    for (const person of ['anon', 'client'] as const)
      expect((await attempt(engine, person, 'select * from quotes')).rows).toEqual([])
    expect((await call('client', 'own_quotes', {})).data).toEqual([])
    // The key opens this quote and nothing else.
    expect((await call('anon', 'manage_booking', { token: key })).refused).toBe('booking_not_found')
    expect(await statuses()).toEqual(['sent'])
  })

  test('of a client is on their dashboard, read and answered there', async () => {
    await rows(`delete from bookings`)
    await bookAs(engine, 'client', {
      id,
      user_id: userIds.client,
      service_type: 'residential-deep',
      size: '3',
    })
    await save()
    expect((await call('client', 'own_quotes', {})).data).toEqual([])
    const saved = await newest()
    await call('staff', 'send_quote', { quote_id: saved.id, how: 'mail', seen: saved.updated_at })
    const [own] = (await call('client', 'own_quotes', {})).data
    expect(own).toMatchObject({ number: 'Q-2027-001', state: 'sent' })
    expect((await call('stranger', 'own_quotes', {})).data).toEqual([])
    expect((await call('client', 'approve_quote', { quote_id: own.id, version: 1 })).data).toMatchObject({
      approved_how: 'dashboard',
    })
  })

  test('goes along with a person’s data, and is nobody’s once they are erased', async () => {
    const { key } = await sent()
    await decline(key, 1, 'Ann has moved')
    const person = { customer: null, email: 'ann@guest.example', phone: null }
    const told = (await call('admin', 'export_person', person)).data
    expect(told.quotes).toMatchObject([{ number: 'Q-2027-001', decline_reason: 'Ann has moved' }])
    expect((await call('admin', 'erase_person', person)).data).toMatchObject({ is_done: true })
    expect(await rows('select note, decline_reason, suburb, total_cents from quotes')).toEqual([
      [null, null, null, '107000'],
    ])
    expect((await read(key)).refused).toBe('quote_not_found')
    const log = await rows(`select audit_log::text from audit_log where table_name = 'quotes'`)
    expect(log.flat().join()).not.toMatch(/moved|gate/)
  })

  test('lies nowhere with its key in clear, and the link ends with the quote', async () => {
    const { key, quote } = await sent()
    const everywhere =
      await rows(`select q::text from quotes q union all select k::text from private.quote_keys k
      union all select a::text from audit_log a union all select e::text from events e`)
    expect(everywhere.flat().join()).not.toContain(key)
    await decline(key)
    expect((await read(key)).data.status).toBe('declined')
    await rows(`alter table quotes disable trigger user; update quotes set updated_at = now() - interval '61 days';
      alter table quotes enable trigger user; update bookings set service_date = '2026-12-01' where id = '${id}'`)
    await call(backend, 'lapse_quotes', { reason: 'x' })
    expect((await read(key)).refused).toBe('quote_not_found')
    expect(quote.status).toBe('sent')
  })
})
