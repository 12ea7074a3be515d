// Regular visits: a plan makes its visits ahead, each once, and whoever changes it changes them.
import { beforeEach, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, idOf, setClock, startAfresh } from './booking-life.ts'
import { attempt, type Person, welcomeEveryone } from './people.ts'

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
})
