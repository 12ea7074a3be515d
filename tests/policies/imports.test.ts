// Bringing in people from a file: who is new, who is here already, all or none, and back again.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { limit } from '#tests/limits.ts'
import { attempt, type Person, welcomeEveryone } from './people.ts'

// biome-ignore lint/suspicious/noExplicitAny: answers of functions, looked at field by field.
type Json = any

const anna = 'cd000000-0000-4000-8000-000000000001'
const person = (first_name: string, more: object = {}) => ({ first_name, last_name: 'Tester', ...more })
const numbered = (place: number) => `+2782${String(1_000_000 + place)}`

// Ten thousand on a machine that three other files keep busy.
const timeoutMs = limit(process.env.EVERYTHING ? 90_000 : 30_000)

describeEachEngine(
  'people of a file',
  engine => {
    beforeEach(async () => {
      await engine.owner(
        `${emptied('auth.users, customers, customer_imports, private.import_people, ledger, consents, audit_log, bookings, private.deleted_customers')}`,
      )
      await welcomeEveryone(engine)
      await engine.owner(`insert into customers (id, first_name, last_name, phone, notes)
      values ('${anna}', 'Anna', 'Botha', '+27821112222', 'Two dogs')`)
    })

    const call = async (name: string, args: object, who: Person = 'admin') => {
      const list = Object.keys(args).map((each, place) => `${each} => $${place + 1}`)
      const values = Object.values(args).map(value =>
        typeof value === 'object' ? JSON.stringify(value) : String(value),
      )
      const { rows, refusal } = await attempt(engine, who, `select ${name}(${list})`, { values })
      const [[answer] = []] = rows
      return { data: answer ? (JSON.parse(answer) as Json) : null, refused: refusal?.detail || refusal?.code }
    }
    const take = async (people: object[], import_id: string = randomUUID()) => {
      for (let at = 0; at < people.length; at += 1000) {
        const sent = await call('take_import_people', {
          ...{ import_id, starts_at: at, people: people.slice(at, at + 1000) },
        })
        if (sent.refused) throw new Error(sent.refused)
      }
      return import_id
    }
    const preview = async (import_id: string) => (await call('preview_import', { import_id })).data
    const run = (import_id: string, seen: string, choices: object = {}, unread = 0) =>
      call('run_import', { import_id, file_name: 'clients.csv', status: 'active', choices, seen, unread })
    const bringIn = async (people: object[], choices: object = {}) => {
      const id = await take(people)
      const { seen, people: fates } = await preview(id)
      return { id, fates, ...(await run(id, seen, choices)) }
    }
    const count = async (table: string, where = 'true') =>
      Number((await engine.owner(`select count(*) from ${table} where ${where}`))[0]?.[0])
    const shownAnna = async () =>
      (
        await engine.owner(
          `select email, notes, total_cleaning_count, last_clean_before from customers where id = '${anna}'`,
        )
      )[0]
    // Whatever the import may touch, without the times of writing.
    const everything = async () =>
      JSON.stringify(
        await engine
          .owner(`select to_jsonb(c) - 'updated_at' from customers c order by id;`)
          .then(async rows => [
            rows,
            await engine.owner(
              'select customer_id, sum(delta) from ledger group by 1 having sum(delta) <> 0 order by 1',
            ),
            await engine.owner('select count(*) from consents'),
          ]),
      )

    test('are told apart before anything is kept: new, known, twice, another name, several', async () => {
      await engine.owner(`insert into customers (first_name, last_name, phone) values
      ('Piet', 'Nel', '+27820000001'), ('Koos', 'Nel', '+27820000001')`)
      const before = await everything()
      const id = await take([
        person('Nuwe', { phone: '+27820000002', email: 'n@example.org' }),
        {
          first_name: 'anna',
          last_name: 'BOTHA',
          phone: '+27821112222',
          email: 'anna@botha.example',
          cleans: 4,
        },
        { first_name: 'Anna', last_name: 'Botha', phone: '+27821112222' },
        person('Gert', { phone: '+27821112222' }),
        person('Jan', { phone: '+27820000001' }),
        person('Sus', { email: 'N@example.org' }),
        { first_name: 'Anna', last_name: 'Botha' },
      ])
      const { people } = await preview(id)
      expect(people.map(({ fate, why, other, name }: Json) => [fate, why, other, name])).toEqual([
        ['new', null, null, null],
        ['merge', 'known', null, 'Anna Botha'],
        ['skip', 'twice', 2, null],
        ['skip', 'twice', 2, null],
        ['skip', 'several', null, null],
        ['skip', 'twice', 1, null],
        ['skip', 'twice', 2, 'Anna Botha'],
      ])
      expect(people[1].fills).toEqual(['email', 'cleans'])
      expect(await everything()).toBe(before)
    })

    test('who is here keeps what the record says, gets what it does not, and loses it again by undo', async () => {
      const before = await everything()
      const told = {
        ...{ first_name: 'Anna', last_name: 'Botha', phone: '+27821112222', email: 'anna@botha.example' },
        ...{ notes: 'Key under the pot', cleans: 14, last_clean: '2025-04-03', consent: 'Yes' },
      }
      const { id, data } = await bringIn([told])
      expect(data).toMatchObject({ made: 0, merged: 1, skipped: 0 })
      expect(await shownAnna()).toEqual([
        'anna@botha.example',
        'Two dogs\nKey under the pot',
        '14',
        '2025-04-03',
      ])
      expect(await count('consents', `kind = 'marketing' and wording like '%clients.csv%Yes'`)).toBe(1)
      expect(await count('rewards')).toBe(0)
      expect((await call('undo_import', { import_id: id })).data).toMatchObject({ stayed: 0 })
      expect(await everything()).toBe(before)
      expect((await call('undo_import', { import_id: id })).data).toMatchObject({ stayed: 0 })
    })

    test('a field that somebody has written since stays', async () => {
      const { id } = await bringIn([
        { first_name: 'Anna', last_name: 'Botha', phone: '+27821112222', email: 'a@b.example' },
      ])
      await engine.owner(`update customers set email = 'own@b.example' where id = '${anna}'`)
      await call('undo_import', { import_id: id })
      expect(await shownAnna()).toMatchObject({ 0: 'own@b.example' })
    })

    test('consent is kept only where the file says so, and never over a withdrawal', async () => {
      await engine.owner(`insert into consents (customer_id, email, kind, wording, source, source_id, withdrawn_at)
      values ('${anna}', 'a@b.example', 'marketing', 'Yes', 'loyalty_registration', gen_random_uuid(), now())`)
      await bringIn([
        { first_name: 'Anna', last_name: 'Botha', phone: '+27821112222', consent: 'Yes', zip_code: '6500' },
        person('Bea', { phone: '+27820000005', consent: 'ja' }),
        person('Cor', { phone: '+27820000006' }),
        person('Dan', { consent: 'yes' }),
      ])
      expect(
        await engine.owner(
          `select first_name from consents join customers on customers.id = customer_id where withdrawn_at is null`,
        ),
      ).toEqual([['Bea']])
    })

    test('the owner decides otherwise: as somebody else, into the record, or left out', async () => {
      const people = [
        person('Gert', { phone: '+27821112222', email: 'g@example.org' }),
        person('Bea', { phone: '+27820000005' }),
        person('Cor', { phone: '+27820000006' }),
        person('Cora', { phone: '+27820000006' }),
      ]
      expect((await bringIn(people, { 1: 'merge', 2: 'skip', 4: 'new' })).data).toMatchObject({
        ...{ made: 2, merged: 1, skipped: 1 },
      })
      expect(await shownAnna()).toMatchObject({ 0: 'g@example.org' })
      expect(await engine.owner(`select first_name from customers where id <> '${anna}' order by 1`)).toEqual(
        [['Cor'], ['Cora']],
      )
      expect(await count('customer_suggestions', `field = 'same_person'`)).toBe(1)
    })

    test('one that cannot be kept, or a change since the preview: nothing is', async () => {
      const before = await everything()
      const wrong = [
        { phone: '0821112222' },
        { cleans: 'ten' },
        { last_clean: '2025-02-31' },
        { last_clean: '2099-01-01' },
        { notes: 'x'.repeat(1001) },
        { first_name: '' },
      ]
      for (const more of wrong) {
        const args = {
          import_id: randomUUID(),
          starts_at: 0,
          people: [person('Fine'), { ...person('Wrong'), ...more }],
        }
        expect((await call('take_import_people', args)).refused).toBe('validation_failed:people')
      }
      const id = await take([person('Bea', { phone: '+27820000005' })])
      const { seen } = await preview(id)
      await engine.owner(
        `insert into customers (id, first_name, last_name, phone) values ('${randomUUID()}', 'Bea', 'Tester', '+27820000005')`,
      )
      expect((await run(id, seen)).refused).toBe('changed_meanwhile')
      await engine.owner(`delete from customers where first_name = 'Bea'`)
      expect(await everything()).toBe(before)
      expect((await run(randomUUID(), seen)).refused).toBe('validation_failed:people')
    })

    test('only an admin brings people in, and one tap twice is one import', async () => {
      const id = await take([person('Bea', { phone: '+27820000005' })])
      for (const who of ['staff', 'client', 'anon'] as const)
        for (const [name, args] of Object.entries({
          take_import_people: { import_id: id, starts_at: 0, people: [person('Eve')] },
          preview_import: { import_id: id },
          run_import: { import_id: id, file_name: 'x', status: 'active', choices: {}, seen: '', unread: 0 },
          undo_import: { import_id: id },
        }))
          expect((await call(name, args, who)).refused).toBe('42501')
      const { seen } = await preview(id)
      expect([(await run(id, seen, {}, 3)).data, (await run(id, seen, {}, 3)).data]).toEqual([
        ...[1, 2].map(() => ({ made: 1, merged: 0, skipped: 3, stayed: null })),
      ])
      expect(await count('customers')).toBe(2)
      expect(await count('audit_log', `table_name = 'customer_imports'`)).toBe(1)
    })

    test('undone, whoever was worked with or changed since stays, and after a month all do', async () => {
      const { id } = await bringIn(
        ['Bea', 'Cor', 'Dan', 'Eva'].map((name, at) =>
          person(name, { phone: numbered(at), cleans: 3, consent: 'yes' }),
        ),
      )
      const idOf = (name: string) => `(select id from customers where first_name = '${name}')`
      await engine.owner(`insert into services (customer_id, service_type, service_date, status) values (${idOf('Bea')}, 'window-cleaning', '2026-01-05', 'scheduled');
      update customers set notes = 'Rings first' where first_name = 'Cor';
      insert into ledger (customer_id, kind, delta, reason, created_at) values (${idOf('Dan')}, 'points', 5, 'Thanks', now() + interval '1 second')`)
      expect((await call('undo_import', { import_id: id })).data).toMatchObject({ made: 4, stayed: 3 })
      expect((await engine.owner('select first_name from customers order by 1')).flat()).toEqual([
        'Anna',
        'Bea',
        'Cor',
        'Dan',
      ])
      const late = await bringIn([person('Late', { phone: '+27820000009' })])
      await engine.owner(
        `update customer_imports set created_at = now() - interval '31 days' where id = '${late.id}'`,
      )
      expect((await call('undo_import', { import_id: late.id })).refused).toBe('validation_failed:import')
      await engine.owner('select public.purge_customer_copies()')
      expect(await count('private.imported_customers', `import_id = '${late.id}'`)).toBe(0)
    })

    test('ten thousand, or some of them, come, come again without a trace, and go', {
      timeout: 4 * timeoutMs,
    }, async () => {
      const number = process.env.EVERYTHING ? 10_000 : 1500
      const before = await everything()
      const many = Array.from({ length: number }, (_, at) =>
        person(`P${at}`, {
          phone: numbered(at),
          email: `p${at}@many.example`,
          cleans: at % 30,
          address: `${at} Long Street`,
          consent: at % 2 ? 'yes' : undefined,
        }),
      )
      const first = await bringIn(many)
      expect(first.data).toMatchObject({ made: number, merged: 0, skipped: 0 })
      const sums = `select sum(total_cleaning_count), (select sum(delta) from ledger), (select count(*) from consents) from customers`
      const expected = many.reduce((sum, _, at) => sum + (at % 30), 0)
      expect((await engine.owner(sums))[0]?.map(Number)).toEqual([expected, expected, number / 2])
      expect((await bringIn(many)).data).toMatchObject({ made: 0, merged: 0, skipped: number })
      expect((await engine.owner(sums))[0]?.map(Number)).toEqual([expected, expected, number / 2])
      expect((await call('undo_import', { import_id: first.id })).data).toMatchObject({ stayed: 0 })
      expect(await everything()).toBe(before)
    })
  },
  { timeoutMs },
)
