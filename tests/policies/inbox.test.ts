// The Inbox: all that comes in as one list, who did what with it, and nothing of others for anyone else.
import { beforeEach, expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { startAfresh } from './booking-life.ts'
import { type Attempt, attempt, type Person, userIds, welcomeEveryone } from './people.ts'
import { insertOf } from './sample-rows.ts'

const idOf = (place: number) => `ca000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const at = (minute: number) => `2026-03-02 09:${String(minute).padStart(2, '0')}+02`

const thandi = { id: idOf(9), first_name: 'Thandi', last_name: 'Mokoena', phone: '+27731110001' }
const registration = {
  first_name: 'Lerato',
  last_name: 'Jacobs',
  email: 'lerato@home.example',
  phone: '+27731110002',
  terms_accepted: 'true',
  terms_wording: 'I accept',
  marketing_wording: 'Yes, please',
}
const referral = {
  referrer_name: 'Sipho Dlamini',
  referrer_phone: '+27731110003',
  friend_name: 'Ann Friend',
  friend_phone: '+27731110004',
  code: 'CCABC234',
}

const arrivals = [
  insertOf('customers', thandi),
  insertOf('contact_messages', {
    id: idOf(1),
    name: 'Zoë Nel',
    email: 'zoe@sea.example',
    phone: '+27731110001',
    message: 'Do you clean <b>boats</b>?',
    created_at: at(1),
  }),
  insertOf('reviews', {
    id: idOf(2),
    name: 'Johan Botha',
    email: 'johan@sea.example',
    review_text: 'Spotless windows, all of them.',
    rating: '5',
    created_at: at(2),
  }),
  insertOf('referral_requests', { ...referral, id: idOf(3), created_at: at(3) }),
  insertOf('loyalty_registrations', { ...registration, id: idOf(4), created_at: at(4) }),
  insertOf('customer_suggestions', {
    id: idOf(5),
    customer_id: thandi.id,
    field: 'email',
    offered: 'thandi@new.example',
    created_at: at(5),
  }),
]

const message = { kind: 'message', id: idOf(1) }
const mixed = [message, { kind: 'referral', id: idOf(3) }, { kind: 'registration', id: idOf(4) }]

describeEachEngine('the Inbox', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await engine.owner(
      emptied(
        'contact_messages, reviews, referral_requests, loyalty_registrations, consents, events, audit_log',
      ),
    )
    await welcomeEveryone(engine)
    await engine.owner(arrivals.join(';'))
  })

  const search = async (args = '', as: Person = 'staff') =>
    (await attempt(engine, as, `select kind from search_inbox(${args})`)).rows.flat()
  const unread = async (as: Person) => (await attempt(engine, as, 'select inbox_unread()')).rows[0]?.[0]
  const itemOf = async (kind: string, place: number, as: Person = 'staff') => {
    const { rows, refusal } = await attempt(engine, as, `select inbox_item('${kind}', '${idOf(place)}')`)
    if (refusal) throw refusal
    return JSON.parse(String(rows[0]?.[0]))
  }
  const historyOf = async (kind: string, place: number) =>
    (await itemOf(kind, place)).history.map(({ what, who, words }: Record<string, string | null>) =>
      [what, who, words].filter(Boolean),
    )

  test('all that came in is one list, the newest first, and counted', async () => {
    expect(await search()).toEqual(['duplicate', 'registration', 'referral', 'review', 'message'])
    expect(await unread('staff')).toBe('5')
  })

  test.each([
    ['zoe', ['message']],
    ['BOATS', ['message']],
    ['073 111 0001', ['duplicate', 'message']],
    ['friend ann', ['referral']],
    ['+27 73 111 0004', ['referral']],
    ['ccabc234', ['referral']],
    ['spotless', ['review']],
    ['lerato@', ['registration']],
    ['thandi', ['duplicate']],
    ['%', []],
    ["'; drop table reviews; --", []],
  ])('"%s" finds %j', async (words, found) => {
    expect(await search(`$words$${words}$words$`)).toEqual(found)
  })

  test('a kind and a state narrow the list', async () => {
    await attempt(engine, 'staff', 'update contact_messages set handled_at = now()')
    expect(await search(`null, 'review'`)).toEqual(['review'])
    expect(await search('null, null, true')).toEqual(['duplicate', 'registration', 'referral', 'review'])
    expect(await search('null, null, false')).toEqual(['message'])
    expect(await unread('staff')).toBe('4')
  })

  test('pages miss nothing and repeat nothing', async () => {
    const seen: unknown[] = []
    for (let after = 'null'; ; ) {
      const { rows } = await attempt(
        engine,
        'staff',
        `select kind, jsonb_build_object('id', id, 'created_at', created_at) from search_inbox(null, null, null, ${after}, 2)`,
      )
      if (rows.length === 0) break
      seen.push(...rows.map(([kind]) => kind))
      after = `'${rows.at(-1)?.[1]}'`
    }
    expect(seen).toEqual(['duplicate', 'registration', 'referral', 'review', 'message'])
  })

  test('a client finds, counts and opens only what they sent; a visitor may not ask', async () => {
    await engine.owner(`update referral_requests set user_id = '${userIds.client}'`)
    expect(await search('', 'client')).toEqual(['referral'])
    expect(await search(`'thandi'`, 'client')).toEqual([])
    expect(await search('', 'stranger')).toEqual([])
    expect(await unread('client')).toBe('0')
    for (const [place, kind] of ['message', 'review', 'referral', 'registration', 'duplicate'].entries())
      expect(await itemOf(kind, place + 1, 'stranger')).toBeNull()
    const own = await itemOf('referral', 3, 'client')
    expect([own.friend_name, own.friend, own.history]).toEqual(['Ann Friend', null, []])
    expect((await attempt(engine, 'anon', 'select search_inbox()')).refusal?.code).toBe('42501')
  })

  test('who did what and when stays, also when it is taken back', async () => {
    await attempt(engine, 'staff', 'update contact_messages set handled_at = now()')
    await attempt(engine, 'admin', 'update contact_messages set handled_at = now()')
    await attempt(engine, 'admin', 'update contact_messages set handled_at = null')
    expect(await historyOf('message', 1)).toEqual([
      ['done', 'staff'],
      ['reopened', 'admin'],
    ])
  })

  test('a review keeps each decision and each reply with its words', async () => {
    await attempt(engine, 'staff', `update reviews set status = 'rejected', rejection_reason = 'Not ours'`)
    await attempt(engine, 'admin', `update reviews set status = 'approved', reply = 'Thank you'`)
    expect((await historyOf('review', 2)).toSorted()).toEqual([
      ['approved', 'admin'],
      ['rejected', 'staff', 'Not ours'],
      ['replied', 'admin', 'Thank you'],
    ])
    expect(await search('null, null, true')).not.toContain('review')
  })

  test('a message finds the customer by the number, a registration the one that it made', async () => {
    expect((await itemOf('message', 1)).customer.first_name).toBe('Thandi')
    const { customer, was_known, consents } = await itemOf('registration', 4)
    expect([customer.first_name, was_known]).toEqual(['Lerato', false])
    expect(consents.map(({ kind, wording }: { kind: string; wording: string }) => [kind, wording])).toEqual([
      ['terms', 'I accept'],
    ])
  })

  test('a referral tells whether the friend has booked', async () => {
    expect((await itemOf('referral', 3)).friend).toBeNull()
    await engine.owner(
      insertOf('customers', { id: idOf(8), first_name: 'Ann', last_name: 'Friend', phone: '+27731110004' }),
    )
    expect((await itemOf('referral', 3)).friend.id).toBe(idOf(8))
  })

  test('a suggestion is taken over once; a second hand with another mind is told', async () => {
    const settle = (take: boolean, as: Person) =>
      attempt(engine, as, `select settle_suggestion('${idOf(5)}', ${take})`)
    await settle(false, 'staff')
    expect((await settle(true, 'admin')).refusal?.detail).toBe('changed_meanwhile')
    await attempt(engine, 'admin', 'update customer_suggestions set settled_at = null')
    await settle(true, 'admin')
    const { customer, settled_by, history } = await itemOf('duplicate', 5)
    expect([customer.email, settled_by]).toEqual(['thandi@new.example', userIds.admin])
    expect(history.map(({ what }: { what: string }) => what)).toEqual(['kept', 'reopened', 'taken'])
  })

  const mark = (as: Person, items: object[], isDone: boolean, isSlow = false) =>
    attempt(engine, as, 'select mark_inbox($1, $2)', {
      values: [JSON.stringify(items), String(isDone)],
      isSlow,
    })
  const changedBy = ({ rows, refusal }: Attempt): { kind: string; id: string }[] => {
    if (refusal) throw refusal
    return JSON.parse(String(rows[0]?.[0]))
  }
  const handled = () =>
    engine.owner(`select handled_by from contact_messages union all select handled_by from referral_requests
      union all select handled_by from loyalty_registrations`)

  test('many of several kinds are done at once; what was done keeps its first hand and is not counted', async () => {
    await attempt(engine, 'admin', 'update contact_messages set handled_at = now()')
    const changed = changedBy(await mark('staff', [...mixed, ...mixed], true))
    expect(changed.map(({ kind }) => kind)).toEqual(['referral', 'registration'])
    expect(await handled()).toEqual([[userIds.admin], [userIds.staff], [userIds.staff]])
    expect(await historyOf('message', 1)).toEqual([['done', 'admin']])
    expect(await historyOf('registration', 4)).toEqual([['done', 'staff']])
  })

  test('taken back is exactly what was changed, and not what a colleague has touched since', async () => {
    await mark('admin', [message], true)
    const changed = changedBy(await mark('staff', mixed, true))
    await attempt(engine, 'admin', 'update referral_requests set handled_at = null')
    await attempt(engine, 'admin', 'update referral_requests set handled_at = now()')
    expect(changedBy(await mark('staff', changed, false)).map(({ kind }) => kind)).toEqual(['registration'])
    expect(await handled()).toEqual([[userIds.admin], [userIds.admin], [null]])
    expect(await historyOf('registration', 4)).toEqual([
      ['done', 'staff'],
      ['reopened', 'staff'],
    ])
  })

  test('two who mark the same at once: each thing is done once, and counted by one of them', async () => {
    const both = await Promise.all([
      mark('staff', mixed, true, true),
      mark('admin', mixed.toReversed(), true, true),
    ])
    expect(both.flatMap(changedBy)).toHaveLength(3)
    expect(await engine.owner(`select count(*)::int from events where name = 'inbox_done'`)).toEqual([['3']])
  })

  test('what needs a decision of its own refuses the whole of it', async () => {
    for (const decided of [
      { kind: 'review', id: idOf(2) },
      { kind: 'duplicate', id: idOf(5) },
      { id: idOf(1) },
    ])
      expect((await mark('staff', [...mixed, decided], true)).refusal?.detail).toBe('needs_decision')
    expect(await handled()).toEqual([[null], [null], [null]])
  })

  test('a client marks nothing, not even what they sent; a visitor neither', async () => {
    await engine.owner(`update referral_requests set user_id = '${userIds.client}'`)
    for (const person of ['client', 'anon'] as const)
      expect((await mark(person, mixed, true)).refusal?.code).toBe('42501')
    expect(await handled()).toEqual([[null], [null], [null]])
  })
})
