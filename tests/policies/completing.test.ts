// A completed clean is recorded and counted once, uses the discounts that waited and earns the next.
import { beforeEach, expect, test } from 'vitest'
import { addMonths } from '#domain/calendar.ts'
import { type Reward, waitingDiscount } from '#domain/discounts.ts'
import { recordTypeOf, serviceTypes } from '#domain/service-types.ts'
import { referralMonths } from '#domain/terms.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, complete, completeAndPay, idOf, setClock, startAfresh } from './booking-life.ts'
import { attempt, userIds, welcomeEveryone } from './people.ts'
import { insertOf } from './sample-rows.ts'

const ann = 'c8000000-0000-4000-8000-000000000001'
const friend = 'c8000000-0000-4000-8000-000000000002'

describeEachEngine('completing a booking', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await welcomeEveryone(engine)
    const person = (id: string, phone: string, email: string) =>
      insertOf('customers', { id, first_name: 'Ann', last_name: 'Guest', phone, email, status: 'prospect' })
    await engine.owner(`${person(ann, '+27821234567', 'ann@guest.example')};
      ${person(friend, '+27837654321', 'friend@guest.example')}`)
  })

  const rewards = (columns: string) =>
    engine.owner(`select ${columns} from rewards order by earned_on, milestone, id`)
  const cleansOf = (id: string) =>
    engine.owner(`select total_cleaning_count, status from customers where id = '${id}'`)
  const cleanFor = async (phone: string, place: number) => {
    await bookAsGuest(engine, { id: idOf(place), guest_phone: phone })
    return completeAndPay(engine, `id = '${idOf(place)}'`)
  }
  const asAnn = async (sql: string) => {
    await engine.owner(`insert into client_profiles (user_id, customer_id, email, first_name, last_name)
      values ('${userIds.client}', '${ann}', 'client@coastal.example', 'Ann', 'Guest') on conflict do nothing`)
    return (await attempt(engine, 'client', sql)).rows
  }

  test('writes its service record, raises the count and welcomes the prospect', async () => {
    await bookAsGuest(engine, { id: idOf(1), service_type: 'solar-panel-clean-regular' })
    await attempt(engine, 'staff', 'update bookings set price = 450.50')
    expect((await complete(engine)).refusal).toBeUndefined()
    const [record] =
      await engine.owner(`select customer_id, booking_id, service_type, service_date, price, payment_status,
      status, user_id from services`)
    expect(record).toEqual([
      ann,
      idOf(1),
      'window-cleaning',
      '2027-03-09',
      '450.50',
      'pending',
      'completed',
      userIds.staff,
    ])
    expect(await cleansOf(ann)).toEqual([['1', 'active']])
  })

  test('at once from twenty sides leaves one record and counts one', async () => {
    await bookAsGuest(engine)
    await attempt(engine, 'staff', `update bookings set status = 'confirmed'`)
    const done = `update bookings set status = 'completed'`
    await Promise.all(Array.from({ length: 20 }, () => attempt(engine, 'staff', done, { isSlow: true })))
    expect(await engine.owner('select count(*) from services')).toEqual([['1']])
    expect(await cleansOf(ann)).toEqual([['1', 'active']])
  })

  test('twenty cleans of one customer at once are twenty stamps and two milestones', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => bookAsGuest(engine, { id: idOf(n) })))
    await attempt(engine, 'staff', `update bookings set status = 'confirmed'`)
    const done = (n: number) => `update bookings set status = 'completed' where id = '${idOf(n)}'`
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => attempt(engine, 'staff', done(n), { isSlow: true })),
    )
    expect(await cleansOf(ann)).toEqual([['20', 'active']])
    expect(await rewards('kind, milestone')).toEqual([
      ['loyalty', '10'],
      ['loyalty', '20'],
    ])
  })

  test('a cancelled clean earns nothing', async () => {
    await bookAsGuest(engine)
    await attempt(engine, 'staff', `update bookings set status = 'cancelled'`)
    expect(await cleansOf(ann)).toEqual([['0', 'prospect']])
    expect(await engine.owner('select count(*) from services')).toEqual([['0']])
  })

  test('the tenth clean earns, the eleventh uses', async () => {
    await engine.owner(`update customers set total_cleaning_count = 9 where id = '${ann}'`)
    await cleanFor('+27821234567', 1)
    expect(await rewards('kind, milestone, used_by')).toEqual([['loyalty', '10', null]])
    await cleanFor('+27821234567', 2)
    expect(await rewards('used_by')).toEqual([[idOf(2)]])
  })

  test('a friend’s first clean earns the referrer, the second does not', async () => {
    await engine.owner(
      `insert into referrals (referrer_customer_id, referred_customer_id) values ('${ann}', '${friend}')`,
    )
    await setClock(engine, '2027-03-01 09:30')
    await cleanFor('+27837654321', 1)
    await cleanFor('+27837654321', 2)
    expect(await rewards('customer_id, kind, earned_on, lapses_on')).toEqual([
      [ann, 'referral', '2027-03-01', `${addMonths('2027-03', referralMonths)}-01`],
    ])
    expect(await engine.owner('select count(earned_at) from referrals')).toEqual([['1']])
  })

  test('a friend who was a customer before earns the referrer nothing', async () => {
    await cleanFor('+27837654321', 1)
    await engine.owner(insertOf('referrals', { referrer_customer_id: ann, referred_customer_id: friend }))
    await cleanFor('+27837654321', 2)
    expect(await rewards('kind')).toEqual([])
  })

  test('a clean uses what the domain says that it uses', async () => {
    const lapses = [
      '2027-03-08',
      '2027-03-09',
      '2027-06-01',
      '2027-05-01',
      '2027-08-01',
      '2027-07-01',
      '2027-09-01',
    ]
    await engine.owner(`
      insert into rewards (customer_id, kind, milestone, earned_on) values ('${ann}', 'loyalty', 10, '2027-01-01'),
        ('${ann}', 'loyalty', 20, '2027-02-01');
      insert into rewards (customer_id, kind, earned_on, lapses_on)
      select '${ann}', 'referral', '2027-01-01', lapses::date from unnest('{${lapses}}'::text[]) as lapses`)
    const waiting: Reward[] = JSON.parse(
      String((await engine.owner('select json_agg(rewards) from rewards'))[0]?.[0]),
    )
    await cleanFor('+27821234567', 1)
    const used = (await engine.owner('select id from rewards where used_at is not null')).flat().sort()
    expect(used).toEqual(
      waitingDiscount(waiting, '2027-03-09')
        .used.map(reward => reward.id)
        .sort(),
    )
    expect(used).toHaveLength(5)
  })

  test('a client sees their own card, and a code that stays', async () => {
    await engine.owner(`
      update customers set total_cleaning_count = 17, credits = 50 where id = '${ann}';
      insert into rewards (customer_id, kind, earned_on, lapses_on) values
        ('${ann}', 'referral', '2027-01-01', '2027-07-01'), ('${ann}', 'referral', '2026-09-01', '2027-03-01'),
        ('${ann}', 'referral', '2026-08-28', '2027-02-28'),
        ('${friend}', 'referral', '2027-01-01', '2027-07-01')`)
    const [[standing] = []] = await asAnn('select my_standing()')
    const card = JSON.parse(String(standing))
    expect(card).toMatchObject({
      cleans: 17,
      credits: 50,
    })
    // A reward that expires today still counts.
    expect(card.rewards.map((reward: Reward) => reward.lapses_on).sort()).toEqual([
      '2027-03-01',
      '2027-07-01',
    ])
    expect(card.referral_code).toMatch(/^CC[A-Z0-9]{6}$/)
    expect(await asAnn('select my_standing()')).toEqual([[standing]])
  })

  test('who has no profile yet has an empty card', async () => {
    const { rows } = await attempt(engine, 'stranger', 'select my_standing()')
    expect(JSON.parse(String(rows[0]?.[0]))).toEqual({
      cleans: 0,
      credits: 0,
      referral_code: null,
      over_limit: 0,
      rewards: [],
    })
  })

  test.each([
    ['phone number', { phone: '+27821234567', email: 'twin@guest.example' }],
    ['e-mail address, in capitals', { phone: '+27839999999', email: 'ANN@guest.example' }],
  ])('nobody refers themselves under another name: the same %s', async (_same, reach) => {
    const twin = 'c8000000-0000-4000-8000-000000000003'
    await engine.owner(insertOf('customers', { id: twin, first_name: 'A', last_name: 'G', ...reach }))
    const link = insertOf('referrals', { referrer_customer_id: ann, referred_customer_id: twin })
    expect((await attempt(engine, 'admin', link)).refusal?.detail).toBe('self_referral')
  })

  test('each type is recorded as the domain says', async () => {
    for (const type of serviceTypes)
      expect([type, ...(await engine.owner(`select private.record_type_of('${type}')`)).flat()]).toEqual([
        type,
        recordTypeOf(type),
      ])
  })
})
