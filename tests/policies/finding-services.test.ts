// The service history: staff find every clean, anyone else only those they entered.
import { beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { attempt, type Person, userIds, welcomeEveryone } from './people.ts'

const adams = 'cb000000-0000-4000-8000-000000000001'
const nel = 'cb000000-0000-4000-8000-000000000002'
const own = 'cb000000-0000-4000-8000-000000000003'

describeEachEngine('finding services', engine => {
  beforeAll(async () => {
    await welcomeEveryone(engine)
    await engine.owner(`
      insert into customers (id, user_id, first_name, last_name) values
        ('${adams}', null, 'Bronwyn', 'Adams'), ('${nel}', null, 'Dawie', 'Nel'), ('${own}', '${userIds.client}', 'My', 'Own');
      insert into services (customer_id, user_id, service_type, service_date, price, status, payment_status) values
        ('${adams}', null, 'carpet-cleaning', '2026-03-01', 450, 'completed', 'paid'),
        ('${adams}', null, 'window-cleaning', '2026-02-01', 300.50, 'completed', 'overdue'),
        ('${nel}', null, 'post-construction', '2026-01-01', 1000, 'cancelled', 'pending'),
        ('${own}', '${userIds.client}', 'carpet-cleaning', '2026-01-15', 99, 'scheduled', 'pending')`)
  })

  const search = async (args: string, as: Person = 'staff') =>
    (await attempt(engine, as, `select last_name, service_date from search_services(${args})`)).rows
  const totals = async (args: string, as: Person = 'staff') =>
    JSON.parse(String((await attempt(engine, as, `select service_totals(${args})`)).rows[0]?.[0]))

  test.each([
    [`''`, ['2026-03-01', '2026-02-01', '2026-01-01']],
    [`'adams'`, ['2026-03-01', '2026-02-01']],
    [`'carpet'`, ['2026-03-01']],
    [`'Post-constr'`, ['2026-01-01']],
    [`'nobody'`, []],
    [`'', 'completed'`, ['2026-03-01', '2026-02-01']],
    [`'', null, 'pending'`, ['2026-01-01']],
    [`'', null, null, '2026-01-10', '2026-02-01'`, ['2026-02-01']],
    [`'adams', 'completed', 'overdue'`, ['2026-02-01']],
    [
      `'', null, null, null, null, '{"service_date":"2026-02-01","id":"00000000-0000-0000-0000-000000000000"}', 1`,
      ['2026-01-01'],
    ],
  ])('staff ask for %s and find those of %j', async (args, days) => {
    expect((await search(args)).map(([, day]) => day)).toEqual(days)
  })

  test('the totals are those of what is filtered; what was cancelled earns nothing', async () => {
    expect(await totals(`''`)).toEqual({ services: 3, price: 750.5, paid: 450 })
    expect(await totals(`'adams', null, 'overdue'`)).toEqual({ services: 1, price: 300.5, paid: 0 })
  })

  test('a client finds and adds up only what they entered', async () => {
    expect(await search(`''`, 'client')).toEqual([['Own', '2026-01-15']])
    expect(await search(`'adams'`, 'client')).toEqual([])
    expect(await totals(`''`, 'client')).toEqual({ services: 1, price: 99, paid: 0 })
    expect(await search(`''`, 'stranger')).toEqual([])
    expect((await attempt(engine, 'anon', 'select * from search_services()')).refusal?.code).toBe('42501')
  })

  test('a service that went to a customer of the business is no longer the client’s', async () => {
    await engine.owner(`update services set customer_id = '${nel}' where user_id = '${userIds.client}'`)
    expect(await search(`''`, 'client')).toEqual([])
    expect(await search(`'dawie'`, 'client')).toEqual([])
    await engine.owner(`update services set customer_id = '${own}' where user_id = '${userIds.client}'`)
  })
})
