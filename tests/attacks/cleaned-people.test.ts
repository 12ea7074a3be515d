// Names, addresses and notes of people are cleaned by whatever way they come in, as the public forms are.
import { beforeEach, expect, test } from 'vitest'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAs, startAfresh } from '#tests/policies/booking-life.ts'
import { callerFor, type Person, userIds, welcomeEveryone } from '#tests/policies/people.ts'
import { clientOf } from '#tests/wire/rest/rest-client.ts'

const profile = { user_id: userIds.client, email: 'client@coastal.example', last_name: 'Client' }
const known = 'cf000000-0000-4000-8000-000000000001'

describeEachEngine('people who are written with markup', engine => {
  let rest: RestHandler
  beforeEach(async () => {
    rest = createRest({ database: engine.database, rateLimitScale: 1 })
    await startAfresh(engine)
    await welcomeEveryone(engine)
    await engine.owner(
      `insert into customers (id, first_name, last_name) values ('${known}', 'Known', 'Person')`,
    )
  })

  const as = (who: Person) => clientOf(rest, { caller: callerFor(who) })
  const stored = (columns: string, table: string) => engine.owner(`select ${columns} from ${table}`)
  const customer = (who: 'client' | 'staff', first_name: string) => ({
    ...{ user_id: userIds[who], first_name, last_name: 'Person' },
  })

  test('a profile is cleaned when it is made and when it changes', async () => {
    const made = { ...profile, first_name: ' <b>Ann</b> ', address: null }
    expect((await as('client').from('client_profiles').insert(made)).error).toBeNull()
    expect(await stored('first_name, address', 'client_profiles')).toEqual([['bAnn/b', null]])
    const changed = { first_name: 'Ann', address: '1 <i>Marsh</i> St' }
    await as('client').from('client_profiles').update(changed).eq('user_id', userIds.client).throwOnError()
    expect(await stored('first_name, address', 'client_profiles')).toEqual([['Ann', '1 iMarsh/i St']])
  })

  test.each(['client', 'staff'] as const)('a customer is cleaned when a %s writes it', async who => {
    const rows = [customer(who, '<Ann>'), customer(who, 'Ben')]
    await as(who).from('customers').insert(rows).throwOnError()
    const { error } = await as(who).from('customers').update({ notes: '<u>gate</u>' }).eq('first_name', 'Ben')
    expect(error).toBeNull()
    expect(
      await engine.owner(
        `select first_name, notes from customers where id <> '${known}' order by first_name`,
      ),
    ).toEqual([
      ['Ann', null],
      ['Ben', 'ugate/u'],
    ])
  })

  test.each(['client', 'staff'] as const)('script is refused to a %s, in every row', async who => {
    const script = '<script>alert(1)</script>'
    const answers = [
      await as(who)
        .from('customers')
        .insert([customer(who, 'Ann'), customer(who, script)]),
      await as(who).from('customers').update({ notes: 'x onerror=1' }).eq('id', known),
      await as(who).from('customers').upsert(customer(who, script)),
      await as(who)
        .from('client_profiles')
        .insert({ ...profile, first_name: script }),
      await as(who).rpc('edit_client', { customer_uuid: known, changes: { city: script }, moves: [] }),
    ]
    expect(answers.map(({ error }) => error?.details)).toEqual(Array(5).fill('security_warning'))
    expect(await stored('first_name', 'customers')).toEqual([['Known']])
  })

  test('the console’s form is cleaned too', async () => {
    const [[seen] = []] = await engine.owner(`select to_json(updated_at) #>> '{}' from customers`)
    const args = { customer_uuid: known, changes: { city: '<b>George</b>' }, moves: [], seen }
    expect((await as('admin').rpc('edit_client', args)).error).toBeNull()
    expect(await stored('city', 'customers')).toEqual([['bGeorge/b']])
  })

  test('a name that only the account tells is cleaned when it becomes a customer', async () => {
    await engine.owner(`update auth.users set raw_user_meta_data = '{"first_name": "<b>Eve", "last_name": "<i>"}'
      where id = '${userIds.client}'`)
    expect((await bookAs(engine, 'client', { user_id: userIds.client })).refusal).toBeUndefined()
    expect(await engine.owner(`select first_name, last_name from customers where id <> '${known}'`)).toEqual([
      ['bEve', 'i'],
    ])
  })
})
