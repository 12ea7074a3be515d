// A row whose key is taken: a repeat of what is stored is told from another row, also to those who may not read it back.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { storedAsSent } from '#domain/refusal.ts'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { submissionTables } from '#server/rest/submissions.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { startAfresh } from '#tests/policies/booking-life.ts'
import { callerFor, type Person, userIds, welcomeEveryone } from '#tests/policies/people.ts'
import { clientOf } from './rest-client.ts'

type Case = { who: Person; row: Record<string, unknown>; other: Record<string, unknown> }

const customer = 'cb000000-0000-4000-8000-000000000001'
const clean = {
  service_type: 'window',
  service_date: '2027-03-09',
  service_time: '10:00-12:00',
  address: '12 Marsh Street, Mossel Bay',
  special_instructions: null,
  manage_token: 'ab'.repeat(32),
}
const guest = { guest_name: 'Ann Guest', guest_email: 'ann@guest.example', guest_phone: '082 123 4567' }

const forms: Record<keyof typeof submissionTables, Case> = {
  bookings: { who: 'anon', row: { ...clean, ...guest }, other: { service_time: '08:00-10:00' } },
  contact_messages: {
    who: 'anon',
    row: { name: 'Ann', email: 'ann@guest.example', phone: '082 123 4567', message: 'What is a clean?' },
    other: { message: 'What is a clean of windows?' },
  },
  loyalty_registrations: {
    who: 'anon',
    row: {
      first_name: 'Ann',
      last_name: 'Guest',
      email: 'ann@guest.example',
      phone: '082 123 4567',
      city: 'Mossel <Bay>',
      marketing_consent: false,
      terms_accepted: true,
    },
    other: { marketing_consent: true },
  },
  referral_requests: {
    who: 'anon',
    row: {
      referrer_name: 'Sipho Dlamini',
      referrer_phone: '084 000 0001',
      friend_name: 'Ann Guest',
      friend_phone: '+447911123456',
      code: 'CCABC234',
    },
    other: { friend_phone: '+447911123457' },
  },
  reviews: {
    who: 'anon',
    row: { name: 'Ann Guest', email: 'ann@guest.example', review_text: 'Windows like air.', rating: 5 },
    other: { rating: 4 },
  },
}

const office: Record<string, Case> = {
  'a booking of a client': {
    who: 'client',
    row: { ...clean, user_id: userIds.client, manage_token: 'cd'.repeat(32) },
    other: { address: '13 Marsh Street' },
  },
  'a booking by staff': {
    who: 'staff',
    row: { ...clean, customer_id: customer, manage_token: undefined },
    other: { address: '13 Marsh Street' },
  },
  customers: {
    who: 'staff',
    row: { first_name: 'Elsabé', last_name: 'Ndlovu', phone: '+27821234567', email: null },
    other: { last_name: 'Botha' },
  },
  'customers of a client': {
    who: 'client',
    row: { first_name: 'Elsabé', last_name: 'Ndlovu', user_id: userIds.client },
    other: { last_name: 'Botha' },
  },
  services: {
    who: 'staff',
    row: {
      customer_id: customer,
      service_type: 'deep-cleaning',
      service_date: '2027-03-01',
      price: '450',
      payment_status: 'pending',
      status: 'completed',
    },
    other: { price: '451.00' },
  },
  service_invoices: {
    who: 'staff',
    row: {
      customer_id: customer,
      service_date: '2027-03-01',
      invoice_number: '2027-007',
      description: 'Windows',
      amount_paid: '1250.5',
    },
    other: { invoice_number: '2027-008' },
  },
}

const tableOf = (name: string) => name.split(' ').at(name.startsWith('a booking') ? 1 : 0) ?? ''
const cases = Object.entries({ ...forms, ...office }).map(([name, given]) => {
  const table = tableOf(name)
  return [name, { ...given, table: table === 'booking' ? 'bookings' : table }] as const
})

describeEachEngine('a row whose key is taken', engine => {
  let rest: RestHandler
  const as = (person: Person) => clientOf(rest, { caller: callerFor(person) })
  beforeAll(async () => {
    rest = createRest({ database: engine.database, rateLimitScale: 1000 })
    await startAfresh(engine)
    await welcomeEveryone(engine)
    await engine.owner(
      `insert into customers (id, first_name, last_name) values ('${customer}', 'Ida', 'Ndlovu')`,
    )
  })

  test('every public form is tried', () => {
    expect(Object.keys(forms).sort()).toEqual(Object.keys(submissionTables).sort())
  })

  test.each(cases)(
    '%s: what was sent is known by its repeat, another row is not',
    async (_, { table, ...given }) => {
      const row = { id: randomUUID(), ...given.row }
      const send = (sent: object, who = given.who) => as(who).from(table).insert(sent)
      expect((await send(row)).error).toBeNull()
      const repeat = await send(row)
      expect([repeat.status, repeat.error?.code, repeat.error?.hint]).toEqual([409, '23505', storedAsSent])
      const other = await send({ ...row, ...given.other })
      expect([other.status, other.error?.code, other.error?.hint]).toEqual([409, '23505', null])
      const [[stored] = []] = await engine.owner(`select count(*) from ${table} where id = '${row.id}'`)
      expect(stored).toBe('1')
    },
  )

  test('whoever may not see a row learns nothing of it', async () => {
    const row = { id: randomUUID(), first_name: 'Piet', last_name: 'Botha', user_id: userIds.client }
    expect((await as('client').from('customers').insert(row)).error).toBeNull()
    const { error } = await as('stranger')
      .from('customers')
      .insert({ ...row, user_id: userIds.stranger })
    expect([error?.code, error?.hint]).toEqual(['23505', null])
  })

  test('a stored row that has changed since is not what was sent', async () => {
    const row = { id: randomUUID(), ...clean, ...guest, manage_token: 'ef'.repeat(32) }
    await as('anon').from('bookings').insert(row)
    await as('staff').from('bookings').update({ service_time: '12:00-14:00' }).eq('id', row.id)
    expect((await as('anon').from('bookings').insert(row)).error?.hint).toBeNull()
  })
})
