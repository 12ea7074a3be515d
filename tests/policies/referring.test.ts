// From a friend's name to the reward: who counts as the one who brought them, and who does not.
import { beforeEach, expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, completeAndPay, idOf, startAfresh } from './booking-life.ts'
import { attempt, type Person, userIds, welcomeEveryone } from './people.ts'
import { insertOf } from './sample-rows.ts'

const annsPhone = '+27821234567'
const referral = {
  referrer_name: 'Sipho Dlamini',
  referrer_phone: '084 000 0001',
  friend_name: 'Ann Guest',
  friend_phone: '082 123 4567',
  code: 'CCABC234',
}

describeEachEngine('referring a friend', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await engine.owner(emptied('referral_requests'))
    await welcomeEveryone(engine)
  })

  const refer = (changes: Record<string, string> = {}, person: Person = 'anon') =>
    attempt(engine, person, insertOf('referral_requests', { ...referral, ...changes }))
  const cleanOf = async (place: number, changes: Record<string, string> = {}) => {
    await bookAsGuest(engine, { id: idOf(place), ...changes })
    expect((await completeAndPay(engine, `id = '${idOf(place)}'`)).refusal).toBeUndefined()
  }
  const earners = async () =>
    (
      await engine.owner('select customers.phone from rewards join customers on customers.id = customer_id')
    ).flat()
  const statuses = async () =>
    (await engine.owner('select status from referral_requests order by created_at, referrer_phone')).flat()
  const welcomeProfile = (phone: string | null) =>
    engine.owner(
      insertOf('client_profiles', {
        user_id: userIds.client,
        email: 'client@coastal.example',
        first_name: 'Thandi',
        last_name: 'Mokoena',
        phone,
        referral_code: 'CCTHANDI',
      }),
    )

  test('the friend’s first clean makes the referrer a customer and rewards them', async () => {
    await refer()
    await cleanOf(1)
    expect(await earners()).toEqual(['+27840000001'])
    expect(
      await engine.owner(`select first_name, last_name, status, referral_count from customers
      where phone = '+27840000001'`),
    ).toEqual([['Sipho', 'Dlamini', 'prospect', '1']])
    const [request] =
      await engine.owner(`select status, referral_id is not null, referrer_customer_id is not null,
      friend_customer_id is not null from referral_requests`)
    expect(request).toEqual(['earned', 't', 't', 't'])
  })

  test('two first cleans that are paid at once earn one reward', async () => {
    await refer()
    await bookAsGuest(engine, { id: idOf(1) })
    await bookAsGuest(engine, { id: idOf(2), service_date: '2027-03-10' })
    await completeAndPay(engine)
    expect([await earners(), await statuses()]).toEqual([['+27840000001'], ['earned']])
  })

  test('a friend who is named after their first clean earns nobody anything', async () => {
    await cleanOf(1)
    await refer()
    await cleanOf(2)
    expect(await earners()).toEqual([])
  })

  test('the second clean earns nothing more', async () => {
    await refer()
    await cleanOf(1)
    await cleanOf(2)
    expect(await earners()).toHaveLength(1)
  })

  test('a clean that is taken back leaves the referral waiting, and earns it once when it is done again', async () => {
    await refer()
    await cleanOf(1)
    await attempt(engine, 'staff', `select undo_complete_booking('${idOf(1)}')`)
    expect([await earners(), await statuses()]).toEqual([[], ['waiting']])
    await completeAndPay(engine)
    expect([await earners(), await statuses()]).toEqual([['+27840000001'], ['earned']])
    expect(await engine.owner(`select referral_count from customers where phone = '+27840000001'`)).toEqual([
      ['1'],
    ])
  })

  test('of two clients who name the same friend the first is rewarded', async () => {
    await engine.owner(`insert into customers (first_name, last_name, phone)
      values ('One', 'Client', '+27840000001'), ('Two', 'Client', '+27840000002')`)
    await refer({ referrer_phone: '084 000 0002' })
    await refer({ referrer_phone: '084 000 0001' })
    await cleanOf(1)
    expect(await earners()).toEqual(['+27840000002'])
    expect(await statuses()).toEqual(['earned', 'too_late'])
  })

  test('who was a customer before was brought by nobody', async () => {
    await cleanOf(1)
    await refer()
    await cleanOf(2)
    expect(await earners()).toEqual([])
    expect(await statuses()).toEqual(['too_late'])
  })

  test('a friend who books under another number is known by the code in the notes', async () => {
    await refer({ friend_phone: '083 999 9999' })
    await cleanOf(1, { special_instructions: 'Gate code 12. Sipho sent me: ccabc234!' })
    expect(await earners()).toEqual(['+27840000001'])
  })

  test('a client’s own code counts without a form, and goes before a visitor who took it over', async () => {
    await welcomeProfile('+27850000001')
    await refer({ code: 'CCTHANDI', friend_phone: '083 999 9999' })
    await cleanOf(1, { special_instructions: 'CCTHANDI' })
    expect(await earners()).toEqual(['+27850000001'])
  })

  test('a client’s referral carries the code that stays, and the reward is on their card', async () => {
    await welcomeProfile(null)
    await refer({ user_id: userIds.client, code: 'CCOTHER2' }, 'client')
    expect(await engine.owner('select code from referral_requests')).toEqual([['CCTHANDI']])
    await cleanOf(1)
    const { rows } = await attempt(engine, 'client', 'select my_standing()')
    expect(JSON.parse(String(rows[0]?.[0])).rewards).toMatchObject([{ kind: 'referral' }])
    expect(await statuses()).toEqual(['earned'])
  })

  test('nobody refers themselves: not by number, not from an account', async () => {
    expect((await refer({ referrer_phone: annsPhone })).refusal?.detail).toBe('self_referral:friend_phone')
    await welcomeProfile(annsPhone)
    const own = await refer({ user_id: userIds.client }, 'client')
    expect(own.refusal?.detail).toBe('self_referral:friend_phone')
  })

  test('a client is held to the number they typed and to the one of their profile', async () => {
    await welcomeProfile('+27850000001')
    const asClient = (changes: Record<string, string>) =>
      refer({ user_id: userIds.client, ...changes }, 'client')
    for (const own of [
      { referrer_phone: '082 123 4567', friend_phone: '082 123 4567' },
      { referrer_phone: '082 123 4567', friend_phone: '085 000 0001' },
    ])
      expect((await asClient(own)).refusal?.detail).toBe('self_referral:friend_phone')
    expect((await asClient({ referrer_phone: '085 000 0001' })).refusal).toBeUndefined()
  })

  test('two numbers of one person earn nothing, and the clean goes through', async () => {
    const twin = { first_name: 'Ann', last_name: 'Guest', phone: '+27840000001', email: 'Ann@guest.example' }
    await engine.owner(insertOf('customers', twin))
    expect((await refer()).refusal).toBeUndefined()
    await cleanOf(1)
    expect(await earners()).toEqual([])
    expect(await statuses()).toEqual(['too_late'])
  })

  test('what an admin has linked stands', async () => {
    await refer()
    await bookAsGuest(engine, { id: idOf(1) })
    await engine.owner(`insert into customers (first_name, last_name, phone) values ('Elna', 'P', '+27860000001');
      insert into referrals (referrer_customer_id, referred_customer_id)
      select elna.id, ann.id from customers as elna, customers as ann
      where elna.phone = '+27860000001' and ann.phone = '${annsPhone}'`)
    await completeAndPay(engine)
    expect(await earners()).toEqual(['+27860000001'])
    expect(await statuses()).toEqual(['too_late'])
  })
})
