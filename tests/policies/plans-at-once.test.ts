// Regular visits while others work: servers at once, rounds that break off, a clock that was set back.
import { expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { limit } from '#tests/limits.ts'
import { idOf, setClock } from './booking-life.ts'
import { attempt } from './people.ts'
import { planning, tuesday } from './planning.ts'

describeEachEngine('regular visits', engine => {
  const { make, visits } = planning(engine)

  test('two servers at once make each visit once', async () => {
    for (let place = 0; place < (process.env.EVERYTHING ? 8 : 5); place += 1)
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
    // Closed: a visit that found no place at its plan's new time was cancelled before it was dragged.
    const known = ['slot_taken', 'changed_meanwhile', 'ends_too_late', 'visit_not_found', 'booking_closed']
    for (const refusal of refusals) expect(known).toContain(refusal)
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
