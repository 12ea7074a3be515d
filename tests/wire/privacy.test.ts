// A person's data: found, handed over, erased. Erasing is held against every text of every table there is.
import { beforeEach, expect, test } from 'vitest'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, complete, idOf, setClock, startAfresh } from '#tests/policies/booking-life.ts'
import { callerFor, type Person, userIds, welcomeEveryone } from '#tests/policies/people.ts'
import { clientOf } from './rest/rest-client.ts'

const email = 'ntombi.radebe@post.example'
const phone = '+27739184466'
const ntombi = 'Ntombizodwa Radebe'
const guest = { guest_name: ntombi, guest_email: email, guest_phone: phone }

// Every row of every table, as text.
const everything = `
  select table_schema || '.' || table_name, query_to_xml(format('select to_jsonb(t)::text as row from %I.%I as t',
    table_schema, table_name), false, false, '')::text
  from information_schema.tables
  where table_type = 'BASE TABLE' and table_schema in ('public', 'private', 'auth', 'storage', 'app_meta')`

describeEachEngine('a person', engine => {
  let rest: RestHandler
  beforeEach(async () => {
    rest = createRest({ database: engine.database, rateLimitScale: 1 })
    await startAfresh(engine)
    await engine.owner(
      emptied(
        'events, mail_outbox, audit_log, consents, contact_messages, reviews, service_invoices, loyalty_registrations, referral_requests, newsletter_subscriptions, private.deleted_customers, private.rate_limits',
      ),
    )
    await welcomeEveryone(engine)
    await arrive()
  })

  const as = (who: Person) => clientOf(rest, { caller: callerFor(who) })
  const marks = { customer: null, email, phone }

  // Ntombi books, writes, reviews, joins, refers and is referred, has an account and an invoice, and is written about.
  async function arrive() {
    await bookAsGuest(engine, {
      id: idOf(1),
      ...guest,
      special_instructions: 'Key is with Ntombizodwa Radebe',
    })
    await bookAsGuest(engine, { id: idOf(2) })
    await complete(engine)
    await engine.owner(`
      insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
        values ('${idOf(7)}', '${email}', now(), '{"first_name": "Ntombizodwa", "phone": "${phone}"}');
      insert into client_profiles (user_id, email, first_name, last_name, phone)
        values ('${idOf(7)}', '${email}', 'Ntombizodwa', 'Radebe', '${phone}') on conflict (user_id) do nothing;
      insert into contact_messages (name, email, phone, message)
        values ('${ntombi}', '${email}', '${phone}', 'Please call me back.');
      insert into contact_messages (name, email, message)
        values ('Ann Guest', 'ann@guest.example', 'My friend ntombizodwa radebe (073 918 4466, ${email}) told me.');
      insert into reviews (name, email, review_text, rating, status)
        values ('${ntombi}', '${email}', 'Spotless and kind.', 5, 'approved');
      insert into newsletter_subscriptions (email, consent_text, status, confirmed_at)
        values ('${email}', 'News please', 'confirmed', now());
      insert into consents (email, kind, wording, source, source_id)
        values ('${email}', 'newsletter', 'News please', 'newsletter', gen_random_uuid());
      insert into mail_outbox (template, recipient, payload) values
        ('welcome', '${email}', '{}'), ('message-received-owner', 'hello@coastal.example', '{"phone": "${phone}"}');
      insert into service_invoices (customer_id, service_date, invoice_number, description, amount_paid, comments, suburb)
        select id, '2027-03-09', 'INV-1', 'A clean', 950, 'Paid by ${ntombi}, ${phone}', 'Hartenbos'
        from customers where phone = '${phone}';
      insert into payments (invoice_id, customer_id, amount_cents, method, paid_on, reference, note)
        select id, customer_id, 95000, 'bank-transfer', '2027-03-01', 'N Radebe', 'For ${ntombi}' from service_invoices;
      insert into payments (service_id, customer_id, amount_cents, method, paid_on)
        select id, customer_id, 5000, 'cash', '2027-03-01' from services where customer_name = '${ntombi}';
      insert into credit_notes (invoice_id, number, amount_cents, reason, noted_on)
        select id, 'CN-INV-1-1', 100, 'Ntombizodwa Radebe was right', '2027-03-01' from service_invoices;
      insert into customers (first_name, last_name, phone, notes)
        values ('Sipho', 'Zulu', '+27735550000', 'Brother of Ntombizodwa Radebe, 0739184466');
      insert into waiting_list_entries (customer_id, service_type, note)
        select id, 'window', 'Mornings, Radebe says' from customers where phone = '${phone}';
      insert into messages (occasion, thing, customer_id, state, body, answered_at)
        select 'done', id, id, 'sent', 'Hello Ntombizodwa, how was it?', now() from customers where phone = '${phone}';
      update customers set notes = 'Gate code of Radebe', address = '9 Radebe Lane' where phone = '${phone}';
      insert into storage.buckets (id, name) values ('papers', 'papers') on conflict do nothing;
      delete from storage.objects where bucket_id = 'papers';
      insert into storage.objects (id, bucket_id, name, owner, version, metadata) values
        ('${idOf(5)}', 'papers', 'plan.txt', '${idOf(7)}', '${idOf(5)}', '{"mimetype": "text/plain"}'),
        ('${idOf(6)}', 'papers', 'Letter to Ntombizodwa Radebe.txt', null, '${idOf(6)}', '{"mimetype": "text/plain"}');
      insert into private.object_bytes (object_id, version, bytes)
        values ('${idOf(5)}', '${idOf(5)}', 'Where the key is'), ('${idOf(6)}', '${idOf(6)}', 'Hello')`)
    const joined = await as('anon').from('loyalty_registrations').insert({
      first_name: 'Ntombizodwa',
      last_name: 'Radebe',
      email,
      phone,
      marketing_consent: true,
      terms_accepted: true,
    })
    expect(joined.error).toBeNull()
    await as('anon').from('referral_requests').insert({
      referrer_name: 'Ann Guest',
      referrer_phone: '+27821234567',
      friend_name: ntombi,
      friend_phone: phone,
      code: 'CCABC234',
    })
  }

  // Nobody to come: the clean is over.
  const later = () => setClock(engine, '2027-06-01 09:00')
  const leftOf = async (mark: RegExp) =>
    (await engine.owner(everything)).flatMap(([table, rows]) => (mark.test(rows ?? '') ? [table] : []))

  test('is found by name, address or number, whatever they came by', async () => {
    for (const words of ['ntombizodwa', 'RADEBE@POST', '073 918 44'])
      expect((await as('admin').rpc('find_person', { words })).data?.length, words).toBeGreaterThan(0)
    expect((await as('admin').rpc('find_person', { words: '%' })).data).toEqual([])
  })

  test('takes along everything we hold about them, no keys and nobody else’s bookings', async () => {
    const { data, error } = await as('admin').rpc('export_person', marks)
    expect(error).toBeNull()
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining([
        'customers',
        'bookings',
        'contact_messages',
        'reviews',
        'consents',
        'users',
        'client_profiles',
        'waiting_list_entries',
        'messages',
        'service_invoices',
        'payments',
        'credit_notes',
      ]),
    )
    expect(data.bookings.map(({ id }: { id: string }) => id)).toEqual([idOf(1)])
    expect(data.object_files).toEqual([
      { bucket: 'papers', name: 'plan.txt', type: 'text/plain', base64: btoa('Where the key is') },
    ])
    expect(data.objects.map(({ id }: { id: string }) => id)).toEqual([idOf(5)])
    expect(JSON.stringify(data)).not.toMatch(/encrypted_password|token_hash|"token"/)
    expect(
      await engine.owner(`select actor, after ->> 'what' from audit_log where table_name = 'people'`),
    ).toEqual([[userIds.admin, 'exported']])
  })

  test('who has a clean to come, or works here, is not erased', async () => {
    await bookAsGuest(engine, { id: idOf(3), ...guest, service_date: '2027-03-10' })
    const { data } = await as('admin').rpc('person_overview', marks)
    expect(data).toMatchObject({
      emails: [email],
      phones: [phone],
      names: [ntombi],
      invoices: 1,
      is_staff: false,
    })
    expect(data.upcoming).toMatchObject([{ id: idOf(3), service_date: '2027-03-10' }])
    const erase = (whom: object) => as('admin').rpc('erase_person', { ...marks, ...whom })
    expect((await erase({})).error?.details).toBe('bookings_ahead')
    expect((await erase({ email: 'staff@coastal.example', phone: null })).error?.details).toBe(
      'person_is_staff',
    )
    expect((await erase({ email: 'nobody@post.example', phone: null, customer: null })).error).toBeNull()
    expect(await leftOf(/radebe/i)).toContain('public.customers')
  })

  test('once erased, stands nowhere but on the invoice, by name only', async () => {
    await later()
    expect((await as('admin').rpc('erase_person', marks)).error).toBeNull()
    expect((await leftOf(/ntombi|radebe/i)).sort()).toEqual(['public.payments', 'public.service_invoices'])
    expect(await leftOf(/739184466|739 ?184 ?466|073[ -]918[ -]4466/)).toEqual([])
    // What they put in is gone; of others' files only the name is another.
    expect(
      await engine.owner(`select object_id from private.object_bytes join storage.objects on id = object_id
      where bucket_id = 'papers'`),
    ).toEqual([[idOf(6)]])
    expect(
      await engine.owner('select customer_name, customer_id, comments, suburb from service_invoices'),
    ).toEqual([[ntombi, null, null, null]])
    const payments =
      'select customer_name, customer_id, reference, note, amount_cents from payments order by 5'
    expect(await engine.owner(payments)).toEqual([
      [null, null, null, null, '5000'],
      [ntombi, null, null, null, '95000'],
    ])
  })

  test('a payment on the invoice of an erased person is told without the name', async () => {
    await later()
    expect((await as('admin').rpc('erase_person', marks)).error).toBeNull()
    const [[invoice] = []] = await engine.owner('select id from service_invoices')
    const payment = {
      invoice_id: invoice,
      amount_cents: 100,
      method: 'cash',
      paid_on: '2027-05-31',
      id: idOf(9),
    }
    expect((await as('staff').rpc('record_payment', payment)).error).toBeNull()
    expect(await engine.owner(`select count(*) from audit_log where row_id = '${idOf(9)}'`)).toEqual([['1']])
    expect((await leftOf(/ntombi|radebe/i)).sort()).toEqual(['public.payments', 'public.service_invoices'])
  })

  // The reason may tell of another client, and is about this one all the same.
  test('why a clean was laid over another is not handed over, and goes with the person', async () => {
    const reason = 'Mrs Botha waits for us'
    await engine.owner(`alter table bookings disable trigger prepare_booking;
      update bookings set suburb = 'Hartenbos', overbooked_reason = '${reason}', overbooked_at = '2027-03-02',
        overbooked_by = '${userIds.staff}' where id = '${idOf(1)}';
      alter table bookings enable trigger prepare_booking`)
    expect(await leftOf(/Mrs Botha/)).toEqual(
      expect.arrayContaining(['public.bookings', 'public.events', 'public.audit_log']),
    )
    const { data } = await as('admin').rpc('export_person', marks)
    expect(data.bookings).toHaveLength(1)
    expect(JSON.stringify(data)).not.toMatch(/Mrs Botha/)
    await later()
    expect((await as('admin').rpc('erase_person', marks)).error).toBeNull()
    expect(await leftOf(/Mrs Botha/)).toEqual([])
    expect(
      await engine.owner(`select overbooked_reason, overbooked_by from bookings where id = '${idOf(1)}'`),
    ).toEqual([['Erased', userIds.staff]])
  })

  test('erased, leaves the work done, the consent as a hash, and other people as they were', async () => {
    await later()
    const others = `select email, message from contact_messages union all select first_name, notes from customers
      where phone = '+27735550000' union all select guest_email, address from bookings where id = '${idOf(2)}'`
    await as('admin').rpc('erase_person', marks)
    expect((await engine.owner(others)).sort()).toEqual([
      ['Sipho', 'Brother of erased, erased'],
      ['ann@guest.example', '1 Marsh St'],
      ['ann@guest.example', 'My friend erased (erased, erased@erased.invalid) told me.'],
    ])
    expect(await engine.owner('select count(*) from services')).toEqual([['2']])
    const [[hash, isWithdrawn] = []] = await engine.owner(
      `select email, withdrawn_at is not null from consents where kind = 'newsletter'`,
    )
    expect([hash?.length, isWithdrawn]).toEqual([64 + '@erased.invalid'.length, 't'])
    expect(
      await engine.owner(`select action, after ->> 'what' from audit_log where table_name = 'people'`),
    ).toEqual([['delete', 'erased']])
  })

  test.each(['staff', 'client', 'anon'] as const)('is not for %s to look up, export or erase', async who => {
    await later()
    for (const name of ['person_overview', 'export_person', 'erase_person'])
      expect((await as(who).rpc(name, marks)).error?.code, name).toBe('42501')
    expect((await as(who).rpc('find_person', { words: 'ntombi' })).error?.code).toBe('42501')
    expect(await leftOf(/radebe/i)).toContain('public.customers')
  })
})
