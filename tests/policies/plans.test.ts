// Regular visits: a plan makes its visits ahead, each once, and whoever changes it changes them.
import { expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, idOf, setClock } from './booking-life.ts'
import { attempt } from './people.ts'
import { anna, planId, planning, type Visit } from './planning.ts'

describeEachEngine('regular visits', engine => {
  const { weekly, call, make, visits, days, mails, unplaced, ahead, states, change, cleaned } =
    planning(engine)

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

  test('what found no place is laid in by hand on another day, and is listed no more', async () => {
    await engine.owner(`insert into crew_days_off (crew_id, day) values (1, '2027-03-16')`)
    await make()
    expect(await unplaced()).toEqual(['2027-03-16 crew_off'])
    await change('2027-03-16', 'this', { service_date: '2027-03-17' })
    expect(await unplaced()).toEqual([])
    const laid = await engine.owner(`select service_date from bookings where plan_day = '2027-03-16'`)
    expect(laid).toEqual([['2027-03-17']])
  })

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
    const refused = (fields: object) => change('2027-03-09', 'following', fields)
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
})
