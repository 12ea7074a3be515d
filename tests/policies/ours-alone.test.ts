// A client's own notes in /crm are not customers of the business: no list, total, search, suggestion or export of the
// office shows it or counts it, and nothing of the office can be hung on it. The client sees it as before.
import { Hono } from 'hono'
import { beforeAll, expect, test } from 'vitest'
import type { ServerEnv } from '#server/http/request-log.ts'
import { serveMarketingReport } from '#server/reports/serve-marketing-report.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAs, bookAsGuest, idOf, startAfresh } from './booking-life.ts'
import { attempt, callerFor, type Person, signInEveryone, userIds, welcomeEveryone } from './people.ts'
import { insertOf } from './sample-rows.ts'

const kept = 'cd000000-0000-4000-8000-000000000001'
const keptService = 'cd000000-0000-4000-8000-000000000002'
const ours = 'cd000000-0000-4000-8000-000000000003'
const victim = { email: 'victim@mail.example', phone: '+27829990001' }
const planted = { ...victim, first_name: 'Zwelakhe', last_name: 'Planted', city: 'Xanadu' }
const marks = ['Zwelakhe', 'Xanadu', kept, keptService]

// Each way in which the office reads, asked for the planted row by name, number, address and id.
const readings = [
  `select * from search_customers('Zwelakhe')`,
  `select * from search_customers('', null, 'newest')`,
  `select * from search_customers('', null, 'services')`,
  `select * from search_customers('${victim.phone}')`,
  `select * from likely_duplicates('Zwelakhe', 'Planted', '${victim.email}', '${victim.phone}')`,
  `select * from find_people('Zwelakhe')`,
  `select * from find_people('${victim.phone}')`,
  'select customer_figures()',
  `select customer_file('${kept}')`,
  `select customer_timeline('${kept}')`,
  `select claims_on_friend('${kept}', '${victim.phone}')`,
  `select undoable_merges('${kept}')`,
  `select reminders_stopped_at('${kept}')`,
  `select opening_cleans('${kept}')`,
  'select * from deleted_customers()',
  'select * from search_services()',
  `select * from search_services('Zwelakhe')`,
  `select * from search_services('carpet')`,
  'select service_totals()',
  `select service_totals('Zwelakhe')`,
  `select * from search_invoices()`,
  `select invoice_totals('', '${kept}')`,
  `select * from search_invoices('Zwelakhe', with_names => true)`,
  `select invoice_counts('Zwelakhe')`,
  'select next_invoice_number()',
  `select * from search_bookings('Zwelakhe')`,
  `select * from search_bookings('829990001')`,
  `select * from search_inbox()`,
  `select * from search_inbox('Zwelakhe')`,
  'select inbox_unread()',
  `select office_pulse('2027-03-01')`,
  'select money_chase()',
  ...['message', 'review', 'referral', 'registration', 'duplicate'].map(
    kind => `select inbox_item('${kind}', '${kept}')`,
  ),
  `select inbox_history('${kept}')`,
  `select * from booking_history('${kept}')`,
  `select * from gap_candidates('2027-03-09', 1::smallint, 480, 1080)`,
]
const adminReadings = [
  `select preview_import('ca000000-0000-4000-8000-0000000000ff')`,
  'select marketing_figures()',
  'select * from real_lengths()',
  'select money_figures()',
  'select * from marketing_rows(true)',
  'select newsletter_choices()',
  `select newsletter_count('everybody', 'Xanadu')`,
  `select * from accountant_invoices('2020-01-01', '2027-12-31')`,
  `select * from accountant_credit_notes('2020-01-01', '2027-12-31')`,
  `select * from accountant_payments('2020-01-01', '2027-12-31')`,
  `select accountant_totals('2020-01-01', '2027-12-31')`,
  `select * from ledger_history('${kept}')`,
  `select * from search_audit(null, 'customers')`,
  `select * from search_audit(null, 'services')`,
  `select * from find_person('Zwelakhe')`,
  `select * from find_person('829990001')`,
  `select person_overview('${kept}', '${victim.email}', '${victim.phone}')`,
  `select export_person('${ours}', '${victim.email}', '${victim.phone}')`,
]
// Functions that say nothing about customers, or only about the caller.
const silent = `area_days available_slots begin_backup clean_choices crew_name current_promotions diary_clashes diary_days extra_labels
  free_gaps full_name last_backup loyalty_status mail_server manage_booking measurement_id my_calendar_address my_notices my_sessions
  my_standing may_store_job_photo may_store_pictures opening_hours public_holiday_name review_invitation newsletter_archive newsletter_card newsletter_list newsletter_reader_counts newsletter_reader_file newsletter_readers search_mails server_state
  slot_trouble team_invitations team_members visit_figures wait_for_earlier waiting_overview waiting_since
  customer_plans own_plans plan_card plan_rhythm regular_rhythm unplaced_visits
  draft_quote own_quotes published_prices quote_days quote_paper quote_state quotes_due read_job_photo
  invoice_card invoice_state month_to_invoice own_invoices read_invoice invoices_named
  account_statement invoice_paper statement_paper own_channel`

describeEachEngine('what a client keeps for themselves', engine => {
  const before = new Map<string, unknown>()

  beforeAll(async () => {
    await startAfresh(engine)
    await welcomeEveryone(engine)
    await engine.owner(`${emptied('audit_log, events, service_invoices, contact_messages, private.deleted_customers')};
      insert into customers (id, first_name, last_name) values ('${ours}', 'Ann', 'Own');
      insert into services (customer_id, service_type, service_date, price, status)
        values ('${ours}', 'carpet-cleaning', '2026-01-15', 100, 'completed')`)
    for (const question of readings.concat(adminReadings)) before.set(question, await answer(question))
    await attempt(engine, 'client', insertOf('customers', { id: kept, user_id: userIds.client, ...planted }))
    await attempt(
      engine,
      'client',
      insertOf('services', {
        ...{ id: keptService, user_id: userIds.client, customer_id: kept, price: '99' },
        ...{ service_type: 'carpet-cleaning', service_date: '2026-01-20' },
        ...{ status: 'completed', payment_status: 'paid' },
      }),
    )
  })

  const answer = async (question: string, who: Person = 'admin') => {
    const { rows, refusal } = await attempt(engine, who, question, { rollback: true })
    expect(refusal, question).toBeUndefined()
    return rows
  }
  const expectNoMark = (told: unknown, where: string) => {
    const text = JSON.stringify(told)
    for (const mark of marks) expect(text.includes(mark), `${mark} in ${where}: ${text}`).toBe(false)
  }

  test('its owner sees it, adds it up, and takes it away and back', async () => {
    const own = (question: string) => answer(question, 'client')
    expect(await own('select first_name from customers')).toEqual([['Zwelakhe']])
    expect(await own(`select last_name from search_customers('Zwel')`)).toEqual([['Planted']])
    expect(await own(`select last_name, price from search_services('Zwel')`)).toEqual([['Planted', '99.00']])
    expect(JSON.parse(String((await own('select customer_figures()'))[0]?.[0])).total).toBe(1)
    await attempt(engine, 'client', `delete from customers where id = '${kept}'`)
    expect(await own('select name from deleted_customers()')).toEqual([['Zwelakhe Planted']])
    expectNoMark(await answer('select * from deleted_customers()'), 'deleted_customers')
    expect((await attempt(engine, 'staff', `select restore_customer('${kept}')`)).refusal?.detail).toBe(
      'customer_not_found',
    )
    await attempt(engine, 'client', `select restore_customer('${kept}')`)
    expect(await own('select count(*) from services')).toEqual([['1']])
  })

  test.each(readings)('staff: %s', async question => {
    const told = await answer(question, 'staff')
    expectNoMark(told, question)
    expect(told).toEqual(before.get(question))
  })

  test.each(adminReadings)('admins: %s', async question => {
    const told = await answer(question)
    expectNoMark(told, question)
    if (!question.includes('person')) expect(told).toEqual(before.get(question))
  })

  test('no table of the office has it, nor what hangs on it', async () => {
    const tables =
      await engine.owner(`select relname from pg_class where relnamespace = 'public'::regnamespace
      and relkind = 'r' and has_table_privilege('authenticated', oid, 'select') and relname <> 'audit_log'`)
    for (const [table] of tables)
      for (const who of ['staff', 'admin'] as const)
        expectNoMark(await answer(`select to_jsonb(t) from ${table} as t`, who), `${table} for ${who}`)
  })

  test('the export of everyone leaves it out', async () => {
    await signInEveryone(engine)
    const identifyCaller = async () => callerFor('admin')
    const app = new Hono<ServerEnv>().post(
      '/',
      serveMarketingReport({ database: engine.database, identifyCaller }),
    )
    const asked = { method: 'POST', body: JSON.stringify({ everyone: true, reason: 'All' }) }
    const csv = await (await app.request('/', asked)).text()
    expect(csv).toContain('Ann Own')
    expectNoMark(csv, 'the export')
  })

  test('whatever else the office can read is in a list here', async () => {
    const functions = await engine.owner(`select distinct proname from pg_proc
      where pronamespace = 'public'::regnamespace and provolatile <> 'v' and prorettype <> 'trigger'::regtype
      and has_function_privilege('authenticated', oid, 'execute')`)
    const asked = readings.concat(adminReadings).join(' ')
    const missing = functions
      .map(([name]) => String(name))
      .filter(name => !`${asked} ${silent}`.includes(name))
    expect(missing).toEqual([])
  })

  test('a request with the planted number goes to nobody of the client’s', async () => {
    await bookAsGuest(engine, { id: idOf(1), guest_email: victim.email, guest_phone: victim.phone })
    const [[customer] = []] = await engine.owner(`select customer_id from bookings where id = '${idOf(1)}'`)
    expect(customer).not.toBe(kept)
    expect(customer).toBeTruthy()
    await engine.owner(
      `delete from bookings where id = '${idOf(1)}'; delete from customers where id = '${customer}'`,
    )
  })

  test('nothing of the office can be hung on it', async () => {
    const day = { service_date: '2027-03-09', service_type: 'carpet-cleaning' }
    const invoice = {
      service_date: '2027-03-09',
      invoice_number: '2027-900',
      description: 'X',
      amount_paid: '1',
    }
    const asOffice = [
      insertOf('services', { customer_id: kept, user_id: userIds.admin, ...day }),
      insertOf('service_invoices', { customer_id: kept, ...invoice }),
      insertOf('ledger', { customer_id: kept, kind: 'credits', delta: '5', reason: 'X' }),
      insertOf('referrals', { referrer_customer_id: kept, referred_customer_id: ours }),
    ]
    for (const act of asOffice) expect((await attempt(engine, 'admin', act)).refusal?.code, act).toBe('42501')
    expect((await bookAs(engine, 'admin', { customer_id: kept })).refusal?.code).toBe('42501')
    const merge = `select merge_customers('${ours}', '${kept}', '{}', '{}')`
    expect((await attempt(engine, 'staff', merge)).refusal?.detail).toBe('customer_not_found')
    const asClient = insertOf('service_invoices', { customer_id: kept, ...invoice })
    expect((await attempt(engine, 'client', asClient)).refusal?.code).toBe('42501')
    expect(
      (await bookAs(engine, 'client', { user_id: userIds.client, customer_id: kept })).refusal?.code,
    ).toBe('42501')
  })

  test('a person who is erased stands nowhere in it either', async () => {
    await attempt(engine, 'admin', `select erase_person(null, '${victim.email}', '${victim.phone}')`)
    const left = await engine.owner(`select first_name, email, phone from customers where id = '${kept}'`)
    expect(left).toEqual([['Erased', null, null]])
  })

  test('whoever joins the office brings along whom they entered', async () => {
    await engine.owner(`insert into user_roles (user_id, role) values ('${userIds.client}', 'staff')`)
    expect(await answer(`select id, is_ours from services where id = '${keptService}'`, 'staff')).toEqual([
      [keptService, 't'],
    ])
    expect(await answer(`select count(*) from search_customers()`, 'staff')).toEqual([['2']])
  })
})
