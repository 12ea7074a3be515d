import { describe, expect, onTestFinished, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAs, bookAsGuest, crowd, idOf, setClock } from './booking-life.ts'
import { tuesday } from './diary-model.ts'
import { diaryOf } from './diary-steps.ts'
import { attempt, userIds } from './people.ts'

describeEachEngine('the diary', engine => {
  const { book, stretches, states, placed } = diaryOf(engine)

  test('a day that was sold five times over takes what fits, and the calendar says so before', async () => {
    const asked = [
      ['08:00-10:00', 'residential-standard', 'free', undefined],
      ['10:00-12:00', 'residential-deep', 'free', undefined],
      ['12:00-14:00', 'commercial', 'full', 'slot_taken'],
      ['14:00-16:00', 'window', 'full', 'slot_taken'],
      ['16:00-18:00', 'move-in-out', 'short', 'ends_too_late'],
    ] as const
    for (const [time, type, state, refusal] of asked) {
      const offered = await attempt(
        engine,
        'anon',
        `select state from available_slots('${tuesday}', '${tuesday}', service_type => '${type}') where slot = '${time}'`,
      )
      expect([type, offered.rows, await book(time, type)]).toEqual([type, [[state]], refusal])
    }
    expect(await stretches()).toEqual(['1 08:00 11:00', '1 11:20 16:20'])
    expect(await states('')).toBe('full full full full free')
  })

  test('without a kind the calendar answers for the shortest clean, with one for that kind and size', async () => {
    expect(await states('')).toBe('free free free free free')
    expect(await states(`, service_type => 'residential-deep'`)).toBe('free free free short short')
    expect(await states(`, service_type => 'residential-deep', size => 6`)).toBe(
      'free free short short short',
    )
    expect(
      await states(`, service_type => 'residential-deep', size => 6, extras => '{oven,fridge,garage}'`),
    ).toBe('free short short short short')
  })

  test('the last clean may end the set time after closing, and not later', async () => {
    expect(await book('16:00-18:00', 'window')).toBeUndefined()
    await engine.owner('delete from bookings; update business_settings set closing_grace_minutes = 50')
    expect(await book('16:00-18:00', 'window')).toBe('ends_too_late')
    await engine.owner('update business_settings set closing_grace_minutes = 60')
  })

  test('what fits into no day says so and leads to a message', async () => {
    const { refusal } = await bookAsGuest(engine, {
      service_type: 'post-construction-clean-one-time',
      size: '300',
    })
    expect([refusal?.detail, refusal?.hint]).toEqual([
      'too_long',
      'Please write to us, and we plan it with you.',
    ])
    expect(await book('08:00-10:00', 'residential-standard', { size: '9' })).toBe('too_long')
    expect(await book('08:00-10:00', 'window', { extras: '{oven}' })).toBe('validation_failed:extras')
  })

  test.each([
    ['Hartenbos', 'Hartenbos', '10:10'],
    ['Hartenbos', 'Dana Bay', '10:20'],
    ['Hartenbos', 'Blanco', '10:40'],
    ['Hartenbos', 'Timbuktu', '10:20'],
  ])('from %s to %s the next begins at %s', async (from, to, start) => {
    await book('08:00-10:00', 'window', { suburb: from })
    await book('10:00-12:00', 'window', { suburb: to })
    expect((await stretches())[1]).toMatch(new RegExp(`^1 ${start}`))
  })

  test('of two crews the one with the shorter way goes', async () => {
    await engine.owner('update business_settings set slot_capacity = 2')
    await book('08:00-10:00', 'window', { suburb: 'Blanco' })
    await book('08:00-10:00', 'window', { suburb: 'Hartenbos' })
    await book('10:00-12:00', 'window', { suburb: 'Hartenbos' })
    expect(await stretches()).toEqual(['1 08:00 10:00', '2 08:00 10:00', '2 10:10 12:10'])
  })

  test('a crew works its own hours, and not on its day off', async () => {
    await engine.owner(`update business_settings set slot_capacity = 2;
      insert into crew_hours (crew_id, weekday, opens_at, closes_at) values (1, 2, '09:30', '12:00');
      insert into crew_days_off (crew_id, day) values (2, '${tuesday}')`)
    expect(await states(`, service_type => 'window'`)).toBe('free free short closed closed')
    expect(await book('08:00-10:00', 'window')).toBeUndefined()
    expect(await stretches()).toEqual(['1 09:30 11:30'])
    await engine.owner(`insert into crew_days_off (crew_id, day, reason) values (1, '${tuesday}', 'Ill')`)
    expect(await book('08:00-10:00', 'window')).toBe('day_closed')
    expect(await states('')).toBe('closed closed closed closed closed')
    await engine.owner(`truncate crew_days_off; update crew_hours set opens_at = null, closes_at = null;
      update business_settings set slot_capacity = 1`)
    expect(await book('08:00-10:00', 'window')).toBe('day_closed')
  })

  test('a day off laid over a visit lists it and changes nothing', async () => {
    await book('08:00-10:00', 'window', { id: idOf(1) })
    const clashes = async (person: 'staff' | 'client' = 'staff') =>
      (await attempt(engine, person, `select booking_id, hit from diary_clashes('${tuesday}', '${tuesday}')`))
        .rows
    expect(await clashes()).toEqual([])
    await engine.owner(`insert into crew_days_off (crew_id, day) values (1, '${tuesday}')`)
    expect(await clashes()).toEqual([[idOf(1), 'crew_off']])
    expect(await clashes('client')).toEqual([])
    expect(await stretches()).toEqual(['1 08:00 10:00'])
  })

  test('a longer running clean is refused where it would hit the next, and booked over with a reason', async () => {
    await book('08:00-10:00', 'window', { id: idOf(1) })
    await book('10:00-12:00', 'window', { id: idOf(2) })
    await engine.owner(`update bookings set status = 'confirmed'`)
    await setClock(engine, `${tuesday} 09:30`)
    await engine.owner(`update bookings set started_at = now() where id = '${idOf(1)}'`)
    expect(await placed(idOf(1), 'new_minutes => 130')).toBe('slot_taken')
    expect(await placed(idOf(1), 'new_minutes => 110')).toBeUndefined()
    expect(await placed(idOf(1), 'new_minutes => 150')).toBe('slot_taken')
    // A repeat of what arrived is the same answer.
    const again = `select place_booking('${idOf(1)}', '2020-01-01', new_minutes => 110)`
    expect((await attempt(engine, 'staff', again)).refusal).toBeUndefined()
    expect(
      await placed(idOf(1), `new_minutes => 150, overbook_reason => 'The oven was worse'`),
    ).toBeUndefined()
    expect(
      await engine.owner(`select minutes, overbooked_reason, overbooked_by, started_at is not null from bookings
        where id = '${idOf(1)}'`),
    ).toEqual([['150', 'The oven was worse', userIds.staff, 't']])
    const told = await engine.owner(`select details ->> 'minutes', details ->> 'overbooked_reason' from events
      where name = 'booking_planned' order by created_at`)
    expect(told).toEqual([
      ['110', null],
      ['150', 'The oven was worse'],
    ])
    await setClock(engine, '2027-03-01 09:30')
  })

  test('a reason is for one place: moved to where it fits it goes, moved onto another it is asked for again', async () => {
    await book('08:00-10:00', 'window', { id: idOf(1) })
    await book('10:00-12:00', 'window', { id: idOf(2) })
    expect(await placed(idOf(2), `new_start => 540, overbook_reason => 'Two of us'`)).toBeUndefined()
    expect(await placed(idOf(2), 'new_start => 510')).toBe('slot_taken')
    expect(await placed(idOf(2), `new_start => 510, overbook_reason => 'Two of us'`)).toBeUndefined()
    expect(await book('08:00-10:00', 'mattress-clean-one-time')).toBe('slot_taken')
    expect(await placed(idOf(2), 'new_start => 800')).toBeUndefined()
    expect(
      await engine.owner(`select service_time, overbooked_reason from bookings where id = '${idOf(2)}'`),
    ).toEqual([['12:00-14:00', null]])
    expect(await engine.owner('select count(*) from audit_log where table_name = $$bookings$$')).not.toEqual([
      ['0'],
    ])
  })

  test('the table itself refuses what comes past the trigger', async () => {
    await book('08:00-10:00', 'window')
    const insert = (start: number, reason = 'null') =>
      engine.owner(`alter table bookings disable trigger prepare_booking;
        insert into bookings (service_type, service_date, service_time, address, crew_id, start_minute, minutes, overbooked_reason)
        values ('window', '${tuesday}', '08:00-10:00', 'x', 1, ${start}, 60, ${reason})`)
    await expect(insert(590)).rejects.toThrow(/no two cleans of one team overlap/)
    await insert(600)
    await insert(500, `'Two of us'`)
    await engine.owner('alter table bookings enable trigger prepare_booking')
  })

  test('cleans from before lengths stay where they are, and what then overlaps is a clash to solve', async () => {
    const [deep, windows, later] = [idOf(1), idOf(2), idOf(3)]
    await engine.owner(`alter table bookings disable trigger user;
      insert into bookings (id, service_type, service_date, service_time, address, customer_id) values
        ('${deep}', 'residential-deep', '${tuesday}', '08:00-10:00', 'x', null),
        ('${windows}', 'window', '${tuesday}', '12:00-14:00', 'x', null),
        ('${later}', 'window', '${tuesday}', '14:00-16:00', 'x', null);
      alter table bookings enable trigger user;
      select private.catch_up_diary()`)
    expect(await stretches()).toEqual(['1 08:00 13:00', '1 12:00 14:00', '1 14:00 16:00'])
    const clashes = () =>
      attempt(
        engine,
        'staff',
        `select booking_id, hit_booking from diary_clashes('${tuesday}', '${tuesday}')`,
      )
    expect((await clashes()).rows).toEqual([
      [deep, windows],
      [windows, deep],
    ])
    expect(await placed(windows, `new_time => '16:00-18:00'`)).toBe('slot_taken')
    expect(await placed(windows, `new_date => '2027-03-10', new_time => '08:00-10:00'`)).toBeUndefined()
    expect((await clashes()).rows).toEqual([])
    expect(await engine.owner('select count(*) from bookings where overbooked_reason is not null')).toEqual([
      ['0'],
    ])
  })

  test('what the office names is checked, what it leaves open is found', async () => {
    await bookAs(engine, 'staff', {
      id: idOf(1),
      ...{ guest_name: 'Ann Guest', guest_email: 'a@b.example', guest_phone: '+27821234567' },
      ...{ service_date: tuesday, crew_id: '1', start_minute: '790', minutes: '45' },
    })
    expect(await stretches()).toEqual(['1 13:10 13:55'])
    const hits = await engine.owner(
      `select hit, booking_id, way from private.stretch_hits(1::smallint, '${tuesday}', 700, 80, null, null)`,
    )
    expect(hits).toEqual([['booking', idOf(1), '20']])
    expect(await placed(idOf(1), 'new_start => 1000, new_minutes => 120')).toBe('ends_too_late')
    expect(await placed(idOf(1), 'new_start => 1100')).toBe('slot_unknown')
    expect(await placed(idOf(1), 'new_crew => 99::smallint')).toBe('crew_off')
    expect(await placed(idOf(1), `new_time => '08:00-10:00'`)).toBeUndefined()
    expect(await stretches()).toEqual(['1 08:00 08:45'])
  })

  test('a kind without a length is refused, unless the office says how long', async () => {
    const [[kept] = []] = await engine.owner(
      `select to_jsonb(clean_lengths) from clean_lengths where kind = 'window'`,
    )
    await engine.owner(`delete from clean_lengths where kind = 'window'`)
    onTestFinished(async () => {
      await engine.owner(
        `insert into clean_lengths select * from jsonb_populate_record(null::clean_lengths, '${kept}')`,
      )
    })
    expect(await book('08:00-10:00', 'window')).toBe('validation_failed:service_type')
    const { refusal } = await bookAs(engine, 'staff', {
      ...{ guest_name: 'Ann Guest', guest_email: 'a@b.example', guest_phone: '+27821234567' },
      ...{ service_date: tuesday, minutes: '60' },
    })
    expect([refusal, await stretches()]).toEqual([undefined, ['1 10:00 11:00']])
  })

  describe('under a crowd', () => {
    test(`${crowd} race for one gap of two and a half hours: as many as fit arrive`, async () => {
      await book('08:00-10:00', 'window', { id: idOf(9001) })
      await book('12:00-14:00', 'residential-deep', { id: idOf(9002) })
      // Between 10:00 and 12:00, with the way on both sides: one of 60 minutes, in whichever window it is asked for.
      const asked = Array.from({ length: crowd }, (_, n) =>
        attempt(
          engine,
          'anon',
          `insert into bookings (service_type, service_date, service_time, address, guest_name, guest_email, guest_phone)
          values ('mattress-clean-one-time', '${tuesday}', '${n % 2 ? '08:00-10:00' : '10:00-12:00'}', 'x', 'Ann Guest',
            'a@b.example', '+27821234567')`,
          { isSlow: true },
        ),
      )
      const codes = (await Promise.all(asked)).map(
        ({ refusal }) => refusal?.detail ?? refusal?.code ?? 'booked',
      )
      expect(codes.filter(code => code === 'booked')).toHaveLength(1)
      expect(codes.filter(code => code === 'slot_taken')).toHaveLength(crowd - 1)
      expect(await stretches()).toEqual(['1 08:00 10:00', '1 10:20 11:20', '1 12:00 17:00'])
    })
  })
})
