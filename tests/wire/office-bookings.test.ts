import { expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, idOf, setClock, slot, tokenOf } from '#tests/policies/booking-life.ts'
import { type Person, userIds } from '#tests/policies/people.ts'
import { atTheOffice, id } from './office-steps.ts'

describeEachEngine('the office', engine => {
  const { as, call, seenOf, confirm, move, cancel, happened } = atTheOffice(engine)

  test('many requests that nobody meant are cancelled at once, and no mail goes out', async () => {
    for (const place of [2, 3]) await bookAsGuest(engine, { id: idOf(place) })
    await as('staff').from('bookings').update({ status: 'confirmed' }).eq('id', idOf(3))
    const all = { booking_ids: [1, 2, 3, 99].map(idOf), reason: 'not real' }
    for (const person of ['anon', 'client'] as const)
      expect((await call(person, 'cancel_requests', all)).error?.code).toBe('42501')
    expect((await call('staff', 'cancel_requests', { ...all, reason: ' ' })).error?.details).toMatch(/reason/)
    expect((await call('staff', 'cancel_requests', all)).data).toBe(2)
    const stand = await engine.owner('select status, cancel_reason from bookings order by id')
    expect(stand).toEqual([...Array(2).fill(['cancelled', 'not real']), ['confirmed', null]])
    await engine.database.tx({ role: 'backend' }, [{ text: `select make_mails('o@o.example', 99)` }])
    const told = await engine.owner(`select distinct payload ->> 'id' from mail_outbox`)
    expect(told).toEqual([[idOf(3)]])
    const kept = `select count(*) from audit_log where table_name = 'bookings' and after ->> 'status' = 'cancelled'`
    expect(await engine.owner(kept)).toEqual([['2']])
  })

  test('extras are read by their names, and which team goes once there are two', async () => {
    const wish = {
      service_type: 'residential-standard',
      size: '4',
      extras: '{oven,ironing}',
      suburb: 'Hartenbos',
    }
    await engine.owner(`update business_settings set slot_capacity = 1;
      ${emptied('bookings, events, mail_outbox')}`)
    await bookAsGuest(engine, { id: idOf(2), manage_token: tokenOf('link'), ...wish })
    await engine.owner(`update clean_extras set is_active = false where key = 'oven';
      alter table bookings disable trigger user;
      update bookings set extras = '{oven,ironing,gone}';
      alter table bookings enable trigger user`)
    const labels = ['Inside the oven', 'An hour of ironing', 'gone']
    const read = async (person: Person) =>
      (await as(person).from('bookings').select('extra_labels, crew_name').eq('id', idOf(2))).data
    expect(await read('staff')).toEqual([{ extra_labels: labels, crew_name: null }])
    await engine.owner('update business_settings set slot_capacity = 2')
    expect(await read('staff')).toEqual([{ extra_labels: labels, crew_name: 'Team 1' }])
    expect(await read('client')).toEqual([])
    const { data } = await call('anon', 'manage_booking', { token: tokenOf('link') })
    expect(data).toMatchObject({ size: 4, extra_labels: labels, suburb: 'Hartenbos' })
    await engine.database.tx({ role: 'backend' }, [{ text: `select make_mails('o@o.example', 99)` }])
    const told = await engine.owner(`select payload ->> 'extras', payload ->> 'size', payload ->> 'suburb',
        payload #>> '{offers,0,name}'
      from mail_outbox where template = 'booking-received-owner'`)
    expect(told).toEqual([[JSON.stringify(labels).replaceAll(',', ', '), '4', 'Hartenbos', 'first_clean']])
    await engine.owner(`update clean_extras set is_active = true where key = 'oven'`)
  })

  test('cancels with a reason, and not without', async () => {
    expect((await cancel(' ')).error?.details).toBe('validation_failed:reason')
    expect((await cancel('x'.repeat(301))).error?.details).toBe('validation_failed:reason')
    const { data } = await cancel(' The road is under water ')
    expect(data).toMatchObject({ status: 'cancelled', cancel_reason: 'The road is under water' })
    expect((await move()).error?.details).toBe('booking_closed')
  })

  test('moves within 24 hours too, but only where there is room', async () => {
    await setClock(engine, '2027-03-09 08:00')
    expect((await move()).data).toMatchObject({ service_date: '2027-03-10', status: 'pending' })
    await engine.owner('update business_settings set slot_capacity = 1')
    await bookAsGuest(engine, { id: idOf(2), service_date: '2027-03-11' })
    expect((await move({ new_date: '2027-03-11' })).error?.details).toBe('slot_taken')
    expect((await move({ new_date: '2027-03-14' })).error?.details).toBe('day_closed')
  })

  test('a repeat of what arrived is the same answer', async () => {
    const seen = await seenOf()
    const first = await confirm({ seen })
    expect(await confirm({ seen })).toEqual(first)
    const moved = await move()
    expect((await move({ seen })).data).toEqual(moved.data)
    const called = await cancel('Ill')
    expect((await cancel('Ill', { seen })).data).toEqual(called.data)
    expect(await happened()).toHaveLength(4)
  })

  test('of two who act on what they saw the second is told, and nothing is overwritten', async () => {
    const seen = await seenOf()
    await move({ seen })
    for (const late of [
      await confirm({ seen }),
      await move({ seen, new_date: '2027-03-11' }),
      await cancel('Ill', { seen }),
      await call('staff', 'price_booking', { booking_id: id, price: '1', reward_ids: [], seen }),
      await confirm({ seen: null }),
    ])
      expect(late.error?.details).toBe('changed_meanwhile')
    const { data } = await as('staff').from('bookings').select('service_date, status, price').single()
    expect(data).toEqual({ service_date: '2027-03-10', status: 'pending', price: null })
  })

  test('of twenty who confirm at once with different prices one wins', async () => {
    const seen = await seenOf()
    const prices = Array.from({ length: 20 }, (_, n) => 100 + n)
    const answers = await Promise.all(prices.map(price => confirm({ price, seen })))
    const winners = answers.filter(({ error }) => !error)
    expect(winners).toHaveLength(1)
    expect(answers.filter(({ error }) => error?.details === 'changed_meanwhile')).toHaveLength(19)
    expect(await engine.owner('select full_price_cents from bookings')).toEqual([
      [String(winners[0]?.data.full_price_cents)],
    ])
  })

  test('a request whose place is gone says why and is not confirmed', async () => {
    const trouble = async () =>
      (await as('staff').from('bookings').select('slot_trouble').eq('id', id).single()).data?.slot_trouble
    expect(await trouble()).toBeNull()
    await bookAsGuest(engine, { id: idOf(2) })
    await confirm({ booking_id: idOf(2), seen: await seenOf(idOf(2)) })
    await engine.owner('update business_settings set slot_capacity = 1')
    expect([await trouble(), (await confirm()).error?.details]).toEqual(['slot_taken', 'slot_taken'])
    await engine.owner(`insert into day_overrides (day, is_open) values ('2027-03-09', false)`)
    expect([await trouble(), (await confirm()).error?.details]).toEqual(['day_closed', 'day_closed'])
    await engine.owner(emptied('day_overrides'))
    await setClock(engine, '2027-03-09 10:00')
    expect([await trouble(), (await confirm()).error?.details]).toEqual(['slot_past', 'slot_past'])
  })

  test('is deaf to everyone else: another’s booking answers like one that does not exist', async () => {
    await engine.owner(`update bookings set user_id = '${userIds.client}', guest_name = null, guest_email = null,
      guest_phone = null`)
    const seen = await seenOf()
    const answers = async (person: Person, booking_id: string) => [
      await call(person, 'confirm_booking', { booking_id, price: '1', reward_ids: [], seen }),
      await call(person, 'price_booking', { booking_id, price: '1', reward_ids: [], seen }),
      await call(person, 'place_booking', {
        booking_id,
        new_date: '2027-03-10',
        new_time: slot,
        seen,
      }),
      await call(person, 'cancel_booking_as_staff', { booking_id, reason: 'x', seen }),
      await call(person, 'booking_history', { booking_id }),
    ]
    for (const person of ['client', 'stranger', 'anon'] as const)
      expect(await answers(person, id)).toEqual(await answers(person, idOf(99)))
    expect((await answers('client', id))[0]?.error?.details).toBe('booking_not_found')
    expect((await answers('client', id))[4]?.data).toEqual([])
    expect(await engine.owner('select status, service_date, price from bookings')).toEqual([
      ['pending', '2027-03-09', null],
    ])
  })

  test('the timeline says who and when', async () => {
    await engine.owner(`insert into client_profiles (user_id, email, first_name, last_name)
      values ('${userIds.staff}', 'staff@coastal.example', 'Marietjie', 'Louw')`)
    await move()
    const { data } = await as('admin').rpc('booking_history', { booking_id: id })
    expect(data.map((event: { name: string; who: string | null }) => [event.name, event.who])).toEqual([
      ['booking_requested', null],
      ['booking_moved', 'Marietjie'],
    ])
  })
})
