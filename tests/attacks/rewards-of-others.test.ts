// Rewards for friends who are none, claims on people whom one never brought, and numbers that are somebody else's.
import { beforeEach, expect, test } from 'vitest'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAs, bookAsGuest, completeAndPay, idOf, startAfresh } from '#tests/policies/booking-life.ts'
import { attempt, callerFor, type Person, userIds, welcomeEveryone } from '#tests/policies/people.ts'
import { insertOf } from '#tests/policies/sample-rows.ts'
import { clientOf } from '#tests/wire/rest/rest-client.ts'

type Values = Record<string, string>

const rita = 'cd000000-0000-4000-8000-000000000001'
const ritas = '+27840000001'
const annsPhone = '+27821234567'

describeEachEngine('rewards that are somebody else’s', engine => {
  let rest: RestHandler
  beforeEach(async () => {
    rest = createRest({ database: engine.database, rateLimitScale: 1000 })
    await startAfresh(engine)
    await engine.owner(emptied('referral_requests, loyalty_registrations, consents, private.rate_limits'))
    await welcomeEveryone(engine)
    await engine.owner(
      insertOf('customers', {
        ...{ id: rita, first_name: 'Rita', last_name: 'Referrer', phone: ritas },
        ...{ email: 'rita@mail.example', address: '9 Hill Road', city: 'George' },
      }),
    )
  })

  const as = (who: Person) => clientOf(rest, { caller: callerFor(who) })
  const refer = (changes: Values = {}, who: Person = 'anon') =>
    attempt(
      engine,
      who,
      insertOf('referral_requests', {
        ...{ referrer_name: 'Rita Referrer', referrer_phone: ritas, code: 'CCABC234' },
        ...{ friend_name: 'Ann Guest', friend_phone: annsPhone, ...changes },
      }),
    )
  const cleanOf = async (place: number, changes: Values = {}) => {
    expect((await bookAsGuest(engine, { id: idOf(place), ...changes })).refusal).toBeUndefined()
    expect((await completeAndPay(engine, `id = '${idOf(place)}'`)).refusal).toBeUndefined()
  }
  const friendOf = (n: number) => ({
    ...{ guest_name: `Friend ${n}`, guest_phone: `+2783000000${n}`, guest_email: `f${n}@home.example` },
    address: `${n} Lane ${n}`,
  })
  const bring = async (n: number) => {
    const friend = friendOf(n)
    await refer({ friend_name: friend.guest_name, friend_phone: friend.guest_phone })
    await cleanOf(n, friend)
  }
  const earners = async () =>
    (
      await engine.owner(`select customers.phone from rewards join customers on customers.id = customer_id
      where kind = 'referral'`)
    ).flat()
  const requests = () =>
    engine.owner(
      'select referrer_phone, status, doubt from referral_requests order by created_at, referrer_phone',
    )
  const requestOf = async (phone: string) =>
    (await engine.owner(`select id from referral_requests where referrer_phone = '${phone}'`))[0]?.[0]
  const welcomeProfile = (changes: Values = {}) =>
    engine.owner(
      insertOf('client_profiles', {
        ...{
          user_id: userIds.client,
          email: 'client@coastal.example',
          first_name: 'Tom',
          last_name: 'Thief',
        },
        ...changes,
      }),
    )
  const standing = async () => (await as('client').rpc('my_standing')).data
  const check = async (phone: string) => (await as('anon').rpc('loyalty_status', { phone })).data

  test('four wait at once; the fifth earns nothing, and both sides see why', async () => {
    await welcomeProfile({ customer_id: rita })
    for (const n of [1, 2, 3, 4, 5]) await bring(n)
    expect(await earners()).toEqual(Array(4).fill(ritas))
    expect(await standing()).toMatchObject({ over_limit: 1 })
    const { data } = await as('staff').rpc('customer_file', { customer_uuid: rita })
    expect(data.friends.map((friend: { is_over_limit: boolean }) => friend.is_over_limit)).toEqual([
      ...[true, false, false, false, false],
    ])
    const item = await as('staff').rpc('inbox_item', {
      item_kind: 'referral',
      item_id: (
        await engine.owner(`select id from referral_requests where friend_name = 'Friend 5'`)
      )[0]?.[0],
    })
    expect(item.data).toMatchObject({ status: 'earned', reward: null, is_over_limit: true })
  })

  test('one that is used makes room for the next', async () => {
    for (const n of [1, 2, 3, 4]) await bring(n)
    await engine.owner('update rewards set used_at = now() where id = (select id from rewards limit 1)')
    await bring(5)
    expect(await earners()).toHaveLength(5)
    expect(await engine.owner('select id from referrals where is_over_limit')).toEqual([])
  })

  test('of two friends at once only one finds the fourth place', async () => {
    for (const n of [1, 2, 3]) await bring(n)
    for (const n of [4, 5]) {
      await refer({ friend_name: `Friend ${n}`, friend_phone: friendOf(n).guest_phone })
      await bookAsGuest(engine, { id: idOf(n), ...friendOf(n) })
      await attempt(engine, 'staff', `update bookings set status = 'confirmed' where id = '${idOf(n)}'`)
    }
    const finish = (n: number) =>
      attempt(
        engine,
        'staff',
        `select complete_booking_with('${idOf(n)}', 'cash', 'paid', updated_at) from bookings where id = '${idOf(n)}'`,
        { isSlow: true },
      )
    const both = await Promise.all([4, 5].map(finish))
    expect(both.map(({ refusal }) => refusal)).toEqual([undefined, undefined])
    expect(await earners()).toHaveLength(4)
  })

  test.each([
    ['a +suffix of the same mailbox', { guest_email: 'Rita+two@mail.example' }],
    ['the same name at the same street', { guest_name: 'Rita Referrer', address: '9 Hill Rd, George' }],
    ['the same family at the same street', { guest_name: 'R. Referrer', address: '9 hill road George' }],
  ])('%s is no friend by itself: staff refuse or accept', async (_, disguise) => {
    await refer()
    await cleanOf(1, disguise)
    expect([await earners(), await requests()]).toEqual([[], [[ritas, 'doubtful', 'same_person']]])
    const request_id = await requestOf(ritas)
    for (const who of ['client', 'stranger'] as const)
      expect((await as(who).rpc('decide_referral', { request_id, accept: true })).error?.details).toBe(
        'referral_not_found',
      )
    expect((await as('staff').rpc('decide_referral', { request_id, accept: false })).error).toBeNull()
    expect([await earners(), await requests()]).toEqual([[], [[ritas, 'refused', 'same_person']]])
    expect((await as('staff').rpc('decide_referral', { request_id, accept: true })).error?.details).toBe(
      'changed_meanwhile',
    )
    await engine.owner(`update referral_requests set status = 'doubtful'`)
    for (const _twice of [1, 2])
      expect((await as('staff').rpc('decide_referral', { request_id, accept: true })).error).toBeNull()
    expect(await earners()).toEqual([ritas])
  })

  test('dots are nothing at Gmail, and a number that both have booked with is one number', async () => {
    await engine.owner(`update customers set email = 'ri.ta@gmail.com' where id = '${rita}'`)
    await refer()
    await cleanOf(1, { guest_email: 'rita@googlemail.com' })
    await refer({ friend_name: 'Bea Guest', friend_phone: '+27835550001' })
    await bookAsGuest(engine, { id: idOf(2), guest_name: 'Bea Guest', guest_phone: '+27835550001' })
    await engine.owner(`update bookings set customer_id = '${rita}' where id = '${idOf(2)}'`)
    await cleanOf(3, {
      guest_name: 'Bea Guest',
      guest_phone: '+27835550001',
      guest_email: 'bea@home.example',
    })
    expect(await earners()).toEqual([])
    expect((await requests()).map(([, status]) => status)).toEqual(['doubtful', 'doubtful'])
  })

  test('a code that a disguised friend quotes is written down for staff', async () => {
    await welcomeProfile({ customer_id: rita, referral_code: 'CCRITA22' })
    await cleanOf(1, { guest_email: 'rita+x@mail.example', special_instructions: 'From CCRITA22' })
    expect([await earners(), await requests()]).toEqual([[], [[ritas, 'doubtful', 'same_person']]])
    const { data } = await as('staff').rpc('search_inbox', { only_kind: 'referral', only_new: true })
    expect(data).toHaveLength(1)
    await as('staff')
      .rpc('decide_referral', { request_id: await requestOf(ritas), accept: true })
      .throwOnError()
    expect(await earners()).toEqual([ritas])
  })

  test('a verified client goes before a stranger who named the number first', async () => {
    await refer({ referrer_name: 'Tom Thief', referrer_phone: '+27849990000', code: 'CCTHIEF2' })
    await refer()
    await cleanOf(1)
    expect(await earners()).toEqual([ritas])
    expect(await requests()).toEqual([
      ['+27849990000', 'too_late', null],
      [ritas, 'earned', null],
    ])
  })

  test('of several strangers none wins by being first: staff see all claims and choose', async () => {
    await refer({ referrer_name: 'Tom Thief', referrer_phone: '+27849990000', code: 'CCTHIEF2' })
    await refer({ referrer_name: 'Hana Honest', referrer_phone: '+27848880000', code: 'CCHANA22' })
    await cleanOf(1)
    expect(await earners()).toEqual([])
    const request_id = await requestOf('+27848880000')
    const item = { item_kind: 'referral', item_id: request_id }
    const claims = [
      { name: 'Tom Thief', status: 'doubtful', doubt: 'several_claims', is_client: false },
      { name: 'Hana Honest', status: 'doubtful', doubt: 'several_claims', is_client: false },
    ]
    const friend = (await engine.owner(`select id from customers where phone = '${annsPhone}'`))[0]?.[0]
    expect((await as('staff').rpc('inbox_item', item)).data.claims).toMatchObject(claims)
    expect((await as('staff').rpc('customer_file', { customer_uuid: friend })).data.claims).toMatchObject(
      claims,
    )
    await as('staff').rpc('decide_referral', { request_id, accept: true }).throwOnError()
    expect(await earners()).toEqual(['+27848880000'])
    expect((await requests()).map(([, status]) => status)).toEqual(['too_late', 'earned'])
  })

  test('who is quoted by the friend goes before whoever named them', async () => {
    await welcomeProfile({ phone: '+27850000001', referral_code: 'CCTHANDI' })
    await refer()
    await cleanOf(1, { special_instructions: 'CCTHANDI sent me' })
    expect(await earners()).toEqual(['+27850000001'])
  })

  test('a clean that is not paid earns nothing yet; one that is unpaid again, nothing any more', async () => {
    const pay = (status: string) =>
      attempt(engine, 'staff', `update services set payment_status = '${status}'`)
    await refer()
    await cleanOf(1)
    await pay('pending')
    expect([await earners(), await requests()]).toEqual([[], [[ritas, 'waiting', null]]])
    await pay('paid')
    expect([await earners(), await requests()]).toEqual([[ritas], [[ritas, 'earned', null]]])
  })

  const victim = { guest_name: 'Vera Victim', guest_phone: '+27739184466', guest_email: 'vera@post.example' }

  test.each([
    ['their own name', { first_name: 'Tom', last_name: 'Thief' }],
    ['the victim’s name', { first_name: 'Vera', last_name: 'Victim' }],
  ])('a number in a profile under %s collects nobody’s cleans', async (_, name) => {
    await welcomeProfile({ ...name, phone: victim.guest_phone })
    await bookAs(engine, 'client', { user_id: userIds.client, id: idOf(1) })
    expect(await check(victim.guest_phone)).toMatchObject({ found: false, name: null })
    await cleanOf(2, victim)
    expect(await standing()).toMatchObject({ cleans: 0 })
    expect(await check(victim.guest_phone)).toMatchObject({ found: true, name: 'Vera V.', cleans: 1 })
  })

  test('nor does one in a stranger’s form, booking or referral, whoever verifies its address later', async () => {
    const thief = { ...victim, guest_email: 'client@coastal.example' }
    await bookAsGuest(engine, { id: idOf(1), ...thief })
    await refer({ referrer_name: 'Vera Victim', referrer_phone: victim.guest_phone })
    await welcomeProfile()
    await cleanOf(2, victim)
    expect(await standing()).toMatchObject({ cleans: 0 })
    expect(await check(victim.guest_phone)).toMatchObject({ found: true, cleans: 1 })
    expect(await engine.owner(`select count(distinct customer_id) from bookings`)).toEqual([['2']])
  })

  test('a record made from a form’s words is not the office’s word: it exports nothing of the number’s owner', async () => {
    await engine.owner(`insert into contact_messages (name, email, phone, message)
      values ('Vera Victim', 'vera@post.example', '${victim.guest_phone}', 'Mine alone')`)
    const thief = {
      guest_name: 'Tom Thief',
      guest_phone: victim.guest_phone,
      guest_email: 'tom@post.example',
    }
    await bookAsGuest(engine, { id: idOf(1), ...thief })
    const customer = (await engine.owner(`select id from customers where first_name = 'Tom'`))[0]?.[0]
    for (const email of [null, 'tom@post.example']) {
      const person = { customer, email, phone: victim.guest_phone }
      const { data } = await as('admin').rpc('export_person', person).throwOnError()
      expect(JSON.stringify(data)).not.toContain('Mine alone')
      const seen = await as('admin').rpc('person_overview', person).throwOnError()
      expect(seen.data.claimed.map(({ value }: { value: string }) => value)).toContain(victim.guest_phone)
    }
  })

  test('a number counts once staff have verified it, and only then', async () => {
    await bookAsGuest(engine, { id: idOf(1), ...victim })
    const customer_uuid = (await engine.owner(`select id from customers where first_name = 'Vera'`))[0]?.[0]
    const verify = (who: Person, number = victim.guest_phone) =>
      as(who).rpc('verify_phone', { customer_uuid, number })
    expect((await verify('client')).error?.details).toBe('customer_not_found')
    expect((await verify('staff', '+27730000000')).error?.details).toBe('changed_meanwhile')
    expect(await check(victim.guest_phone)).toMatchObject({ found: false })
    for (const _twice of [1, 2]) expect((await verify('staff')).error).toBeNull()
    expect(await check(victim.guest_phone)).toMatchObject({ found: true, name: 'Vera V.' })
  })

  test('what the office types is its word, and so is a number that an account has confirmed by code', async () => {
    await bookAs(engine, 'staff', { id: idOf(1), ...victim })
    expect(await check(victim.guest_phone)).toMatchObject({ found: true })
    await engine.owner(`update auth.users set phone = '+27730001111', phone_confirmed_at = now()
      where id = '${userIds.client}'`)
    await welcomeProfile({ phone: '+27730001111' })
    await bookAs(engine, 'client', { user_id: userIds.client, id: idOf(2) })
    expect(await check('+27730001111')).toMatchObject({ found: true })
  })
})
