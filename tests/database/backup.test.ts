// A backup holds everything, comes back as it was on either engine, and a damaged one is refused.
import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { packBackup, unpackBackup } from '#server/backup/archive.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { describeEachEngine, type Engine } from '#tests/engines.ts'
import { bookAsGuest, complete, idOf, startAfresh } from '#tests/policies/booking-life.ts'
import { attempt, welcomeEveryone } from '#tests/policies/people.ts'

const rowsOf = async (bytes: Buffer) =>
  (await unpackBackup(bytes)).rows.map(({ table, row }) => `${table} ${row}`).sort()

const hashOf = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')

// Made on the engine that is tried first, put into the one that is tried next.
let fromOtherEngine: Buffer | undefined

/** A business in use before each test. */
function inUse(engine: Engine) {
  beforeEach(async () => {
    await startAfresh(engine)
    await welcomeEveryone(engine)
    await bookAsGuest(engine, { id: idOf(1) })
    await engine.owner(`update bookings set special_instructions = E'O''Brien "quoted"\\n\\\\ ünïcödé 🌊'`)
    await complete(engine)
    await engine.owner(`insert into auth.identities (user_id, provider, provider_id)
      select id, 'email', email from auth.users on conflict do nothing`)
    await engine.owner(`delete from gallery_pictures where built_in is null;
      insert into gallery_pictures (id, place, width, height, avif_widths) values ('${idOf(7)}', 0, 400, 300, '{400}');
      select private.store_picture_files('gallery', '${idOf(7)}',
        '[{"width": 400, "format": "avif", "bytes": "AP9cJyJcboA="}]')`)
  })

  const restore = (bytes: Buffer, overwrite = false) =>
    engine.asOwner(owner => restoreBackup({ owner, bytes, overwrite }))

  const hashOfPictures = () =>
    engine.owner(`select encode(sha256(bytes), 'hex') from private.picture_files('gallery', '${idOf(7)}')`)
  return { restore, hashOfPictures }
}

describeEachEngine('a backup', engine => {
  const { restore, hashOfPictures } = inUse(engine)

  test('comes back row by row, over whatever was there meanwhile, and the rules still hold', async () => {
    const bytes = await makeBackup(engine.database)
    const before = await rowsOf(bytes)
    expect(before.filter(row => row.startsWith('auth.users'))).toHaveLength(5)
    await engine.owner(
      `update customers set notes = 'changed'; delete from bookings; truncate events cascade`,
    )
    await engine.owner('delete from gallery_pictures')
    await restore(bytes, true)
    expect(await rowsOf(await makeBackup(engine.database))).toEqual(before)
    expect(await hashOfPictures()).toEqual([[hashOf('00ff5c27225c6e80')]])
    const { refusal } = await attempt(engine, 'staff', `update bookings set status = 'pending'`)
    expect(refusal?.detail).toBe('status_move')
  })

  test('moves from one engine to the other', async ({ skip }) => {
    if (!fromOtherEngine) {
      fromOtherEngine = await makeBackup(engine.database)
      return skip('The next engine takes it.')
    }
    await restore(fromOtherEngine, true)
    expect(await rowsOf(await makeBackup(engine.database))).toEqual(await rowsOf(fromOtherEngine))
    expect(await hashOfPictures()).toEqual([[hashOf('00ff5c27225c6e80')]])
  })
})

// What is in a backup is looked at by the same code and SQL on both.
describeEachEngine(
  'a backup of any time',
  engine => {
    const { restore, hashOfPictures } = inUse(engine)

    test('of a version without buckets brings its pictures into theirs', async () => {
      const { madeAt, rows } = await unpackBackup(await makeBackup(engine.database))
      const older = rows.filter(({ table }) => !/^storage|object_bytes$/.test(table))
      const file = { picture_id: idOf(7), width: 400, format: 'avif', bytes: '\\x00ff5c27225c6e80' }
      older.push({ table: 'private.gallery_files', row: JSON.stringify(file) })
      await restore(await packBackup({ madeAt, rows: older }), true)
      expect(await hashOfPictures()).toEqual([[hashOf('00ff5c27225c6e80')]])
      expect(await engine.owner(`select id, public, is_made from storage.buckets order by id`)).toEqual([
        ['cleans', 'f', 't'],
        ['gallery', 't', 't'],
      ])
      expect(
        await engine.owner(`select metadata ->> 'size', metadata ->> 'eTag' from storage.objects`),
      ).toEqual([
        ['8', `"${createHash('md5').update(Buffer.from('00ff5c27225c6e80', 'hex')).digest('hex')}"`],
      ])
    })

    test('from before phones were verified leaves a typed one unverified, and no name with a dash', async () => {
      await engine.owner(`insert into customers (first_name, last_name, phone, status)
        values ('Typed', '-', '+27820000001', 'prospect'), ('Known', 'Client', '+27820000002', 'active');
      insert into services (customer_id, service_date, service_type)
        select id, '2027-03-09', 'window-cleaning' from customers where first_name = 'Known';
      update services set customer_name = 'Known -' where customer_name = 'Known Client'`)
      const { rows, madeAt } = await unpackBackup(await makeBackup(engine.database))
      const older = rows.map(({ table, row }) =>
        table === 'public.customers'
          ? { table, row: row.replace(/, ?"is_phone_verified": ?(true|false)/, '') }
          : { table, row },
      )
      await restore(await packBackup({ madeAt, rows: older }), true)
      expect(
        await engine.owner(`select first_name, is_phone_verified from customers
        where phone like '+2782000000_' order by phone`),
      ).toEqual([
        ['Typed', 'f'],
        ['Known', 't'],
      ])
      expect(
        await engine.owner(`select customer_name from services where customer_name like 'Known%'`),
      ).toEqual([['Known']])
    })

    test('from before the owner could set facts leaves them as they came, to be set', async () => {
      const { rows, madeAt } = await unpackBackup(await makeBackup(engine.database))
      const older = rows.filter(({ table }) => table !== 'public.business_facts')
      await engine.owner(`update business_facts set name = 'Fynbos'`)
      await restore(await packBackup({ madeAt, rows: older }), true)
      expect(await engine.owner('select id, name from business_facts')).toEqual([['1', null]])
    })

    test('from before payments were kept counts what was paid as paid', async () => {
      await engine.owner(`insert into customers (id, first_name, last_name) values ('${idOf(31)}', 'Paid', 'Client');
      insert into services (id, customer_id, service_date, service_type, price, status, payment_status, payment_method)
        select * from (values
          ('${idOf(41)}'::uuid, '${idOf(31)}'::uuid, date '2027-02-01', 'window-cleaning', 450, 'completed', 'paid', 'cash'),
          ('${idOf(42)}', '${idOf(31)}', '2027-02-02', 'window-cleaning', 300, 'completed', 'paid', null),
          ('${idOf(43)}', '${idOf(31)}', '2027-02-03', 'window-cleaning', 200, 'completed', 'pending', null)) as written;
      insert into service_invoices (id, customer_id, service_date, invoice_number, description, amount_paid, created_at, cancelled_at, cancel_reason)
        values ('${idOf(51)}', '${idOf(31)}', '2027-02-01', 'OLD-1', 'Windows', 450, '2027-02-01', null, null),
          ('${idOf(52)}', '${idOf(31)}', '2027-02-01', 'OLD-2', 'Windows', 450, '2027-02-01', now(), 'Wrong')`)
      const { rows, madeAt } = await unpackBackup(await makeBackup(engine.database))
      const since = [
        'due_on',
        'credited_cents',
        'paid_cents',
        'sent_at',
        'sent_how',
        'invoice_id',
        'card_payment_url',
      ]
      const older = rows
        .filter(({ table }) => !/\.(payments|credit_notes|invoice_keys)$/.test(table))
        .map(({ table, row }) => ({
          table,
          row: JSON.stringify(
            Object.fromEntries(Object.entries(JSON.parse(row)).filter(([name]) => !since.includes(name))),
          ),
        }))
      await restore(await packBackup({ madeAt, rows: older }), true)
      expect(
        await engine.owner(
          `select invoice_number, paid_cents, open_cents, due_on from service_invoices where invoice_number like 'OLD%' order by 1`,
        ),
      ).toEqual([
        ['OLD-1', '45000', '0', '2027-02-08'],
        ['OLD-2', '0', '0', '2027-02-08'],
      ])
      expect(
        await engine.owner(`select invoice_number, service_id, amount_cents, method, payments.customer_name from payments
        left join service_invoices on service_invoices.id = invoice_id where payments.customer_id = '${idOf(31)}' order by 3`),
      ).toEqual([
        [null, idOf(42), '30000', 'other', 'Paid Client'],
        ['OLD-1', null, '45000', 'cash', 'Paid Client'],
      ])
      // Put back once more, as it now is, nothing is added.
      const again = await makeBackup(engine.database)
      await restore(again, true)
      expect(await rowsOf(await makeBackup(engine.database))).toEqual(await rowsOf(again))
    })

    test('is not put over a business unless told to', async () => {
      const bytes = await makeBackup(engine.database)
      await engine.owner(`update customers set notes = 'newer'`)
      await expect(restore(bytes)).rejects.toThrow('not empty')
      expect(await engine.owner('select distinct notes from customers')).toEqual([['newer']])
    })

    test('that is damaged, cut off or none of ours changes nothing', async () => {
      const bytes = await makeBackup(engine.database)
      const text = gunzipSync(bytes).toString()
      const bad = [
        bytes.subarray(0, bytes.length / 2),
        gzipSync(text.replace('ann@guest.example', 'eve@guest.example')),
        gzipSync(text.split('\n').slice(0, -3).join('\n')),
        gzipSync('{"format":"other"}\n'),
        Buffer.from('PK'),
      ]
      for (const file of bad) await expect(restore(file, true)).rejects.toThrow(/damaged|not a backup/)
      expect(await rowsOf(await makeBackup(engine.database))).toEqual(await rowsOf(bytes))
    })

    test('is nobody’s to read but the server’s', async () => {
      for (const person of ['anon', 'client', 'staff', 'admin'] as const)
        expect((await attempt(engine, person, 'select public.read_backup()')).refusal?.code).toBe('42501')
      for (const call of ['begin_backup', 'last_backup'])
        expect((await attempt(engine, 'staff', `select public.${call}()`)).refusal?.code).toBe('42501')
      expect((await attempt(engine, 'admin', 'select public.begin_backup()')).refusal).toBeUndefined()
      // Asking for one is none yet.
      expect((await attempt(engine, 'admin', 'select public.last_backup()')).rows).toEqual([[null]])
      const notes = ["note_backup(null, 'downloaded', 1, '')", "note_failed_backup(null, 'downloaded', '')"]
      for (const note of notes)
        expect((await attempt(engine, 'admin', `select public.${note}`)).refusal?.code).toBe('42501')
    })
  },
  { isContract: false },
)
