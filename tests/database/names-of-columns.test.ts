// Rows are read whole by what backs up, exports, erases and undoes: no column's name may come between.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { unpackBackup } from '#server/backup/archive.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { createRest } from '#server/rest/handler.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, idOf, startAfresh } from '#tests/policies/booking-life.ts'
import { callerFor, type Person, welcomeEveryone } from '#tests/policies/people.ts'
import { clientOf } from '#tests/wire/rest/rest-client.ts'

const phone = '+27739184466'
const joining = {
  first_name: 'Ntombi',
  last_name: 'Radebe',
  email: 'ntombi@post.example',
  phone,
  marketing_consent: false,
  terms_accepted: true,
}

describeEachEngine('names of columns', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await welcomeEveryone(engine)
  })

  const as = (who: Person) =>
    clientOf(createRest({ database: engine.database, rateLimitScale: 1000 }), { caller: callerFor(who) })
  const suggestionsIn = (rows: { table: string; row: string }[]) =>
    rows.filter(({ table }) => table === 'public.customer_suggestions').map(({ row }) => row)

  const saysAddress = (address?: string) =>
    as('anon')
      .from('loyalty_registrations')
      .insert({ ...joining, address })
      .throwOnError()
  const comesBack = (values: Record<string, string>) =>
    bookAsGuest(engine, {
      guest_name: 'Ntombi Radebe',
      guest_email: 'ntombi@post.example',
      guest_phone: phone,
      ...values,
    })
  const comings: Record<string, () => Promise<unknown>> = {
    'two registrations with one phone and differing addresses': async () => {
      await saysAddress('1 Marsh Street')
      await saysAddress('9 Bland Street')
    },
    'a returning guest whose address differs': async () => {
      await comesBack({ id: idOf(1), address: '1 Marsh Street' })
      await comesBack({ id: idOf(2), address: '9 Bland Street', service_date: '2027-03-10' })
    },
    'a guest whose name differs': async () => {
      await comesBack({ id: idOf(1) })
      await comesBack({ id: idOf(2), guest_name: 'Ntombi Zulu', service_date: '2027-03-10' })
    },
  }

  test.each(Object.keys(comings))('%s: backed up, restored and exported', async coming => {
    await comings[coming]?.()
    // Only a number that is known to be theirs finds what belongs to them.
    await engine.owner(`update customers set is_phone_verified = true`)
    const bytes = await makeBackup(engine.database)
    const { rows } = await unpackBackup(bytes)
    expect(suggestionsIn(rows)).toEqual([expect.stringContaining('"offered"')])
    const marks = { customer: null, email: null, phone }
    const { data } = await as('admin').rpc('export_person', marks).throwOnError()
    expect(data.customer_suggestions).toHaveLength(1)
    const overview = await as('admin').rpc('person_overview', marks).throwOnError()
    expect(overview.data.counts.customer_suggestions).toBe(1)
    await engine.asOwner(owner => restoreBackup({ owner, bytes, overwrite: true }))
    const again = await unpackBackup(await makeBackup(engine.database))
    expect(suggestionsIn(again.rows)).toEqual(suggestionsIn(rows))
  })

  test('may be any word that those functions use', async () => {
    const words = await engine.owner(`
      select distinct word[1] from pg_proc, regexp_matches(prosrc, '[a-z_]+', 'g') as word
      where proname in ('read_backup', 'rows_about', 'copy_what_hangs_on', 'put_back_parts', 'put_back_rows')
        and word[1] not in ('id', 'customer_id', 'phone', '_')`)
    const customer = randomUUID()
    await engine.owner(`drop table if exists crowded;
      create table crowded (id uuid primary key, phone text, customer_id uuid references customers on delete cascade,
        friend_id uuid references customers on delete set null, ${words.map(([word]) => `"${word}" text`).join()});
      insert into customers (id, first_name, last_name, phone) values ('${customer}', 'Ntombi', 'Radebe', '${phone}');
      insert into crowded (id, phone, customer_id) values ('${idOf(1)}', '${phone}', '${customer}');
      insert into crowded (id, phone, friend_id) values ('${idOf(2)}', '${phone}', '${customer}')`)
    const before = await crowdedRows()
    expect(before.map(({ id }) => id)).toEqual([idOf(1), idOf(2)])
    const { data } = await as('admin')
      .rpc('export_person', { customer, email: null, phone: null })
      .throwOnError()
    expect(data.crowded).toHaveLength(2)
    await as('staff').from('customers').delete().eq('id', customer).throwOnError()
    await as('staff').rpc('restore_customer', { customer_uuid: customer }).throwOnError()
    expect(await crowdedRows()).toEqual(before)
    await engine.owner('drop table crowded')
  })

  const crowdedRows = async () =>
    (await unpackBackup(await makeBackup(engine.database))).rows
      .filter(({ table }) => table === 'public.crowded')
      .map(({ row }) => JSON.parse(row))
      .sort((a, b) => a.id.localeCompare(b.id))

  test('are none that a function reads a whole row by', async () => {
    const read = await engine.owner(String.raw`
      select proname, name[1] from pg_proc join pg_namespace on pg_namespace.oid = pronamespace,
        regexp_matches(prosrc, '(?:to_jsonb?|row_to_json|jsonb?_agg)\(([a-z_]+)\)', 'g') as name
      where nspname in ('public', 'private', 'auth') and exists (
        select from pg_attribute join pg_class on pg_class.oid = attrelid
        where relkind = 'r' and attname = name[1] and relnamespace in
          ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace))`)
    expect(read).toEqual([])
  })

  test('one that the row does not have is refused, where columns are picked by name', async () => {
    const pick = (names: string) =>
      engine.owner(`select private.pick('{"id": 1, "price": null}', '${names}')`)
    expect(await pick('id price')).toEqual([['{"id": 1, "price": null}']])
    await expect(pick('id prize')).rejects.toThrow()
  })
})
