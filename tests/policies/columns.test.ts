// Columns that a caller may not set even on a row of their own.
import { beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { attempt, type Person, userIds, welcomeEveryone } from './people.ts'
import { customerOf } from './sample-owners.ts'
import { insertOf, layOut, sampleOf, whereOf } from './sample-rows.ts'

type Inserted = [person: Person, table: string, column: string, value: string | null]

const refusedOnInsert: Inserted[] = [
  ['anon', 'bookings', 'price', '1'],
  ['anon', 'bookings', 'status', 'confirmed'],
  ['anon', 'bookings', 'customer_id', null],
  ['anon', 'bookings', 'user_id', userIds.client],
  ['anon', 'bookings', 'created_at', '2020-01-01'],
  ['anon', 'bookings', 'sender_check', 'passed'],
  ['client', 'bookings', 'sender_check', 'not_needed'],
  ['anon', 'bookings', 'minutes', '10'],
  ['anon', 'bookings', 'crew_id', '1'],
  ['anon', 'bookings', 'start_minute', '480'],
  ['anon', 'bookings', 'overbooked_reason', 'I say so'],
  ['anon', 'bookings', 'offers', '[]'],
  ['client', 'bookings', 'offers', '[]'],
  ['client', 'bookings', 'minutes', '10'],
  ['client', 'bookings', 'crew_id', '1'],
  ['client', 'bookings', 'start_minute', '480'],
  ['client', 'bookings', 'overbooked_reason', 'I say so'],
  ['staff', 'bookings', 'overbooked_by', userIds.partner],
  ['client', 'bookings', 'price', '1'],
  ['client', 'bookings', 'status', 'confirmed'],
  ['client', 'bookings', 'customer_id', customerOf('client')],
  ['client', 'bookings', 'created_at', '2020-01-01'],
  ['client', 'customers', 'credits', '100'],
  ['admin', 'customers', 'credits', '100'],
  ['admin', 'customers', 'loyalty_points', '100'],
  ['admin', 'customers', 'referral_count', '100'],
  ['admin', 'customers', 'total_cleaning_count', '100'],
  ['client', 'services', 'customer_id', customerOf('stranger')],
  ['client', 'client_profiles', 'customer_id', customerOf('stranger')],
  ['admin', 'ledger', 'created_by', userIds.partner],
  ['staff', 'service_invoices', 'customer_name', 'Somebody Else'],
]

type Changed = [person: Person, table: string, change: string]

const refusedOnUpdate: Changed[] = [
  ['client', 'customers', 'credits = 100'],
  ['client', 'customers', `user_id = '${userIds.stranger}'`],
  ['staff', 'customers', 'credits = 100'],
  ['staff', 'customers', 'credits = 0'],
  ['staff', 'customers', 'loyalty_points = 100'],
  ['admin', 'customers', 'referral_count = 100'],
  ['admin', 'customers', 'total_cleaning_count = 100'],
  ['client', 'client_profiles', `customer_id = '${customerOf('stranger')}'`],
  ['client', 'client_profiles', `user_id = '${userIds.stranger}'`],
  ['client', 'services', `customer_id = '${customerOf('stranger')}'`],
  ['staff', 'bookings', "sender_check = 'passed'"],
  ['staff', 'bookings', `user_id = '${userIds.stranger}'`],
  ['admin', 'bookings', "created_at = '2020-01-01'"],
  ['admin', 'bookings', 'overbooked_at = now()'],
]

describeEachEngine('columns out of reach', engine => {
  beforeAll(async () => {
    await welcomeEveryone(engine)
    await layOut(engine)
    await engine.owner(`insert into ledger (customer_id, kind, delta, reason)
      select id, 'credits', 5, 'Welcome' from customers`)
  })

  test.each(refusedOnInsert)(
    '%s cannot insert into %s with %s = %s',
    async (person, table, column, value) => {
      const row = { ...sampleOf(table).row(person), [column]: value }
      const { refusal } = await attempt(engine, person, insertOf(table, row), { rollback: true })
      expect(refusal?.code).toBe('42501')
    },
  )

  test.each(refusedOnUpdate)('%s cannot update %s set %s', async (person, table, change) => {
    const update = `update ${table} set ${change} where ${whereOf(table, person)}`
    const { refusal } = await attempt(engine, person, update, { rollback: true })
    expect(refusal?.code).toBe('42501')
  })

  test('nobody sets the cents: they follow the price', async () => {
    const row = { ...sampleOf('services').row('admin'), price: '19.995' }
    const [[cents] = []] = await engine.owner(`${insertOf('services', row)} returning price_cents`)
    expect(cents).toBe('2000')
    const { refusal } = await attempt(engine, 'admin', 'update services set price_cents = 1')
    expect(refusal?.code).toMatch(/^(42501|428C9)$/)
  })

  test('a client books with their own profile and nobody else’s', async () => {
    const book = async (whose: Person) => {
      const [[id] = []] = await engine.owner(
        `select id from client_profiles where ${whereOf('client_profiles', whose)}`,
      )
      const row = { ...sampleOf('bookings').row('client'), client_profile_id: id ?? null }
      return (await attempt(engine, 'client', insertOf('bookings', row), { rollback: true })).refusal?.code
    }
    expect(await book('client')).toBeUndefined()
    expect(await book('stranger')).toBe('42501')
  })

  test('someone signed in without a profile may book as a guest', async () => {
    const insert = insertOf('bookings', sampleOf('bookings').row('anon'))
    expect((await attempt(engine, 'client', insert, { rollback: true })).refusal).toBeUndefined()
  })

  test('a client cannot take back a customer whom we have worked for', async () => {
    const remove = (id: string) =>
      attempt(engine, 'client', `delete from customers where id = '${id}' returning id`, { rollback: true })
    expect((await remove(customerOf('client'))).rows).toEqual([])
  })
})
