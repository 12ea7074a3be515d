// Rules for every table and function, including those that will be added later.
import { expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { attempt } from './people.ts'

const ours = `nspname not in ('information_schema') and nspname not like 'pg\\_%'`

const tablesWithoutRls = `
  select nspname || '.' || relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p') and not relrowsecurity and ${ours} order by 1`

// Functions that arrive with an extension are its author's.
const ourFunctions = `
  from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
  where ${ours} and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`

// Which role can call which function. The server's own role is left out: no caller can act as it.
const callableFunctions = `
auth.has_role                    anon authenticated service_role
auth.jwt                         anon authenticated service_role
auth.require_session             anon authenticated service_role
auth.role                        anon authenticated service_role
auth.uid                         anon authenticated service_role
private.findable_text            anon authenticated service_role
private.has_history                   authenticated
private.invoice_number_key            authenticated service_role
private.is_extra_booked               authenticated
private.plain_text               anon authenticated service_role
private.reference_key                 authenticated service_role
private.sum_of_lines                  authenticated service_role
public.account_statement              authenticated
public.accountant_credit_notes        authenticated
public.accountant_invoices            authenticated
public.accountant_payments            authenticated
public.accountant_totals              authenticated
public.add_push_device                authenticated
public.announce_plan_price            authenticated
public.answer_message                 authenticated
public.approve_by_phone               authenticated
public.approve_quote             anon authenticated
public.area_days                 anon authenticated service_role
public.ask_about_quote           anon authenticated
public.available_slots           anon authenticated service_role
public.begin_backup                   authenticated
public.book_bank_lines                authenticated
public.booking_history                authenticated
public.bring_back_bank_lines          authenticated
public.cancel_booking            anon authenticated
public.cancel_booking_as_staff        authenticated
public.cancel_invoice                 authenticated
public.cancel_requests                authenticated
public.change_visits                  authenticated
public.claims_on_friend               authenticated
public.clean_choices             anon authenticated service_role
public.complete_booking_with          authenticated
public.confirm_booking                authenticated
public.confirm_request           anon
public.continue_plan                  authenticated
public.credit_invoice                 authenticated
public.crew_name                      authenticated service_role
public.current_promotions        anon authenticated service_role
public.customer_figures               authenticated
public.customer_file                  authenticated
public.customer_plans                 authenticated
public.customer_timeline              authenticated
public.decide_referral                authenticated
public.decline_quote             anon authenticated
public.deleted_customers              authenticated
public.diary_clashes                  authenticated
public.diary_days                     authenticated
public.dismiss_gap                    authenticated
public.draft_quote                    authenticated
public.edit_client                    authenticated
public.end_calendar_address           authenticated
public.end_pause                      authenticated
public.end_plan                       authenticated
public.erase_person                   authenticated
public.export_person                  authenticated
public.extra_labels                   authenticated service_role
public.find_people                    authenticated
public.find_person                    authenticated
public.free_gaps                      authenticated
public.free_times_near           anon
public.full_name                      authenticated
public.gap_candidates                 authenticated
public.hang_job_photo                 authenticated
public.inbox_history                  authenticated
public.inbox_item                     authenticated
public.inbox_unread                   authenticated
public.increment_referral_count       authenticated service_role
public.invoice_card                   authenticated
public.invoice_clean                  authenticated
public.invoice_counts                 authenticated
public.invoice_link                   authenticated
public.invoice_month                  authenticated
public.invoice_paper             anon authenticated
public.invoice_state                  authenticated service_role
public.invoice_totals                 authenticated
public.invoices_named                 authenticated
public.last_backup                    authenticated
public.ledger_history                 authenticated
public.likely_duplicates              authenticated
public.link_referral                  authenticated
public.loyalty_status            anon authenticated service_role
public.mail_server                    authenticated
public.make_calendar_address          authenticated
public.make_plan                      authenticated
public.manage_booking            anon authenticated
public.mark_followed_up               authenticated
public.mark_inbox                     authenticated
public.marketing_figures              authenticated
public.marketing_rows                 authenticated
public.may_store_job_photo            authenticated
public.may_store_pictures        anon authenticated service_role
public.measurement_id            anon authenticated service_role
public.merge_customers                authenticated
public.messages_to_send               authenticated
public.money_chase                    authenticated
public.money_figures                  authenticated
public.month_to_invoice               authenticated
public.move_booking              anon authenticated
public.move_payment                   authenticated
public.my_calendar_address            authenticated
public.my_notices                     authenticated
public.my_sessions                    authenticated
public.my_standing                    authenticated
public.newsletter_archive        anon authenticated service_role
public.newsletter_card                authenticated
public.newsletter_choices             authenticated
public.newsletter_count               authenticated
public.newsletter_list                authenticated
public.newsletter_reader_counts       authenticated
public.newsletter_reader_file         authenticated
public.newsletter_readers             authenticated
public.next_invoice_number            authenticated
public.note_on_my_way                 authenticated
public.note_photo_consent             authenticated
public.office_pulse                   authenticated
public.opening_cleans                 authenticated
public.opening_hours             anon authenticated service_role
public.order_gallery                  authenticated
public.own_channel                    authenticated
public.own_invoices                   authenticated
public.own_plans                      authenticated
public.own_quotes                     authenticated
public.pause_plan                     authenticated
public.person_overview                authenticated
public.pick_new_day              anon authenticated
public.place_booking                  authenticated
public.plan_card                      authenticated
public.plan_rhythm                    authenticated service_role
public.preview_change                 authenticated
public.preview_import                 authenticated
public.preview_plan                   authenticated
public.price_booking                  authenticated
public.promote_user_to_admin          authenticated
public.promote_user_to_staff          authenticated
public.public_holiday_name       anon authenticated service_role
public.published_prices          anon authenticated service_role
public.put_unpaid_in_list             authenticated
public.quote_days                anon authenticated
public.quote_paper               anon authenticated
public.quote_state                    authenticated service_role
public.quotes_due                     authenticated
public.read_bank_lines                authenticated
public.read_invoice              anon authenticated
public.read_job_photo            anon authenticated
public.read_quote                anon authenticated
public.real_lengths                   authenticated
public.record_accountant_file         authenticated
public.record_export                  authenticated
public.record_payment                 authenticated
public.record_reader_export           authenticated
public.record_table_export            authenticated
public.regular_rhythm                 authenticated service_role
public.remember_bank_layout           authenticated
public.remind_of_invoice              authenticated
public.reminders_stopped_at           authenticated
public.remove_push_device             authenticated
public.renew_push_device              authenticated
public.restore_customer               authenticated
public.resume_newsletter              authenticated
public.retry_mail                     authenticated
public.review_invitation         anon authenticated
public.run_import                     authenticated
public.save_quote                     authenticated
public.search_audit                   authenticated
public.search_bookings                authenticated
public.search_customers               authenticated
public.search_inbox                   authenticated
public.search_invoices                authenticated
public.search_mails                   authenticated
public.search_services                authenticated
public.send_invoice                   authenticated
public.send_newsletter                authenticated
public.send_quote                     authenticated
public.send_statement                 authenticated
public.server_state                   authenticated
public.service_totals                 authenticated
public.set_bank_lines_aside           authenticated
public.set_channel                    authenticated
public.set_notices                    authenticated
public.set_opening_cleans             authenticated
public.set_own_channel                authenticated
public.settle_suggestion              authenticated
public.show_newsletter                authenticated
public.skip_visit                     authenticated
public.slot_trouble                   authenticated service_role
public.start_booking                  authenticated
public.statement_paper           anon authenticated
public.stop_newsletter                authenticated
public.stop_reader                    authenticated
public.take_back_bank_line            authenticated
public.take_back_payment              authenticated
public.take_back_plan_price           authenticated
public.take_back_skip                 authenticated
public.take_import_people             authenticated
public.team_invitations               authenticated
public.team_members                   authenticated
public.tick_job_line                  authenticated
public.try_newsletter                 authenticated
public.try_notice                     authenticated
public.undo_complete_booking          authenticated
public.undo_import                    authenticated
public.undo_merge                     authenticated
public.undo_start_booking             authenticated
public.undoable_merges                authenticated
public.unlink_referral                authenticated
public.unplaced_visits                authenticated
public.verify_phone                   authenticated
public.visit_figures                  authenticated
public.wait_for_earlier          anon authenticated
public.waiting_overview               authenticated
public.waiting_since                  authenticated service_role
public.withdraw_invitation            authenticated
public.withdraw_quote                 authenticated
storage.copy_bytes               anon authenticated service_role
storage.extension                anon authenticated service_role
storage.filename                 anon authenticated service_role
storage.foldername               anon authenticated service_role
storage.keep_bytes               anon authenticated service_role
`

describeEachEngine('the doors of the database', engine => {
  test('every table has row level security', async () => {
    expect(await engine.owner(tablesWithoutRls)).toEqual([])
  })

  test('a table added without it is found', async () => {
    const rows = await engine.owner(`begin; create table public.forgotten (id int); ${tablesWithoutRls}`)
    await engine.owner('rollback')
    expect(rows).toEqual([['public.forgotten']])
  })

  test('no view looks past the rules of its tables', async () => {
    const views = await engine.owner(`
      select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'v' and ${ours} and not coalesce('security_invoker=true' = any (reloptions), false)`)
    expect(views).toEqual([])
  })

  test('whoever acts with the rights of the owner looks nothing up by a path', async () => {
    const functions = await engine.owner(`
      select proname ${ourFunctions} and prosecdef and not coalesce('search_path=""' = any (proconfig), false)`)
    expect(functions).toEqual([])
  })

  // With the caller's rights it is 'permission denied for schema private', and no sentence for a person.
  test('only whoever acts with the rights of the owner says no by private.refuse', async () => {
    const functions = await engine.owner(`
      select proname ${ourFunctions} and not prosecdef and prosrc ~ 'private\\.refuse\\('`)
    expect(functions).toEqual([])
  })

  test('each role can call these functions and no others', async () => {
    const rows = await engine.owner(`
      select nspname || '.' || proname || ' ' || string_agg(distinct rolname, ' ' order by rolname)
      from (select pg_proc.oid as function, nspname, proname ${ourFunctions}) as ours
      join pg_roles on has_function_privilege(pg_roles.oid, function, 'execute')
      where rolname in ('anon', 'authenticated', 'authenticator', 'service_role')
      group by nspname, proname order by nspname, proname`)
    const expected = callableFunctions.trim().split('\n')
    expect(rows.flat()).toEqual(expected.map(line => line.split(/\s+/).join(' ')))
  })

  test('the login role can read and write nothing by itself', async () => {
    const rows = await engine.owner(`
      select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and ${ours}
        and has_any_column_privilege('authenticator', pg_class.oid, 'select, insert, update, references')`)
    expect(rows).toEqual([])
  })

  test('the ledger of migrations is nobody’s to read', async () => {
    const { refusal } = await attempt(engine, { role: 'service_role' }, 'select from app_meta.migrations')
    expect(refusal?.code).toBe('42501')
  })
})
