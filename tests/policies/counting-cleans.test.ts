// A completed clean counts once, however it was recorded; undone, it no longer counts. Records of money outlive the customer.
import { beforeEach, expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, complete, idOf, startAfresh } from './booking-life.ts'
import { attempt, type Person, welcomeEveryone } from './people.ts'

const ann = 'ce000000-0000-4000-8000-000000000001'
const fay = 'ce000000-0000-4000-8000-000000000002'

describeEachEngine('counting cleans', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await welcomeEveryone(engine)
    await engine.owner(`${emptied('private.deleted_customers, private.customer_merges, ledger')};
      insert into customers (id, first_name, last_name, email, phone) values
        ('${ann}', 'Ann', 'Guest', 'ann@guest.example', '+27821234567'),
        ('${fay}', 'Fay', 'Friend', null, '+27841112222')`)
  })

  const write = (status = 'completed', { times = 1, whose = ann } = {}) =>
    attempt(
      engine,
      'staff',
      `insert into services (customer_id, service_type, service_date, price, payment_status, status)
      select '${whose}', 'deep-cleaning', '2026-01-05', 100, 'paid', '${status}' from generate_series(1, ${times})`,
    )
  const cleans = async (id = ann) =>
    Number((await engine.owner(`select total_cleaning_count from customers where id = '${id}'`))[0]?.[0])
  const rewards = (id = ann) =>
    engine.owner(
      `select milestone, used_at is not null from rewards where customer_id = '${id}' order by milestone`,
    )
  const open = (
    count: number,
    seen: number,
    { who = 'staff' as Person, isDue = false, why = 'Paper card' } = {},
  ) => attempt(engine, who, `select set_opening_cleans('${ann}', ${count}, '${why}', ${isDue}, ${seen})`)
  const totals = async () =>
    JSON.parse(String((await attempt(engine, 'staff', 'select service_totals()')).rows[0]?.[0]))

  test('a record written by hand counts when it is completed, and no longer when it is not', async () => {
    await write('scheduled')
    expect(await cleans()).toBe(0)
    await attempt(engine, 'staff', `update services set status = 'completed'`)
    expect(await cleans()).toBe(1)
    await attempt(engine, 'staff', `update services set customer_id = '${fay}'`)
    expect([await cleans(), await cleans(fay)]).toEqual([0, 1])
    await attempt(engine, 'staff', `update services set status = 'cancelled'`)
    expect(await cleans(fay)).toBe(0)
    await write()
    await attempt(engine, 'staff', 'delete from services')
    expect(await cleans()).toBe(0)
  })

  test('a booked clean counts once with its record', async () => {
    await bookAsGuest(engine, { id: idOf(1) })
    await complete(engine)
    expect(await cleans()).toBe(1)
    await attempt(engine, 'staff', `update services set status = 'cancelled'`)
    expect(await cleans()).toBe(0)
    await attempt(engine, 'staff', `update services set status = 'completed', payment_status = 'paid'`)
    expect(await cleans()).toBe(1)
  })

  test('cleans written down at once all count', async () => {
    await Promise.all(Array.from({ length: 12 }, () => write()))
    expect(await cleans()).toBe(12)
    expect(await rewards()).toEqual([['10', 'f']])
  })

  test('the tenth record earns the reward; taken back it goes, unless it is used', async () => {
    await write('completed', { times: 9 })
    await write()
    expect(await rewards()).toEqual([['10', 'f']])
    const takeBackOne = `delete from services where id = (select id from services limit 1)`
    await attempt(engine, 'staff', takeBackOne)
    expect(await rewards()).toEqual([])
    await write()
    await engine.owner('update rewards set used_at = now()')
    await attempt(engine, 'staff', takeBackOne)
    expect([await cleans(), await rewards()]).toEqual([9, [['10', 't']]])
    await write()
    expect(await rewards()).toEqual([['10', 't']])
  })

  test('a friend’s first clean, written by hand, thanks the referrer and is taken back with it', async () => {
    await engine.owner(
      `insert into referrals (referrer_customer_id, referred_customer_id) values ('${ann}', '${fay}')`,
    )
    await write('completed', { whose: fay })
    expect(await engine.owner(`select kind from rewards where customer_id = '${ann}'`)).toEqual([
      ['referral'],
    ])
    await attempt(engine, 'staff', 'delete from services')
    expect(await engine.owner(`select earned_at, (select count(*) from rewards) from referrals`)).toEqual([
      [null, '0'],
    ])
  })

  test('cleans from before are entered with a reason, in the ledger', async () => {
    await write()
    expect((await open(12, 0)).refusal).toBeUndefined()
    expect([await cleans(), await rewards()]).toEqual([13, []])
    expect(await engine.owner('select kind, delta, reason from ledger')).toEqual([
      ['cleans', '12.00', 'Paper card'],
    ])
    // Sent again, it is the same; from an older screen it is refused.
    expect((await open(12, 0)).refusal).toBeUndefined()
    expect((await open(3, 0)).refusal?.detail).toBe('changed_meanwhile')
    expect((await open(3, 12, { why: ' ' })).refusal?.detail).toBe('validation_failed:reason')
    expect((await open(-1, 12)).refusal?.detail).toBe('validation_failed:cleans')
    expect((await open(3, 12, { who: 'client' })).refusal?.detail).toBe('customer_not_found')
    await open(3, 12)
    expect(await cleans()).toBe(4)
  })

  test('whoever enters them says whether a discount is still due', async () => {
    await open(10, 0, { isDue: true })
    expect(await rewards()).toEqual([['10', 'f']])
    await open(9, 10)
    expect(await rewards()).toEqual([])
  })

  test('older rows are caught up with: bookings stay counted, records by hand are added', async () => {
    await engine.owner(`alter table customers disable trigger user; alter table services disable trigger user;
      update customers set total_cleaning_count = 4 where id = '${ann}';
      insert into services (customer_id, service_type, service_date, status)
        select '${ann}', 'deep-cleaning', '2026-01-05', 'completed' from generate_series(1, 7);
      alter table customers enable trigger user; alter table services enable trigger user`)
    for (const _ of ['once', 'and again']) {
      await engine.owner('select private.catch_up_services()')
      expect([await cleans(), await rewards()]).toEqual([11, [['10', 'f']]])
      expect(await engine.owner('select delta from ledger')).toEqual([['4.00']])
    }
    await write()
    expect(await cleans()).toBe(12)
  })

  test('what was paid stays when the customer is deleted, with the name, and is theirs again after', async () => {
    await write('completed', { times: 2 })
    const before = await totals()
    await attempt(engine, 'staff', `delete from customers where id = '${ann}'`)
    expect(await totals()).toEqual(before)
    const listed = await attempt(
      engine,
      'staff',
      `select first_name, last_name, customer_id from search_services('guest')`,
    )
    expect(listed.rows).toEqual([
      ['Ann Guest', null, null],
      ['Ann Guest', null, null],
    ])
    await attempt(engine, 'staff', `select restore_customer('${ann}')`)
    expect(await engine.owner('select distinct customer_id from services')).toEqual([[ann]])
    expect(await cleans()).toBe(2)
  })

  const price = (place: number) =>
    engine.owner(
      `select price, full_price, discount_reasons -> 0 ->> 'kind' from bookings where id = '${idOf(place)}'`,
    )
  const asStaff = async (call: string) => (await attempt(engine, 'staff', `select ${call}`)).refusal?.detail
  const seenOf = (place: number) => `(select updated_at from bookings where id = '${idOf(place)}')`

  test('a reward earned after the next clean was confirmed comes off it, and can be taken off', async () => {
    for (const place of [1, 2, 3]) {
      await bookAsGuest(engine, { id: idOf(place), service_date: `2027-03-0${place + 1}` })
      await asStaff(`confirm_booking('${idOf(place)}', 800, '{}', ${seenOf(place)})`)
    }
    await write('completed', { times: 9 })
    await asStaff(`complete_booking_with('${idOf(1)}', 'cash', 'paid', ${seenOf(1)})`)
    expect(await price(2)).toEqual([['720.00', '800.00', 'loyalty']])
    expect(await price(3)).toEqual([['800.00', '800.00', null]])
    // Ticked off by mistake: all as before, and again.
    expect(await asStaff(`undo_complete_booking('${idOf(1)}')`)).toBeUndefined()
    expect([await price(2), await rewards()]).toEqual([[['800.00', '800.00', null]], []])
    await asStaff(`complete_booking_with('${idOf(1)}', 'cash', 'paid', ${seenOf(1)})`)
    expect(await price(2)).toEqual([['720.00', '800.00', 'loyalty']])
    await asStaff(`price_booking('${idOf(2)}', 800, '{}', ${seenOf(2)})`)
    expect([await price(2), await rewards()]).toEqual([[['800.00', '800.00', null]], [['10', 'f']]])
  })

  test('no record is made without a customer, nor loses one by hand', async () => {
    const nobodys = `insert into services (service_type, service_date) values ('deep-cleaning', '2026-01-05')`
    expect((await attempt(engine, 'staff', nobodys)).refusal?.code).toBe('23502')
    await write()
    expect((await attempt(engine, 'staff', 'update services set customer_id = null')).refusal?.code).toBe(
      '23502',
    )
  })

  test('erasing takes the name from the records that a deleted customer left, and no money', async () => {
    await write()
    const before = await totals()
    await attempt(engine, 'staff', `delete from customers where id = '${ann}'`)
    await attempt(engine, 'admin', `select erase_person(null, 'ann@guest.example', '+27821234567')`)
    expect(await engine.owner('select customer_name from services')).toEqual([['erased']])
    expect(await totals()).toEqual(before)
  })
})
