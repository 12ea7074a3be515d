// What only an admin may do to the house, over the wire: settings, days, letters, the audit log. Staff are refused each.
import { beforeEach, expect, test } from 'vitest'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { setClock, startAfresh } from '#tests/policies/booking-life.ts'
import { callerFor, type Person, userIds, welcomeEveryone } from '#tests/policies/people.ts'
import { clientOf } from './rest/rest-client.ts'

const failedMail = 'c8000000-0000-4000-8000-000000000001'

describeEachEngine('the house', engine => {
  let rest: RestHandler
  beforeEach(async () => {
    rest = createRest({ database: engine.database, rateLimitScale: 1 })
    await startAfresh(engine)
    await welcomeEveryone(engine)
    await engine.owner(`${emptied('events, mail_outbox, audit_log, day_overrides, promotions')};
      insert into mail_outbox (id, template, recipient, payload, status, attempts, last_error, created_at)
      values ('${failedMail}', 'magic-link', 'ann@guest.example', '{"link": "https://secret"}', 'failed', 7, 'No such box',
        now() - interval '9 days')`)
  })

  const as = (person: Person) => clientOf(rest, { caller: callerFor(person) })
  const auditOf = async (table: string) =>
    (
      await engine.owner(`select actor, action, before, after from audit_log where table_name = '${table}'`)
    ).map(([actor, action, before, after]) => ({
      actor,
      action,
      before: JSON.parse(before ?? 'null'),
      after: JSON.parse(after ?? 'null'),
    }))

  test('an admin changes the settings over what was seen; it is on record, and the second of two is told', async () => {
    const { data } = await as('admin').from('business_settings').select('updated_at').single()
    const save = (change: object) =>
      as('admin')
        .from('business_settings')
        .update(change)
        .eq('updated_at', data?.updated_at)
        .select('slot_capacity')
    expect((await save({ slot_capacity: 3, weekday_opens_at: '09:00' })).data).toEqual([{ slot_capacity: 3 }])
    expect((await save({ slot_capacity: 9 })).data).toEqual([])
    expect(await auditOf('business_settings')).toMatchObject([
      { actor: userIds.admin, before: { slot_capacity: 50 }, after: { slot_capacity: 3 } },
    ])
    await engine.owner(`update business_settings set weekday_opens_at = '08:00'`)
  })

  test('visitors are told the hours and offered no clean that begins outside them', async () => {
    await engine.owner(`update business_settings set weekday_opens_at = '10:00', weekday_closes_at = '16:00',
      saturday_opens_at = '10:00'`)
    expect((await as('anon').rpc('opening_hours')).data).toEqual({
      weekday: { opens: '10:00', closes: '16:00' },
      saturday: { opens: '10:00', closes: '14:00' },
    })
    const why = async (day: string, slot: string) =>
      (await engine.owner(`select private.why_closed('${day}', '${slot}')`))[0]?.[0]
    expect(await why('2027-03-09', '08:00-10:00')).toBe('Open from 10:00')
    expect(await why('2027-03-09', '14:00-16:00')).toBeNull()
    expect(await why('2027-03-09', '16:00-18:00')).toBe('Open until 16:00')
    expect(await why('2027-03-13', '08:00-10:00')).toBe('Saturday from 10:00')
    expect(await why('2027-03-13', '14:00-16:00')).toBe('Saturday until 14:00')
    await engine.owner(`update business_settings set weekday_opens_at = '08:00', weekday_closes_at = '17:00',
      saturday_opens_at = '08:00'`)
    expect(await why('2027-03-09', '16:00-18:00')).toBeNull()
  })

  test('hours that move are counted, other settings are not', async () => {
    const versions = async () =>
      JSON.parse((await engine.owner('select live_versions()'))[0]?.[0] ?? '{}').hours
    const before = await versions()
    await engine.owner('update business_settings set slot_capacity = 7')
    expect(await versions()).toBe(before)
    await engine.owner(`update business_settings set saturday_closes_at = '12:00'`)
    expect(await versions()).not.toBe(before)
    await engine.owner(`update business_settings set saturday_closes_at = '14:00'`)
  })

  test('an offer is set over what was seen, with its before and after on record', async () => {
    const offer = { name: 'deep_clean', price_cents: 99_000, covers: 'a flat' }
    const add = () => as('admin').from('promotions').insert(offer).select('updated_at').single()
    const { data } = await add()
    expect((await add()).error?.code).toBe('23505')
    const save = (change: object) =>
      as('admin')
        .from('promotions')
        .update(change)
        .match({ name: offer.name, updated_at: data?.updated_at })
        .select('name')
    expect((await save({ is_on: false })).data).toHaveLength(1)
    expect((await save({ price_cents: 1_00 })).data).toEqual([])
    expect(await auditOf('promotions')).toMatchObject([
      { actor: userIds.admin, action: 'insert', before: null, after: { price_cents: 99_000 } },
      { actor: userIds.admin, action: 'update', before: { is_on: true }, after: { is_on: false } },
    ])
  })

  test.each([
    { percent: 0 },
    { percent: 91 },
    { price_cents: 950_50, covers: 'a flat' },
    { price_cents: 950_00 },
    { price_cents: 950_00, percent: 10, covers: 'a flat' },
    { price_cents: 950_00, covers: '<b>a flat</b>' },
    { percent: 10, starts_on: '2027-03-09', ends_on: '2027-03-08' },
  ])('no offer is stored that no page could keep: %j', async offer => {
    const { error } = await as('admin')
      .from('promotions')
      .insert({ name: 'renovation', ...offer })
    expect(error?.code).toBe('23514')
  })

  test('visitors are told what runs today, of the rest only that it does not, and each day anew', async () => {
    const promised = async () => (await as('anon').rpc('current_promotions')).data
    const version = async () =>
      JSON.parse((await engine.owner('select live_versions()'))[0]?.[0] ?? '{}').promotions
    expect(await promised()).toEqual({})
    await engine.owner(`insert into promotions (name, percent, is_on, starts_on, ends_on) values
      ('renovation', 25, true, '2027-03-08', '2027-03-09'), ('first_clean', 30, false, null, null)`)
    const resting = { is_running: false }
    const running = { is_running: true, percent: 25, ends_on: '2027-03-09' }
    for (const [day, renovation] of [
      ['2027-03-07', resting],
      ['2027-03-08', running],
      ['2027-03-09', running],
      ['2027-03-10', resting],
    ] as const) {
      const before = await version()
      await setClock(engine, `${day} 00:00`)
      expect(await promised()).toEqual({ renovation, first_clean: resting })
      expect(await version()).not.toBe(before)
    }
  })

  test('a day is closed with its reason, once, and opened again', async () => {
    await setClock(engine, '2027-03-01 09:30')
    const closed = { day: '2027-03-09', is_open: false, reason: 'Family wedding' }
    expect((await as('admin').from('day_overrides').insert(closed)).error).toBeNull()
    expect((await as('admin').from('day_overrides').insert(closed)).error?.code).toBe('23505')
    expect((await as('admin').from('day_overrides').delete().eq('day', '2027-03-09')).error).toBeNull()
    expect((await auditOf('day_overrides')).map(({ action }) => action)).toEqual(['insert', 'delete'])
  })

  test('a letter that failed is sent again once, with its age made new and without its words on record', async () => {
    const retry = () => as('admin').rpc('retry_mail', { mail_id: failedMail })
    expect((await retry()).error).toBeNull()
    expect((await retry()).error?.details).toBe('changed_meanwhile')
    expect(
      await engine.owner(`select status, attempts, last_error, created_at > now() - interval '1 minute', payload
        from mail_outbox`),
    ).toEqual([['waiting', '0', null, 't', '{"link": "https://secret"}']])
    expect(await auditOf('mail_outbox')).toMatchObject([
      { actor: userIds.admin, before: { status: 'failed', attempts: 7 }, after: { status: 'waiting' } },
    ])
    expect(JSON.stringify(await auditOf('mail_outbox'))).not.toContain('secret')
  })

  test('letters are found by address and state, page by page', async () => {
    await engine.owner(`insert into mail_outbox (template, recipient, created_at)
      select 'welcome', 'client' || n || '@home.example', now() - n * interval '1 minute' from generate_series(1, 5) as n`)
    const search = async (args: object) => (await as('admin').rpc('search_mails', args)).data
    expect(await search({ words: 'ANN@guest' })).toMatchObject([{ id: failedMail, status: 'failed' }])
    expect(await search({ wanted_status: 'waiting' })).toHaveLength(5)
    const first = await search({ page_size: 4 })
    expect(await search({ page_size: 4, after: first[3] })).toHaveLength(2)
  })

  test('the log is found by who, what and when', async () => {
    await as('admin').from('business_settings').update({ slot_capacity: 4 }).eq('id', 1)
    await as('partner').from('day_overrides').insert({ day: '2027-03-09', is_open: false })
    const search = async (args: object) =>
      (await as('admin').rpc('search_audit', args)).data.map((row: { table_name: string }) => row.table_name)
    expect(await search({})).toEqual(['day_overrides', 'business_settings'])
    expect(await search({ words: 'partner@' })).toEqual(['day_overrides'])
    expect(await search({ wanted_table: 'business_settings' })).toEqual(['business_settings'])
    expect(await search({ to_day: '2020-01-01' })).toEqual([])
    expect(await search({ from_day: '2020-01-01', page_size: 1 })).toEqual(['day_overrides'])
  })

  test.each(['staff', 'client', 'anon'] as const)('%s are refused all of it', async person => {
    const { data: settings } = await as(person)
      .from('business_settings')
      .update({ slot_capacity: 1 })
      .eq('id', 1)
      .select()
    expect(settings ?? []).toEqual([])
    const day = await as(person).from('day_overrides').insert({ day: '2027-03-09', is_open: false })
    expect(day.error?.code).toBe('42501')
    const offer = await as(person).from('promotions').insert({ name: 'renovation', percent: 90 })
    expect(offer.error?.code).toBe('42501')
    for (const [name, args] of [
      ['retry_mail', { mail_id: failedMail }],
      ['search_audit', {}],
    ] as const)
      expect((await as(person).rpc(name, args)).error?.code, name).toBe('42501')
    expect((await as(person).rpc('search_mails')).data ?? []).toEqual([])
    expect(await engine.owner('select count(*) from audit_log')).toEqual([['0']])
  })
})
