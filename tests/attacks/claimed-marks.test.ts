// Writing somebody else's number, address or name into one's own data does not make one that person: an admin who
// exports or erases them takes nothing of the other, unless they tick it.
import { beforeEach, expect, test } from 'vitest'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, idOf, setClock, startAfresh } from '#tests/policies/booking-life.ts'
import { callerFor, type Person, userIds, welcomeEveryone } from '#tests/policies/people.ts'
import { clientOf } from '#tests/wire/rest/rest-client.ts'

const victim = { email: 'vera@post.example', phone: '+27739184466', name: 'Vera Victim' }
const thief = 'client@coastal.example'

describeEachEngine('a claim on somebody else', engine => {
  let rest: RestHandler
  beforeEach(async () => {
    rest = createRest({ database: engine.database, rateLimitScale: 1 })
    await startAfresh(engine)
    await engine.owner(
      emptied(
        'events, mail_outbox, audit_log, consents, contact_messages, reviews, loyalty_registrations, referral_requests, private.rate_limits',
      ),
    )
    await welcomeEveryone(engine)
    const guest = { guest_name: victim.name, guest_email: victim.email, guest_phone: victim.phone }
    await bookAsGuest(engine, { id: idOf(1), ...guest })
    await engine.owner(`
      insert into contact_messages (name, email, phone, message)
        values ('${victim.name}', '${victim.email}', '${victim.phone}', 'Mine alone');
      insert into reviews (name, email, review_text, rating) values ('${victim.name}', '${victim.email}', 'Spotless and kind', 5);
      insert into referral_requests (referrer_name, referrer_phone, friend_name, friend_phone)
        values ('${victim.name}', '${victim.phone}', 'A Friend', '+27735550000')`)
    await setClock(engine, '2027-06-01 09:00')
    await claim()
  })

  const as = (who: Person) => clientOf(rest, { caller: callerFor(who) })

  // By every way there is: the profile, a message and a request to join.
  async function claim() {
    const [first_name, last_name] = victim.name.split(' ')
    const profile = { user_id: userIds.client, first_name, last_name, ...victim, name: undefined }
    await as('client').from('client_profiles').insert(profile).throwOnError()
    await as('client').from('client_profiles').update({ email: victim.email }).eq('user_id', userIds.client)
    const { email: _, ...message } = victim
    await as('anon')
      .from('contact_messages')
      .insert({ ...message, email: thief, message: 'Call me, please' })
      .throwOnError()
    await as('client')
      .from('loyalty_registrations')
      .insert({
        ...{ first_name, last_name, email: thief, phone: victim.phone, user_id: userIds.client },
        ...{ marketing_consent: false, terms_accepted: true },
      })
      .throwOnError()
  }

  const ofVictim = async () =>
    (
      await engine.owner(`select concat_ws(' ', guest_name, guest_email, guest_phone) from bookings
      union all select concat_ws(' ', name, email, phone) from contact_messages where email <> '${thief}'
      union all select concat_ws(' ', name, email) from reviews
      union all select concat_ws(' ', referrer_name, referrer_phone) from referral_requests
      union all select concat_ws(' ', first_name, last_name, email, phone) from customers
        where email is distinct from '${thief}' and first_name <> 'Erased'`)
    ).map(([row]) => row)

  // Each row by which an admin finds the thief.
  const found = async () => {
    const { data } = await as('admin').rpc('find_person', { words: thief }).throwOnError()
    const rows = data as { customer_id: string | null; email: string; phone: string | null }[]
    return rows.map(({ customer_id, email, phone }) => ({ customer: customer_id, email, phone }))
  }

  test('does not put another’s address into a profile', async () => {
    const kept = 'select email from client_profiles'
    expect(await engine.owner(kept)).toEqual([[thief]])
    await engine.owner(`update auth.users set email = 'new@coastal.example' where id = '${userIds.client}'`)
    expect(await engine.owner(kept)).toEqual([['new@coastal.example']])
  })

  test('exports nothing of the other', async () => {
    const people = await found()
    expect(people.length).toBeGreaterThan(1)
    for (const person of people) {
      const { data } = await as('admin').rpc('export_person', person).throwOnError()
      const text = JSON.stringify(data)
      for (const mark of [victim.email, 'Mine alone', 'Spotless', idOf(1), 'A Friend'])
        expect([person, mark, text.includes(mark)]).toEqual([person, mark, false])
      expect(text).toContain('Call me, please')
    }
  })

  test('is shown to the admin with whose it is, and counts for nothing', async () => {
    for (const person of await found()) {
      const { data } = await as('admin').rpc('person_overview', person).throwOnError()
      expect(data).toMatchObject({ emails: [thief], phones: [], names: [] })
      const claimed = new Map(
        data.claimed.map(({ value, whose }: { value: string; whose: string[] }) => [value, whose]),
      )
      expect(claimed.get(victim.phone)).toEqual([victim.name])
      expect(claimed.get(victim.name)).toEqual([victim.name])
    }
  })

  test('erases nothing of the other', async () => {
    const before = await ofVictim()
    expect(before.join()).toContain(victim.phone)
    for (const person of await found()) {
      expect((await as('admin').rpc('erase_person', person)).error).toBeNull()
      expect(await ofVictim()).toEqual(before)
    }
    expect(await engine.owner(`select id from auth.users where email = '${thief}'`)).toEqual([])
    expect(await engine.owner(`select id from contact_messages where email = '${thief}'`)).toEqual([])
  })

  test('is taken along once an admin has ticked it', async () => {
    const [person] = await found()
    const all = { ...person, claimed: [victim.phone, victim.name] }
    const { data } = await as('admin').rpc('export_person', all).throwOnError()
    expect(JSON.stringify(data)).toContain('Mine alone')
    expect((await as('admin').rpc('erase_person', all)).error).toBeNull()
    expect((await ofVictim()).join()).not.toMatch(/Vera|739184466/)
  })
})
