import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { forgetRefusals } from '#server/http/rate-limit.ts'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine, type Engine } from '#tests/engines.ts'
import { clientOf, fetchFrom, signedIn } from './rest-client.ts'

// A Monday far ahead: open, and no public holiday.
const day = '2031-03-10'

const slots = ['08:00-10:00', '10:00-12:00', '12:00-14:00', '14:00-16:00']
let people = 0
const newPhone = () => `082 123 ${String(++people).padStart(4, '0')}`

const booking = (more: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  service_type: 'residential-standard',
  service_date: day,
  service_time: slots[people % slots.length],
  guest_name: 'Anna Botha',
  guest_email: `anna${people}@mail.example`,
  guest_phone: newPhone(),
  address: '1 Marsh Street',
  ...more,
})

describeEachEngine('a visitor books', (engine: Engine) => {
  let rest: RestHandler
  let visitors = 0
  // Each visitor calls from an address of their own, so that the limits of one test do not meet another.
  const visitor = () => clientOf(rest, { address: `198.51.100.${++visitors}` })
  const storedNames = async () =>
    (await engine.owner(`select guest_name from bookings order by created_at`)).map(([name]) => name)

  beforeAll(async () => {
    rest = createRest({ database: engine.database, rateLimitScale: 1 })
    await engine.owner(`update business_settings set slot_capacity = 50`)
  })

  test('a request is stored with its phone number in E.164', async () => {
    const { error, status } = await visitor().from('bookings').insert(booking())
    expect([error, status]).toEqual([null, 201])
    expect(await engine.owner(`select guest_phone from bookings where guest_name = 'Anna Botha'`)).toEqual([
      [expect.stringMatching(/^\+2782123\d{4}$/)],
    ])
  })

  test('the diary shows which slots are free', async () => {
    const { data } = await visitor().rpc('available_slots', { from_day: day, to_day: day })
    expect(data).toHaveLength(5)
    expect(data[0]).toEqual({ day, slot: '08:00-10:00', state: 'free', reason: null })
  })

  test('the same request sent again is known by its id', async () => {
    const [client, request] = [visitor(), booking()]
    await client.from('bookings').insert(request)
    const { error, status } = await client.from('bookings').insert(request)
    expect([error?.code, status]).toEqual(['23505', 409])
  })

  test('a refused field is named', async () => {
    const { error, status } = await visitor()
      .from('bookings')
      .insert(booking({ guest_name: 'A' }))
    expect(status).toBe(400)
    expect(error).toMatchObject({
      details: 'validation_failed:guest_name',
      message: 'Minimum length is 2 characters',
    })
  })

  test('text that looks like a script is refused', async () => {
    const { error } = await visitor()
      .from('bookings')
      .insert(booking({ address: '<script>alert(1)</script>' }))
    expect(error?.details).toBe('security_warning')
  })

  test('angle brackets are cleaned away', async () => {
    await visitor()
      .from('bookings')
      .insert(booking({ guest_name: 'Cleaned', address: '1 <Marsh> Street' }))
    expect(await engine.owner(`select address from bookings where guest_name = 'Cleaned'`)).toEqual([
      ['1 Marsh Street'],
    ])
  })

  test('a program that fills in the hidden field believes it was stored', async () => {
    const { error, status } = await visitor()
      .from('bookings')
      .insert(booking({ guest_name: 'Robot', website: 'x' }))
    expect([error, status]).toEqual([null, 201])
    expect(await storedNames()).not.toContain('Robot')
  })

  test('an empty hidden field is what people send, in a list too', async () => {
    const { error } = await visitor()
      .from('bookings')
      .insert([booking({ guest_name: 'Lister', website: '' })])
    expect(error).toBeNull()
    expect(await storedNames()).toContain('Lister')
  })

  test('the fourth request within five minutes waits', async () => {
    const client = visitor()
    for (let i = 0; i < 3; i++) expect((await client.from('bookings').insert(booking())).error).toBeNull()
    const { error, status } = await client.from('bookings').insert(booking())
    expect(status).toBe(429)
    expect(error).toMatchObject({
      details: 'rate_limited',
      message: 'Please wait before submitting another booking request.',
    })
    expect((await visitor().from('bookings').insert(booking())).error).toBeNull()
  })

  test('a limited caller learns when to come back', async () => {
    const send = fetchFrom(rest, { address: '203.0.113.7' })
    const headers = { 'content-type': 'application/json' }
    const post = () =>
      send('http://rest.test/rest/v1/bookings', { method: 'POST', headers, body: JSON.stringify(booking()) })
    for (let i = 0; i < 3; i++) await post()
    expect(Number((await post()).headers.get('retry-after'))).toBeGreaterThan(250)
  })

  test('neighbours within one IPv6 /64 count as one caller', async () => {
    const insertFrom = (address: string) => clientOf(rest, { address }).from('bookings').insert(booking())
    for (const end of ['1', '2', '3']) expect((await insertFrom(`2001:db8:1:1::${end}`)).error).toBeNull()
    expect((await insertFrom('2001:db8:1:1::4')).status).toBe(429)
    expect((await insertFrom('2001:db8:1:2::4')).status).toBe(201)
  })

  test('and whoever has a /56 or a /48 finds little more in its many /64', async () => {
    const insertFrom = async (address: string) =>
      (await clientOf(rest, { address }).from('bookings').insert(booking())).status
    const tally = async (addresses: string[]) => {
      const statuses = []
      for (const address of addresses) statuses.push(await insertFrom(address))
      return statuses.filter(status => status === 201).length
    }
    const many = (place: (n: number) => string) => Array.from({ length: 12 }, (_, n) => place(n))
    expect(await tally(many(n => `2001:db8:2:1${n.toString(16).padStart(2, '0')}::1`))).toBe(9)
    expect(await insertFrom('2001:db8:2:200::1')).toBe(201)
    expect(
      await tally([...many(n => `2001:db8:3:${n + 1}00::1`), ...many(n => `2001:db8:3:${n + 1}01::1`)]),
    ).toBe(24)
    expect(await tally(many(n => `2001:db8:3:${n + 1}02::1`))).toBe(3)
  })

  test('thirty moves an hour come from one address, whichever links they try', async () => {
    const move = async (address: string) => {
      const wish = { booking_id: randomUUID(), new_date: day, new_time: slots[0], token: 'guess' }
      const { error, status } = await clientOf(rest, { address }).rpc('move_booking', wish)
      return [status, error?.details]
    }
    const asked = await Promise.all(Array.from({ length: 31 }, (_, n) => move(`2001:db8:1ab:1::${n + 1}`)))
    const unknown = [400, 'booking_not_found']
    expect(asked.sort()).toEqual([...Array(30).fill(unknown), [429, 'rate_limited']])
    expect(await move('2001:db8:1ab:1::ff')).toEqual([429, 'rate_limited'])
    expect(await move('2001:db8:1ab:2::1')).toEqual(unknown)
    await engine.owner(`update private.rate_limits set hit_at = hit_at - interval '61 minutes'
      where form = 'booking moves'`)
    forgetRefusals(engine.database)
    expect(await move('2001:db8:1ab:1::ff')).toEqual(unknown)
  })

  test('a visitor sets neither price nor owner', async () => {
    expect(
      (
        await visitor()
          .from('bookings')
          .insert(booking({ price: 1 }))
      ).status,
    ).toBe(401)
    const owned = await visitor()
      .from('bookings')
      .insert(booking({ user_id: randomUUID() }))
    expect(owned.error).not.toBeNull()
  })

  test('two at once are refused', async () => {
    const { error } = await visitor().from('bookings').insert([booking(), booking()])
    expect(error?.details).toBe('validation_failed')
  })

  test('no other table and no other verb takes a write from a visitor', async () => {
    expect((await visitor().from('customers').insert({ first_name: 'X', last_name: 'Y' })).status).toBe(401)
    expect((await visitor().from('bookings').update({ address: 'x' }).eq('service_date', day)).status).toBe(
      401,
    )
    expect((await visitor().from('bookings').delete().eq('service_date', day)).status).toBe(401)
  })

  test('sixty requests within an hour are an alarm to the owner, and the next is taken', async () => {
    const alarms = () =>
      engine.owner(`select recipient from mail_outbox where template = 'diary-flooded-owner'`)
    await engine.owner(emptied('bookings, mail_outbox'))
    expect((await visitor().from('bookings').insert(booking())).status).toBe(201)
    expect(await alarms()).toEqual([])
    await engine.owner(`insert into bookings (customer_id, service_type, service_date, service_time, address)
      select null, 'window', date '2031-04-01' + n, '10:00-12:00', '1 Marsh Street' from generate_series(1, 90) as n
      where private.why_closed(date '2031-04-01' + n, '10:00-12:00') is null`)
    expect((await visitor().from('bookings').insert(booking())).status).toBe(201)
    expect(await alarms()).toEqual([['hello@coastalclean.example']])
  })

  test('staff are not held to the form', async () => {
    const staff = randomUUID()
    await engine.owner(`insert into auth.users (id, email) values ('${staff}', '${staff}@mail.example');
      insert into user_roles (user_id, role) values ('${staff}', 'staff')`)
    const client = clientOf(rest, { caller: signedIn(staff) })
    for (let i = 0; i < 5; i++)
      expect((await client.from('bookings').insert(booking({ price: 450 }))).error).toBeNull()
  })

  test('a client books under the account, and is limited by it', async () => {
    const user = randomUUID()
    await engine.owner(`insert into auth.users (id, email) values ('${user}', '${user}@mail.example')`)
    const { guest_name, guest_email, guest_phone, ...own } = booking({ user_id: user })
    const insertFrom = (address: string) =>
      clientOf(rest, { caller: signedIn(user), address })
        .from('bookings')
        .insert({ ...own, id: randomUUID() })
        .select('address')
    for (const end of [1, 2, 3])
      expect((await insertFrom(`198.18.0.${end}`)).data).toEqual([{ address: own.address }])
    expect((await insertFrom('198.18.0.4')).status).toBe(429)
  })
})
