// Regular visits: their prices, who may see and change them, and that servers at once make each visit once.
import { expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, idOf, setClock } from './booking-life.ts'
import { attempt, userIds } from './people.ts'
import { anna, planId, planning, tuesday } from './planning.ts'

describeEachEngine('regular visits', engine => {
  const { call, make, visits, days, mails, ahead, states, change, ownAs } = planning(engine)

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
})
