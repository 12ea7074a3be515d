// Everything that only an admin may do, in one list: staff are refused each over the wire, and what changes something is
// on record with its before and after. What is added tomorrow and stands in no list here fails.
import { beforeEach, expect, test } from 'vitest'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { startAfresh } from '#tests/policies/booking-life.ts'
import { expectations } from '#tests/policies/expectations.ts'
import { callerFor, type Person, userIds, welcomeEveryone } from '#tests/policies/people.ts'
import {
  adminCalls,
  bankLine,
  callsForOthersToo,
  credited,
  draft,
  invoice,
  johan,
  type Line,
  letter,
  names,
  nomsa,
  photo,
  pictures,
  reader,
  referral,
  routesForOthersToo,
} from './admin-calls.ts'
import { newMember, openHouse } from './auth/house.ts'
import { clientOf } from './rest/rest-client.ts'

describeEachEngine('only an admin', engine => {
  let rest: RestHandler
  beforeEach(async () => {
    rest = createRest({ database: engine.database, rateLimitScale: 1 })
    await startAfresh(engine)
    await welcomeEveryone(engine)
    await engine.owner(`${emptied('mail_outbox')};
      insert into customers (id, first_name, last_name, email, updated_at)
        values ('${johan}', 'Johan', 'Botha', 'johan@mail.example', '2027-01-01'), ('${nomsa}', 'Nomsa', 'Zulu', null, '2027-01-01');
      ${emptied('service_invoices')};
      insert into service_invoices (id, customer_id, service_date, invoice_number, description, amount_paid, updated_at)
        values ('${invoice}', '${johan}', '2027-01-01', '2027-001', 'Windows', 450, '2027-01-01'),
          ('${credited}', '${johan}', '2027-01-01', '2027-002', 'Windows', 450, '2027-01-01'),
          ('${bankLine}', '${johan}', '2027-01-01', '2027-003', 'Windows', 450, '2027-01-01');
      ${emptied('bank_lines, bank_layouts, bank_aside_texts')};
      insert into bank_lines (id, fingerprint, day, amount_cents, words, read_id)
        values ('${bankLine}', '${bankLine}', '2026-01-01', 45000, 'OWN TRANSFER', '${bankLine}');
      insert into referrals (id, referrer_customer_id, referred_customer_id) values ('${referral}', '${nomsa}', '${johan}');
      insert into mail_outbox (id, template, recipient, status) values ('${letter}', 'welcome', 'a@b.example', 'failed');
      ${emptied('gallery_pictures')};
      insert into gallery_pictures (id, built_in, place) values ('${pictures[0]}', 'hero', 1), ('${pictures[1]}', 'car', 2);
      insert into bookings (id, customer_id, service_type, service_date, service_time, address)
        values ('${photo}', '${nomsa}', 'window', '2027-04-06', '10:00-12:00', '1 Marsh St');
      insert into job_photos (id, booking_id, taken, width, height, agreed_at)
        values ('${photo}', '${photo}', 'after', 720, 480, now());
      delete from storage.objects where bucket_id = 'cleans';
      select private.store_picture_files('cleans', '${photo}', '[{"width": 720, "format": "webp", "bytes": "AA=="}]');
      ${emptied('newsletters, newsletter_subscriptions')};
      insert into newsletters (id, subject, body, updated_at) values ('${draft}', 'Spring', 'Hello', '2027-01-01');
      insert into newsletter_subscriptions (id, email, consent_text) values ('${reader}', 'reader@mail.example', 'Yes');
      update newsletter_subscriptions set status = 'confirmed', confirmed_at = now();
      ${emptied('auth.one_time_tokens')};
      insert into auth.one_time_tokens
        (user_id, purpose, email, token_hash, code_hash, invited_role, created_at, expires_at)
        values ('${userIds.client}', 'invite', 'new@mail.example', 'hash', 'hash', 'staff', now(), now() + interval '1 day');
      ${emptied('audit_log')}`)
  })

  const call = (name: string, who: Person) =>
    clientOf(rest, { caller: callerFor(who) }).rpc(name, adminCalls[name]?.args ?? {})
  const lines = () =>
    engine.owner(`select table_name, action, before is not null, after is not null, actor from audit_log`)
  const callable = (more = '') =>
    engine.owner(`select distinct proname from pg_proc where pronamespace = 'public'::regnamespace
      and has_function_privilege('authenticated', oid, 'execute') and prorettype <> 'trigger'::regtype
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') ${more} order by 1`)

  test('every function that can be called stands in one of the two lists', async () => {
    const listed = [...Object.keys(adminCalls), ...names(callsForOthersToo)].sort()
    expect((await callable()).flat()).toEqual(listed)
  })

  test.each(['staff', 'client', 'anon'] as const)('makes these calls: %s are refused each', async who => {
    for (const [name, { isSilent }] of Object.entries(adminCalls)) {
      const { data, error } = await call(name, who)
      if (isSilent && who !== 'anon') expect([name, data]).toEqual([name, []])
      else expect([name, error?.code]).toEqual([name, '42501'])
    }
    expect(await lines()).toEqual([])
  })

  test('what an admin’s call changes or takes along is on record, with its before and after', async () => {
    const changing = (await callable(`and provolatile = 'v'`)).flat()
    for (const [name, { leaves, isPassing = false }] of Object.entries(adminCalls)) {
      await engine.owner(emptied('audit_log'))
      expect([name, (await call(name, 'admin')).error]).toEqual([name, null])
      const told = (await lines()).map(line => line.join())
      expect([name, Boolean(leaves) || isPassing]).toEqual([name, changing.includes(name)])
      expect([name, told]).toEqual([name, leaves ? expect.arrayContaining([lineOf(leaves)]) : []])
    }
  })

  test('what an admin writes into a table is on record, whichever table it is', async () => {
    const recorded =
      await engine.owner(`select case event_object_schema when 'public' then '' else event_object_schema || '.' end
        || event_object_table || ' ' || lower(event_manipulation)
      from information_schema.triggers where action_statement like '%record_audit%' and action_orientation = 'ROW'`)
    const isAllowed = (who: Person, cell: { table: string; verb: string }) =>
      expectations.some(
        ({ table, verb, person, isAllowed }) =>
          isAllowed && table === cell.table && verb === cell.verb && person === who,
      )
    // Rows that clients may add too are arrivals, and arrivals are events.
    const written = expectations.filter(
      cell =>
        cell.verb !== 'select' &&
        isAllowed('admin', cell) &&
        !(cell.verb === 'insert' && isAllowed('client', cell)),
    )
    const unrecorded = written.map(({ table, verb }) => `${table} ${verb}`)
    expect([...new Set(unrecorded)].filter(cell => !recorded.flat().includes(cell))).toEqual([])
  })

  test('enters these doors: staff are refused each, and every other door is known', async () => {
    const house = await openHouse(engine)
    const { session, user } = await newMember(house)
    await engine.owner(`insert into user_roles (user_id, role) values ('${user.id}', 'staff')`)
    const isForAdmins = (path: string) =>
      /^\/(auth\/v1\/(admin\/|invite)|mail-server|functions\/v1\/(?!invoice-pdf)|storage\/v1\/object\/gallery)/.test(
        path,
      )
    const doors = house.routes.filter(({ method, path }) => method !== 'ALL' || path === '/rest/v1/*')
    const known = new Set(names(routesForOthersToo))
    for (const { method, path } of doors) {
      if (!isForAdmins(path)) {
        expect([path, known.has(path) || /^\/auth\/v1\/|^\*$|^\/\*$/.test(path)]).toEqual([path, true])
        continue
      }
      const answer = await house.fetch(path.replace(/:\w+/g, johan), {
        method,
        headers: { apikey: house.keys.publishableKey, authorization: `Bearer ${session.access_token}` },
        ...(method !== 'GET' && { body: '{}' }),
      })
      expect([method, path, answer.status]).toEqual([method, path, 403])
    }
    expect(doors.filter(({ path }) => isForAdmins(path)).length).toBeGreaterThanOrEqual(11)
  })

  test('makes, changes and removes accounts, and each is on record', async () => {
    const house = await openHouse(engine)
    const { session, user } = await newMember(house)
    await engine.owner(
      `insert into user_roles (user_id, role) values ('${user.id}', 'admin'); ${emptied('audit_log')}`,
    )
    const ask = async (method: string, path: string, body: object) => {
      const headers = {
        ...{ apikey: house.keys.publishableKey, 'content-type': 'application/json' },
        authorization: `Bearer ${session.access_token}`,
      }
      const answer = await house.fetch(`/auth/v1${path}`, { method, headers, body: JSON.stringify(body) })
      return { status: answer.status, account: await answer.json() }
    }
    const password = 'blue wren on the stoep'
    const { account } = await ask('POST', '/admin/users', { email: 'first@coastal.example', password })
    const path = `/admin/users/${account.id}`
    expect((await ask('PUT', path, { email: 'not an address' })).status).toBe(400)
    await ask('PUT', path, { email: 'second@coastal.example', password: 'red wren on the stoep' })
    await ask('DELETE', path, {})
    const invited = await ask('POST', '/invite', { email: 'third@coastal.example' })
    const told =
      await engine.owner(`select action, row_id, before ->> 'email', after ->> 'email' from audit_log
      where table_name = 'users' and actor = '${user.id}' order by created_at, id`)
    expect(told.toSorted()).toEqual(
      [
        ['insert', account.id, null, 'first@coastal.example'],
        ['update', account.id, 'first@coastal.example', 'second@coastal.example'],
        ['delete', account.id, 'second@coastal.example', null],
        ['insert', invited.account.id, null, 'third@coastal.example'],
      ].toSorted(),
    )
    expect(JSON.stringify(await engine.owner('select before, after from audit_log'))).not.toMatch(
      /argon|wren/,
    )
  })

  const lineOf = ([table, action, ...told]: Line) =>
    [
      table,
      action,
      ...(['before', 'after'] as const).map(side => (told.includes(side) ? 't' : 'f')),
      userIds.admin,
    ].join()
})
