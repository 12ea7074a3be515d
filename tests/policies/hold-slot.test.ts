// No slot holds more than it can, and no day is booked on which nobody works. Lengths, crews and the way: diary.test.ts.
import { beforeEach, describe, expect, inject, test } from 'vitest'
import { type DatabaseError, Unavailable } from '#server/database/database-error.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { limit } from '#tests/limits.ts'
import { businessNow, manyUnanswered } from '#tests/set-function.ts'
import { crowd } from './booking-life.ts'
import { attempt, userIds, welcomeEveryone } from './people.ts'
import { insertOf } from './sample-rows.ts'

const monday = '2027-03-01'
const slot = '10:00-12:00'

describeEachEngine('holding a slot', engine => {
  // Monday morning, 09:30 in Mossel Bay.
  beforeEach(async () => {
    await engine.owner(`
      ${businessNow(`${monday} 09:30`)};
      ${manyUnanswered};
      delete from bookings; delete from day_overrides; update business_settings set slot_capacity = 1`)
  })

  type Wish = { id?: string; day?: string; time?: string; isSlow?: boolean }

  const book = async ({ day = '2027-03-02', time = slot, isSlow = false, ...id }: Wish = {}) => {
    const row = { ...guestBooking, ...id, service_date: day, service_time: time }
    return (await attempt(engine, 'anon', insertOf('bookings', row), { isSlow })).refusal
  }
  const asService = (text: string, circumstances = {}) =>
    attempt(engine, { role: 'service_role' }, text, circumstances)
  const counted = async (text: string) => Number((await engine.owner(`select count(*) from ${text}`))[0]?.[0])

  test('a free slot is given, and the next who asks is told that it is taken', async () => {
    expect(await book()).toBeUndefined()
    const refusal = await book()
    expect([refusal?.code, refusal?.detail, refusal?.message]).toEqual([
      'P0001',
      'slot_taken',
      'Someone has just booked that time.',
    ])
  })

  test.each([
    ['slot_past', '2027-02-26', slot, 'That time has already passed.'],
    ['slot_past', monday, '08:00-10:00', 'That time has already passed.'],
    ['day_closed', '2027-03-07', slot, 'We are closed then: Sunday.'],
    ['day_closed', '2027-03-22', slot, 'We are closed then: Human Rights Day observed.'],
    ['day_closed', '2027-03-06', '14:00-16:00', 'We are closed then: Saturday until 14:00.'],
  ])('%s on %s at %s', async (code, day, time, sentence) => {
    const refusal = await book({ day, time })
    expect([refusal?.detail, refusal?.message]).toEqual([code, sentence])
  })

  test('later today and Saturday morning are fine', async () => {
    expect(await book({ day: monday, time: '10:00-12:00' })).toBeUndefined()
    expect(await book({ day: '2027-03-06', time: '12:00-14:00' })).toBeUndefined()
  })

  test('the owner closes a working day and opens a Sunday', async () => {
    await engine.owner(`insert into day_overrides (day, is_open, reason)
      values ('2027-03-03', false, 'Stocktaking'), ('2027-03-07', true, 'Season'), ('2027-03-04', false, null)`)
    expect((await book({ day: '2027-03-03' }))?.message).toBe('We are closed then: Stocktaking.')
    expect((await book({ day: '2027-03-04' }))?.message).toBe('We are closed then: Closed.')
    expect(await book({ day: '2027-03-07', time: '16:00-18:00' })).toBeUndefined()
  })

  test('a cancelled booking frees its slot, a completed one does not', async () => {
    await book()
    await asService(`update bookings set status = 'cancelled'`)
    expect(await book()).toBeUndefined()
    await asService(`update bookings set status = 'confirmed' where status = 'pending'`)
    await asService(`update bookings set status = 'completed' where status = 'confirmed'`)
    expect(await counted(`bookings where status = 'completed'`)).toBe(1)
    expect((await book())?.detail).toBe('slot_taken')
  })

  test('moving takes the new slot and frees the old', async () => {
    await book()
    await book({ time: '12:00-14:00' })
    const move = (from: string, to: string) =>
      asService(`update bookings set service_time = '${to}' where service_time = '${from}'`)
    expect((await move(slot, '12:00-14:00')).refusal?.detail).toBe('slot_taken')
    expect((await move(slot, '14:00-16:00')).refusal).toBeUndefined()
    expect(await book()).toBeUndefined()
  })

  test('work on a past, full or closed booking goes on', async () => {
    await book()
    await asService(`update bookings set status = 'confirmed'`)
    await engine.owner(`
      ${businessNow('2027-04-01 09:30')};
      insert into day_overrides (day, is_open) values ('2027-03-02', false)`)
    const done = await asService(
      `update bookings set price = 450, service_time = service_time, status = 'completed'`,
    )
    expect(done.refusal).toBeUndefined()
  })

  test('a retry of the same booking is a duplicate, not too late', async () => {
    const id = 'c5000000-0000-4000-8000-000000000001'
    await book({ id })
    expect((await book({ id }))?.code).toBe('23505')
  })

  test('a slot that does not exist, or none at all, is refused by the table', async () => {
    expect((await book({ time: '09:00-11:00' }))?.code).toBe('23514')
    const { refusal } = await attempt(
      engine,
      'anon',
      insertOf('bookings', { ...guestBooking, service_date: null }),
    )
    expect(refusal?.code).toBe('23502')
  })

  test('a transaction that cannot see the others is refused', async () => {
    const insert = insertOf('bookings', guestBooking)
    await expect(engine.owner(`begin isolation level repeatable read; ${insert}`)).rejects.toThrow(
      /read committed/,
    )
    await engine.owner('rollback')
  })

  // The embedded engine takes one at a time: what many at once do to it is asked in the long run, and so is each window of
  // ten days.
  const hasOther = engine.name === 'pglite' && inject('templates').house.postgresUrl !== undefined
  const isAsked = !hasOther || Boolean(process.env.EVERYTHING)
  describe.runIf(isAsked)('under a crowd', () => {
    const tally = (refusals: (DatabaseError | undefined)[]) =>
      Object.groupBy(refusals, refusal => refusal?.detail ?? refusal?.code ?? 'booked')
    const sizes = (refusals: (DatabaseError | undefined)[]) =>
      Object.fromEntries(Object.entries(tally(refusals)).map(([code, list]) => [code, list?.length]))

    // Who has waited in vain for half a minute, as in a crowd on a slow machine, asks once more.
    const bookAtLast = (wish: Wish): ReturnType<typeof book> =>
      book({ ...wish, isSlow: true }).catch(error => {
        if (error instanceof Unavailable) return bookAtLast(wish)
        throw error
      })

    test(`of ${crowd} who ask at once exactly one gets the slot`, { timeout: limit(120_000) }, async () => {
      const refusals = await Promise.all(Array.from({ length: crowd }, () => bookAtLast({})))
      expect(sizes(refusals)).toEqual({ booked: 1, slot_taken: crowd - 1 })
      expect(await counted('bookings')).toBe(1)
    })

    test('with a capacity of three exactly three do, on each of two days', {
      timeout: limit(120_000),
    }, async () => {
      await engine.owner('update business_settings set slot_capacity = 3')
      const days = ['2027-03-02', '2027-03-03']
      const refusals = await Promise.all(
        Array.from({ length: crowd }, (_, n) => bookAtLast({ day: days[n % 2] ?? '' })),
      )
      expect(sizes(refusals)).toEqual({ booked: 6, slot_taken: crowd - 6 })
    })

    test('forty who move into one slot at once: one arrives', async () => {
      await engine.owner('update business_settings set slot_capacity = 50')
      await Promise.all(Array.from({ length: 40 }, () => book()))
      await engine.owner('update business_settings set slot_capacity = 1')
      const ids = (await engine.owner('select id from bookings')).flat()
      const moves = ids.map(id =>
        asService(`update bookings set service_date = '2027-03-05' where id = '${id}'`, { isSlow: true }),
      )
      const refusals = (await Promise.all(moves)).map(({ refusal }) => refusal)
      expect(sizes(refusals)).toEqual({ booked: 1, slot_taken: 39 })
    })
  })

  describe('the calendar', () => {
    const ask = async (from: string, to: string, type = 'null') =>
      (
        await attempt(
          engine,
          'anon',
          `select * from available_slots('${from}', '${to}', service_type => ${type})`,
        )
      ).rows

    test('tells free, full, too short, closed and past apart, and why', async () => {
      await book({ day: monday, time: '12:00-14:00' })
      expect(await ask(monday, monday)).toEqual([
        [monday, '08:00-10:00', 'past', 'Past'],
        [monday, '10:00-12:00', 'free', null],
        [monday, '12:00-14:00', 'full', 'Fully booked'],
        [monday, '14:00-16:00', 'free', null],
        [monday, '16:00-18:00', 'free', null],
      ])
      expect((await ask(monday, monday, "'residential-deep'"))[1]).toEqual([
        monday,
        '10:00-12:00',
        'short',
        'Too short',
      ])
      const weekend = await ask('2027-03-06', '2027-03-07')
      expect(weekend.map(([, , state]) => state).join(' ')).toBe(
        'free free free closed closed closed closed closed closed closed',
      )
      expect((await ask('2027-03-26', '2027-03-26'))[0]).toEqual([
        '2027-03-26',
        '08:00-10:00',
        'closed',
        'Good Friday',
      ])
    })

    test.runIf(isAsked)('what it calls free can be booked, and nothing else can', async () => {
      for (const [asked, time] of await ask('2027-02-27', '2027-03-08')) {
        const day = asked ?? ''
        // Asked again each time: the clean before reaches into this window.
        const state = (await ask(day, day, `'window'`)).find(([, slot]) => slot === time)?.[2]
        expect([day, time, !(await book({ day, time: time ?? '' }))]).toEqual([day, time, state === 'free'])
      }
    })

    test('answers for 92 days and no more', async () => {
      expect(await ask('2027-03-01', '2027-05-31')).toHaveLength(92 * 5)
      const { refusal } = await attempt(engine, 'anon', `select available_slots('2027-03-01', '2027-06-01')`)
      expect(refusal?.detail).toBe('range_too_long')
    })
  })

  test('the five slots of the calendar are the five of the table', async () => {
    const [[check] = []] = await engine.owner(`select pg_get_constraintdef(oid) from pg_constraint
      where conname = 'a clean starts in one of the five slots'`)
    const [[slots] = []] = await engine.owner(`select array_to_string(private.time_slots(), ' ')`)
    expect(check?.match(/\d\d:\d\d-\d\d:\d\d/g)?.join(' ')).toBe(slots)
  })

  test('each step of a booking leaves an event, and a refused one none', async () => {
    await engine.owner('delete from events')
    await book()
    await book()
    await asService(`update bookings set status = 'confirmed', price = 450`)
    await asService(`update bookings set price = 500`)
    await asService(`update bookings set service_date = '2027-03-03'`)
    await asService(`update bookings set status = 'cancelled'`)
    const events = await engine.owner('select name from events order by created_at, name')
    expect(events.flat()).toEqual([
      'booking_requested',
      'booking_confirmed',
      'booking_priced',
      'booking_priced',
      'booking_moved',
      'booking_cancelled',
    ])
  })

  test('a guest’s phone number is kept in E.164 however it was written', async () => {
    const written = ['082 123 4567', '+27 (0)82 123-4567', '0027821234567', '27821234567', '+27821234567']
    await engine.owner('update business_settings set slot_capacity = 50')
    for (const guest_phone of written)
      await attempt(engine, 'anon', insertOf('bookings', { ...guestBooking, guest_phone }))
    const kept = await engine.owner('select guest_phone, count(*) from bookings group by guest_phone')
    expect(kept).toEqual([['+27821234567', '5']])
  })

  test('bookings outlive the account that made them', async () => {
    await welcomeEveryone(engine)
    const row = {
      ...guestBooking,
      guest_name: null,
      guest_email: null,
      guest_phone: null,
      user_id: userIds.client,
    }
    expect((await attempt(engine, 'client', insertOf('bookings', row))).refusal).toBeUndefined()
    await engine.owner(`delete from auth.users where id = '${userIds.client}'`)
    expect(await counted('bookings where user_id is null')).toBe(1)
  })
})

const guestBooking = {
  service_type: 'window',
  service_date: '2027-03-02' as string | null,
  service_time: slot,
  address: '1 Marsh Street, Mossel Bay',
  guest_name: 'Ann Guest' as string | null,
  guest_email: 'ann@guest.example' as string | null,
  guest_phone: '+27821234567' as string | null,
}
