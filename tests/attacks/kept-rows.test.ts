// What a client may keep in /crm for themselves: never the office's record, never so much that others wait for it, and
// never so much that the client cannot be erased.
import { beforeEach, expect, test } from 'vitest'
import { submissionTables } from '#server/rest/submissions.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { startAfresh } from '#tests/policies/booking-life.ts'
import { expectations } from '#tests/policies/expectations.ts'
import { attempt, type Person, userIds, welcomeEveryone } from '#tests/policies/people.ts'

const real = 'ce000000-0000-4000-8000-000000000001'
const taken = 'ce000000-0000-4000-8000-000000000002'
const mine = 'ce000000-0000-4000-8000-000000000003'

describeEachEngine('rows that a client keeps', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await engine.owner(
      emptied('audit_log, private.deleted_customers, private.customer_merges, private.rate_limits'),
    )
    await welcomeEveryone(engine)
    await engine.owner(`insert into customers (id, first_name, last_name, phone)
      values ('${real}', 'Real', 'Victim', '+27829990001')`)
  })

  const keep = (count: number, who: Person = 'client') =>
    attempt(
      engine,
      who,
      `insert into customers (user_id, first_name, last_name)
        select '${userIds[who as 'client']}', 'Row', n::text from generate_series(1, ${count}) as n`,
    )
  const count = async (table: string) => Number((await engine.owner(`select count(*) from ${table}`))[0]?.[0])

  // As an earlier release took over what clients had entered.
  const takeOver = () =>
    engine.owner(`insert into customers (id, user_id, first_name, last_name)
        values ('${taken}', '${userIds.client}', 'Real', 'Victim');
      update customers set is_ours = true, notes = 'Alarm code 4711' where id = '${taken}';
      insert into services (user_id, customer_id, service_type, service_date, notes)
        values ('${userIds.client}', '${taken}', 'carpet-cleaning', '2027-03-01', 'Alarm code 4711')`)

  const expectNothingForClient = async (id: string) => {
    const asked = [
      `select * from customers where id = '${id}'`,
      `select * from services where customer_id = '${id}'`,
      `select * from search_customers('Victim')`,
      `select * from search_services('Victim')`,
      `select * from deleted_customers()`,
      `update customers set notes = 'x' where id = '${id}' returning *`,
      `delete from services where customer_id = '${id}' returning *`,
      `delete from customers where id = '${id}' returning *`,
    ]
    for (const text of asked) expect([text, (await attempt(engine, 'client', text)).rows]).toEqual([text, []])
    const counted = await attempt(engine, 'client', `select increment_referral_count('${id}')`)
    expect(counted.refusal?.detail).toBe('customer_not_found')
  }

  test('are the office’s alone once it has taken them over', async () => {
    await takeOver()
    await expectNothingForClient(taken)
    await attempt(engine, 'staff', `delete from customers where id = '${taken}'`)
    await expectNothingForClient(taken)
    const restored = await attempt(engine, 'client', `select restore_customer('${taken}')`)
    expect(restored.refusal?.detail).toBe('customer_not_found')
  })

  test('merged into a real record do not give the client that record', async () => {
    await takeOver()
    const merged = await attempt(
      engine,
      'staff',
      `select merge_customers('${real}', '${taken}', '{}', jsonb_build_object(
        'keep', (select updated_at from customers where id = '${real}'),
        'drop', (select updated_at from customers where id = '${taken}')))`,
    )
    expect(merged.refusal).toBeUndefined()
    expect(await engine.owner(`select user_id, notes from customers where id = '${real}'`)).toEqual([
      [null, 'Alarm code 4711'],
    ])
    await expectNothingForClient(real)
  })

  test('are at most a hundred in one request, new or changed', async () => {
    expect((await keep(101)).refusal?.detail).toBe('too_many_rows')
    expect(await count('customers')).toBe(1)
    expect((await keep(100)).refusal).toBeUndefined()
    expect((await keep(1)).refusal).toBeUndefined()
    const changed = await attempt(engine, 'client', `update customers set notes = 'x'`)
    expect(changed.refusal?.detail).toBe('too_many_rows')
    expect((await keep(300, 'staff')).refusal).toBeUndefined()
  })

  test('are five hundred in an hour, however many requests come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => keep(100)))
    expect(answers.filter(({ refusal }) => refusal?.detail === 'too_many_rows')).toHaveLength(3)
    expect(await count('customers')).toBe(501)
    const others = [
      `insert into client_profiles (user_id, email, first_name, last_name)
        values ('${userIds.client}', 'client@coastal.example', 'A', 'B')`,
      `insert into services (user_id, customer_id, service_type, service_date)
        select user_id, id, 'carpet-cleaning', '2027-03-01' from customers limit 1`,
      `select increment_referral_count(id) from customers limit 1`,
    ]
    for (const text of others)
      expect([text, (await attempt(engine, 'client', text)).refusal?.detail]).toEqual([text, 'too_many_rows'])
    expect((await keep(10, 'stranger')).refusal).toBeUndefined()
    await engine.owner(`update private.rate_limits set expires_at = expires_at - interval '61 minutes'`)
    expect((await keep(100)).refusal).toBeUndefined()
    expect(await count('private.rate_limits')).toBe(110)
  })

  test('are counted in every table that clients write without a form', async () => {
    const counted = await engine.owner(`select tgrelid::regclass::text from pg_trigger
      where tgname = 'a_refuse_when_full' order by 1`)
    const written = expectations.filter(
      ({ table, person, verb, isAllowed }) =>
        person === 'client' &&
        /insert|update/.test(verb) &&
        isAllowed &&
        !Object.hasOwn(submissionTables, table),
    )
    expect(counted.flat()).toEqual([...new Set(written.map(({ table }) => table))].sort())
  })

  // Two thousand go in a step.
  const kept = process.env.EVERYTHING ? { rows: 2500, steps: 5 } : { rows: 900, steps: 2 }
  test('many thousand of them go in steps, and only the last step says that all is gone', async () => {
    await engine.owner(`
      insert into customers (user_id, first_name, last_name, email)
        select '${userIds.client}', 'Row', n::text, 'victim' || n || '@mail.example' from generate_series(1, ${kept.rows}) as n;
      insert into services (user_id, customer_id, service_type, service_date)
        select user_id, id, 'carpet-cleaning', '2027-03-01' from customers where not is_ours;
      update audit_log set actor = '${userIds.client}' where after ->> 'is_ours' = 'false';
      insert into private.deleted_customers (customer_id, user_id, name, took) select gen_random_uuid(),
        '${userIds.client}', 'Row', '{"customer": {"is_ours": false}}' from generate_series(1, 500)`)
    const step = async (): Promise<{ is_done: boolean }> => {
      const { rows, refusal } = await attempt(
        engine,
        'admin',
        `select erase_person(null, 'client@coastal.example', null)`,
      )
      expect(refusal).toBeUndefined()
      return JSON.parse(String(rows[0]?.[0]))
    }
    let steps = 1
    const erased = `select count(*) from audit_log where table_name = 'people'`
    while (!(await step()).is_done) {
      steps++
      expect(await engine.owner(erased)).toEqual([['0']])
      expect(await count(`auth.users where id = '${userIds.client}'`)).toBe(1)
    }
    expect(steps).toBeGreaterThanOrEqual(kept.steps)
    expect(await engine.owner(erased)).toEqual([['1']])
    for (const table of ['customers', 'services', 'audit_log', 'private.deleted_customers', 'auth.users'])
      expect([
        table,
        await count(`${table} as t where to_jsonb(t)::text like '%${userIds.client}%'`),
      ]).toEqual([table, 0])
    expect(await count('customers')).toBe(1)
  })

  test('the office’s entries in the log stay when a client goes', async () => {
    await attempt(
      engine,
      'client',
      `insert into customers (id, user_id, first_name, last_name)
      values ('${mine}', '${userIds.client}', 'My', 'Own')`,
    )
    await attempt(engine, 'staff', `update customers set notes = 'Kind' where id = '${real}'`)
    await attempt(engine, 'admin', `select erase_person(null, 'client@coastal.example', null)`)
    expect(
      await engine.owner(`select row_id from audit_log where action = 'update' and table_name = 'customers'`),
    ).toEqual([[real]])
  })
})
