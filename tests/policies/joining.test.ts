// Joining the loyalty programme: one person, one customer, both consents on record; and the check by phone.
import { beforeEach, expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, complete, startAfresh } from './booking-life.ts'
import { attempt, type Person, userIds, welcomeEveryone } from './people.ts'
import { insertOf } from './sample-rows.ts'

const known = 'c8000000-0000-4000-8000-000000000001'
const registration = {
  first_name: 'Mary Ann',
  last_name: 'van Wyk',
  email: 'mary@home.example',
  phone: '082 123 4567',
  address: '1 Marsh St',
  city: 'Mossel Bay',
  marketing_consent: 'true',
  terms_accepted: 'true',
  terms_wording: 'I accept',
  marketing_wording: 'Yes, please',
}

describeEachEngine('joining the loyalty programme', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await engine.owner(emptied('loyalty_registrations, consents'))
    await welcomeEveryone(engine)
  })

  const join = (changes: Record<string, string> = {}, person: Person = 'anon') =>
    attempt(engine, person, insertOf('loyalty_registrations', { ...registration, ...changes }))
  const know = (values: Record<string, string>) =>
    engine.owner(
      insertOf('customers', { id: known, first_name: 'Mary Ann', last_name: 'van Wyk', ...values }),
    )
  const joined = async () => (await engine.owner('select customer_id from loyalty_registrations')).flat()
  const consents = () =>
    engine.owner(
      `select kind, wording, email, phone, withdrawn_at, customer_id is not null from consents order by kind`,
    )
  const statusOf = async (phone: string) => {
    const { rows } = await attempt(engine, 'anon', 'select loyalty_status($1)', { values: [phone] })
    return JSON.parse(String(rows[0]?.[0]))
  }

  test('somebody unknown becomes a prospect, whole and once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => join()))
    expect(
      await engine.owner('select first_name, last_name, email, phone, city, status from customers'),
    ).toEqual([['Mary Ann', 'van Wyk', 'mary@home.example', '+27821234567', 'Mossel Bay', 'prospect']])
    expect(new Set(await joined()).size).toBe(1)
  })

  test('a known number finds its customer; what differs is suggested and overwrites nothing', async () => {
    await know({ phone: '+27821234567', email: 'old@home.example', address: '1 Marsh St' })
    expect((await join()).refusal).toBeUndefined()
    expect(await joined()).toEqual([known])
    expect(await engine.owner('select email, city from customers')).toEqual([['old@home.example', null]])
    expect(
      await engine.owner('select field, offered, registration_id is not null from customer_suggestions'),
    ).toEqual([['email', 'mary@home.example', 't']])
  })

  test('both consents are kept with their wording; marketing only when it was given', async () => {
    await join()
    const who = ['mary@home.example', '+27821234567', null, 't']
    expect(await consents()).toEqual([
      ['marketing', 'Yes, please', ...who],
      ['terms', 'I accept', ...who],
    ])
    await join({ marketing_consent: 'false' })
    expect((await consents()).map(([kind]) => kind)).toEqual(['marketing', 'terms', 'terms'])
  })

  test('nobody joins without the terms', async () => {
    expect((await join({ terms_accepted: 'false' })).refusal?.code).toBe('23514')
  })

  test('a client joins with the account; under another address it is somebody else', async () => {
    const profile = {
      user_id: userIds.client,
      email: 'client@coastal.example',
      first_name: 'T',
      last_name: 'M',
    }
    await attempt(engine, 'client', insertOf('client_profiles', profile))
    await join({ user_id: userIds.client, email: 'Client@coastal.example' }, 'client')
    await join({ user_id: userIds.client, phone: '083 000 0001' }, 'client')
    const [own] = (await engine.owner('select customer_id from client_profiles')).flat()
    const [first, second] = (
      await engine.owner('select customer_id from loyalty_registrations order by created_at')
    ).flat()
    expect(first).toBe(own)
    expect(second).not.toBe(own)
  })

  test('who dealt with it is who says so', async () => {
    await join()
    const mark = (value: string) =>
      attempt(
        engine,
        'staff',
        `update loyalty_registrations set handled_at = ${value}
        returning handled_by, handled_at = now()`,
      )
    expect((await mark(`'2001-01-01'`)).rows).toEqual([[userIds.staff, 't']])
    expect((await mark('null')).rows).toEqual([[null, null]])
  })

  test.each(['0821234567', '+27 82 123 4567', '(082) 123-4567', '27821234567', '+27 (0)82 123 4567'])(
    'the check finds the same person under %s',
    async written => {
      await know({ phone: '+27821234567' })
      await engine.owner('update customers set total_cleaning_count = 17, referral_count = 2')
      expect(await statusOf(written)).toEqual({
        found: true,
        name: 'Mary Ann v.',
        phone: '082 ••• 4567',
        cleans: 17,
        referrals: 2,
      })
    },
  )

  test('an unknown number answers in the same shape', async () => {
    await know({ phone: '+27821234567' })
    const unknown = await statusOf('083 000 0000')
    expect(unknown).toEqual({ found: false, name: null, phone: '083 ••• 0000', cleans: 0, referrals: 0 })
    expect(Object.keys(unknown)).toEqual(Object.keys(await statusOf('082 123 4567')))
  })

  test('whoever has just joined is shown from the first completed clean on, as the page says', async () => {
    await join()
    expect((await statusOf('082 123 4567')).found).toBe(false)
    const asked = { guest_name: 'Mary Ann van Wyk', guest_email: 'mary@home.example' }
    expect((await bookAsGuest(engine, asked)).refusal).toBeUndefined()
    expect((await complete(engine)).refusal).toBeUndefined()
    expect(await statusOf('082 123 4567')).toMatchObject({ found: true, name: 'Mary Ann v.', cleans: 1 })
  })

  test('a customer whom a client keeps for themselves is not found', async () => {
    await know({ phone: '+27821234567', user_id: userIds.stranger })
    expect((await statusOf('082 123 4567')).found).toBe(false)
  })
})
