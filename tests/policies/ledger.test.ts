// Credits and points: the number on the customer is the sum of the ledger, and each move says who, when and why.
import { beforeEach, expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { attempt, type Person, userIds, welcomeEveryone } from './people.ts'

const customer = 'c6000000-0000-4000-8000-000000000001'

describeEachEngine('the ledger', engine => {
  beforeEach(async () => {
    await engine.owner(
      `${emptied('user_roles')}; delete from auth.users; delete from customers; delete from audit_log`,
    )
    await welcomeEveryone(engine)
    await engine.owner(`insert into customers (id, first_name, last_name)
      values ('${customer}', 'Pieter', 'Botha')`)
  })

  const move = (who: Person, kind: string, delta: number, circumstances = {}) =>
    attempt(
      engine,
      who,
      `insert into ledger (customer_id, kind, delta, reason)
      values ('${customer}', '${kind}', ${delta}, 'A kind word')`,
      circumstances,
    )
  const balances = () => engine.owner('select credits, loyalty_points from customers')
  const moves = () =>
    engine.owner('select kind, delta, reason, created_by from ledger order by kind, created_at')

  test('moves add up on the customer', async () => {
    await move('admin', 'credits', 100)
    await move('admin', 'credits', -30.5)
    await move('admin', 'points', 7)
    expect(await balances()).toEqual([['69.50', '7']])
  })

  test('twenty moves at once all count', async () => {
    await Promise.all(Array.from({ length: 20 }, () => move('admin', 'points', 5, { isSlow: true })))
    expect(await balances()).toEqual([['0.00', '100']])
  })

  test('a number that an admin writes on the customer stands in the ledger', async () => {
    await move('admin', 'credits', 100)
    const write = `update customers set city = 'George', credits = 80, loyalty_points = 5`
    expect((await attempt(engine, 'admin', write)).refusal).toBeUndefined()
    expect(await balances()).toEqual([['80.00', '5']])
    expect(await moves()).toEqual([
      ['credits', '100.00', 'A kind word', userIds.admin],
      ['credits', '-20.00', 'Set on the customer', userIds.admin],
      ['points', '5.00', 'Set on the customer', userIds.admin],
    ])
  })

  test('staff send the same form without touching the numbers', async () => {
    await move('admin', 'credits', 100)
    const write = `update customers set city = 'George', credits = 100, loyalty_points = 0`
    expect((await attempt(engine, 'staff', write)).refusal).toBeUndefined()
    expect(await moves()).toHaveLength(1)
  })

  test('a balance never goes below zero', async () => {
    expect((await move('admin', 'credits', -1)).refusal?.code).toBe('23514')
    expect(await moves()).toEqual([])
  })

  test('nobody rewrites it, not even with the service key', async () => {
    await move('admin', 'credits', 100)
    const callers = [{ role: 'service_role' }, { role: 'backend' }] as const
    for (const caller of callers)
      for (const text of ['update ledger set delta = 1', 'delete from ledger', 'truncate ledger'])
        expect((await attempt(engine, caller, text)).refusal?.code).toBe('42501')
  })

  test('the referral count moves by one, for staff and for whoever entered the customer', async () => {
    const own = 'c6000000-0000-4000-8000-000000000002'
    await engine.owner(`insert into customers (id, user_id, first_name, last_name)
      values ('${own}', '${userIds.client}', 'My', 'Own')`)
    const raise = (who: Person, id = customer) =>
      attempt(engine, who, `select increment_referral_count('${id}')`)
    await Promise.all([raise('staff'), raise('client', own), raise('admin')])
    for (const [who, id] of [
      ['client', customer],
      ['stranger', customer],
      ['staff', own],
    ] as const)
      expect((await raise(who, id)).refusal?.detail).toBe('customer_not_found')
    expect((await raise('anon')).refusal?.code).toBe('42501')
    expect(await engine.owner('select referral_count from customers order by id')).toEqual([['2'], ['1']])
  })

  test('the audit log says who did what, with before and after', async () => {
    await attempt(engine, 'staff', `update customers set city = 'George'`)
    const [entry] =
      await engine.owner(`select actor, action, table_name, row_id, before ->> 'city', after ->> 'city'
      from audit_log where action = 'update'`)
    expect(entry).toEqual([userIds.staff, 'update', 'customers', customer, null, 'George'])
  })

  test('an invoice keeps the name when the customer is deleted', async () => {
    await attempt(
      engine,
      'staff',
      `insert into service_invoices
      (customer_id, service_date, invoice_number, description, amount_paid)
      values ('${customer}', '2027-03-01', 'CC-1', 'Windows', 450)`,
    )
    await attempt(engine, 'staff', 'delete from customers')
    const kept = await engine.owner(
      'select customer_id, customer_name, amount_paid_cents from service_invoices',
    )
    expect(kept).toEqual([[null, 'Pieter Botha', '45000']])
  })
})
