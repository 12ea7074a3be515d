// Everything that only an admin may do, in one list: staff are refused each over the wire, and what changes something is
// on record with its before and after. What is added tomorrow and stands in no list here fails.
import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { startAfresh } from '#tests/policies/booking-life.ts'
import { expectations } from '#tests/policies/expectations.ts'
import { callerFor, type Person, userIds, welcomeEveryone } from '#tests/policies/people.ts'
import { newMember, openHouse } from './auth/house.ts'
import { clientOf } from './rest/rest-client.ts'

const johan = 'cb000000-0000-4000-8000-000000000001'
const letter = 'cb000000-0000-4000-8000-000000000002'
const invoice = 'cb000000-0000-4000-8000-000000000003'
const referral = 'cb000000-0000-4000-8000-000000000004'
const nomsa = 'cb000000-0000-4000-8000-000000000005'
const pictures = ['cb000000-0000-4000-8000-000000000006', 'cb000000-0000-4000-8000-000000000007']
const credited = 'cb000000-0000-4000-8000-000000000009'
const days = { from_day: '2026-12-01', to_day: '2026-12-31' }
const bankLine = 'cb000000-0000-4000-8000-000000000010'
const reader = 'cb000000-0000-4000-8000-000000000012'
const draft = 'cb000000-0000-4000-8000-000000000011'
const brought = { first_name: 'Brought', last_name: 'In', phone: '+27825550199' }
// What becomes of them, as the preview says.
const seenImport = createHash('md5')
  .update(
    '[{"why": null, "fate": "new", "name": null, "fills": [], "other": null, "place": 1, "customer_id": null}]',
  )
  .digest('hex')
const photo = 'cb000000-0000-4000-8000-000000000012'
const person = { customer: johan, email: null, phone: null }

/** The table it leaves a line about, and what of before and after there is to tell. */
type Line = [table: string, action: string, ...told: ('before' | 'after')[]]
/** isPassing: what it keeps is looked at and gone within the day. */
type Call = { args?: object; leaves?: Line; isSilent?: true; isPassing?: true }

// In an order in which each finds what it needs: the erased person last.
const adminCalls: Record<string, Call> = {
  accountant_credit_notes: { args: days },
  accountant_invoices: { args: days },
  accountant_payments: { args: days },
  accountant_totals: { args: days },
  record_accountant_file: { args: { file: 'payments', ...days }, leaves: ['payments', 'export', 'after'] },
  record_table_export: { leaves: ['everything', 'export', 'after'] },
  begin_backup: {},
  remember_bank_layout: {
    args: { key: 'dag|wie|hoeveel', layout: { day: 0, text: [1], amount: 2 } },
    leaves: ['bank_layouts', 'insert', 'after'],
  },
  take_import_people: { args: { import_id: credited, starts_at: 0, people: [brought] }, isPassing: true },
  preview_import: { args: { import_id: credited } },
  run_import: {
    args: {
      ...{ import_id: credited, file_name: 'clients.csv', status: 'active', choices: {}, seen: seenImport },
      unread: 0,
    },
    leaves: ['customer_imports', 'insert', 'after'],
  },
  undo_import: { args: { import_id: credited }, leaves: ['customer_imports', 'update', 'after'] },
  read_bank_lines: {
    args: {
      ...{ read_id: credited, part: 1, parts: 1 },
      lines: [{ day: '2026-01-01', amount_cents: 45000, words: 'A PAYMENT' }],
    },
    leaves: ['bank_files', 'insert', 'after'],
  },
  book_bank_lines: {
    args: {
      bookings: [
        {
          line_id: bankLine,
          shares: [{ id: bankLine, invoice_id: bankLine, cents: 45000, open_cents: 45000 }],
        },
      ],
    },
    leaves: ['payments', 'insert', 'after'],
  },
  take_back_bank_line: {
    args: { line_id: bankLine, reason: 'Booked by mistake' },
    leaves: ['payments', 'update', 'before', 'after'],
  },
  set_bank_lines_aside: { args: { line_ids: [bankLine] }, leaves: ['bank_aside_texts', 'insert', 'after'] },
  bring_back_bank_lines: {
    args: { line_ids: [bankLine] },
    leaves: ['bank_aside_texts', 'delete', 'before'],
  },
  invoices_named: { args: { keys: ['2027001'] } },
  cancel_invoice: {
    args: { invoice_id: invoice, reason: 'Wrong amount', seen: '2027-01-01' },
    leaves: ['service_invoices', 'update', 'before', 'after'],
  },
  credit_invoice: {
    args: {
      id: credited,
      invoice_id: credited,
      amount_cents: 5000,
      reason: 'Wrong amount',
      seen: '2027-01-01',
    },
    leaves: ['credit_notes', 'insert', 'after'],
  },
  edit_client: {
    args: { customer_uuid: johan, changes: { city: 'George' }, moves: [], seen: '2027-01-01' },
    leaves: ['customers', 'update', 'before', 'after'],
  },
  export_person: { args: person, leaves: ['people', 'export', 'after'] },
  find_person: { args: { words: 'johan' } },
  last_backup: {},
  ledger_history: { args: { customer_uuid: johan } },
  mail_server: {},
  marketing_figures: {},
  marketing_rows: {},
  may_store_pictures: {},
  order_gallery: {
    args: { seen: pictures, wanted: pictures.toReversed() },
    leaves: ['gallery_pictures', 'update', 'before', 'after'],
  },
  hang_job_photo: { args: { photo_id: photo }, leaves: ['gallery_pictures', 'insert', 'after'] },
  person_overview: { args: person },
  real_lengths: {},
  promote_user_to_admin: {
    args: { user_email: 'client@coastal.example' },
    leaves: ['user_roles', 'insert', 'after'],
  },
  promote_user_to_staff: {
    args: { user_email: 'client@coastal.example' },
    leaves: ['user_roles', 'insert', 'after'],
  },
  record_export: { leaves: ['customers', 'export', 'after'] },
  retry_mail: { args: { mail_id: letter }, leaves: ['mail_outbox', 'update', 'before', 'after'] },
  search_audit: {},
  // Finds what the policies let the caller see: nothing.
  search_mails: { isSilent: true },
  server_state: {},
  team_invitations: {},
  team_members: {},
  withdraw_invitation: {
    args: { invited_email: 'new@mail.example' },
    leaves: ['users', 'update', 'before', 'after'],
  },
  unlink_referral: {
    args: { link: referral, reason: 'Not a friend' },
    leaves: ['referrals', 'delete', 'before', 'after'],
  },
  link_referral: {
    args: { link: 'cb000000-0000-4000-8000-000000000008', referrer: johan, friend: nomsa },
    leaves: ['referrals', 'insert', 'after'],
  },
  newsletter_card: { args: { newsletter_id: draft } },
  newsletter_choices: {},
  newsletter_count: { args: { audience: 'subscribers' } },
  newsletter_list: {},
  newsletter_reader_counts: {},
  newsletter_reader_file: {},
  newsletter_readers: {},
  record_reader_export: { leaves: ['newsletter_subscriptions', 'export', 'after'] },
  try_newsletter: {
    args: { newsletter_id: draft, seen: '2027-01-01' },
    leaves: ['newsletters', 'export', 'after'],
  },
  send_newsletter: {
    args: { newsletter_id: draft, seen: '2027-01-01', expected: 1 },
    leaves: ['newsletters', 'update', 'before', 'after'],
  },
  stop_newsletter: {
    args: { newsletter_id: draft },
    leaves: ['newsletters', 'update', 'before', 'after'],
  },
  resume_newsletter: {
    args: { newsletter_id: draft },
    leaves: ['newsletters', 'update', 'before', 'after'],
  },
  show_newsletter: {
    args: { newsletter_id: draft, shown: false },
    leaves: ['newsletters', 'update', 'before', 'after'],
  },
  stop_reader: {
    args: { reader_id: reader },
    leaves: ['newsletter_subscriptions', 'update', 'before', 'after'],
  },
  // Its earlier value is exactly what must not be kept.
  erase_person: { args: person, leaves: ['people', 'delete', 'after'] },
}

const callsForOthersToo = `
  area_days available_slots booking_history cancel_booking cancel_booking_as_staff cancel_requests claims_on_friend clean_choices
  complete_booking_with confirm_booking end_calendar_address make_calendar_address my_calendar_address
  crew_name current_promotions customer_figures customer_file customer_timeline decide_referral deleted_customers diary_clashes diary_days dismiss_gap extra_labels find_people
  free_gaps full_name gap_candidates inbox_history
  inbox_item inbox_unread increment_referral_count invoice_totals likely_duplicates loyalty_status manage_booking
  mark_inbox measurement_id merge_customers move_booking move_booking_as_staff my_sessions my_standing next_invoice_number
  office_pulse opening_cleans opening_hours place_booking price_booking public_holiday_name restore_customer review_invitation search_bookings search_customers
  search_inbox search_invoices search_services service_totals set_opening_cleans settle_suggestion slot_trouble start_booking stretch_hits
  may_store_job_photo note_photo_consent read_job_photo tick_job_line undo_complete_booking undo_merge undo_start_booking undoable_merges verify_phone visit_figures
  wait_for_earlier waiting_overview waiting_since
  announce_plan_price change_visits continue_plan customer_plans end_pause end_plan make_plan own_plans pause_plan plan_card plan_rhythm
  preview_change preview_plan regular_rhythm skip_visit take_back_plan_price take_back_skip unplaced_visits
  approve_by_phone approve_quote ask_about_quote decline_quote draft_quote mark_followed_up own_quotes pick_new_day
  published_prices quote_days quote_paper quote_state quotes_due read_quote save_quote send_quote withdraw_quote
  invoice_card invoice_clean invoice_counts invoice_link invoice_month invoice_state money_chase money_figures month_to_invoice move_payment own_invoices read_invoice record_payment
  remind_of_invoice send_invoice take_back_payment
  account_statement invoice_paper send_statement statement_paper
  answer_message messages_to_send newsletter_archive note_on_my_way own_channel put_unpaid_in_list reminders_stopped_at set_channel set_own_channel
  add_push_device my_notices remove_push_device renew_push_device set_notices try_notice`

const routesForOthersToo = `
  /booking/confirm /calendar/:file /functions/v1/invoice-pdf /healthz /readyz /rest/v1/* /auth/confirm /auth/confirm.css /storage/v1/object/authenticated/invoices/:file
  /storage/v1/object/authenticated/quotes/:file /quote.pdf
  /storage/v1/object/authenticated/statements/:file /invoice.pdf /statement.pdf
  /storage/v1/object/public/gallery/:id/:file?
  /storage/v1/object/authenticated/cleans/:id/:file /storage/v1/object/cleans/:booking/:taken/:id
  /newsletter /newsletter/confirm /newsletter/unsubscribe /contact /loyalty/register /referral /reviews /reviews/new
  /reviews/stop /reminders/stop /visits`

const names = (text: string) => text.trim().split(/\s+/)

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
      insert into private.job_photo_files (photo_id, width, format, bytes) values ('${photo}', 720, 'webp', '\\x00');
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
    const recorded = await engine.owner(`select event_object_table || ' ' || lower(event_manipulation)
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
