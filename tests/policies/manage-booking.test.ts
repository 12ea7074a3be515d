// A booking may be seen, moved and cancelled by the holder of its link and by its client, up to 24 hours before.
import { beforeEach, expect, test } from 'vitest'
import { canStillChange } from '#domain/booking.ts'
import { bookingStatuses, canMoveBooking } from '#domain/booking-status.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAs, bookAsGuest, crowd, idOf, setClock, slot, startAfresh, tokenOf } from './booking-life.ts'
import { attempt, type Person, userIds, welcomeEveryone } from './people.ts'

const id = idOf(1)
const token = tokenOf('link')

describeEachEngine('managing a booking', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await welcomeEveryone(engine)
  })

  const call = (who: Person, text: string, values: (string | null)[] = []) =>
    attempt(engine, who, `select ${text}`, { values })
  const see = (key: string) => call('anon', 'manage_booking($1)', [key])
  const move = (who: Person, booking: string, day: string, key: string | null = null) =>
    call(who, `move_booking($1, $2, '${slot}', $3)`, [booking, day, key])
  const cancel = (who: Person, booking: string, key: string | null = null) =>
    call(who, 'cancel_booking($1, $2)', [booking, key])
  const kept = (columns: string) => engine.owner(`select ${columns} from bookings order by id`)

  test('the link shows the booking and nothing of the person', async () => {
    await bookAsGuest(engine, { id, manage_token: token })
    const [[answer] = []] = (await see(token)).rows
    const shown = JSON.parse(String(answer))
    expect(shown).toMatchObject({ id, service_date: '2027-03-09', service_time: slot, status: 'pending' })
    expect(String(answer)).not.toMatch(/Ann|guest|82123|customer|token/)
  })

  test('the token lies nowhere in clear once its mail is made', async () => {
    await bookAsGuest(engine, { id, manage_token: token })
    const taken = () => attempt(engine, { role: 'backend' }, `select take_manage_token('${id}')`)
    expect((await taken()).rows).toEqual([[token]])
    expect((await taken()).rows).toEqual([[null]])
    const everywhere = await engine.owner(`
      select b::text from bookings b union all select a::text from audit_log a union all
      select e::text from events e union all select k::text from private.booking_keys k`)
    expect(everywhere.flat().join()).not.toContain(token)
  })

  test('a booking without a chosen token gets one, for the mail', async () => {
    await bookAsGuest(engine, { id })
    const [[made] = []] = (await attempt(engine, { role: 'backend' }, `select take_manage_token('${id}')`))
      .rows
    expect(made).toMatch(/^[0-9a-f]{64}$/)
    expect((await see(String(made))).refusal).toBeUndefined()
  })

  test('a short token is refused', async () => {
    expect((await bookAsGuest(engine, { manage_token: '1234' })).refusal?.detail).toBe(
      'validation_failed:manage_token',
    )
  })

  test('nobody gets a key to a booking that is there by asking for it again', async () => {
    await bookAsGuest(engine, { id, manage_token: token })
    const again = `insert into bookings (id, service_type, service_date, service_time, address, guest_name,
      guest_email, guest_phone, manage_token) values ('${id}', 'window', '2027-03-10', '${slot}', 'x', 'Eve', 'e@e.example',
      '+27820000001', '${tokenOf('eve')}') on conflict do nothing`
    expect((await attempt(engine, 'anon', again)).refusal).toBeUndefined()
    expect((await see(tokenOf('eve'))).refusal?.detail).toBe('booking_not_found')
    expect(await kept('guest_name')).toEqual([['Ann Guest']])
  })

  test('the holder moves and cancels, and a repeat is the same answer', async () => {
    await bookAsGuest(engine, { id, manage_token: token })
    const moved = await move('anon', id, '2027-03-10', token)
    expect(await move('anon', id, '2027-03-10', token)).toEqual(moved)
    expect(await kept('service_date')).toEqual([['2027-03-10']])
    const cancelled = await cancel('anon', id, token)
    expect(await cancel('anon', id, token)).toEqual(cancelled)
    expect(await kept('status')).toEqual([['cancelled']])
    expect((await move('anon', id, '2027-03-11', token)).refusal?.detail).toBe('booking_closed')
    expect(await engine.owner(`select count(*) from events where name = 'booking_moved'`)).toEqual([['1']])
  })

  test('a client moves and cancels their own without a link', async () => {
    await bookAs(engine, 'client', { id, user_id: userIds.client })
    expect((await move('client', id, '2027-03-10')).refusal).toBeUndefined()
    expect((await cancel('client', id)).refusal).toBeUndefined()
  })

  test('who decides by what stood there before is told, and nothing is changed', async () => {
    await bookAs(engine, 'client', { id, user_id: userIds.client })
    const [[seen = null] = []] = await kept('updated_at')
    expect((await move('client', id, '2027-03-10')).refusal).toBeUndefined()
    const stale = [
      await call('client', `move_booking($1, '2027-03-11', '${slot}', seen => $2)`, [id, seen]),
      await call('client', 'cancel_booking($1, seen => $2)', [id, seen]),
    ]
    expect(stale.map(({ refusal }) => refusal?.detail)).toEqual(['changed_meanwhile', 'changed_meanwhile'])
    expect(await kept('status, service_date')).toEqual([['pending', '2027-03-10']])
    const [[now = null] = []] = await kept('updated_at')
    expect((await call('client', 'cancel_booking($1, seen => $2)', [id, now])).refusal).toBeUndefined()
  })

  test('another’s booking answers like one that does not exist, on every call', async () => {
    await bookAs(engine, 'client', { id, user_id: userIds.client, manage_token: token })
    await bookAsGuest(engine, { id: idOf(2), manage_token: tokenOf('guest') })
    const answers = async (who: Person, booking: string) =>
      [
        await move(who, booking, '2027-03-10'),
        await move(who, booking, '2027-03-10', tokenOf('wrong')),
        await cancel(who, booking),
        await cancel(who, booking, tokenOf('wrong')),
        await call(who, 'manage_booking($1)', [booking]),
        await attempt(engine, who, `select from bookings where id = '${booking}'`),
      ].map(({ rows, refusal }) => [rows, refusal?.code, refusal?.detail, refusal?.message, refusal?.hint])
    for (const who of ['anon', 'stranger'] as const)
      for (const booking of [id, idOf(2)])
        expect(await answers(who, booking)).toEqual(await answers(who, idOf(99)))
    expect(await kept('status, service_date')).toEqual(Array(2).fill(['pending', '2027-03-09']))
  })

  test('the key to one booking opens no other', async () => {
    await bookAsGuest(engine, { id, manage_token: token })
    await bookAsGuest(engine, { id: idOf(2), manage_token: tokenOf('other') })
    expect((await cancel('anon', idOf(2), token)).refusal?.detail).toBe('booking_not_found')
  })

  test.each([
    ['2027-03-08 09:59', undefined],
    ['2027-03-08 10:00', undefined],
    ['2027-03-08 10:01', 'too_late'],
    ['2027-03-09 12:00', 'too_late'],
  ])('at %s a change of the clean on Tuesday at ten: %s', async (moment, code) => {
    await bookAsGuest(engine, { id, manage_token: token })
    await setClock(engine, moment)
    expect((await move('anon', id, '2027-03-15', token)).refusal?.detail).toBe(code)
    if (code) expect((await cancel('anon', id, token)).refusal?.detail).toBe(code)
    const appointment = { service_date: '2027-03-09', service_time: slot, status: 'pending' } as const
    expect(canStillChange(appointment, new Date(`${moment.replace(' ', 'T')}:00+02:00`))).toBe(!code)
  })

  test('a move goes only where there is room, on a day when we work', async () => {
    await engine.owner('update business_settings set slot_capacity = 1')
    await bookAsGuest(engine, { id, manage_token: token })
    await bookAsGuest(engine, { service_date: '2027-03-10' })
    expect((await move('anon', id, '2027-03-10', token)).refusal?.detail).toBe('slot_taken')
    expect((await move('anon', id, '2027-03-14', token)).refusal?.detail).toBe('day_closed')
    expect((await move('anon', id, '2027-02-24', token)).refusal?.detail).toBe('slot_past')
    expect(await kept('service_date')).toContainEqual(['2027-03-09'])
  })

  test(`of ${crowd} who move into one slot at once exactly its capacity arrive`, async () => {
    await engine.owner(`
      alter table bookings disable trigger prepare_booking;
      insert into bookings (id, service_type, service_date, service_time, address, guest_name, guest_email, guest_phone)
      select ('c7000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'window', '2027-03-09', '${slot}', 'x', 'Ann Guest',
        'ann@guest.example', '+27821234567' from generate_series(1, ${crowd}) as n;
      insert into private.booking_keys (booking_id, token_hash) select ('c7000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
        private.token_hash(encode(sha256(n::text::bytea), 'hex')) from generate_series(1, ${crowd}) as n;
      alter table bookings enable trigger prepare_booking;
      update business_settings set slot_capacity = 3`)
    const moves = Array.from({ length: crowd }, (_, n) =>
      attempt(engine, 'anon', `select move_booking('${idOf(n + 1)}', '2027-03-12', '${slot}', $1)`, {
        values: [tokenOf(String(n + 1))],
        isSlow: true,
      }),
    )
    const codes = (await Promise.all(moves)).map(({ refusal }) => refusal?.detail ?? refusal?.code ?? 'moved')
    expect(codes.filter(code => code === 'moved')).toHaveLength(3)
    expect(codes.filter(code => code === 'slot_taken')).toHaveLength(crowd - 3)
    expect(await engine.owner(`select count(*) from bookings where service_date = '2027-03-12'`)).toEqual([
      ['3'],
    ])
  })

  test('the database allows the same steps as the domain, whoever asks', async () => {
    for (const from of bookingStatuses)
      for (const to of bookingStatuses) {
        const [[answer] = []] = await engine.owner(`select private.can_move_booking('${from}', '${to}')`)
        expect([from, to, answer]).toEqual([from, to, canMoveBooking(from, to) ? 't' : 'f'])
      }
    await bookAsGuest(engine, { id })
    const jump = `update bookings set status = 'completed'`
    for (const who of ['staff', 'admin', { role: 'service_role' }] as const)
      expect((await attempt(engine, who, jump)).refusal?.detail).toBe('status_move')
  })
})
