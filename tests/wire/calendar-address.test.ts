// The diary at a private address, as a calendar program reads it: read here by a parser that is not ours.
import ICAL from 'ical.js'
import { beforeEach, expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, idOf, setClock, startAfresh } from '#tests/policies/booking-life.ts'
import { attempt, type Person, userIds, welcomeEveryone } from '#tests/policies/people.ts'
import { type House, openHouse, site } from './auth/house.ts'

const id = idOf(1)

describeEachEngine('a calendar address', engine => {
  let house: House
  beforeEach(async () => {
    await startAfresh(engine)
    await welcomeEveryone(engine)
    await engine.owner(`${emptied('audit_log')}; delete from private.rate_limits`)
    house = await openHouse(engine)
    await bookAsGuest(engine, { id })
  })

  const make = async (person: Person = 'staff') =>
    String((await attempt(engine, person, 'select make_calendar_address()')).rows[0]?.[0])
  const ask = (token: string, init?: RequestInit) => house.fetch(`/calendar/${token}.ics`, init)
  const eventsAt = async (token: string) => {
    const answer = await ask(token)
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
    return calendar.getAllSubcomponents('vevent').map(event => new ICAL.Event(event))
  }
  const act = async (text: string) => expect((await attempt(engine, 'staff', text)).refusal).toBeUndefined()
  // As if it had last been touched long ago: the versions of a calendar count seconds.
  const age = () =>
    engine.owner(`alter table bookings disable trigger user; alter table customers disable trigger user;
      update bookings set updated_at = '2026-01-01 06:00Z'; update customers set updated_at = '2026-01-01 06:00Z';
      alter table bookings enable trigger user; alter table customers enable trigger user`)

  test('shows a clean at its time in South Africa, with whom and where', async () => {
    const answer = await ask(await make())
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(answer.headers.get('set-cookie')).toBeNull()
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
    expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe(
      'Africa/Johannesburg',
    )
    const [event] = calendar.getAllSubcomponents('vevent').map(each => new ICAL.Event(each))
    expect(event?.startDate.zone.tzid).toBe('Africa/Johannesburg')
    expect(event?.startDate.toJSDate()).toEqual(new Date('2027-03-09T08:00:00Z'))
    expect(event?.endDate.toJSDate()).toEqual(new Date('2027-03-09T10:00:00Z'))
    expect(event).toMatchObject({ uid: `${id}@booking`, location: '1 Marsh St' })
    expect(event?.summary).toContain('Ann Guest')
    expect(event?.description).toContain('082 123 4567')
    expect(event?.description).toContain(`${site}/crm/bookings/${id}`)
    expect(event?.component.getFirstPropertyValue('status')).toBe('TENTATIVE')
  })

  test('follows a move: the same entry, newer, at the new time and length', async () => {
    const token = await make()
    await age()
    const [before] = await eventsAt(token)
    await act(`update bookings set status = 'confirmed' where id = '${id}'`)
    await act(`select place_booking('${id}', updated_at, '2027-03-10', '14:00-16:00') from bookings`)
    const [after] = await eventsAt(token)
    expect(after?.uid).toBe(before?.uid)
    expect(after?.startDate.toJSDate()).toEqual(new Date('2027-03-10T12:00:00Z'))
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.NaN)
    const changedAt = (event?: ICAL.Event) => String(event?.component.getFirstPropertyValue('last-modified'))
    expect(changedAt(after) > changedAt(before)).toBe(true)
    expect(after?.component.getFirstPropertyValue('status')).toBe('CONFIRMED')
    await act(`select cancel_booking_as_staff('${id}', 'Ill', updated_at) from bookings`)
    expect(await eventsAt(token)).toEqual([])
  })

  test('holds what is near, and no request that its sender has yet to confirm', async () => {
    const token = await make()
    await engine.owner(`alter table bookings disable trigger user;
      insert into bookings (id, guest_name, guest_phone, service_type, service_date, service_time, address, sender_check, confirm_by)
      select ('c7000000-0000-4000-8000-0000000010' || n)::uuid, 'Far', '+27821234567', 'window', day::date, '08:00-10:00', 'x', state, now()
      from (values (10, '2027-01-29', 'not_needed'), (11, '2027-01-30', 'not_needed'), (12, '2027-06-29', 'not_needed'),
        (13, '2027-06-30', 'not_needed'), (14, '2027-03-12', 'waiting')) as rows (n, day, state);
      alter table bookings enable trigger user`)
    const days = (await eventsAt(token)).map(({ startDate }) => startDate.toString())
    // Without a place in the diary it is its window.
    expect(days).toEqual(['2027-01-30T08:00:00', '2027-03-09T10:00:00', '2027-06-29T08:00:00'])
  })

  test.each([
    'Ann\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Free',
    'a, b; c \\n \\ d: "e"',
    `${'Zoë 👩‍👧‍👦 '.repeat(4)}`,
    'x\u2028END:VCALENDAR\u0085END:VEVENT\u000b',
  ])('keeps a name in its place: %j', async name => {
    await engine.owner(`alter table bookings disable trigger user;
      update bookings set guest_name = $name$${name}$name$, address = $name$${name}$name$;
      alter table bookings enable trigger user`)
    const token = await make()
    for (const line of (await (await ask(token)).text()).split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
    }
    const events = await eventsAt(token)
    expect(events).toHaveLength(1)
    const plain = name.replace(/\r\n|[\u2028\u0085]/g, '\n').replace('\u000b', ' ')
    expect(events[0]?.location).toBe(plain)
    expect(events[0]?.summary.endsWith(plain)).toBe(true)
  })

  test('answers a second look with its version, and a look at the head without a body', async () => {
    const token = await make()
    const etag = (await ask(token)).headers.get('etag') ?? ''
    expect((await ask(token, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const head = await ask(token, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
    await act(`update bookings set status = 'confirmed' where id = '${id}'`)
    expect((await ask(token, { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  test('is one for each of the office, kept as a hash, and ends with a new one or when it is taken back', async () => {
    const [first, other] = [await make(), await make('admin')]
    const second = await make()
    const answers = async (...tokens: string[]) =>
      Promise.all(tokens.map(async token => (await ask(token)).status))
    expect(await answers(first, second, other)).toEqual([404, 200, 200])
    expect(JSON.stringify(await engine.owner('select * from private.calendar_addresses'))).not.toContain(
      second,
    )
    await act('select end_calendar_address()')
    expect(await answers(second, other)).toEqual([404, 200])
    const unknown = await ask('0'.repeat(64))
    const ended = await ask(second)
    expect([ended.status, await ended.text()]).toEqual([unknown.status, await unknown.text()])
    const lines =
      await engine.owner(`select actor, action from audit_log where table_name = 'calendar_addresses'
      order by created_at, id`)
    expect(
      lines
        .filter(([actor]) => actor === userIds.staff)
        .map(([, action]) => action)
        .sort(),
    ).toEqual(['delete', 'insert', 'insert'])
  })

  test.each([
    ['the role', `delete from user_roles where user_id = '${userIds.staff}'`, 'staff'],
    [
      'the right to sign in',
      `update auth.users set banned_until = now() + interval '1 day' where id = '${userIds.staff}'`,
      '',
    ],
    ['the account', `delete from auth.users where id = '${userIds.staff}'`, ''],
  ])('ends for who loses %s, for good', async (_, loss, role) => {
    const token = await make()
    await engine.owner(loss)
    expect((await ask(token)).status).toBe(404)
    await engine.owner(`update auth.users set banned_until = null`)
    if (role)
      await engine.owner(`insert into user_roles (user_id, role) values ('${userIds.staff}', '${role}')`)
    expect((await ask(token)).status).toBe(404)
  })

  test('is made by the office only', async () => {
    for (const person of ['anon', 'client'] as const)
      for (const name of ['make_calendar_address', 'end_calendar_address'])
        expect((await attempt(engine, person, `select ${name}()`)).refusal?.code).toBe('42501')
    expect((await attempt(engine, 'staff', `select read_calendar('x')`)).refusal?.code).toBe('42501')
  })

  test('is read so often and no oftener, and the others still are', async () => {
    house = await openHouse(engine, { RATE_LIMIT_SCALE: '1' })
    const [token, other] = [await make(), await make('admin')]
    const statuses: number[] = []
    for (let n = 0; n < 61; n++) statuses.push((await ask(token, { method: 'HEAD' })).status)
    expect(statuses).toEqual([...Array(60).fill(200), 429])
    expect((await ask(other)).status).toBe(200)
  })

  test('stays where today is', async () => {
    const token = await make()
    await setClock(engine, '2027-04-20 09:00')
    expect(await eventsAt(token)).toEqual([])
  })
})
