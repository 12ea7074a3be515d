// What only an admin may call, with what it needs and what it leaves on record; and what others may call too.
import { createHash } from 'node:crypto'

export const johan = 'cb000000-0000-4000-8000-000000000001'
export const letter = 'cb000000-0000-4000-8000-000000000002'
export const invoice = 'cb000000-0000-4000-8000-000000000003'
export const referral = 'cb000000-0000-4000-8000-000000000004'
export const nomsa = 'cb000000-0000-4000-8000-000000000005'
export const pictures = ['cb000000-0000-4000-8000-000000000006', 'cb000000-0000-4000-8000-000000000007']
export const credited = 'cb000000-0000-4000-8000-000000000009'
const days = { from_day: '2026-12-01', to_day: '2026-12-31' }
export const bankLine = 'cb000000-0000-4000-8000-000000000010'
export const reader = 'cb000000-0000-4000-8000-000000000012'
export const draft = 'cb000000-0000-4000-8000-000000000011'
const brought = { first_name: 'Brought', last_name: 'In', phone: '+27825550199' }
// What becomes of them, as the preview says.
const seenImport = createHash('md5')
  .update(
    '[{"why": null, "fate": "new", "name": null, "fills": [], "other": null, "place": 1, "customer_id": null}]',
  )
  .digest('hex')
export const photo = 'cb000000-0000-4000-8000-000000000012'
const person = { customer: johan, email: null, phone: null }

/** The table it leaves a line about, and what of before and after there is to tell. */
export type Line = [table: string, action: string, ...told: ('before' | 'after')[]]
/** isPassing: what it keeps is looked at and gone within the day. */
type Call = { args?: object; leaves?: Line; isSilent?: true; isPassing?: true }

// In an order in which each finds what it needs: the erased person last.
export const adminCalls: Record<string, Call> = {
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

export const callsForOthersToo = `
  area_days available_slots booking_history cancel_booking cancel_booking_as_staff cancel_requests claims_on_friend clean_choices
  complete_booking_with confirm_booking end_calendar_address make_calendar_address my_calendar_address
  crew_name current_promotions customer_figures customer_file customer_timeline decide_referral deleted_customers diary_clashes diary_days dismiss_gap extra_labels find_people
  free_gaps full_name gap_candidates inbox_history
  inbox_item inbox_unread increment_referral_count invoice_totals likely_duplicates loyalty_status manage_booking
  mark_inbox measurement_id merge_customers move_booking my_sessions my_standing next_invoice_number
  office_pulse opening_cleans opening_hours place_booking price_booking public_holiday_name restore_customer review_invitation search_bookings search_customers
  search_inbox search_invoices search_services service_totals set_opening_cleans settle_suggestion slot_trouble start_booking
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

// What of the storage is whose, its own tests say: files-of-others.test.ts and storage/buckets.test.ts.
export const routesForOthersToo = `
  /booking/confirm /calendar/:file /functions/v1/invoice-pdf /healthz /readyz /rest/v1/* /auth/confirm /auth/confirm.css /storage/v1/object/authenticated/invoices/:file
  /storage/v1/object/authenticated/quotes/:file /quote.pdf
  /storage/v1/object/authenticated/statements/:file /invoice.pdf /statement.pdf
  /storage/v1/object/invoices/:file /storage/v1/object/quotes/:file /storage/v1/object/statements/:file
  /storage/v1/object/public/gallery/:id/:file? /storage/v1/object/cleans/:id/:file
  /storage/v1/object/authenticated/cleans/:id/:file /storage/v1/object/cleans/:booking/:taken/:id
  /storage/v1/bucket /storage/v1/bucket/:bucket /storage/v1/bucket/:bucket/empty
  /storage/v1/object/list/:bucket /storage/v1/object/list-v2/:bucket /storage/v1/object/move /storage/v1/object/copy
  /storage/v1/object/sign/:bucket /storage/v1/object/sign/:bucket/:name{.+} /storage/v1/object/upload/sign/:bucket/:name{.+}
  /storage/v1/object/info/public/:bucket/:name{.+} /storage/v1/object/info/authenticated/:bucket/:name{.+}
  /storage/v1/object/info/:bucket/:name{.+} /storage/v1/object/public/:bucket/:name{.+}
  /storage/v1/object/authenticated/:bucket/:name{.+} /storage/v1/object/:bucket/:name{.+} /storage/v1/object/:bucket
  /newsletter /newsletter/confirm /newsletter/unsubscribe /contact /loyalty/register /referral /reviews /reviews/new
  /reviews/stop /reminders/stop /visits`

export const names = (text: string) => text.trim().split(/\s+/)
