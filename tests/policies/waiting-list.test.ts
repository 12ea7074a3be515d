// Who wants an earlier day says so once; when time comes free, the office sees who fits, and it ends by itself.
import { beforeEach, expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAs, bookAsGuest, idOf, setClock, startAfresh, tokenOf } from './booking-life.ts'
import { attempt, type Person, userIds, welcomeEveryone } from './people.ts'
import { insertOf } from './sample-rows.ts'

// The clock stands at Monday 1 March 2027, 09:30.
const [tuesday, thursday, friday] = ['2027-03-09', '2027-03-11', '2027-03-12']
const token = tokenOf('link')
const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const gapOf = (from: string, to: string, day = tuesday) =>
  `select kind, coalesce(booking_id, customer_id), to_char(time '00:00' + make_interval(mins => start_minute), 'HH24:MI'), way
   from gap_candidates('${day}', 1::smallint, ${minuteOf(from)}, ${minuteOf(to)})`

describeEachEngine('the waiting list', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await welcomeEveryone(engine)
    await engine.owner(`${emptied('crew_hours, crew_days_off, day_overrides, audit_log, private.freed_times')};
      update business_settings set slot_capacity = 1`)
  })

  // Two hours, in a suburb.
  const book = (id: string, day: string, changes: Record<string, string> = {}) =>
    bookAsGuest(engine, { id, service_date: day, suburb: 'Hartenbos', ...changes })
  const wish = (id: string, wants = true, who: Person = 'anon', key: string | null = token) =>
    attempt(engine, who, 'select wait_for_earlier($1, $2, $3)', { values: [id, String(wants), key] })
  const entries = (columns = 'booking_id, ended_why') =>
    engine.owner(`select ${columns} from waiting_list_entries order by created_at, id`)
  const note = (values: Record<string, string | null>) =>
    attempt(engine, 'staff', insertOf('waiting_list_entries', values))
  const found = async (question = gapOf('10:00', '18:00')) => {
    const { rows, refusal } = await attempt(engine, 'staff', question)
    expect(refusal).toBeUndefined()
    return rows
  }
  const overview = async (who: Person = 'staff') =>
    JSON.parse(String((await attempt(engine, who, 'select waiting_overview()')).rows[0]?.[0]))
  const setStatus = (id: string, status: string) =>
    attempt(engine, 'staff', `update bookings set status = '${status}' where id = '${id}'`)
  const place = (id: string, args: string) =>
    attempt(
      engine,
      'staff',
      `select place_booking('${id}', (select updated_at from bookings where id = '${id}'), ${args})`,
    )

  test('the holder of the link says it once and takes it back; a repeat changes nothing', async () => {
    await book(idOf(1), thursday, { manage_token: token })
    const [[answer] = []] = (await wish(idOf(1))).rows
    expect(JSON.parse(String(answer)).waiting_since).toMatch(/^\d{4}-/)
    expect((await wish(idOf(1))).refusal).toBeUndefined()
    expect(await entries('asked_by, ended_why')).toEqual([['client', null]])
    const [[without] = []] = (await wish(idOf(1), false)).rows
    expect(JSON.parse(String(without)).waiting_since).toBeNull()
    expect((await wish(idOf(1), false)).refusal).toBeUndefined()
    expect(await entries('ended_why')).toEqual([['taken_back']])
    expect(
      await engine.owner(
        `select name, details ->> 'by' from events where name like '%waiting%' order by name`,
      ),
    ).toEqual([
      ['booking_waiting', 'client'],
      ['booking_waiting_ended', 'client'],
    ])
  })

  test('a client says it of an own booking, and of nobody else’s', async () => {
    await bookAs(engine, 'client', { id: idOf(1), user_id: userIds.client, service_date: thursday })
    expect((await wish(idOf(1), true, 'stranger', null)).refusal?.detail).toBe('booking_not_found')
    expect((await wish(idOf(1), true, 'anon', tokenOf('another'))).refusal?.detail).toBe('booking_not_found')
    expect((await wish(idOf(1), true, 'client', null)).refusal).toBeUndefined()
    const own = await attempt(engine, 'client', 'select waiting_since(bookings) is not null from bookings')
    expect(own.rows).toEqual([['t']])
  })

  test('there is nothing to wait for before tomorrow, nor for a clean that is over', async () => {
    await book(idOf(1), '2027-03-02', { manage_token: token })
    expect((await wish(idOf(1))).refusal?.detail).toBe('no_earlier_day')
    await book(idOf(2), '2027-03-03', { manage_token: tokenOf('two') })
    expect((await wish(idOf(2), true, 'anon', tokenOf('two'))).refusal).toBeUndefined()
    await setStatus(idOf(2), 'cancelled')
    expect((await wish(idOf(2), true, 'anon', tokenOf('two'))).refusal?.detail).toBe('booking_closed')
  })

  test('who changes their mind ten times is asked to phone', async () => {
    await book(idOf(1), thursday, { manage_token: token })
    for (let time = 0; time < 10; time += 1) {
      await wish(idOf(1))
      await wish(idOf(1), false)
    }
    expect((await wish(idOf(1))).refusal?.detail).toBe('too_many_wishes')
    expect((await note({ booking_id: idOf(1) })).refusal).toBeUndefined()
  })

  test('it ends when the clean is done, cancelled or moved to an earlier day, and not when it is moved to a later one', async () => {
    for (const place of [1, 2, 3, 4]) {
      await book(idOf(place), `2027-03-1${place}`.replace('14', '15'), { manage_token: tokenOf(`${place}`) })
      await wish(idOf(place), true, 'anon', tokenOf(`${place}`))
    }
    await setStatus(idOf(1), 'confirmed')
    await setStatus(idOf(1), 'completed')
    await setStatus(idOf(2), 'cancelled')
    await place(idOf(4), `new_date => '2027-03-16'`)
    expect(await entries('ended_why')).toEqual([['done'], ['cancelled'], [null], [null]])
    await place(idOf(4), `new_date => '${tuesday}'`)
    expect(await entries('ended_why')).toEqual([['done'], ['cancelled'], [null], ['moved']])
  })

  test('staff note somebody without a booking, once; a booking of that kind ends it', async () => {
    await engine.owner(
      `insert into customers (id, first_name, last_name) values ('${idOf(9)}', 'Kobus', 'Nel')`,
    )
    const wanted = { customer_id: idOf(9), service_type: 'window', suburb: 'Reebok', weekdays: '{2}' }
    expect((await note(wanted)).refusal).toBeUndefined()
    expect((await note(wanted)).refusal?.code).toBe('23505')
    expect((await note({ ...wanted, service_type: 'gardening' })).refusal?.detail).toBe(
      'validation_failed:service_type',
    )
    expect(await found()).toEqual([['waiting', idOf(9), '10:00', '40']])
    expect(await found(gapOf('10:00', '18:00', thursday))).toEqual([])
    await bookAs(engine, 'staff', { customer_id: idOf(9), service_type: 'carpet-clean-one-time' })
    expect(await entries('ended_why')).toEqual([[null]])
    await bookAs(engine, 'staff', { customer_id: idOf(9), service_time: '14:00-16:00' })
    expect(await entries('ended_why')).toEqual([['booked']])
  })

  test('an entry that has ended stays ended, and staff end one', async () => {
    await book(idOf(1), thursday)
    await note({ booking_id: idOf(1) })
    const set = (value: string) =>
      attempt(engine, 'staff', `update waiting_list_entries set ended_at = ${value}`)
    await set('now()')
    await set('null')
    expect(await entries('ended_why, ended_at is null')).toEqual([['taken_back', 'f']])
    expect(
      await engine.owner(`select count(*) from audit_log where table_name = 'waiting_list_entries'`),
    ).toEqual([['3']])
  })

  test('in a gap the shortest way is first, then the longest wait; what does not fit is not named', async () => {
    await book(idOf(1), tuesday, { service_time: '08:00-10:00', suburb: 'Dana Bay' })
    await book(idOf(2), thursday, { suburb: 'Reebok' })
    await book(idOf(3), thursday, { suburb: 'Dana Bay', service_time: '14:00-16:00' })
    await book(idOf(4), friday, { suburb: 'Reebok', service_type: 'mattress-clean-one-time' })
    await book(idOf(5), '2027-03-15', { service_type: 'residential-deep', service_time: '08:00-10:00' })
    for (const place of [4, 2, 3, 5]) await note({ booking_id: idOf(place) })
    expect(await found(gapOf('10:00', '18:00'))).toEqual([
      ['waiting', idOf(3), '10:10', '30'],
      ['waiting', idOf(4), '10:20', '40'],
      ['waiting', idOf(2), '10:20', '40'],
      ['waiting', idOf(5), '10:20', '40'],
    ])
    // The next clean at half past twelve, with the way to it.
    await book(idOf(6), tuesday, { service_time: '12:00-14:00', suburb: 'Dana Bay' })
    await place(idOf(6), 'new_start => 750')
    expect((await found(gapOf('10:00', '12:30'))).map(row => row[1])).toEqual([idOf(3), idOf(4)])
  })

  test('only the windows and weekdays that suit, and no day that is not earlier', async () => {
    await book(idOf(1), thursday)
    await note({ booking_id: idOf(1), windows: '{14:00-16:00}' })
    expect(await found()).toEqual([['waiting', idOf(1), '14:00', '40']])
    expect(await found(gapOf('10:00', '14:00'))).toEqual([])
    expect(await found(gapOf('08:00', '18:00', thursday))).toEqual([])
    expect(await found(gapOf('08:00', '18:00', friday))).toEqual([])
    await engine.owner(`update waiting_list_entries set weekdays = '{1}'`)
    expect(await found()).toEqual([])
  })

  test('requests without an answer and what was left over could come too', async () => {
    await book(idOf(1), thursday)
    await book(idOf(2), friday)
    await setStatus(idOf(2), 'confirmed')
    // Whoever has waited longest comes first, and rows are stamped with the real day.
    await engine.owner(`update bookings set created_at = '2027-03-01 09:30+02' where id = '${idOf(1)}'`)
    expect(await found()).toEqual([['request', idOf(1), '10:00', '40']])
    await setClock(engine, '2027-03-13 07:00')
    expect(await found(gapOf('08:00', '18:00', '2027-03-16'))).toEqual([
      // Asked for a time that has passed, and one that nobody ticked off.
      ['request', idOf(1), '08:00', '40'],
      ['leftover', idOf(2), '08:00', '40'],
    ])
  })

  test('time that comes free is named with how many could have it: cancelled, moved, shortened, deleted, opened', async () => {
    await book(idOf(1), tuesday)
    await book(idOf(2), thursday, { service_time: '08:00-10:00', service_type: 'residential-deep' })
    await book(idOf(3), friday)
    await note({ booking_id: idOf(3) })
    expect(await overview()).toEqual({ waiting: 1, gaps: [] })
    await setStatus(idOf(1), 'cancelled')
    const gap = (day: string, starts: number) => expect.objectContaining({ day, starts, fits: 1 })
    expect((await overview()).gaps).toEqual([gap(tuesday, 480)])
    await place(idOf(2), 'new_minutes => 120')
    expect((await overview()).gaps).toEqual([gap(tuesday, 480), gap(thursday, 600)])
    await book(idOf(4), '2027-03-10')
    await place(idOf(4), `new_date => '2027-03-15'`)
    expect((await overview()).gaps[1]).toEqual(gap('2027-03-10', 480))
    await book(idOf(5), '2027-03-08')
    await attempt(engine, 'admin', `delete from bookings where id = '${idOf(5)}'`)
    expect((await overview()).gaps[0]).toEqual(gap('2027-03-08', 480))
    await attempt(engine, 'admin', `insert into day_overrides (day, is_open) values ('2027-03-07', true)`)
    expect((await overview()).gaps[0]).toEqual(gap('2027-03-07', 480))
    // Filled again, it is named no more; nor is anything while nobody waits.
    await place(idOf(3), `new_date => '2027-03-07'`)
    expect(await overview()).toEqual({ waiting: 0, gaps: [] })
  })

  test('time comes free too where only the window is written, and the start follows', async () => {
    await book(idOf(1), tuesday)
    await book(idOf(2), friday)
    await note({ booking_id: idOf(2) })
    await attempt(engine, 'staff', `update bookings set service_time = '14:00-16:00' where id = '${idOf(1)}'`)
    expect((await overview()).gaps).toEqual([expect.objectContaining({ day: tuesday, starts: 480 })])
  })

  test('a gap that is dismissed is announced no more, until that is taken back or time comes free again', async () => {
    await book(idOf(1), tuesday)
    await book(idOf(2), thursday, { manage_token: token })
    await wish(idOf(2))
    await setStatus(idOf(1), 'cancelled')
    const [gap] = (await overview()).gaps
    const dismiss = (who: Person, wanted: boolean) =>
      attempt(
        engine,
        who,
        `select dismiss_gap('${gap.day}', ${gap.crew_id}::smallint, ${gap.starts}, ${gap.ends}, ${wanted})`,
      )
    expect((await dismiss('client', false)).refusal?.code).toBe('42501')
    expect((await overview()).gaps).toHaveLength(1)
    await dismiss('staff', false)
    expect((await overview()).gaps).toEqual([])
    await dismiss('staff', true)
    expect((await overview()).gaps).toEqual([gap])
    await dismiss('staff', false)
    await book(idOf(3), tuesday)
    await setStatus(idOf(3), 'cancelled')
    expect((await overview()).gaps).toHaveLength(1)
  })

  test('a day off that is taken back is free again, a day that was open is not', async () => {
    await engine.owner('update business_settings set slot_capacity = 2')
    await book(idOf(1), friday)
    await note({ booking_id: idOf(1) })
    await attempt(engine, 'admin', `insert into crew_days_off (crew_id, day) values (2, '${tuesday}')`)
    await attempt(engine, 'admin', `insert into day_overrides (day, is_open) values ('${thursday}', true)`)
    expect((await overview()).gaps).toEqual([])
    await attempt(engine, 'admin', 'delete from crew_days_off')
    expect((await overview()).gaps).toEqual([expect.objectContaining({ day: tuesday, crew_id: 2 })])
    await setClock(engine, '2027-03-10 06:00')
    await attempt(engine, { role: 'backend' }, 'select forget_freed_times()')
    expect(await engine.owner('select count(*) from private.freed_times')).toEqual([['0']])
  })

  test('what one is offered in a gap is taken there, and of two who fill it the second is told', async () => {
    for (const place of [1, 2]) {
      await book(idOf(place), [thursday, friday][place - 1] ?? '')
      await note({ booking_id: idOf(place) })
    }
    const [[, id = '', clock] = []] = await found()
    expect(clock).toBe('10:00')
    const into = `new_date => '${tuesday}', new_start => 600, new_crew => 1::smallint`
    const answers = await Promise.all([idOf(1), idOf(2)].map(one => place(one, into)))
    expect(answers.map(({ refusal }) => refusal?.detail).toSorted()).toEqual(['slot_taken', undefined])
    expect([idOf(1), idOf(2)]).toContain(id)
    expect((await entries('ended_why')).flat().toSorted()).toEqual(['moved', null].toSorted())
  })

  test('a request that its sender has not confirmed is nobody’s to see', async () => {
    await book(idOf(1), thursday, { manage_token: token })
    await engine.owner(`update bookings set sender_check = 'waiting', confirm_by = now() + interval '1 day'`)
    await wish(idOf(1))
    expect(await found()).toEqual([])
    expect((await overview()).waiting).toBe(0)
  })

  test('nobody but staff sees who waits or who could come', async () => {
    await book(idOf(1), thursday, { manage_token: token })
    await wish(idOf(1))
    for (const person of ['client', 'stranger'] as const) {
      expect((await attempt(engine, person, gapOf('08:00', '18:00'))).rows).toEqual([])
      expect(await overview(person)).toEqual({ waiting: 0, gaps: [] })
    }
    expect((await attempt(engine, 'anon', gapOf('08:00', '18:00'))).refusal?.code).toBe('42501')
  })
})
