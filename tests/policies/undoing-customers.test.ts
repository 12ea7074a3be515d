// A customer who is deleted, and two who are made one, come back as they were.
import { beforeEach, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { attempt, type Person, userIds } from './people.ts'
import { ann, bea, friend, layOutTwo, merge, stateOf } from './two-customers.ts'

describeEachEngine('deleting and merging customers', engine => {
  beforeEach(() => layOutTwo(engine))

  const remove = (id: string, as: Person = 'staff') =>
    attempt(engine, as, `delete from customers where id = '${id}' returning id`)
  const restore = (id: string, as: Person = 'staff') =>
    attempt(engine, as, `select restore_customer('${id}')`)
  const customer = async (columns: string, id = ann) =>
    (await engine.owner(`select ${columns} from customers where id = '${id}'`))[0]

  test('a deleted customer comes back with everything that went along', async () => {
    const before = await stateOf(engine)
    await remove(bea)
    expect(await engine.owner(`select from services where customer_id = '${bea}'`)).toEqual([])
    expect((await restore(bea)).refusal).toBeUndefined()
    expect(await stateOf(engine)).toEqual(before)
  })

  test('a friend who was brought comes back with the referrer’s reward', async () => {
    const before = await stateOf(engine)
    await remove(friend)
    await restore(friend)
    expect(await stateOf(engine)).toEqual(before)
  })

  test('what no longer fits stays away and holds up nothing', async () => {
    await remove(bea)
    await remove(friend)
    await restore(bea)
    expect(await customer('credits, loyalty_points', bea)).toEqual(['20.00', '5'])
    expect(await engine.owner('select from referrals')).toEqual([])
  })

  test('restoring twice is restoring once', async () => {
    await remove(bea)
    await Promise.all([restore(bea), restore(bea)])
    expect((await restore(bea)).refusal).toBeUndefined()
    expect(await engine.owner('select from private.deleted_customers')).toEqual([])
  })

  test('staff see what can come back; a client only what was theirs', async () => {
    await remove(bea)
    const listed = async (as: Person) =>
      (await attempt(engine, as, 'select name, services, bookings from deleted_customers()')).rows
    expect(await listed('staff')).toEqual([['A Guest', '1', '1']])
    expect(await listed('client')).toEqual([])
    expect((await restore(bea, 'client')).refusal?.detail).toBe('customer_not_found')
    const { refusal } = await attempt(
      engine,
      'client',
      `insert into customers (id, user_id, first_name, last_name) values ('${bea.replace('2', '8')}', '${userIds.client}', 'My', 'Own')`,
    )
    expect(refusal).toBeUndefined()
    await remove(bea.replace('2', '8'), 'client')
    expect(await listed('client')).toEqual([['My Own', '0', '0']])
    expect((await restore(bea.replace('2', '8'), 'client')).refusal).toBeUndefined()
  })

  test('after 30 days nothing is kept', async () => {
    await merge(engine)
    await remove(friend)
    await engine.owner(`update private.deleted_customers set deleted_at = now() - interval '31 days';
      update private.customer_merges set merged_at = now() - interval '31 days'`)
    await engine.database.tx({ role: 'backend' }, [{ text: 'select purge_customer_copies()' }])
    expect(await engine.owner('select from private.deleted_customers')).toEqual([])
    expect(await engine.owner('select from private.customer_merges')).toEqual([])
  })

  test('a merge moves everything and adds up', async () => {
    const { answer } = await merge(engine, '{"name": "keep", "email": "drop", "status": "keep"}')
    expect(answer.customer).toMatchObject({
      first_name: 'Ann',
      email: 'bea@guest.example',
      phone: '+27821234567',
      status: 'active',
      credits: 70,
      loyalty_points: 5,
      referral_count: 3,
      total_cleaning_count: 23,
    })
    expect(answer.customer.created_at).toContain('2023-01-01')
    for (const table of ['bookings', 'services', 'service_invoices', 'ledger', 'rewards', 'client_profiles'])
      expect(
        await engine.owner(`select distinct customer_id from ${table} where customer_id <> '${friend}'`),
      ).toEqual([[ann]])
    expect(await engine.owner('select referrer_customer_id, referred_customer_id from referrals')).toEqual([
      [ann, friend],
    ])
    const milestones = await engine.owner('select milestone from rewards where milestone > 0 order by 1')
    expect(milestones).toEqual([['10'], ['20']])
    expect(await remove(bea)).toMatchObject({ rows: [] })
    expect(await engine.owner('select from private.deleted_customers')).toEqual([])
  })

  test('an undone merge leaves everything as it was', async () => {
    const before = await stateOf(engine)
    const { answer } = await merge(engine, '{"name": "drop", "email": "drop", "phone": "drop"}')
    await attempt(engine, 'staff', `select undo_merge('${answer.merge_id}')`)
    expect(await stateOf(engine)).toEqual(before)
  })

  test('a merge settles what it has answered, and its undo asks again', async () => {
    await engine.owner(`delete from customer_suggestions where field = 'name';
      update customers set address = '12 Marsh Street, Hartenbos' where id = '${ann}';
      update customers set address = '3 Beach Rd' where id = '${bea}';
      insert into customer_suggestions (customer_id, field, kept, offered) values
        ('${bea}', 'address', '3 Beach Rd', '12 Marsh St, Hartenbos'), ('${ann}', 'address', null, '3 Beach Road'),
        ('${ann}', 'address', null, '77 Far Street'), ('${ann}', 'phone', null, '+27831112222'),
        ('${friend}', 'same_person', '${friend}', '${bea}')`)
    const before = await stateOf(engine)
    const { answer } = await merge(engine)
    const asked =
      await engine.owner(`select field, offered, settled_at is null, is_taken from customer_suggestions
      order by field, offered`)
    expect(asked).toEqual([
      ['address', '12 Marsh St, Hartenbos', 'f', 't'],
      ['address', '3 Beach Road', 'f', 'f'],
      ['address', '77 Far Street', 't', null],
      ['phone', '+27831112222', 'f', 'f'],
      ['same_person', ann, 't', null],
    ])
    await attempt(engine, 'staff', `select undo_merge('${answer.merge_id}')`)
    expect(await stateOf(engine)).toEqual(before)
  })

  test('what happened since the merge survives its undo', async () => {
    const { answer } = await merge(engine)
    await attempt(engine, 'staff', `update customers set notes = 'Two dogs' where id = '${ann}'`)
    await attempt(engine, 'staff', `select increment_referral_count('${ann}')`)
    await attempt(engine, 'staff', `select undo_merge('${answer.merge_id}')`)
    expect(await customer('notes, referral_count, total_cleaning_count')).toEqual(['Two dogs', '2', '12'])
  })

  test('7 and 5 cleans earn the tenth one’s discount, and lose it with the undo', async () => {
    await engine.owner(
      `delete from rewards; update customers set total_cleaning_count = case id when '${ann}' then 7 else 5 end`,
    )
    const { answer } = await merge(engine)
    expect(await engine.owner('select customer_id, milestone from rewards')).toEqual([[ann, '10']])
    await attempt(engine, 'staff', `select undo_merge('${answer.merge_id}')`)
    expect(await engine.owner('select from rewards')).toEqual([])
  })

  test('nobody is left having brought themselves, nor in a circle', async () => {
    await engine.owner(`delete from referrals; delete from rewards;
      insert into referrals (referrer_customer_id, referred_customer_id) values ('${ann}', '${bea}'), ('${friend}', '${ann}');
      insert into rewards (customer_id, kind, referral_id, earned_on, lapses_on)
        select '${ann}', 'referral', id, '2027-01-01', '2027-07-01' from referrals where referrer_customer_id = '${ann}'`)
    const before = await stateOf(engine)
    const { answer } = await merge(engine)
    expect(await engine.owner('select referrer_customer_id, referred_customer_id from referrals')).toEqual([
      [friend, ann],
    ])
    expect(await engine.owner('select from rewards')).toEqual([])
    await attempt(engine, 'staff', `select undo_merge('${answer.merge_id}')`)
    expect(await stateOf(engine)).toEqual(before)
  })

  test('a merge of what has changed meanwhile is refused', async () => {
    const stale = `select merge_customers('${ann}', '${bea}', '{}',
      jsonb_build_object('keep', now() - interval '1 day', 'drop', now()))`
    expect((await attempt(engine, 'staff', stale)).refusal?.detail).toBe('changed_meanwhile')
  })

  test('merging again what is merged is the same answer', async () => {
    const first = await merge(engine)
    expect((await merge(engine)).answer).toEqual(first.answer)
  })

  test('a client can neither merge, undo nor settle', async () => {
    expect((await merge(engine, '{}', 'client')).refusal?.detail).toBe('customer_not_found')
    const { answer } = await merge(engine)
    const undo = await attempt(engine, 'client', `select undo_merge('${answer.merge_id}')`)
    expect(undo.refusal?.detail).toBe('customer_not_found')
    const settle = await attempt(engine, 'client', 'select settle_suggestion(gen_random_uuid(), true)')
    expect(settle.refusal?.detail).toBe('customer_not_found')
  })

  const settle = async (where: string, take: boolean) => {
    const [row] = await engine.owner(`select id from customer_suggestions where ${where}`)
    return attempt(engine, 'staff', `select settle_suggestion('${row?.[0]}', ${take})`)
  }

  test('an offered value is taken over or not, and settled either way', async () => {
    await settle(`field = 'name'`, true)
    expect(await customer('first_name, last_name', bea)).toEqual(['Bea', 'Guest'])
    await engine.owner(
      `insert into customer_suggestions (customer_id, field, offered) values ('${bea}', 'phone', '+27829999999')`,
    )
    await settle(`field = 'phone'`, false)
    expect(await customer('phone', bea)).toEqual(['+27831112222'])
    expect(
      await engine.owner(
        `select from customer_suggestions where settled_at is null and customer_id = '${bea}'`,
      ),
    ).toEqual([])
  })

  test('an account is tied to the customer when staff say so', async () => {
    await engine.owner(`update client_profiles set customer_id = null;
      insert into customer_suggestions (customer_id, field, offered) values ('${ann}', 'account', 'client@coastal.example')`)
    await settle(`field = 'account'`, true)
    expect(await engine.owner('select customer_id from client_profiles')).toEqual([[ann]])
  })

  test('two people stay two people, from whichever side it is asked', async () => {
    await settle(`field = 'same_person'`, false)
    await engine.owner(`update customers set phone = '+27821234567' where id = '${bea}'`)
    expect(
      await engine.owner(
        `select from customer_suggestions where field = 'same_person' and settled_at is null`,
      ),
    ).toEqual([])
  })

  test('a second record with a known number is suggested to staff', async () => {
    await attempt(engine, 'staff', `update customers set phone = '082 123 4567' where id = '${friend}'`)
    const pairs = await engine.owner(
      `select customer_id, offered from customer_suggestions where customer_id = '${friend}'`,
    )
    expect(pairs).toEqual([[friend, ann]])
  })
})
