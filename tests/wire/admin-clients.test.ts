// What only an admin does with clients, referrals and roles, over the wire: whole or not at all, on record, and to
// staff and clients refused.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { startAfresh } from '#tests/policies/booking-life.ts'
import { callerFor, type Person, userIds, welcomeEveryone } from '#tests/policies/people.ts'
import { clientOf } from './rest/rest-client.ts'

const idOf = (place: number) => `ca000000-0000-4000-8000-00000000000${place}`
const johan = idOf(1)

describeEachEngine('the console', engine => {
  let rest: RestHandler
  beforeEach(async () => {
    rest = createRest({ database: engine.database, rateLimitScale: 1 })
    await startAfresh(engine)
    await welcomeEveryone(engine)
    await engine.owner(`${emptied('audit_log')};
      insert into customers (id, first_name, last_name, phone) values
        ('${johan}', 'Johan', 'Botha', '+27835550171'), ('${idOf(2)}', 'Nomsa', 'Khumalo', null),
        ('${idOf(3)}', 'Dawie', 'Nel', null), ('${idOf(4)}', 'Anna', 'Ferreira', null)`)
  })

  const as = (person: Person) => clientOf(rest, { caller: callerFor(person) })
  const seenOf = async (id = johan) =>
    (await as('admin').from('customers').select('updated_at').eq('id', id).single()).data?.updated_at
  const edit = async (more: object = {}, person: Person = 'admin') =>
    as(person)
      .rpc('edit_client', { customer_uuid: johan, changes: {}, moves: [], seen: await seenOf(), ...more })
      .select()
      .single()
  const move = (delta: number, kind = 'credits') => ({ id: randomUUID(), kind, delta, reason: 'Broken vase' })
  const link = (referrer: number, friend: number, person: Person = 'admin') =>
    as(person)
      .from('referrals')
      .insert({ id: randomUUID(), referrer_customer_id: idOf(referrer), referred_customer_id: idOf(friend) })

  test('fields and credits are saved in one piece, with the reason in the ledger', async () => {
    const { data, error } = await edit({ changes: { city: 'George', status: 'inactive' }, moves: [move(50)] })
    expect(error).toBeNull()
    expect(data).toMatchObject({ city: 'George', status: 'inactive', credits: 50, phone: '+27835550171' })
    const { data: lines } = await as('admin').rpc('ledger_history', { customer_uuid: johan })
    expect(lines).toMatchObject([
      { who: 'admin@coastal.example', kind: 'credits', reason: 'Broken vase', delta: 50, balance: 50 },
    ])
  })

  test('a move that cannot be takes the fields back with it', async () => {
    expect((await edit({ changes: { city: 'George' }, moves: [move(-1)] })).error?.code).toBe('23514')
    expect(await engine.owner(`select city from customers where id = '${johan}'`)).toEqual([[null]])
  })

  test('nobody saves over what they have not seen, and a repeat counts once', async () => {
    const seen = await seenOf()
    const first = { changes: { city: 'George' }, moves: [move(50)], seen }
    expect((await edit(first)).error).toBeNull()
    expect((await edit({ changes: { city: 'Knysna' }, seen })).error?.details).toBe('changed_meanwhile')
    expect((await edit(first)).data).toMatchObject({ credits: 50 })
    expect((await edit({ ...first, moves: [move(50)] })).error?.details).toBe('changed_meanwhile')
  })

  test('the form reaches only its own fields', async () => {
    const { data } = await edit({
      changes: { city: 'George', credits: 999, referral_count: 9, first_name: 'X' },
    })
    expect(data).toMatchObject({ city: 'George', credits: 0, referral_count: 0, first_name: 'Johan' })
  })

  test('the history says what the balance was then, page by page', async () => {
    for (const delta of [100, 50, -30]) await edit({ moves: [move(delta)] })
    await edit({ moves: [move(7, 'points')] })
    const page = async (after?: unknown) =>
      (await as('admin').rpc('ledger_history', { customer_uuid: johan, after: after ?? null, page_size: 2 }))
        .data
    const first = await page()
    const second = await page(first.at(-1))
    expect([...first, ...second].map(({ balance }) => balance)).toEqual([7, 120, 150, 100])
  })

  test('no ring of referrals closes, however long, and a friend is brought once', async () => {
    expect((await link(1, 2)).error).toBeNull()
    expect((await link(2, 3)).error).toBeNull()
    expect((await link(2, 1)).error?.details).toBe('referral_ring')
    expect((await link(3, 1)).error?.details).toBe('referral_ring')
    expect((await link(4, 2)).error?.code).toBe('23505')
    expect((await link(4, 1)).error).toBeNull()
    expect((await link(3, 4)).error?.details).toBe('referral_ring')
  })

  test('a link and its count are one, however often it is sent, and an id is one link', async () => {
    const given = { link: idOf(9), referrer: johan, friend: idOf(2) }
    const send = async (more: object = {}) =>
      (await as('admin').rpc('link_referral', { ...given, ...more })).error?.details
    expect([await send(), await send(), await send({ friend: idOf(3) })]).toEqual([
      undefined,
      undefined,
      'key_taken',
    ])
    expect(await send({ link: idOf(8), referrer: idOf(4) })).toBe('already_referred')
    expect(await engine.owner('select referral_count from customers order by id')).toEqual([
      ['1'],
      ['0'],
      ['0'],
      ['0'],
    ])
  })

  test('a link is taken back with a reason, its waiting discount too; a used one stays', async () => {
    const made = async () => {
      await link(1, 2)
      await as('admin').rpc('increment_referral_count', { customer_uuid: johan })
      return (await engine.owner('select id from referrals'))[0]?.[0]
    }
    const standing = () =>
      engine.owner(`select referral_count, (select count(*) from referrals), (select count(*) from rewards)
        from customers where id = '${johan}'`)
    const reward = (id: string, used: string) =>
      engine.owner(`insert into rewards (customer_id, kind, referral_id, earned_on, lapses_on, used_at)
        values ('${johan}', 'referral', '${id}', '2027-03-01', '2027-09-01', ${used})`)
    const unlink = (id: string, reason = 'They never met') =>
      as('admin').rpc('unlink_referral', { link: id, reason })

    const first = String(await made())
    await reward(first, 'null')
    // The sentence says what to do.
    expect((await unlink(first, ' ')).error).toMatchObject({ details: 'reason_needed', hint: null })
    for (const _ of ['once', 'and again']) expect((await unlink(first)).error).toBeNull()
    expect(await standing()).toEqual([['0', '0', '0']])
    expect(
      await engine.owner(`select actor, before ->> 'id', after ->> 'reason' from audit_log
        where table_name = 'referrals' and action = 'delete'`),
    ).toEqual([[userIds.admin, first, 'They never met']])

    const second = String(await made())
    await reward(second, 'now()')
    expect((await unlink(second)).error?.details).toBe('reward_used')
    expect(await standing()).toEqual([['1', '1', '1']])
  })

  test('links at once never close a ring', async () => {
    const answers = await Promise.all([link(1, 2), link(2, 3), link(3, 4), link(4, 1)])
    expect(answers.filter(({ error }) => error === null)).toHaveLength(3)
  })

  test('a role is given by e-mail and taken away, but never from the last admin', async () => {
    const promote = (email: string, role = 'admin') =>
      as('admin').rpc(`promote_user_to_${role}`, { user_email: email })
    expect((await promote('Client@coastal.example ')).data).toBe(true)
    expect((await promote('stranger@coastal.example', 'staff')).data).toBe(true)
    expect((await promote('nobody@coastal.example')).data).toBe(false)
    const { data: team } = await as('admin').rpc('team_members')
    expect(team.map(({ email, role }: Record<string, string>) => `${role} ${email}`)).toEqual([
      'admin admin@coastal.example',
      'admin client@coastal.example',
      'admin partner@coastal.example',
      'staff staff@coastal.example',
      'staff stranger@coastal.example',
    ])
    const remove = (user: string) =>
      as('admin').from('user_roles').delete().eq('user_id', user).eq('role', 'admin').select()
    expect((await remove(userIds.client)).data).toHaveLength(1)
    expect((await remove(userIds.partner)).data).toHaveLength(1)
    expect((await remove(userIds.admin)).error?.details).toBe('last_admin')
  })

  const adminOnly: [
    string,
    (person: Person) => PromiseLike<{ error: unknown; status: number; data: unknown }>,
  ][] = [
    ['edit a client in the console', person => edit({ changes: { city: 'X' } }, person)],
    ['read the ledger', person => as(person).rpc('ledger_history', { customer_uuid: johan })],
    [
      'move credits',
      p => as(p).from('ledger').insert({ customer_id: johan, kind: 'credits', delta: 5, reason: 'x' }),
    ],
    [
      'write credits on the customer',
      p => as(p).from('customers').update({ credits: 5 }).eq('id', johan).select(),
    ],
    ['link referrals', person => link(1, 2, person)],
    ['see the team', person => as(person).rpc('team_members')],
    ['promote to admin', p => as(p).rpc('promote_user_to_admin', { user_email: 'client@coastal.example' })],
    ['promote to staff', p => as(p).rpc('promote_user_to_staff', { user_email: 'client@coastal.example' })],
    ['give a role', p => as(p).from('user_roles').insert({ user_id: userIds.client, role: 'staff' })],
    ['take a role', p => as(p).from('user_roles').delete().eq('user_id', userIds.partner).select()],
  ]
  test('staff, clients and visitors are refused each of these', async () => {
    for (const [what, call] of adminOnly)
      for (const person of ['staff', 'client', 'anon'] as const) {
        const { error, data } = await call(person)
        // Of what they cannot see they change nothing; all else is an error.
        if (!error) expect(data, `${person}: ${what}`).toEqual([])
      }
    expect(await engine.owner('select count(*) from ledger')).toEqual([['0']])
    expect(await engine.owner(`select credits, city from customers where id = '${johan}'`)).toEqual([
      ['0.00', null],
    ])
    expect(await engine.owner('select count(*) from user_roles')).toEqual([['3']])
    expect(await engine.owner('select count(*) from referrals')).toEqual([['0']])
  })

  test('each act is on record, with who, before and after', async () => {
    await edit({ changes: { city: 'George' }, moves: [move(50)] })
    await link(1, 2)
    await as('admin').rpc('promote_user_to_staff', { user_email: 'client@coastal.example' })
    const acts = await engine.owner(`select action, table_name, before ->> 'city', after ->> 'city',
      before ->> 'credits', after ->> 'credits' from audit_log where actor = '${userIds.admin}' order by created_at`)
    expect(acts).toEqual([
      ['update', 'customers', null, 'George', '0.00', '0.00'],
      ['update', 'customers', 'George', 'George', '0.00', '50.00'],
      ['insert', 'ledger', null, null, null, null],
      ['insert', 'referrals', null, null, null, null],
      ['insert', 'user_roles', null, null, null, null],
    ])
  })
})
