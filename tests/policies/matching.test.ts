// One person, one customer: found by phone or verified e-mail, made when unknown, never overwritten.
import { beforeEach, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAs, bookAsGuest, startAfresh } from './booking-life.ts'
import { attempt, userIds, welcomeEveryone } from './people.ts'
import { insertOf } from './sample-rows.ts'

const known = 'c8000000-0000-4000-8000-000000000001'

describeEachEngine('whose booking it is', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await welcomeEveryone(engine)
  })

  const know = (values: Record<string, string | null>) =>
    engine.owner(insertOf('customers', { id: known, first_name: 'Ann', last_name: 'Guest', ...values }))
  const customers = (columns: string) =>
    engine.owner(`select ${columns} from customers order by created_at, id`)
  const suggestions = () =>
    engine.owner('select field, kept, offered from customer_suggestions order by field, offered')
  const bookedFor = async () => (await engine.owner('select distinct customer_id from bookings')).flat()
  const welcomeProfile = (phone: string | null) =>
    attempt(
      engine,
      'client',
      insertOf('client_profiles', {
        user_id: userIds.client,
        email: 'client@coastal.example',
        first_name: 'Thandi',
        last_name: 'Mokoena',
        phone,
      }),
    )
  const profileCustomer = async () => (await engine.owner('select customer_id from client_profiles')).flat()

  test('a known phone number finds its customer, however it is written', async () => {
    await know({ phone: '+27821234567', email: 'ann@guest.example', address: '1 Marsh St' })
    await bookAsGuest(engine, { guest_phone: '082 123 4567' })
    expect(await bookedFor()).toEqual([known])
    expect(await suggestions()).toEqual([])
  })

  test('somebody unknown becomes a prospect, once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => bookAsGuest(engine)))
    expect(await customers('first_name, last_name, email, phone, address, status, user_id')).toEqual([
      ['Ann', 'Guest', 'ann@guest.example', '+27821234567', '1 Marsh St', 'prospect', null],
    ])
    expect(await bookedFor()).toHaveLength(1)
  })

  test('a name of one word is a name', async () => {
    await bookAsGuest(engine, { guest_name: 'Thandi' })
    await bookAsGuest(engine, { guest_name: 'Thandi' })
    expect(await customers('first_name, last_name')).toEqual([['Thandi', '-']])
    expect(await suggestions()).toEqual([])
  })

  test('what differs is suggested once and overwrites nothing', async () => {
    await know({ phone: '+27821234567', email: null, address: '9 Old Street' })
    await bookAsGuest(engine, { guest_name: 'Anne Guest' })
    await bookAsGuest(engine, { guest_name: 'Anne Guest' })
    expect(await customers('first_name, email, address')).toEqual([['Ann', null, '9 Old Street']])
    expect(await suggestions()).toEqual([
      ['address', '9 Old Street', '1 Marsh St'],
      ['email', null, 'ann@guest.example'],
      ['name', 'Ann Guest', 'Anne Guest'],
    ])
  })

  test.each([
    ['12 Marsh Street', 'Hartenbos', '12 Marsh Street, Hartenbos'],
    ['12 Marsh Street', 'Hartenbos', '12 marsh str.,  HARTENBOS'],
    ['12 Marsh St, Hartenbos', 'Hartenbos', 'Hartenbos, 12 Marsh Straat'],
    ['12 Marsh Street, Hartenbos', null, 'No. 12 Marsh St'],
    ['Unit 4, 12 A Beach Rd', 'Mossel Bay', 'Flat 4, 12A Beach Road, Mossel Bay 6500'],
  ])('%s in %s is %s: nothing is asked', async (address, city, offered) => {
    await know({ phone: '+27821234567', email: 'ann@guest.example', address, city, zip_code: '6500' })
    await bookAsGuest(engine, { address: offered })
    expect(await suggestions()).toEqual([])
  })

  test.each([
    ['12 Marsh Street', 'Hartenbos', '14 Marsh Street, Hartenbos'],
    ['12 Marsh Street', 'Hartenbos', '12 Marsh Street, George'],
    ['12 Marsh Street', null, 'Flat 2, 12 Marsh Street'],
    ['Flat 2, 4 Marsh Street', null, 'Flat 4, 2 Marsh Street'],
    [null, 'Hartenbos', '12 Marsh Street, Hartenbos'],
  ])('%s in %s is not %s: staff are asked, once however it is written', async (address, city, offered) => {
    await know({ phone: '+27821234567', email: 'ann@guest.example', address, city })
    await bookAsGuest(engine, { address: offered })
    await bookAsGuest(engine, { address: offered.replace('Street', 'St.').toUpperCase() })
    expect(await suggestions()).toEqual([['address', address, offered]])
  })

  test('street and town of a registration are the line of the booking', async () => {
    await bookAsGuest(engine, { address: '12 Marsh Street, Hartenbos' })
    const joined = {
      first_name: 'Ann',
      last_name: 'Guest',
      email: 'ann@guest.example',
      phone: '+27821234567',
      address: '12 Marsh St',
      city: 'Hartenbos',
      zip_code: '6520',
    }
    await engine.owner(
      insertOf('loyalty_registrations', {
        ...joined,
        terms_accepted: 'true',
        terms_wording: 'Yes',
        marketing_wording: 'Yes',
      }),
    )
    expect(await suggestions()).toEqual([])
  })

  test('an e-mail address that nobody verified finds nobody, but is suggested', async () => {
    await know({ email: 'Ann@guest.example', phone: '+27830000000' })
    await bookAsGuest(engine)
    expect(await bookedFor()).not.toContain(known)
    expect((await suggestions()).map(([field, , offered]) => [field, offered])).toEqual([
      ['same_person', known],
    ])
  })

  test('a verified address finds its customer and ties the account to it', async () => {
    await know({ email: 'Client@coastal.example' })
    await welcomeProfile(null)
    expect(await profileCustomer()).toEqual([known])
    await bookAs(engine, 'client', { user_id: userIds.client })
    expect(await bookedFor()).toEqual([known])
  })

  test('an account whose address is not verified yet is tied to nobody', async () => {
    await engine.owner(`update auth.users set email_confirmed_at = null where id = '${userIds.client}'`)
    await know({ email: 'client@coastal.example' })
    await welcomeProfile(null)
    expect(await profileCustomer()).toEqual([null])
  })

  test('a claimed phone number finds the customer and opens nothing to the account', async () => {
    await know({ phone: '+27821234567', email: 'ann@guest.example', address: '1 Marsh St' })
    await engine.owner('update customers set total_cleaning_count = 9')
    await welcomeProfile('082 123 4567')
    await bookAs(engine, 'client', { user_id: userIds.client })
    expect(await bookedFor()).toEqual([known])
    expect(await profileCustomer()).toEqual([null])
    expect((await suggestions()).map(([field]) => field)).toContain('account')
    const [[standing] = []] = (await attempt(engine, 'client', 'select my_standing()')).rows
    expect(JSON.parse(String(standing)).cleans).toBe(0)
  })

  test('a client’s first booking makes them a prospect with their account', async () => {
    await welcomeProfile('082 555 0118')
    await bookAs(engine, 'client', { user_id: userIds.client })
    expect(await customers('first_name, email, phone')).toEqual([
      ['Thandi', 'client@coastal.example', '+27825550118'],
    ])
    expect(await profileCustomer()).toEqual(await bookedFor())
  })

  test('a client without a profile is a prospect too', async () => {
    await bookAs(engine, 'client', { user_id: userIds.client })
    expect(await customers('first_name, last_name, email')).toEqual([
      ['client', '-', 'client@coastal.example'],
    ])
  })

  test('a customer whom a client keeps for themselves is nobody’s match', async () => {
    await know({ user_id: userIds.stranger, phone: '+27821234567', email: 'ann@guest.example' })
    await bookAsGuest(engine)
    expect(await bookedFor()).not.toContain(known)
  })

  test('somebody who leaves the staff takes no customer along', async () => {
    await know({ user_id: userIds.staff, phone: '+27821234567' })
    await engine.owner(`delete from user_roles where user_id = '${userIds.staff}'`)
    await bookAsGuest(engine)
    expect(await bookedFor()).toEqual([known])
  })

  test('a repeat that is turned away leaves no prospect', async () => {
    const id = 'c7000000-0000-4000-8000-000000000001'
    await bookAsGuest(engine, { id })
    await bookAsGuest(engine, { id, guest_phone: '+27839999999' })
    expect(await customers('phone')).toEqual([['+27821234567']])
  })
})
