// One attacker at the booking door: filling the diary, booking for ever ahead, moving without end.
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAs, bookAsGuest, idOf, setClock, slot, tokenOf } from '#tests/policies/booking-life.ts'
import { attempt, type Person, userIds, welcomeEveryone } from '#tests/policies/people.ts'

// From Monday 1 March 2027; all of them working days.
const days = ['02', '03', '04', '05', '08', '09', '10', '11', '12', '15'].map(day => `2027-03-${day}`)

describeEachEngine('a full diary', engine => {
  beforeAll(() => welcomeEveryone(engine))
  beforeEach(async () => {
    await engine.owner(`${emptied('bookings, events, mail_outbox')};
      update business_settings set booking_horizon_days = 120, slot_capacity = 50`)
    await setClock(engine, '2027-03-01 09:30')
  })

  const codesOf = async (attempts: ReturnType<typeof bookAsGuest>[]) =>
    (await Promise.all(attempts)).map(({ refusal }) => refusal?.detail ?? refusal?.code ?? 'booked').sort()
  const threeOf = (asked: number) => [
    ...Array(3).fill('booked'),
    ...Array(asked - 3).fill('too_many_waiting'),
  ]
  const other = (place: number) => ({
    service_date: days[place % days.length] ?? '',
    guest_email: `ann${place}@guest.example`,
    guest_phone: `+2782000${String(place).padStart(4, '0')}`,
  })
  const asOne = (marks: object) => Array.from({ length: 12 }, (_, place) => ({ ...other(place), ...marks }))

  test('asked for at once in one name it gives three places', async () => {
    const spellings = ['082 555 0100', '+27 (0)82 555-0100', '27825550100']
    const wishes = asOne({}).map((wish, n) => ({ ...wish, guest_phone: spellings[n % 3] ?? '' }))
    expect(await codesOf(wishes.map(wish => bookAsGuest(engine, wish)))).toEqual(threeOf(12))
  })

  test('nor more to one e-mail address, in capitals or not', async () => {
    const wishes = asOne({}).map((wish, n) => ({
      ...wish,
      guest_email: n % 2 ? 'Eve@Guest.example' : 'eve@guest.example',
    }))
    expect(await codesOf(wishes.map(wish => bookAsGuest(engine, wish)))).toEqual(threeOf(12))
  })

  test('nor more to one account, with its address as a guest besides', async () => {
    const own = { user_id: userIds.client }
    expect(
      await codesOf(days.map(service_date => bookAs(engine, 'client', { ...own, service_date }))),
    ).toEqual(threeOf(days.length))
    const asGuest = { ...other(1), guest_email: 'client@coastal.example' }
    expect((await bookAsGuest(engine, asGuest)).refusal?.detail).toBe('too_many_waiting')
  })

  test('an answer makes room for the next, and so does the day that has come', async () => {
    for (const place of [0, 1, 2])
      await bookAsGuest(engine, { id: idOf(place), service_date: days[place] ?? '' })
    const next = () => bookAsGuest(engine, { service_date: days[9] ?? '' })
    expect((await next()).refusal?.detail).toBe('too_many_waiting')
    await engine.owner(`update bookings set status = 'confirmed' where id = '${idOf(0)}'`)
    expect((await next()).refusal).toBeUndefined()
    expect((await next()).refusal?.detail).toBe('too_many_waiting')
    await setClock(engine, '2027-03-03 18:00')
    expect((await next()).refusal).toBeUndefined()
  })

  test('whoever asks, cancels and asks again is heard six times a day, under one number or one mailbox', async () => {
    const askAndEnd = async (place: number, marks: object) => {
      const { refusal } = await bookAsGuest(engine, { ...other(place), id: idOf(place), ...marks })
      // What the office has taken on counts no more.
      const status = place === 0 ? 'confirmed' : 'cancelled'
      await engine.owner(`update bookings set status = '${status}' where id = '${idOf(place)}'`)
      return refusal?.detail
    }
    const seven = Array(7).fill(undefined)
    for (const marksOf of [
      (n: number) => ({ guest_email: n % 2 ? 'Eve@guest.example' : `eve+${n}@guest.example` }),
      () => ({ guest_phone: '+27825550100' }),
    ]) {
      await engine.owner(emptied('bookings, events'))
      const codes = []
      for (let n = 0; n < 9; n += 1) codes.push(await askAndEnd(n, marksOf(n)))
      expect(codes).toEqual([...seven, 'too_many_requests', 'too_many_requests'])
      await engine.owner(`update bookings set created_at = created_at - interval '1 day'`)
      expect(await askAndEnd(9, marksOf(9))).toBeUndefined()
    }
  })

  test('a retry of the third is a duplicate, and the office books as many as it likes', async () => {
    for (const place of [0, 1, 2])
      await bookAsGuest(engine, { id: idOf(place), service_date: days[place] ?? '' })
    expect((await bookAsGuest(engine, { id: idOf(2) })).refusal?.code).toBe('23505')
    const guest = { guest_name: 'Ann Guest', guest_email: 'ann@guest.example', guest_phone: '+27821234567' }
    expect((await bookAs(engine, 'staff', { ...guest, service_date: days[4] ?? '' })).refusal).toBeUndefined()
  })

  test.each([
    ['2027-06-29', undefined],
    ['2027-06-30', 'too_far_ahead'],
    ['9999-12-30', 'too_far_ahead'],
    ['infinity', 'too_far_ahead'],
  ])('a visitor who asks for %s: %s', async (service_date, code) => {
    const { refusal } = await bookAsGuest(engine, { service_date })
    expect(refusal?.detail).toBe(code)
    if (code) expect(refusal?.message).toBe('We take bookings up to 29 June 2027.')
  })

  test('the calendar says how far ahead we take bookings, and the office sees further', async () => {
    await engine.owner(`insert into day_overrides (day, is_open) values ('2027-06-30', true)`)
    const ask = async (more = '') =>
      (
        await attempt(
          engine,
          'anon',
          `select state, reason from available_slots('2027-06-30', '2027-06-30'${more})`,
        )
      ).rows[0]
    expect(await ask()).toEqual(['closed', 'We take bookings up to 29 June 2027'])
    expect(await ask(', true')).toEqual(['free', null])
    expect(
      (await bookAs(engine, 'staff', { user_id: userIds.client, service_date: '2027-06-30' })).refusal,
    ).toBe(undefined)
    await engine.owner('delete from day_overrides')
  })

  test.each([
    ['2027-06-28', '2027-07-02', ['2027-06-28', '2027-06-29']],
    ['9999-12-01', '9999-12-31', []],
    ['2027-07-02', '2027-06-28', []],
  ])('a visitor who looks at %s to %s sees free places only up to the horizon', async (from, to, open) => {
    const asked = `select day, state, reason from available_slots('${from}', '${to}')`
    const { rows } = await attempt(engine, 'anon', asked)
    expect([...new Set(rows.filter(([, state]) => state === 'free').map(([day]) => day))]).toEqual(open)
    const beyond = rows.filter(([day = '']) => String(day) > '2027-06-29')
    expect(new Set(beyond.map(([, , reason]) => reason)).size).toBe(Number(beyond.length > 0))
  })

  test.each([
    ['-infinity', 'infinity'],
    ['infinity', 'infinity'],
    ['2027-03-01', 'infinity'],
    ['4713-01-01 BC', '5874897-12-31'],
    ['2027-03-01', '5874897-12-31'],
  ])('a look at %s to %s is refused and costs nothing', async (from, to) => {
    const { rows, refusal } = await attempt(engine, 'anon', `select available_slots('${from}', '${to}')`)
    expect([rows, refusal?.code]).toEqual([[], expect.stringMatching(/^(P0001|22008)$/)])
  })

  test('more requests in an hour than ever raise an alarm, once a day, and refuse nobody', async () => {
    const look = async (most: number) =>
      (await attempt(engine, { role: 'backend' }, `select note_flood(${most}, 'hello@coastal.example')`)).rows
    for (const place of [0, 1, 2]) await bookAsGuest(engine, other(place))
    expect(await look(3)).toEqual([['f']])
    for (const _ of [1, 2]) expect(await look(2)).toEqual([['t']])
    expect(await engine.owner('select template, recipient, payload from mail_outbox')).toEqual([
      ['diary-flooded-owner', 'hello@coastal.example', '{"waiting": 3, "requests": 3, "unconfirmed": 0}'],
    ])
  })

  const id = idOf(1)
  const token = tokenOf('link')
  const move = (who: Person, day: string) =>
    attempt(engine, who, `select move_booking($1, $2, '${slot}', $3)`, { values: [id, day, token] })
  const moveOn = async (places: number[]) => {
    const moves = []
    for (const place of places) moves.push((await move('anon', days[place] ?? '')).refusal?.detail)
    return moves
  }
  const anHourAgo = () => engine.owner(`update events set created_at = created_at - interval '1 hour'`)

  test('a link moves a clean five times an hour and ten times in all, and not beyond the horizon', async () => {
    await bookAsGuest(engine, { id, manage_token: token })
    expect((await move('anon', '2027-06-30')).refusal?.detail).toBe('too_far_ahead')
    const five = Array(5).fill(undefined)
    expect(await moveOn([0, 1, 2, 3, 4, 5, 6])).toEqual([...five, 'too_many_moves', 'too_many_moves'])
    await anHourAgo()
    expect(await moveOn([5, 6, 7, 8, 9, 0])).toEqual([...five, 'too_many_moves'])
    await anHourAgo()
    expect(await moveOn([1])).toEqual(['too_many_moves'])
    const [[seen] = []] = await engine.owner('select updated_at from bookings')
    const byStaff = `select place_booking('${id}', '${seen}', '${days[0]}', '${slot}')`
    expect((await attempt(engine, 'staff', byStaff)).refusal).toBeUndefined()
  })

  test('the owner hears of the first move at once, and of those that follow in one mail', async () => {
    const makeMails = () =>
      engine.database.tx({ role: 'backend' }, [{ text: `select make_mails('owner@coastal.example', 100)` }])
    const told = async () => {
      await makeMails()
      const facts = ['change', 'dateBefore', 'serviceDate'].map(fact => `payload ->> '${fact}'`)
      return engine.owner(
        `select ${facts} from mail_outbox where template = 'booking-changed-owner' order by created_at`,
      )
    }
    await bookAsGuest(engine, { id, manage_token: token, service_date: days[9] ?? '' })
    await moveOn([4])
    const first = ['moved', days[9], days[4]]
    expect(await told()).toEqual([first])
    await moveOn([6, 7])
    expect(await told()).toEqual([first])
    await engine.owner(`update events set mailed_at = mailed_at - interval '15 minutes'`)
    expect(await told()).toEqual([first, ['moved', days[4], days[7]]])
    await attempt(engine, 'anon', `select cancel_booking($1, $2)`, { values: [id, token] })
    await engine.owner(`update events set mailed_at = mailed_at - interval '15 minutes'`)
    expect((await told()).at(-1)).toEqual(['cancelled', null, days[7]])
  })
})
