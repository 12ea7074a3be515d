// A quote holds its day for a while, lapses by itself, and is answered on another day when its own is lost.
import { expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, idOf, setClock, slot } from './booking-life.ts'
import { attempt } from './people.ts'
import { backend, deep, id, quoting } from './quoting.ts'

describeEachEngine('a quote', engine => {
  const { call, rows, fields, newest, save, send, sent, approve, read, booking, statuses, reward } =
    quoting(engine)

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
    await call('staff', 'place_booking', {
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
})
