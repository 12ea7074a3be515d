// Regular visits: a plan makes its visits ahead, each once, and whoever changes it changes them.
import { beforeEach, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { limit } from '#tests/limits.ts'
import { bookAsGuest, idOf, setClock, startAfresh } from './booking-life.ts'
import { attempt, type Person, userIds, welcomeEveryone } from './people.ts'

const planId = idOf(900)
const anna = idOf(800)
// The clock stands at Monday 1 March 2027, 09:30.
const tuesday = '2027-03-02'

describeEachEngine('regular visits', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await welcomeEveryone(engine)
    await engine.owner(`truncate crew_hours, crew_days_off, day_overrides, audit_log, mail_outbox cascade;
      update business_settings set slot_capacity = 1;
      insert into customers (id, first_name, last_name, email, phone, is_ours)
      values ('${anna}', 'Anna', 'Ferreira', 'anna@home.example', '+27821110000', true)`)
  })

  type Fields = Record<string, unknown>
  const weekly = {
    id: planId,
    customer_id: anna,
    service_type: 'residential-standard',
    address: '3 Seemeeu Crescent',
    suburb: 'Diaz Beach',
    rhythm: 'weekly',
    start_minute: 480,
    minutes: 150,
    price_cents: 62_000,
    from_day: tuesday,
  }
  const call = async (sql: string, person: Person = 'staff') => {
    const { rows, refusal } = await attempt(engine, person, `select ${sql}`)
    return refusal ? (refusal.detail ?? refusal.code) : JSON.parse(String(rows[0]?.[0] ?? 'null'))
  }
  const make = (changes: Fields = {}, more = '') =>
    call(`make_plan('${JSON.stringify({ ...weekly, ...changes })}' ${more})`)
  const visits = async () =>
    (
      await engine.owner(`select service_date, private.clock_of(start_minute) from bookings
        where plan_id = '${planId}' and status <> 'cancelled' order by service_date`)
    ).map(row => row.join(' '))
  const days = async () => (await visits()).map(visit => visit.slice(5, 10))
  const mails = async () =>
    (await engine.owner('select template from mail_outbox order by created_at, id')).flat()

  test('twelve weeks are made as confirmed bookings, at the plan’s time and price', async () => {
    expect(await make()).toMatchObject({ id: planId, made: 12, unplaced: 0 })
    expect((await visits()).slice(0, 3)).toEqual(['2027-03-02 08:00', '2027-03-09 08:00', '2027-03-16 08:00'])
    expect(
      await engine.owner(`select distinct status, minutes, price, full_price, customer_id from bookings`),
    ).toEqual([['confirmed', '150', '620.00', '620.00', anna]])
  })

  test('made again, twice and the next day, each visit is there once', async () => {
    await make()
    const first = await visits()
    await engine.owner(
      'select make_visits(); select make_visits(); delete from private.plan_rounds; select make_visits()',
    )
    expect(await visits()).toEqual(first)
    await setClock(engine, '2027-03-08 00:10')
    await engine.owner('select make_visits()')
    expect(await days()).toEqual([...first.map(visit => visit.slice(5, 10)), '05-25'])
  })

  test('one letter tells of the plan, and none of its visits', async () => {
    await make()
    await engine.owner(`select make_mails('owner@coastal.example', 1000)`)
    expect(await mails()).toEqual(['plan-made'])
  })

  const unplaced = async () =>
    (await engine.owner('select plan_day, reason from plan_unplaced order by plan_day')).map(row =>
      row.join(' '),
    )

  test('what finds no place stands in the list, is tried again, and goes when it has one', async () => {
    await bookAsGuest(engine, { id: idOf(1), service_date: '2027-03-09', service_time: '08:00-10:00' })
    await engine.owner(`insert into crew_days_off (crew_id, day) values (1, '2027-03-16')`)
    expect(await make()).toMatchObject({ made: 10, unplaced: 2 })
    expect(await unplaced()).toEqual(['2027-03-09 slot_taken', '2027-03-16 crew_off'])
    await engine.owner(`update bookings set status = 'cancelled' where id = '${idOf(1)}';
      update plan_unplaced set tried_at = '2020-01-01'; update private.plan_rounds set tried_at = '2020-01-01';
      select make_visits()`)
    expect(await unplaced()).toEqual(['2027-03-16 crew_off'])
    expect(await days()).toContain('03-09')
    // Nobody came: it is not forgotten.
    await setClock(engine, '2027-03-17 08:00')
    await engine.owner('select make_visits()')
    expect(await unplaced()).toEqual(['2027-03-16 crew_off'])
    await call(`skip_visit('${planId}', '2027-03-16')`)
    expect(await unplaced()).toEqual([])
  })

  type Visit = {
    plan_day: string
    state: string
    service_date: string
    start_minute: number
    price_cents: number
    booking_id: string
  }
  const ahead = async () =>
    ((await call(`plan_card('${planId}')`)) as { visits: Visit[] }).visits.filter(
      ({ plan_day }) => plan_day >= tuesday,
    )
  const states = async () => (await ahead()).map(({ plan_day, state }) => `${plan_day.slice(5)} ${state}`)
  const change = (day: string, scope: string, fields: Fields) =>
    call(`change_visits('${planId}', '${day}', '${scope}', '${JSON.stringify(fields)}')`)

  test('a skipped visit frees its place, stays away, and comes back when that is taken back', async () => {
    await make()
    expect(await call(`skip_visit('${planId}', '2027-03-09')`)).toMatchObject({
      state: 'skipped',
      skipped_by: 'office',
    })
    await engine.owner('delete from private.plan_rounds; select make_visits()')
    expect((await states()).slice(0, 3)).toEqual(['03-02 coming', '03-09 skipped', '03-16 coming'])
    expect(await call(`take_back_skip('${planId}', '2027-03-09')`)).toMatchObject({ state: 'coming' })
    expect((await days()).slice(0, 3)).toEqual(['03-02', '03-09', '03-16'])
  })

  test('a visit that is cancelled or deleted by another door is skipped too', async () => {
    await make()
    const booked = (day: string) => `plan_id = '${planId}' and plan_day = '${day}'`
    await attempt(engine, 'staff', `update bookings set status = 'cancelled' where ${booked('2027-03-09')}`)
    await attempt(engine, 'admin', `delete from bookings where ${booked('2027-03-16')}`)
    await engine.owner('delete from private.plan_rounds; select make_visits()')
    expect((await states()).slice(0, 4)).toEqual([
      '03-02 coming',
      '03-09 skipped',
      '03-16 skipped',
      '03-23 coming',
    ])
  })

  test('a moved visit is still the visit of its day', async () => {
    await make()
    expect(
      await change('2027-03-09', 'this', { service_date: '2027-03-10', start_minute: 600 }),
    ).toMatchObject({
      changed: 1,
    })
    await engine.owner('delete from private.plan_rounds; select make_visits()')
    expect((await ahead())[1]).toMatchObject({
      plan_day: '2027-03-09',
      state: 'moved',
      service_date: '2027-03-10',
      start_minute: 600,
      moved_from: '2027-03-09',
    })
    expect(await days()).toHaveLength(12)
    // One visit that is moved is told like any booking.
    await engine.owner(`select make_mails('owner@coastal.example', 1000)`)
    expect(await mails()).toEqual(['plan-made', 'booking-moved'])
  })

  test('this and all after: the visits follow with their bookings, those moved by hand stay', async () => {
    await make()
    const before = await ahead()
    await change('2027-03-23', 'this', { service_date: '2027-03-24' })
    const answer = await change('2027-03-16', 'following', { weekday: 4, start_minute: 600 })
    expect(answer).toMatchObject({ changed: 10, kept: 1, cancelled: 0, unplaced: 0 })
    expect((await visits()).slice(0, 5)).toEqual([
      '2027-03-02 08:00',
      '2027-03-09 08:00',
      '2027-03-18 10:00',
      '2027-03-24 08:00',
      '2027-04-01 10:00',
    ])
    expect((await ahead())[2]?.booking_id).toBe(before[2]?.booking_id)
    expect(await mails()).toEqual(['plan-made', 'plan-changed'])
  })

  test('all: those moved by hand too', async () => {
    await make()
    await change('2027-03-23', 'this', { service_date: '2027-03-24' })
    expect(await change('2027-03-16', 'all', { start_minute: 600 })).toMatchObject({ changed: 12 })
    expect(new Set((await visits()).map(visit => visit.slice(11)))).toEqual(new Set(['10:00']))
    expect(await days()).toContain('03-23')
  })

  test('a visit dragged to another day takes the rhythm along', async () => {
    await make({ rhythm: 'two-weeks' })
    await change('2027-03-16', 'following', { service_date: '2027-03-12', start_minute: 490 })
    // 26 March is Good Friday.
    expect((await visits()).slice(0, 4)).toEqual([
      '2027-03-02 08:00',
      '2027-03-12 08:10',
      '2027-03-27 08:10',
      '2027-04-09 08:10',
    ])
  })

  test('less often: the days that both have stay, the others are called off without a letter', async () => {
    await make()
    expect(await change('2027-03-09', 'following', { rhythm: 'two-weeks' })).toMatchObject({
      changed: 6,
      cancelled: 5,
    })
    expect((await days()).slice(0, 4)).toEqual(['03-02', '03-09', '03-23', '04-06'])
    await change('2027-03-09', 'following', { rhythm: 'weekly' })
    expect(await days()).toHaveLength(12)
    await engine.owner(`select make_mails('owner@coastal.example', 1000)`)
    expect(await mails()).toEqual(['plan-made', 'plan-changed', 'plan-changed'])
  })

  const cleaned = async () =>
    (
      await engine.owner(`select plan_day, service_type, size, extras, minutes, address, suburb, special_instructions, full_price
        from bookings where plan_id = '${planId}' and status <> 'cancelled' order by plan_day limit 4`)
    ).map(row => row.slice(1).join(' | '))

  test('another clean, address and note count from a visit on; what one has of its own stays', async () => {
    await make({ special_instructions: 'Key at no. 5' })
    await engine.owner(
      `update bookings set special_instructions = 'Mind the cat' where plan_day = '2027-03-16'`,
    )
    await change('2027-03-23', 'this', { service_date: '2027-03-24' })
    expect(
      await change('2027-03-09', 'following', {
        service_type: 'carpet-clean-regular',
        size: 3,
        price_cents: 80_000,
        address: ' 9 Marsh Street ',
        suburb: 'Hartenbos',
        special_instructions: 'Gate code 12',
      }),
    ).toMatchObject({ changed: 11, kept: 1, unplaced: 0 })
    const [first, ...later] = await cleaned()
    expect(first).toBe(
      'residential-standard |  | {} | 150 | 3 Seemeeu Crescent | Diaz Beach | Key at no. 5 | 620.00',
    )
    const minutes = (
      await engine.owner(`select private.clean_minutes('carpet-clean-regular', 3, '{}')`)
    )[0]?.[0]
    const clean = `carpet-clean-regular | 3 | {} | ${minutes} | 9 Marsh Street | Hartenbos`
    expect(later).toEqual([
      `${clean} | Gate code 12 | 800.00`,
      `${clean} | Mind the cat | 800.00`,
      `${clean} | Gate code 12 | 800.00`,
    ])
    expect((await days())[3]).toBe('03-24')
    await setClock(engine, '2027-03-08 00:10')
    await engine.owner('select make_visits()')
    expect(
      await engine.owner(`select service_type, address from bookings where plan_day = '2027-05-25'`),
    ).toEqual([['carpet-clean-regular', '9 Marsh Street']])
  })

  test('an address or a note leaves a change that is agreed on for later', async () => {
    await make()
    await change('2027-04-06', 'following', { start_minute: 600 })
    await change('2027-03-09', 'following', { special_instructions: 'Gate code 12', suburb: '' })
    expect((await visits()).at(-1)).toContain('10:00')
    expect(
      await engine.owner(
        `select distinct special_instructions, suburb from bookings where plan_day > '2027-03-02'`,
      ),
    ).toEqual([['Gate code 12', null]])
  })

  test('a plan that leaves closed days out from now on calls off what was moved from one, and back', async () => {
    // 22 March 2027 is the Monday after Human Rights Day.
    await make({ from_day: '2027-03-08' })
    expect(await visits()).toContain('2027-03-23 08:00')
    expect(await change('2027-03-08', 'following', { on_closed: 'skip' })).toMatchObject({ unplaced: 0 })
    expect(await days()).not.toContain('03-23')
    await change('2027-03-08', 'following', { on_closed: 'move' })
    expect(await days()).toContain('03-23')
  })

  test('what a plan cannot be is refused by name', async () => {
    await make()
    const refused = (fields: Fields) => change('2027-03-09', 'following', fields)
    expect(await refused({ address: '  ' })).toBe('validation_failed:address')
    expect(await refused({ on_closed: 'sing' })).toBe('validation_failed:on_closed')
    expect(await refused({ service_type: 'ironing' })).toBe('validation_failed:service_type')
    expect(await refused({ address: '9 Marsh Street', price_cents: 1 })).toBe('validation_failed:price')
  })

  test('who has not seen a change overwrites none', async () => {
    await make()
    const seen = (await call(`plan_card('${planId}')`)).updated_at
    const late = [
      `pause_plan('${planId}', '2027-03-08', '2027-03-20', seen => '${seen}')`,
      `end_plan('${planId}', '2027-03-20', seen => '${seen}')`,
      `continue_plan('${planId}', seen => '${seen}')`,
      `end_pause('${planId}', '2027-03-08', seen => '${seen}')`,
      `announce_plan_price('${planId}', 70000, seen => '${seen}')`,
      `take_back_plan_price('${planId}', seen => '${seen}')`,
    ]
    await call(`skip_visit('${planId}', '2027-03-09')`)
    const before = await visits()
    for (const act of late) expect([act, await call(act)]).toEqual([act, 'changed_meanwhile'])
    expect(await visits()).toEqual(before)
    const now = (await call(`plan_card('${planId}')`)).updated_at
    expect(await call(`pause_plan('${planId}', '2027-03-08', '2027-03-20', seen => '${now}')`)).toMatchObject(
      {
        cancelled: 1,
      },
    )
  })

  test('a preview says what would be and changes nothing', async () => {
    await make()
    await bookAsGuest(engine, { id: idOf(1), service_date: '2027-03-18', service_time: '10:00-12:00' })
    const before = await engine.owner(
      'select md5(string_agg(bookings::text, chr(10) order by id)) from bookings',
    )
    const answer = await call(
      `preview_change('${planId}', '2027-03-16', 'following', '{"weekday": 4, "start_minute": 600}')`,
    )
    expect(answer).toMatchObject({ unplaced: 1 })
    expect(answer.visits.filter(({ state }: Visit) => state === 'unplaced')).toMatchObject([
      { plan_day: '2027-03-18', reason: 'slot_taken' },
    ])
    const preview = await call(`preview_plan('${JSON.stringify({ ...weekly, start_minute: 480 })}')`)
    expect(preview).toMatchObject({ unplaced: 11 })
    expect(
      await engine.owner('select md5(string_agg(bookings::text, chr(10) order by id)) from bookings'),
    ).toEqual(before)
    expect(await mails()).toEqual(['plan-made'])
  })

  test('a pause calls its visits off with one letter, and ending it brings them back', async () => {
    await make()
    expect(await call(`pause_plan('${planId}', '2027-03-08', '2027-03-20')`)).toMatchObject({ cancelled: 2 })
    expect((await states()).slice(0, 4)).toEqual([
      '03-02 coming',
      '03-09 paused',
      '03-16 paused',
      '03-23 coming',
    ])
    await call(`end_pause('${planId}', '2027-03-08', '2027-03-14')`)
    expect((await states()).slice(1, 3)).toEqual(['03-09 paused', '03-16 coming'])
    await call(`end_pause('${planId}', '2027-03-08')`)
    expect((await states()).slice(1, 3)).toEqual(['03-09 coming', '03-16 coming'])
    await engine.owner(`select make_mails('owner@coastal.example', 1000)`)
    expect(await mails()).toEqual(['plan-made', 'plan-paused', 'plan-changed', 'plan-changed'])
  })

  test('an ended plan makes no more, and goes on when that is taken back', async () => {
    await make()
    expect(await call(`end_plan('${planId}', '2027-03-16')`)).toMatchObject({ cancelled: 9 })
    await engine.owner('delete from private.plan_rounds; select make_visits()')
    expect(await days()).toEqual(['03-02', '03-09', '03-16'])
    expect(await call(`continue_plan('${planId}')`)).toMatchObject({ made: 9 })
    expect(await days()).toHaveLength(12)
  })

  test('a new price counts thirty days after the client is told, and for later visits only', async () => {
    await make()
    expect(await call(`announce_plan_price('${planId}', 66000)`)).toEqual({
      from_day: '2027-03-31',
      told_how: 'mail',
      mail_to: 'anna@home.example',
    })
    const prices = async () => (await ahead()).map(({ price_cents }) => price_cents)
    expect(await prices()).toEqual([...Array(5).fill(62_000), ...Array(7).fill(66_000)])
    await engine.owner(`select make_mails('owner@coastal.example', 1000)`)
    expect(await mails()).toEqual(['plan-made', 'plan-price'])
    // A letter that has not gone out goes no more.
    expect(await call(`take_back_plan_price('${planId}')`)).toEqual({ was_told: false })
    expect(await prices()).toEqual(Array(12).fill(62_000))
    expect(await mails()).toEqual(['plan-made'])
  })

  test('without an address nobody is told by mail, and it is said', async () => {
    await make()
    await engine.owner('update customers set email = null')
    expect(await call(`announce_plan_price('${planId}', 66000)`)).toBe('no_address')
    expect(await call(`announce_plan_price('${planId}', 66000, 'person')`)).toMatchObject({
      told_how: 'person',
      mail_to: null,
    })
    expect(await change('2027-03-16', 'following', { price_cents: 70_000 })).toBe('validation_failed:price')
    expect(await change('2027-03-16', 'following', { minutes: 180, price_cents: 70_000 })).toMatchObject({
      changed: 10,
    })
    expect((await ahead()).slice(1, 3).map(({ price_cents }) => price_cents)).toEqual([62_000, 70_000])
  })

  test('a request becomes the first visit, confirmed, with one letter', async () => {
    await bookAsGuest(engine, {
      id: idOf(1),
      service_type: 'residential-standard',
      service_date: '2027-03-04',
      service_time: '10:00-12:00',
    })
    const plan = JSON.stringify({ id: planId, rhythm: 'two-weeks', price_cents: 70_000 })
    expect(await call(`make_plan('${plan}', '${idOf(1)}')`)).toMatchObject({ made: 5 })
    expect((await visits()).slice(0, 2)).toEqual(['2027-03-04 10:00', '2027-03-18 10:00'])
    expect(
      await engine.owner(`select status, price, plan_day from bookings where id = '${idOf(1)}'`),
    ).toEqual([['confirmed', '700.00', '2027-03-04']])
    await engine.owner(`select make_mails('owner@coastal.example', 1000)`)
    expect((await mails()).toSorted()).toEqual(['booking-received', 'booking-received-owner', 'plan-made'])
    expect(await call(`make_plan('${plan}', '${idOf(1)}')`)).toMatchObject({ id: planId, made: 0 })
  })

  test('a completed visit counts like any clean', async () => {
    await make()
    await attempt(engine, 'staff', `update bookings set status = 'completed' where plan_day = '${tuesday}'`)
    expect(await engine.owner('select total_cleaning_count from customers')).toEqual([['1']])
    expect((await ahead())[0]).toMatchObject({ state: 'done' })
    expect(await call(`skip_visit('${planId}', '${tuesday}')`)).toBe('booking_closed')
  })

  test('a holiday moves a visit or leaves it out, as the plan says', async () => {
    // Human Rights Day 2027 is Sunday 21 March, so Monday 22 is free.
    await make({ from_day: '2027-03-08' })
    expect((await days()).slice(0, 3)).toEqual(['03-08', '03-15', '03-23'])
    expect((await ahead())[2]).toMatchObject({ state: 'moved', closed: 'Human Rights Day observed' })
    await make({ id: idOf(901), from_day: '2027-03-08', start_minute: 720, on_closed: 'skip' })
    const [, , third] = (await call(`plan_card('${idOf(901)}')`)).visits
    expect(third).toMatchObject({
      plan_day: '2027-03-22',
      state: 'skipped',
      closed: 'Human Rights Day observed',
    })
  })

  test('a day off laid over visits changes nothing and lists them', async () => {
    await make()
    const before = await visits()
    await engine.owner(`insert into crew_days_off (crew_id, day) values (1, '2027-03-09');
      insert into day_overrides (day, is_open, reason) values ('2027-03-16', false, 'Election');
      delete from private.plan_rounds; select make_visits()`)
    expect(await visits()).toEqual(before)
    const clashes = await attempt(
      engine,
      'staff',
      `select hit from diary_clashes('2027-03-01', '2027-03-31')`,
    )
    expect(clashes.rows.flat()).toEqual(['crew_off', 'crew_off'])
  })

  const ownAs = async (person: 'client' | 'stranger', customer: string) =>
    engine.owner(`insert into client_profiles (user_id, email, first_name, last_name, customer_id)
      values ('${userIds[person]}', '${person}@coastal.example', 'Anna', 'Ferreira', '${customer}')`)

  test('a client sees the own plan, and skips or moves a visit until the day before', async () => {
    await ownAs('client', anna)
    await make({ from_day: '2027-03-02' })
    const [plan] = await call('own_plans()', 'client')
    expect(plan).toMatchObject({ id: planId, rhythm: 'weekly', price_cents: 62_000 })
    expect(plan).not.toHaveProperty('crew_id')
    expect(await call(`skip_visit('${planId}', '2027-03-02')`, 'client')).toBe('too_late')
    expect(await call(`skip_visit('${planId}', '2027-03-09')`, 'client')).toMatchObject({
      skipped_by: 'client',
    })
    expect(await call(`take_back_skip('${planId}', '2027-03-09')`, 'client')).toMatchObject({
      state: 'coming',
    })
    const [, , third] = await ahead()
    const moved = await call(`move_booking('${third?.booking_id}', '2027-03-17', '08:00-10:00')`, 'client')
    expect(moved).toMatchObject({
      service_date: '2027-03-17',
      plan: { plan_day: '2027-03-16', rhythm: 'weekly' },
    })
    for (const act of ['skip_visit', 'take_back_skip'])
      expect(await call(`${act}('${planId}', '2027-03-23')`, 'stranger')).toBe('plan_not_found')
    expect(await call('own_plans()', 'stranger')).toEqual([])
  })

  test.each([
    `make_plan('{}')`,
    `preview_plan('{}')`,
    `change_visits('${planId}', '2027-03-09', 'this', '{}')`,
    `preview_change('${planId}', '2027-03-09', 'this', '{}')`,
    `pause_plan('${planId}', '2027-03-09', '2027-03-09')`,
    `end_pause('${planId}', '2027-03-09')`,
    `end_plan('${planId}', '2027-03-09')`,
    `continue_plan('${planId}')`,
    `announce_plan_price('${planId}', 1)`,
    `take_back_plan_price('${planId}')`,
  ])('the client of a plan cannot %s', async act => {
    await ownAs('client', anna)
    await make()
    expect(await call(act, 'client')).toMatch(/^(plan|customer)_not_found$/)
    expect(await call(`plan_card('${planId}')`, 'client')).toBeNull()
    expect(await call(`customer_plans('${anna}')`, 'client')).toEqual([])
    expect(await call('unplaced_visits()', 'client')).toEqual([])
  })

  test('visits that were made before the account was known become its own when it is', async () => {
    await make()
    const own = () => attempt(engine, 'client', 'select plan_day from bookings order by plan_day')
    expect((await own()).rows).toEqual([])
    await ownAs('client', anna)
    expect((await own()).rows).toHaveLength(12)
    // Another account of the same customer takes nothing away.
    await ownAs('stranger', anna)
    expect((await own()).rows).toHaveLength(12)
  })

  test('the office reads with a visit how often its plan comes', async () => {
    await make()
    const asked = 'select distinct plan_rhythm(bookings) from bookings'
    expect((await attempt(engine, 'staff', asked)).rows).toEqual([['weekly']])
    await ownAs('client', anna)
    expect((await attempt(engine, 'client', asked)).rows).toEqual([[null]])
  })

  test('the private link of a visit moves and cancels it, and tells of the plan', async () => {
    await make()
    const [, second, third] = await ahead()
    const token = async (id?: string) =>
      String((await engine.owner(`select make_manage_token('${id}')`)).flat())
    const [link, other] = [await token(second?.booking_id), await token(third?.booking_id)]
    expect(await call(`manage_booking('${link}')`, 'anon')).toMatchObject({ plan: { rhythm: 'weekly' } })
    await call(`cancel_booking('${second?.booking_id}', '${link}')`, 'anon')
    await call(`move_booking('${third?.booking_id}', '2027-03-17', '10:00-12:00', '${other}')`, 'anon')
    await engine.owner('delete from private.plan_rounds; select make_visits()')
    expect((await states()).slice(1, 3)).toEqual(['03-09 skipped', '03-16 moved'])
    expect(await engine.owner('select by_client from plan_skips')).toEqual([['t']])
  })

  test('nobody but the plan makes a visit of it', async () => {
    await make()
    for (const person of ['client', 'staff', 'admin'] as const) {
      const { refusal } = await attempt(engine, person, `update bookings set plan_day = '2027-03-10'`)
      expect(refusal?.code).toBe('42501')
    }
    const twice = `insert into bookings (customer_id, service_type, service_date, service_time, address, plan_id, plan_day)
      values ('${anna}', 'window', '2027-03-11', '08:00-10:00', '1 Marsh St', '${planId}', '2027-03-09')`
    await expect(engine.owner(twice)).rejects.toMatchObject({ code: '23505' })
    const over = `insert into bookings (customer_id, service_type, service_date, service_time, address, crew_id, start_minute, minutes)
      values ('${anna}', 'window', '2027-03-09', '08:00-10:00', '1 Marsh St', 1, 500, 60)`
    await expect(engine.owner(`alter table bookings disable trigger user; ${over}`)).rejects.toMatchObject({
      code: '23P01',
    })
    await engine.owner('alter table bookings enable trigger user')
  })

  test('a deleted customer takes the plan along and brings it back', async () => {
    await make()
    await call(`skip_visit('${planId}', '2027-03-09')`)
    await attempt(engine, 'staff', `delete from customers where id = '${anna}'`)
    expect(await engine.owner('select count(*) from plans')).toEqual([['0']])
    await attempt(engine, 'staff', `select restore_customer('${anna}')`)
    expect((await states()).slice(0, 3)).toEqual(['03-02 coming', '03-09 skipped', '03-16 coming'])
    expect(await days()).toHaveLength(11)
  })

  test('a person with a running plan is not erased; with an ended one nothing stays', async () => {
    await make({ address: '3 Seemeeu Crescent', special_instructions: 'Key with Sannie' })
    const erase = `erase_person('${anna}', null, null)`
    await engine.owner(`update bookings set status = 'cancelled'`)
    expect(await call(erase, 'admin')).toBe('bookings_ahead')
    const exported = await call(`export_person('${anna}', null, null)`, 'admin')
    expect(exported.plans).toHaveLength(1)
    expect(exported.plan_prices).toHaveLength(1)
    await call(`end_plan('${planId}', '2027-03-01')`)
    await setClock(engine, '2027-03-05 09:00')
    expect(await call(erase, 'admin')).toMatchObject({ is_done: true })
    const held = await engine.owner(`select string_agg(plans::text, '') from plans`)
    expect(String(held)).not.toMatch(/Seemeeu|Diaz|Sannie/)
    expect(String(await engine.owner(`select string_agg(audit_log::text, '') from audit_log`))).not.toMatch(
      /Seemeeu|Sannie/,
    )
  })

  test('the audit log says who changed what', async () => {
    await make()
    await call(`pause_plan('${planId}', '2027-03-08', '2027-03-20')`)
    const logged = await engine.owner(
      `select distinct table_name, actor from audit_log where table_name like 'plan%' order by 1`,
    )
    expect(logged).toEqual(
      ['plan_pauses', 'plan_prices', 'plan_shapes', 'plans'].map(table => [table, userIds.staff]),
    )
  })

  test('two servers at once make each visit once', async () => {
    for (let place = 0; place < 8; place += 1)
      await make({
        id: idOf(910 + place),
        on_closed: 'skip',
        from_day: `2027-03-0${2 + (place % 5)}`,
        start_minute: 480 + 180 * Math.floor(place / 5),
      })
    const all = `select plan_id, plan_day, service_date from bookings where status <> 'cancelled' order by 1, 2`
    const before = await engine.owner(all)
    await engine.owner(
      'delete from bookings; delete from plan_skips; delete from plan_unplaced; delete from private.plan_rounds',
    )
    const server = () =>
      engine.database.tx({ role: 'backend' }, [{ text: 'select make_visits(3)' }], {
        timeoutMs: limit(60_000),
      })
    for (let round = 0; round < 4; round += 1) await Promise.all([server(), server(), server()])
    expect(await engine.owner(all)).toEqual(before)
    expect(await engine.owner('select count(*) from plan_unplaced')).toEqual([['0']])
  })

  test('visits are dragged, skipped and changed while others are made: nobody waits in a ring, nothing overlaps', async () => {
    await engine.owner('update business_settings set slot_capacity = 2')
    for (let place = 0; place < 4; place += 1)
      await make({
        id: idOf(920 + place),
        start_minute: 480 + 10 * place,
        crew_id: 1 + (place % 2),
        from_day: tuesday,
      })
    const acts = Array.from({ length: 6 }, (_, round) => [
      `select place_booking(id, updated_at, new_crew => ${1 + (round % 2)}::smallint, new_start => ${480 + 100 * round})
        from bookings where plan_id = '${idOf(920)}' and plan_day = '2027-03-${round % 2 ? '09' : '16'}'`,
      `select change_visits('${idOf(920 + (round % 4))}', '2027-03-09', 'all', '{"start_minute": ${600 + 60 * round}}')`,
      `select skip_visit('${idOf(920 + ((round + 1) % 4))}', '2027-03-23')`,
      `select take_back_skip('${idOf(920 + ((round + 1) % 4))}', '2027-03-23')`,
    ]).flat()
    const rounds = Array.from({ length: 6 }, () =>
      engine.database.tx({ role: 'backend' }, [{ text: 'select make_visits()' }], {
        timeoutMs: limit(60_000),
      }),
    )
    const done = acts.map(act => attempt(engine, 'staff', act, { isSlow: true }))
    await Promise.all(rounds)
    const refusals = (await Promise.all(done)).flatMap(
      ({ refusal }) => refusal?.detail ?? refusal?.code ?? [],
    )
    for (const refusal of refusals)
      expect(['slot_taken', 'changed_meanwhile', 'ends_too_late', 'visit_not_found']).toContain(refusal)
    const overlaps = `select a.id from bookings as a join bookings as b on a.id < b.id and a.during && b.during
      where a.status <> 'cancelled' and b.status <> 'cancelled'`
    expect(await engine.owner(overlaps)).toEqual([])
  })

  test('a round that broke off half way left nothing, and the next one makes all', async () => {
    await make()
    const whole = await visits()
    await engine.owner('delete from bookings; delete from plan_skips; delete from private.plan_rounds')
    const broken = engine.database.tx({ role: 'backend' }, [
      { text: 'select make_visits()' },
      { text: 'select 1 / 0' },
    ])
    await expect(broken).rejects.toThrow()
    expect(await visits()).toEqual([])
    await engine.owner('select make_visits()')
    expect(await visits()).toEqual(whole)
  })

  test('a clock that ran ahead and was set back makes nothing twice and leaves no gap', async () => {
    await make()
    await setClock(engine, '2027-07-05 08:00')
    await engine.owner('select make_visits()')
    await setClock(engine, '2027-03-01 10:00')
    await engine.owner('select make_visits()')
    await setClock(engine, '2027-05-03 10:00')
    await engine.owner('select make_visits()')
    const made = await engine.owner(`select count(*), count(distinct plan_day) from bookings
      where plan_day between '2027-03-02' and '2027-07-26'`)
    expect(made).toEqual([['21', '21']])
  })
})
