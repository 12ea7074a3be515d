// The ticks of the day: a clean begins, ends with how it was paid, and a tick that was a mistake leaves no trace.
import { beforeEach, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, idOf, startAfresh } from './booking-life.ts'
import { attempt, type Person, userIds, welcomeEveryone } from './people.ts'
import { insertOf } from './sample-rows.ts'

const ann = 'c8000000-0000-4000-8000-000000000001'
const friend = 'c8000000-0000-4000-8000-000000000002'
const clean = idOf(1)

describeEachEngine('the ticks of a clean', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await welcomeEveryone(engine)
    const person = (id: string, phone: string, email: string) =>
      insertOf('customers', { id, first_name: 'Ann', last_name: 'Guest', phone, email, status: 'prospect' })
    await engine.owner(`${person(ann, '+27821234567', 'ann@guest.example')};
      ${person(friend, '+27837654321', 'friend@guest.example')}`)
    await bookAsGuest(engine, { id: clean })
    await engine.owner(`update bookings set status = 'confirmed', price = 855; delete from events`)
  })

  const seen = `(select updated_at from bookings where id = '${clean}')`
  const start = (who: Person, rest = '') =>
    attempt(engine, who, `select start_booking('${clean}', ${seen}${rest})`)
  const complete = (who: Person, method = `'cash', 'paid'`) =>
    attempt(engine, who, `select complete_booking_with('${clean}', ${method}, ${seen})`)
  const undo = (who: Person = 'staff') => attempt(engine, who, `select undo_complete_booking('${clean}')`)
  const events = () => engine.owner('select name, created_by from events order by created_at, id')

  // Everything that completing touches, but the times at which a row was written.
  const traces = async () => {
    const tables = ['services', 'rewards', 'referrals', 'customers', 'bookings', 'private.completions']
    const rows = tables.map(
      table =>
        `select coalesce(jsonb_agg(to_jsonb(t) - 'updated_at' order by to_jsonb(t)::text), '[]') from ${table} t`,
    )
    return Promise.all(rows.map(sql => engine.owner(sql)))
  }

  test('staff start and complete, and the timeline says who', async () => {
    await start('staff')
    expect((await complete('staff')).refusal).toBeUndefined()
    expect(await engine.owner('select status, payment_method, payment_status, price from services')).toEqual([
      ['completed', 'cash', 'paid', '855.00'],
    ])
    expect(await events()).toEqual([
      ['booking_started', userIds.staff],
      ['booking_completed', userIds.staff],
    ])
  })

  test('what is not paid yet stays open', async () => {
    await complete('staff', `null, 'pending'`)
    expect(await engine.owner('select payment_method, payment_status from services')).toEqual([
      [null, 'pending'],
    ])
  })

  test('a repeat of a tick that arrived changes nothing', async () => {
    const before = `'2000-01-01'`
    await start('staff')
    const [[startedAt]] = (await engine.owner('select started_at from bookings')) as [[string]]
    expect(
      (await attempt(engine, 'staff', `select start_booking('${clean}', ${before})`)).refusal,
    ).toBeUndefined()
    expect(await engine.owner('select started_at from bookings')).toEqual([[startedAt]])
    await complete('staff')
    const repeat = `select complete_booking_with('${clean}', null, 'pending', ${before})`
    expect((await attempt(engine, 'staff', repeat)).refusal).toBeUndefined()
    expect(await engine.owner('select payment_status from services')).toEqual([['paid']])
    expect(await events()).toHaveLength(2)
  })

  test('a tick on what somebody has changed meanwhile is refused', async () => {
    const stale = `'2000-01-01'`
    for (const call of [
      `start_booking('${clean}', ${stale})`,
      `complete_booking_with('${clean}', null, 'pending', ${stale})`,
    ])
      expect((await attempt(engine, 'staff', `select ${call}`)).refusal?.detail).toBe('changed_meanwhile')
  })

  test('only a confirmed clean can be ticked', async () => {
    await engine.owner(`update bookings set status = 'cancelled'`)
    expect((await start('staff')).refusal?.detail).toBe('status_move')
    expect((await complete('staff')).refusal?.detail).toBe('status_move')
  })

  test('a tick made without signal keeps its own time, within a day and never ahead', async () => {
    const startedAfter = async (moment: string) => {
      await start('staff', `, now() ${moment}`)
      const [[hours]] = (await engine.owner(
        `select round(extract(epoch from now() - started_at) / 3600) from bookings`,
      )) as [[string]]
      await attempt(engine, 'staff', `select undo_start_booking('${clean}')`)
      return Number(hours)
    }
    expect(await startedAfter(`- interval '2 hours'`)).toBe(2)
    expect(await startedAfter(`- interval '9 days'`)).toBe(24)
    expect(await startedAfter(`+ interval '2 hours'`)).toBe(0)
    expect(await engine.owner('select started_at from bookings')).toEqual([[null]])
  })

  test('a clean that is moved has not begun', async () => {
    await start('staff')
    await attempt(engine, 'staff', `update bookings set service_date = '2027-03-10'`)
    expect(await engine.owner('select started_at from bookings')).toEqual([[null]])
  })

  test('undone, a first clean leaves customer, referrer and rewards as they were', async () => {
    await engine.owner(`
      insert into referrals (referrer_customer_id, referred_customer_id) values ('${friend}', '${ann}');
      insert into rewards (customer_id, kind, earned_on, lapses_on) values ('${ann}', 'referral', '2027-01-01', '2027-07-01')`)
    const before = await traces()
    await complete('staff')
    expect(await traces()).not.toEqual(before)
    expect((await undo()).refusal).toBeUndefined()
    expect(await traces()).toEqual(before)
    expect((await events()).map(([name]) => name)).toEqual(['booking_completed', 'booking_uncompleted'])
    expect((await complete('staff')).refusal).toBeUndefined()
    expect(await engine.owner(`select total_cleaning_count from customers where id = '${ann}'`)).toEqual([
      ['1'],
    ])
  })

  test('undone, the tenth clean takes its milestone back', async () => {
    await engine.owner(`update customers set total_cleaning_count = 9 where id = '${ann}'`)
    const before = await traces()
    await complete('staff')
    expect(await engine.owner('select milestone from rewards')).toEqual([['10']])
    await undo()
    expect(await traces()).toEqual(before)
  })

  test('what a later clean has reached stays', async () => {
    await engine.owner(`update customers set total_cleaning_count = 9 where id = '${ann}'`)
    await complete('staff')
    await bookAsGuest(engine, { id: idOf(2) })
    await engine.owner(`update bookings set status = 'confirmed' where id = '${idOf(2)}'`)
    await engine.owner(`update rewards set used_at = null, used_by = null`)
    await engine.owner(`update bookings set status = 'completed' where id = '${idOf(2)}'`)
    await engine.owner(`update rewards set used_at = null, used_by = null`)
    await undo()
    expect(await engine.owner(`select total_cleaning_count from customers where id = '${ann}'`)).toEqual([
      ['10'],
    ])
    expect(await engine.owner('select milestone from rewards')).toEqual([['10']])
  })

  test('what has been spent, or thanked for, cannot be taken back', async () => {
    await engine.owner(`update customers set total_cleaning_count = 9 where id = '${ann}'`)
    await complete('staff')
    await engine.owner(`update rewards set used_at = now()`)
    expect((await undo()).refusal?.detail).toBe('reward_used')
    await engine.owner(`update rewards set used_at = null;
      update private.completions set completed_at = now() - interval '11 minutes'`)
    expect((await undo()).refusal?.detail).toBe('undo_too_late')
    expect(await engine.owner('select status from bookings')).toEqual([['completed']])
  })

  test('twenty who undo at once take back one clean', async () => {
    await complete('staff')
    const call = `select undo_complete_booking('${clean}')`
    await Promise.all(Array.from({ length: 20 }, () => attempt(engine, 'staff', call, { isSlow: true })))
    expect(await engine.owner(`select total_cleaning_count from customers where id = '${ann}'`)).toEqual([
      ['0'],
    ])
  })

  test('to everyone but staff the booking is unknown', async () => {
    await engine.owner(`update bookings set guest_name = null, guest_email = null, guest_phone = null,
      user_id = '${userIds.client}'`)
    for (const call of [start, complete, undo])
      for (const who of ['client', 'stranger'] as const)
        expect((await call(who)).refusal?.detail).toBe('booking_not_found')
    expect((await start('anon')).refusal?.code).toBe('42501')
    const byHand = await attempt(engine, 'staff', `update bookings set started_at = now()`)
    expect(byHand.refusal?.code).toBe('42501')
    await complete('admin')
    const reopen = await attempt(engine, 'admin', `update bookings set status = 'confirmed'`)
    expect(reopen.refusal?.detail).toBe('status_move')
  })
})
