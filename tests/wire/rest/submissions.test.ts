import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { describeEachEngine, type Engine } from '#tests/engines.ts'
import { clientOf, fetchFrom, signedIn } from './rest-client.ts'

// A Monday far ahead: open, and no public holiday.
const day = '2031-03-10'

const booking = (more: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  service_type: 'residential-standard',
  service_date: day,
  service_time: '08:00-10:00',
  guest_name: 'Anna Botha',
  guest_email: 'anna@mail.example',
  guest_phone: '082 123 4567',
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
      ['+27821234567'],
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
