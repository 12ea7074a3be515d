// What the office does with a booking, over the wire: price and discounts to the cent, each reward once, the second of
// two who act at once is told, and to anyone else the booking does not exist.
import type { PostgrestError } from '@supabase/postgrest-js'
import * as fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { discountLines, type Reward } from '#domain/discounts.ts'
import { toDecimal } from '#domain/money.ts'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, idOf, setClock, slot, startAfresh, tokenOf } from '#tests/policies/booking-life.ts'
import { callerFor, type Person, userIds, welcomeEveryone } from '#tests/policies/people.ts'
import { clientOf } from './rest/rest-client.ts'

const id = idOf(1)
const rewardOf = (place: number) => `c9000000-0000-4000-8000-${String(place).padStart(12, '0')}`

type Answer = { data: Record<string, unknown>; error: PostgrestError | null; status: number }

describeEachEngine('the office', engine => {
  let rest: RestHandler
  beforeEach(async () => {
    rest = createRest({ database: engine.database, rateLimitScale: 1 })
    await startAfresh(engine)
    await welcomeEveryone(engine)
    await engine.owner(emptied('events, mail_outbox, audit_log'))
    await bookAsGuest(engine, { id })
  })

  const as = (person: Person) => clientOf(rest, { caller: callerFor(person) })
  const call = async (person: Person, name: string, args: object) =>
    (await as(person).rpc(name, args)) as unknown as Answer
  const seenOf = async (booking = id) =>
    (await as('staff').from('bookings').select('updated_at').eq('id', booking).single()).data?.updated_at
  const confirm = async (more: object = {}, person: Person = 'staff') => {
    const usual = { booking_id: id, price: '950.00', reward_ids: [], seen: await seenOf() }
    return call(person, 'confirm_booking', { ...usual, ...more })
  }
  const move = async (more: object = {}) => {
    const usual = { booking_id: id, new_date: '2027-03-10', new_time: slot, seen: await seenOf() }
    return call('staff', 'move_booking_as_staff', { ...usual, ...more })
  }
  const cancel = async (reason: string, more: object = {}) =>
    call('staff', 'cancel_booking_as_staff', { booking_id: id, reason, seen: await seenOf(), ...more })

  const reward = async (kinds: Reward['kind'][], lapses = '2027-08-01') => {
    const rows = kinds.map((kind, n) => {
      const [milestone, lapsesOn] = kind === 'loyalty' ? [(n + 1) * 10, 'null'] : ['null', `'${lapses}'`]
      return `('${rewardOf(n)}', '${kind}', ${milestone}, '2027-02-01', ${lapsesOn}::date)`
    })
    await engine.owner(`insert into rewards (customer_id, id, kind, milestone, earned_on, lapses_on)
      select bookings.customer_id, given.id::uuid, kind, milestone::integer, earned::date, lapses
      from bookings, (values ${rows}) as given (id, kind, milestone, earned, lapses)`)
    return kinds.map((_, n) => rewardOf(n))
  }
  const usedBy = async () => (await engine.owner('select used_by from rewards order by id')).flat()
  const happened = async () =>
    (await engine.owner('select name, created_by from events order by created_at, name')).slice(1)

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
    const deep = { service_type: 'residential-deep', size: '4', extras: '{oven,garage}', suburb: 'Hartenbos' }
    await engine.owner(`update business_settings set slot_capacity = 1;
      ${emptied('bookings, events, mail_outbox')}`)
    await bookAsGuest(engine, { id: idOf(2), manage_token: tokenOf('link'), ...deep })
    await engine.owner(`update clean_extras set is_active = false where key = 'oven';
      alter table bookings disable trigger user;
      update bookings set extras = '{oven,garage,gone}';
      alter table bookings enable trigger user`)
    const labels = ['Inside the oven', 'The garage', 'gone']
    const read = async (person: Person) =>
      (await as(person).from('bookings').select('extra_labels, crew_name').eq('id', idOf(2))).data
    expect(await read('staff')).toEqual([{ extra_labels: labels, crew_name: null }])
    await engine.owner('update business_settings set slot_capacity = 2')
    expect(await read('staff')).toEqual([{ extra_labels: labels, crew_name: 'Team 1' }])
    expect(await read('client')).toEqual([])
    const { data } = await call('anon', 'manage_booking', { token: tokenOf('link') })
    expect(data).toMatchObject({ size: 4, extra_labels: labels, suburb: 'Hartenbos' })
    await engine.database.tx({ role: 'backend' }, [{ text: `select make_mails('o@o.example', 99)` }])
    const told = await engine.owner(`select payload ->> 'extras', payload ->> 'size', payload ->> 'suburb'
      from mail_outbox where template = 'booking-received-owner'`)
    expect(told).toEqual([[JSON.stringify(labels).replaceAll(',', ', '), '4', 'Hartenbos']])
    await engine.owner(`update clean_extras set is_active = true where key = 'oven'`)
  })

  test('confirms with a price, and the event says who', async () => {
    const { data, error } = await confirm()
    expect(error).toBeNull()
    expect(data).toMatchObject({ status: 'confirmed', price: 950, full_price: 950, discount_reasons: [] })
    expect(await happened()).toEqual([
      ['booking_confirmed', userIds.staff],
      ['booking_priced', userIds.staff],
    ])
  })

  test('takes ticked rewards off, uses each once and keeps the reasons with the booking', async () => {
    const reward_ids = await reward(['loyalty', 'referral'])
    const { data } = await confirm({ reward_ids })
    expect(data).toMatchObject({ price: 807.5, full_price: 950 })
    expect(data.discount_reasons).toEqual([
      { reward_id: rewardOf(0), kind: 'loyalty', milestone: 10, percent: 10, amount_cents: 9500 },
      { reward_id: rewardOf(1), kind: 'referral', milestone: null, percent: 5, amount_cents: 4750 },
    ])
    expect(await usedBy()).toEqual([id, id])
    await bookAsGuest(engine, { id: idOf(2) })
    const again = await confirm({ booking_id: idOf(2), reward_ids, seen: await seenOf(idOf(2)) })
    expect(again.error?.details).toBe('reward_gone')
  })

  test('a reward left unticked goes on waiting, also after the clean', async () => {
    const [loyalty] = await reward(['loyalty', 'referral'])
    await confirm({ reward_ids: [loyalty] })
    await as('staff').from('bookings').update({ status: 'completed' }).eq('id', id)
    expect(await usedBy()).toEqual([id, null])
  })

  test('at most 30% comes off', async () => {
    const two = await reward(['loyalty', 'loyalty'])
    expect((await confirm({ reward_ids: two })).error?.details).toBe('too_much_off')
    await engine.owner(emptied('rewards'))
    const six = await reward(['loyalty', ...Array<'referral'>(5).fill('referral')])
    expect((await confirm({ reward_ids: six })).error?.details).toBe('too_much_off')
    expect((await confirm({ reward_ids: six.slice(0, 5) })).data).toMatchObject({ price: 665 })
  })

  test('nobody else’s reward, no lapsed one and no invented one comes off', async () => {
    const [lapsed] = await reward(['referral'], '2027-03-08')
    expect((await confirm({ reward_ids: [lapsed] })).error?.details).toBe('reward_gone')
    expect((await confirm({ reward_ids: [rewardOf(7)] })).error?.details).toBe('reward_gone')
    await bookAsGuest(engine, { id: idOf(2), guest_phone: '+27831112222', guest_email: 'b@guest.example' })
    await engine.owner(`update rewards set lapses_on = '2027-09-01'`)
    const others = { booking_id: idOf(2), reward_ids: [lapsed], seen: await seenOf(idOf(2)) }
    expect((await confirm(others)).error?.details).toBe('reward_gone')
    expect(await usedBy()).toEqual([null])
  })

  test('a reward comes off until the day on which it lapses, that day included', async () => {
    const [lastDay] = await reward(['referral'], '2027-03-09')
    expect((await confirm({ reward_ids: [lastDay] })).data).toMatchObject({ price: 902.5 })
    expect(await usedBy()).toEqual([id])
  })

  test.each(['-1', '1.005', null, '10000000000'])('a price of %s is refused', async price => {
    expect((await confirm({ price })).error?.details).toBe('validation_failed:price')
  })

  test('database and domain agree on every cent', async () => {
    const ids = await reward(['loyalty', 'referral', 'referral', 'referral', 'referral'])
    const kept: Reward[] = JSON.parse(
      String((await engine.owner('select json_agg(rewards order by id) from rewards'))[0]?.[0]),
    )
    const quotes = fc.record({ cents: fc.integer({ min: 0, max: 10_000_000 }), ticked: fc.subarray(ids) })
    await fc.assert(
      fc.asyncProperty(quotes, async ({ cents, ticked }) => {
        const args = { booking_id: id, price: toDecimal(cents), reward_ids: ticked, seen: await seenOf() }
        const { data } = await call('staff', 'price_booking', args)
        const lines = discountLines(
          cents,
          kept.filter(({ id: reward }) => ticked.includes(reward)),
        )
        expect(data.discount_reasons).toEqual(lines)
        expect(data.price_cents).toBe(cents - lines.reduce((sum, line) => sum + line.amount_cents, 0))
      }),
      { numRuns: 15 },
    )
  })

  test('a changed mind gives back what is no longer ticked', async () => {
    const reward_ids = await reward(['loyalty', 'referral'])
    await confirm({ reward_ids })
    const change = { booking_id: id, price: '900.00', reward_ids: [rewardOf(1)], seen: await seenOf() }
    expect((await call('staff', 'price_booking', change)).data).toMatchObject({ price: 855 })
    expect(await usedBy()).toEqual([null, id])
  })

  test('a price written by itself carries no discount', async () => {
    await confirm({ reward_ids: await reward(['loyalty']) })
    await as('staff').from('bookings').update({ price: 700 }).eq('id', id)
    const { data } = await as('staff').from('bookings').select('full_price, discount_reasons').single()
    expect(data).toEqual({ full_price: 700, discount_reasons: [] })
    expect(await usedBy()).toEqual([null])
  })

  test.each(['the office', 'the client'])('what %s cancels gives its rewards back', async who => {
    await confirm({ reward_ids: await reward(['loyalty', 'referral']) })
    if (who === 'the office') await cancel('The road is under water')
    else await engine.owner(`update bookings set status = 'cancelled'`)
    expect(await usedBy()).toEqual([null, null])
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

  test('a reward asked for by two bookings at once goes to one', async () => {
    const reward_ids = await reward(['loyalty'])
    await bookAsGuest(engine, { id: idOf(2) })
    const seen = [await seenOf(), await seenOf(idOf(2))]
    const answers = await Promise.all(
      [id, idOf(2)].map((booking_id, n) => confirm({ booking_id, reward_ids, seen: seen[n] })),
    )
    expect(answers.map(({ error }) => error?.details ?? 'confirmed').sort()).toEqual([
      'confirmed',
      'reward_gone',
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
      await call(person, 'move_booking_as_staff', {
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

  test('a client reads price and reasons of their own booking and writes neither', async () => {
    await engine.owner(`update bookings set user_id = '${userIds.client}', guest_name = null, guest_email = null,
      guest_phone = null`)
    await confirm({ reward_ids: await reward(['loyalty']) })
    const own = 'price, full_price, discount_reasons, cancel_reason'
    const { data } = await as('client').from('bookings').select(own).single()
    expect(data).toMatchObject({ price: 855, full_price: 950, discount_reasons: [{ kind: 'loyalty' }] })
    for (const change of [{ full_price: 1 }, { discount_reasons: [] }, { cancel_reason: 'x' }])
      for (const person of ['client', 'staff'] as const)
        expect((await as(person).from('bookings').update(change).eq('id', id)).error?.code).toBe('42501')
  })

  test('bookings are found by name, number, e-mail and reference, and a client finds only their own', async () => {
    await bookAsGuest(engine, {
      id: idOf(2),
      guest_name: 'Gerhard Lötter',
      guest_email: 'g@lotter.example',
      guest_phone: '+27845550777',
    })
    await engine.owner(`update customers set is_phone_verified = true`)
    // The same number under another name: the customer's name and the guest's are both found.
    await bookAsGuest(engine, {
      id: idOf(3),
      guest_name: 'Zoë Lotz',
      guest_email: 'z@lotz.example',
      guest_phone: '+27845550777',
    })
    await engine.owner(`update bookings set user_id = '${userIds.client}', guest_name = null, guest_email = null,
      guest_phone = null where id = '${id}'`)
    const found = async (person: Person, words: string) => {
      const { data } = await as(person).rpc('search_bookings', { words }).select('id').order('id')
      return (data as unknown as { id: string }[]).map(row => row.id)
    }
    expect(await found('staff', 'lotter')).toEqual([idOf(2), idOf(3)])
    expect(await found('staff', 'gerhard lo')).toEqual([idOf(2), idOf(3)])
    expect(await found('staff', 'zoe')).toEqual([idOf(3)])
    expect(await found('staff', '084 555 07')).toEqual([idOf(2), idOf(3)])
    expect(await found('staff', 'g@lotter')).toEqual([idOf(2), idOf(3)])
    expect(await found('staff', 'CC-C7000000')).toHaveLength(3)
    expect(await found('staff', '100%_')).toEqual([])
    expect(await found('client', 'CC-C7000000')).toEqual([id])
    expect(await found('client', 'ann')).toEqual([id])
    expect(await found('client', 'lotter')).toEqual([])
    expect(await found('stranger', 'ann')).toEqual([])
  })

  const callIn = (more: object = {}) =>
    as('staff')
      .from('bookings')
      .insert({
        id: idOf(5),
        guest_name: 'Sipho Ndlovu',
        guest_phone: '+27845550155',
        service_type: 'window',
        service_date: '2027-03-10',
        service_time: slot,
        address: '4 Church St',
        ...more,
      })

  test('a name and a phone number are enough for a booking by phone, from the first call to the last search', async () => {
    expect((await callIn()).error).toBeNull()
    const { data: booking } = await as('staff')
      .from('bookings')
      .select('*, customers(*)')
      .eq('id', idOf(5))
      .single()
    expect(booking).toMatchObject({
      guest_email: null,
      customers: { first_name: 'Sipho', email: null, phone: '+27845550155' },
    })
    await confirm({ booking_id: idOf(5), seen: booking.updated_at })
    await as('staff').from('bookings').update({ status: 'completed' }).eq('id', idOf(5))
    await engine.owner(`update events set created_at = now() - interval '3 days'`)
    await engine.database.tx({ role: 'backend' }, [{ text: `select make_mails('o@o.example', 99)` }])
    const about = `payload ->> 'id' = '${idOf(5)}'`
    expect(await engine.owner(`select template from mail_outbox where ${about}`)).toEqual([])
    const { data: seen } = await as('staff').rpc('search_bookings', { words: '084 555 0155' }).select('id')
    expect(seen).toEqual([{ id: idOf(5) }])
    const { data: people } = await as('admin').rpc('find_person', { words: 'sipho' })
    expect(people).toMatchObject([{ customer_id: booking.customer_id, email: null, phone: '+27845550155' }])
    const who = { customer: booking.customer_id, email: null, phone: null }
    const { data: exported, error } = await as('admin').rpc('export_person', who)
    expect(error).toBeNull()
    expect(JSON.stringify(exported)).toContain('4 Church St')
  })

  test('a second call from the same number is the same person, and nothing is asked about it', async () => {
    await callIn()
    await callIn({ id: idOf(6), service_date: '2027-03-11' })
    expect(await engine.owner(`select count(*) from customers where phone = '+27845550155'`)).toEqual([['1']])
    expect(await engine.owner('select count(*) from customer_suggestions')).toEqual([['0']])
  })

  test('visitors who book for themselves still leave an address for their link', async () => {
    const { error } = await clientOf(rest, { caller: { role: 'anon' } })
      .from('bookings')
      .insert({
        id: idOf(7),
        guest_name: 'Sipho Ndlovu',
        guest_phone: '+27845550155',
        service_type: 'window',
        service_date: '2027-03-10',
        service_time: slot,
        address: '4 Church St',
      })
    expect(error?.details).toBe('validation_failed:guest_email')
  })

  test('a call that gave an address brings one letter: confirmed', async () => {
    await callIn({ guest_email: 'sipho@guest.example' })
    const makeMails = () =>
      engine.database.tx({ role: 'backend' }, [{ text: `select make_mails('o@o.example', 99)` }])
    await makeMails()
    await confirm({ booking_id: idOf(5), seen: await seenOf(idOf(5)) })
    await makeMails()
    expect(
      await engine.owner(`select template from mail_outbox where recipient = 'sipho@guest.example'`),
    ).toEqual([['booking-confirmed']])
    expect(
      await engine.owner(`select count(*) from private.booking_keys where token_to_mail is not null`),
    ).toEqual([['0']])
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
