// Who is regular: the mark in the list of customers, the filter and its count.
import { beforeEach, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { idOf, setClock, startAfresh } from './booking-life.ts'
import { attempt, type Person, welcomeEveryone } from './people.ts'

const [anna, bea] = [idOf(800), idOf(801)]

describeEachEngine('regular customers', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await welcomeEveryone(engine)
    const plan = {
      ...{ customer_id: anna, service_type: 'window', address: '3 Seemeeu Crescent', rhythm: 'two-weeks' },
      ...{ start_minute: 480, price_cents: 62_000, from_day: '2027-03-02', until_day: '2027-03-31' },
    }
    await engine.owner(`insert into customers (id, first_name, last_name, is_ours)
      values ('${anna}', 'Anna', 'Aab', true), ('${bea}', 'Bea', 'Aab', true)`)
    expect(
      (await attempt(engine, 'staff', `select make_plan('${JSON.stringify(plan)}')`)).refusal,
    ).toBeUndefined()
  })

  const ask = async (person: Person, sql: string) => (await attempt(engine, person, sql)).rows.flat()
  const found = (args: string) => ask('staff', `select first_name from search_customers(${args})`)

  test('the list tells how often we come, and only staff', async () => {
    const rhythms = `select customers.regular_rhythm from search_customers('Aab') as customers`
    expect(await ask('staff', rhythms)).toEqual(['two-weeks', null])
    expect(await ask('client', `select regular_rhythm(customers) from customers`)).toEqual([])
  })

  test('asked for the regular ones, it shows them and their number', async () => {
    expect(await found(`'Aab'`)).toEqual(['Anna', 'Bea'])
    expect(await found(`'Aab', only_regular => true`)).toEqual(['Anna'])
    expect(await ask('staff', `select customer_figures() ->> 'regular'`)).toEqual(['1'])
  })

  test('whose plan has ended is no longer among them', async () => {
    await setClock(engine, '2027-04-01 09:00')
    expect(await found('only_regular => true')).toEqual([])
    expect(await ask('staff', `select customer_figures() ->> 'regular'`)).toEqual(['0'])
  })
})
