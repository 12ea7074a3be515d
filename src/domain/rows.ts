// Made by scripts/row-types.ts (npm run rows) from the schema, and not changed by hand: what each column of a row holds
// on the wire. What lies in JSON is told by whoever reads it.
export type Rows = {
  audit_log: {
    id: string
    created_at: string
    actor: string | null
    action: 'insert' | 'update' | 'delete' | 'export'
    table_name: string
    row_id: string
    before: unknown
    after: unknown
  }
  bank_aside_texts: {
    key: string
    entered_by: string | null
    created_at: string
  }
  bank_layouts: {
    key: string
    layout: unknown
    entered_by: string | null
    created_at: string
    updated_at: string
  }
  bank_lines: {
    id: string
    fingerprint: string
    account: string
    day: string
    amount_cents: number
    words: string
    is_doubtful: boolean
    booked_cents: number
    left_cents: number | null
    aside_at: string | null
    aside_by: string | null
    aside_why: string | null
    read_id: string
    created_at: string
    updated_at: string
  }
  bookings: {
    id: string
    user_id: string | null
    client_profile_id: string | null
    customer_id: string | null
    guest_name: string | null
    guest_email: string | null
    guest_phone: string | null
    service_type:
      | 'residential-standard'
      | 'residential-deep'
      | 'commercial'
      | 'window'
      | 'move-in-out'
      | 'carpet-clean-one-time'
      | 'carpet-clean-regular'
      | 'carpet-clean-custom'
      | 'mattress-clean-one-time'
      | 'mattress-clean-regular'
      | 'mattress-clean-custom'
      | 'solar-panel-clean-one-time'
      | 'solar-panel-clean-regular'
      | 'solar-panel-clean-custom'
      | 'steam-clean-one-time'
      | 'steam-clean-regular'
      | 'steam-clean-custom'
      | 'upholstery-clean-one-time'
      | 'upholstery-clean-regular'
      | 'upholstery-clean-custom'
      | 'car-detail-clean-one-time'
      | 'car-detail-clean-regular'
      | 'car-detail-clean-custom'
      | 'post-construction-clean-one-time'
      | 'post-construction-clean-regular'
      | 'post-construction-clean-custom'
    service_date: string
    service_time: '08:00-10:00' | '10:00-12:00' | '12:00-14:00' | '14:00-16:00' | '16:00-18:00'
    address: string
    special_instructions: string | null
    status: 'pending' | 'confirmed' | 'completed' | 'cancelled'
    price: number | null
    price_cents: number | null
    created_at: string
    updated_at: string
    manage_token: string | null
    started_at: string | null
    full_price: number | null
    full_price_cents: number | null
    discount_reasons: unknown
    cancel_reason: string | null
    sender_check: 'not_needed' | 'not_asked' | 'waiting' | 'passed'
    confirm_by: string | null
    size: number | null
    extras: string[]
    suburb: string | null
    minutes: number | null
    crew_id: number | null
    start_minute: number | null
    overbooked_reason: string | null
    overbooked_by: string | null
    overbooked_at: string | null
    during: string | null
    plan_id: string | null
    plan_day: string | null
    estimate: unknown
    channel: 'mail' | 'whatsapp' | 'both' | null
    finished_at: string | null
    offers: unknown
    booking_letter: unknown
    booking_price_letter: unknown
    crew_name: string | null
    extra_labels: string[] | null
    is_asked_by_mail: boolean | null
    plan_rhythm: string | null
    quote_state: string | null
    slot_trouble: string | null
    waiting_since: string | null
  }
  business_facts: {
    id: number
    name: string | null
    slogan_start: string | null
    slogan_end: string | null
    tagline: string | null
    email: string | null
    phone: string | null
    after_hours_phone: string | null
    whatsapp: string | null
    street: string | null
    town: string | null
    province: string | null
    postal_code: string | null
    map_link: string | null
    areas: string[] | null
    google_link: string | null
    facebook_link: string | null
    youtube_link: string | null
    bank_name: string | null
    bank_account_name: string | null
    bank_account_number: string | null
    bank_branch_code: string | null
    vat_number: string | null
    is_insured: boolean | null
    answer_within: string | null
    updated_at: string
    is_vetted: boolean | null
    signs_for_keys: boolean | null
    logo: string | null
    insurer: string | null
    since: string | null
    registration_number: string | null
  }
  business_settings: {
    id: number
    slot_capacity: number
    weekday_opens_at: string
    weekday_closes_at: string
    saturday_opens_at: string
    saturday_closes_at: string
    notification_email: string | null
    updated_at: string
    measurement_id: string | null
    booking_horizon_days: number
    most_stranger_requests: number
    way_same_suburb_minutes: number
    way_same_town_minutes: number
    way_other_town_minutes: number
    closing_grace_minutes: number
    prices_published: boolean
    invoice_due_days: number
    card_payment_url: string | null
  }
  checklists: {
    kind: string
    lines: string[] | null
    updated_at: string
  }
  clean_extras: {
    key: string
    label: string
    minutes: number
    kinds: string[]
    is_active: boolean
    updated_at: string
    price_cents: number | null
  }
  clean_lengths: {
    kind: string
    size_question: string
    base_minutes: number
    usual_size: number
    minutes_per_unit: number
    least_minutes: number
    largest_size: number
    updated_at: string
  }
  client_profiles: {
    id: string
    user_id: string
    customer_id: string | null
    email: string
    first_name: string
    last_name: string
    phone: string | null
    address: string | null
    marketing_consent: boolean
    created_at: string
    updated_at: string
    referral_code: string | null
    channel: 'mail' | 'whatsapp' | 'both' | 'none' | null
  }
  consents: {
    id: string
    customer_id: string | null
    email: string | null
    phone: string | null
    kind: 'marketing' | 'terms' | 'newsletter'
    wording: string
    given_at: string
    withdrawn_at: string | null
    source: 'loyalty_registration' | 'newsletter' | 'import'
    source_id: string
  }
  contact_messages: {
    id: string
    name: string
    email: string
    phone: string | null
    message: string
    created_at: string
    updated_at: string
    handled_at: string | null
    handled_by: string | null
    search_text: string | null
    quote_id: string | null
  }
  credit_notes: {
    id: string
    invoice_id: string
    number: string
    amount_cents: number
    reason: string
    noted_on: string
    entered_by: string | null
    created_at: string
  }
  crew_days_off: {
    crew_id: number
    day: string
    reason: string | null
    created_at: string
    updated_at: string
  }
  crew_hours: {
    crew_id: number
    weekday: number
    opens_at: string | null
    closes_at: string | null
    created_at: string
    updated_at: string
  }
  crews: {
    id: number
    name: string
    place: number
    is_active: boolean
    created_at: string
    updated_at: string
  }
  customer_imports: {
    id: string
    file_name: string
    made: number
    merged: number
    skipped: number
    entered_by: string | null
    created_at: string
    undone_at: string | null
    undone_by: string | null
    stayed: number | null
  }
  customer_suggestions: {
    id: string
    customer_id: string
    booking_id: string | null
    field: 'name' | 'email' | 'phone' | 'address' | 'account' | 'same_person'
    kept: string | null
    offered: string
    created_at: string
    settled_at: string | null
    registration_id: string | null
    settled_by: string | null
    is_taken: boolean | null
    updated_at: string
  }
  customers: {
    id: string
    user_id: string | null
    first_name: string
    last_name: string
    email: string | null
    phone: string | null
    address: string | null
    city: string | null
    state: string | null
    zip_code: string | null
    notes: string | null
    status: 'active' | 'inactive' | 'prospect'
    credits: number
    loyalty_points: number
    referral_count: number
    total_cleaning_count: number
    created_at: string
    updated_at: string
    is_ours: boolean
    search_text: string | null
    is_phone_verified: boolean
    channel: 'mail' | 'whatsapp' | 'both' | 'none' | null
    language: string
    last_clean_before: string | null
    regular_rhythm: string | null
  }
  day_overrides: {
    day: string
    is_open: boolean
    reason: string | null
    created_at: string
    updated_at: string
  }
  events: {
    id: string
    name: string
    subject_id: string
    details: unknown
    created_by: string | null
    created_at: string
    mailed_at: string | null
  }
  first_steps: {
    key: 'business' | 'hours' | 'prices' | 'mail' | 'people'
    state: 'done' | 'later'
    updated_at: string
  }
  gallery_pictures: {
    id: string
    built_in: string | null
    title: string
    alt: string
    category: 'Residential' | 'Kitchen' | 'Carpet Clean' | 'Bathroom' | 'Exterior' | 'Upholstery' | null
    place: number
    is_shown: boolean
    width: number | null
    height: number | null
    avif_widths: number[]
    webp_widths: number[]
    created_at: string
    updated_at: string
  }
  job_lines: {
    booking_id: string
    line: string
    place: number
    is_done: boolean
    ticked_at: string | null
    ticked_by: string | null
    updated_at: string
  }
  job_photos: {
    id: string
    booking_id: string
    taken: 'before' | 'after'
    width: number
    height: number
    is_shared: boolean
    agreed_at: string | null
    picture_id: string | null
    created_at: string
    updated_at: string
  }
  ledger: {
    id: string
    customer_id: string
    kind: 'credits' | 'points' | 'cleans'
    delta: number
    reason: string
    created_by: string | null
    created_at: string
    quote_id: string | null
    invoice_id: string | null
  }
  loyalty_registrations: {
    id: string
    user_id: string | null
    customer_id: string | null
    first_name: string
    last_name: string
    email: string
    phone: string
    address: string | null
    city: string | null
    state: string | null
    zip_code: string | null
    marketing_consent: boolean
    terms_accepted: boolean
    marketing_wording: string
    terms_wording: string
    created_at: string
    updated_at: string
    handled_at: string | null
    handled_by: string | null
    search_text: string | null
  }
  mail_outbox: {
    id: string
    event_id: string | null
    template: string
    recipient: string
    subject: string | null
    body_text: string | null
    body_html: string | null
    status: 'waiting' | 'sent' | 'failed'
    attempts: number
    next_attempt_at: string
    last_error: string | null
    created_at: string
    sent_at: string | null
    payload: unknown
    dedupe_key: string | null
    not_after: string | null
    attempts_told: number
  }
  message_texts: {
    occasion:
      | 'received'
      | 'reminder'
      | 'confirmed'
      | 'moved'
      | 'cancelled'
      | 'skipped'
      | 'quote'
      | 'invoice'
      | 'unpaid'
      | 'done'
      | 'on-my-way'
      | 'waiting'
      | 'price'
      | 'milestone'
      | 'absent'
    language: string
    body: string | null
    is_on: boolean
    updated_at: string
    goes_to: 'wish' | 'everyone'
  }
  messages: {
    id: string
    occasion:
      | 'received'
      | 'reminder'
      | 'confirmed'
      | 'moved'
      | 'cancelled'
      | 'skipped'
      | 'quote'
      | 'invoice'
      | 'unpaid'
      | 'done'
      | 'on-my-way'
      | 'waiting'
      | 'price'
      | 'milestone'
      | 'absent'
    thing: string
    about: string
    booking_id: string | null
    customer_id: string | null
    state: 'due' | 'sent' | 'skipped'
    body: string | null
    how: 'whatsapp' | 'mail' | 'call' | null
    answered_at: string | null
    answered_by: string | null
    created_at: string
    updated_at: string
    invoice_ids: string[] | null
  }
  newsletter_subscriptions: {
    id: string
    email: string
    status: 'pending' | 'confirmed' | 'stopped'
    token: string
    consent_text: string
    requested_at: string
    confirmed_at: string | null
    stopped_at: string | null
    asked_on: string | null
  }
  newsletters: {
    id: string
    number: number | null
    subject: string
    body: string
    picture: unknown
    audience: 'subscribers' | 'clients' | 'everybody'
    town: string | null
    service_type:
      | 'residential-cleaning'
      | 'deep-cleaning'
      | 'carpet-cleaning'
      | 'commercial-cleaning'
      | 'window-cleaning'
      | 'post-construction'
      | null
    in_archive: boolean
    status: 'draft' | 'sending' | 'stopped' | 'sent'
    created_at: string
    updated_at: string
    sent_at: string | null
    ended_at: string | null
  }
  payments: {
    id: string
    invoice_id: string | null
    service_id: string | null
    customer_id: string | null
    customer_name: string | null
    amount_cents: number
    method: 'cash' | 'credit-card' | 'check' | 'bank-transfer' | 'other'
    paid_on: string
    reference: string | null
    note: string | null
    entered_by: string | null
    taken_back_at: string | null
    taken_back_by: string | null
    taken_back_reason: string | null
    moved_from: string | null
    created_at: string
    updated_at: string
    bank_line_id: string | null
  }
  plan_pauses: {
    plan_id: string
    from_day: string
    to_day: string
    created_at: string
  }
  plan_prices: {
    plan_id: string
    from_day: string
    price_cents: number
    told_at: string
    told_how: 'plan' | 'mail' | 'person'
    mail_id: string | null
  }
  plan_shapes: {
    plan_id: string
    from_day: string
    rhythm: 'weekly' | 'two-weeks' | 'four-weeks' | 'monthly'
    first_day: string
    nth: number | null
    start_minute: number
    minutes: number
    crew_id: number
    size: number | null
    extras: string[]
    created_at: string
    service_type: string | null
  }
  plan_skips: {
    plan_id: string
    plan_day: string
    skipped_by: string | null
    skipped_at: string
    by_client: boolean
  }
  plan_unplaced: {
    plan_id: string
    plan_day: string
    reason: 'slot_taken' | 'crew_off' | 'ends_too_late' | 'day_closed' | 'not_possible'
    tried_at: string
  }
  plans: {
    id: string
    customer_id: string
    service_type: string
    address: string
    suburb: string | null
    special_instructions: string | null
    on_closed: 'move' | 'skip'
    from_day: string
    until_day: string | null
    created_by: string | null
    created_at: string
    updated_at: string
  }
  price_list: {
    kind: string
    price_from_cents: number | null
    included_size: number
    per_unit_cents: number
    created_at: string
    updated_at: string
  }
  price_ways: {
    town: string
    way_cents: number
    created_at: string
    updated_at: string
  }
  promotions: {
    name: string
    is_on: boolean
    price_cents: number | null
    percent: number | null
    covers: string | null
    starts_on: string | null
    ends_on: string | null
    created_at: string
    updated_at: string
  }
  quotes: {
    id: string
    number: string
    version: number
    status: 'draft' | 'sent' | 'approved' | 'declined' | 'lapsed' | 'replaced' | 'withdrawn'
    booking_id: string | null
    message_id: string | null
    customer_id: string | null
    name: string | null
    email: string | null
    phone: string | null
    address: string | null
    offers: unknown
    service_type: string
    size: number | null
    extras: string[]
    suburb: string | null
    minutes: number | null
    lines: unknown
    total_cents: number
    credit_cents: number
    note: string | null
    valid_until: string | null
    held_until: string | null
    sent_at: string | null
    sent_how: 'mail' | 'whatsapp' | 'link' | 'phone' | null
    seen_at: string | null
    answered_at: string | null
    approved_how: 'link' | 'dashboard' | 'phone' | null
    decline_reason: string | null
    followed_up_at: string | null
    made_by: string | null
    created_at: string
    updated_at: string
    quote_letter: unknown
  }
  referral_requests: {
    id: string
    user_id: string | null
    referrer_name: string
    referrer_phone: string
    friend_name: string
    friend_phone: string
    message: string | null
    code: string
    status: 'waiting' | 'earned' | 'too_late' | 'doubtful' | 'refused'
    referrer_customer_id: string | null
    friend_customer_id: string | null
    referral_id: string | null
    created_at: string
    updated_at: string
    handled_at: string | null
    handled_by: string | null
    search_text: string | null
    doubt: 'same_person' | 'several_claims' | null
  }
  referrals: {
    id: string
    referrer_customer_id: string
    referred_customer_id: string
    created_at: string
    earned_at: string | null
    is_over_limit: boolean
  }
  reviews: {
    id: string
    name: string
    shown_name: string
    email: string
    review_text: string
    rating: number
    wants_google: boolean
    clean_token: string | null
    booking_id: string | null
    is_from_clean: boolean
    status: 'pending' | 'approved' | 'rejected'
    rejection_reason: string | null
    moderated_at: string | null
    moderated_by: string | null
    reply: string | null
    replied_at: string | null
    replied_by: string | null
    created_at: string
    updated_at: string
    search_text: string | null
    is_kind_told: boolean
    clean_kind: string | null
  }
  rewards: {
    id: string
    customer_id: string
    kind: 'loyalty' | 'referral'
    milestone: number | null
    referral_id: string | null
    earned_on: string
    lapses_on: string | null
    used_by: string | null
    used_at: string | null
    created_at: string
  }
  service_invoices: {
    id: string
    user_id: string | null
    customer_id: string | null
    customer_name: string | null
    service_date: string
    invoice_number: string
    description: string
    amount_paid: number
    amount_paid_cents: number | null
    comments: string | null
    suburb: string | null
    created_at: string
    updated_at: string
    cancelled_at: string | null
    cancelled_by: string | null
    cancel_reason: string | null
    quote_id: string | null
    lines: unknown
    credit_cents: number
    due_on: string
    credited_cents: number
    paid_cents: number
    open_cents: number | null
    sent_at: string | null
    sent_how: 'mail' | 'whatsapp' | 'link' | 'call' | null
    invoice_state: string | null
  }
  services: {
    id: string
    user_id: string | null
    customer_id: string | null
    booking_id: string | null
    service_type:
      | 'residential-cleaning'
      | 'deep-cleaning'
      | 'carpet-cleaning'
      | 'commercial-cleaning'
      | 'window-cleaning'
      | 'post-construction'
    service_date: string
    price: number | null
    price_cents: number | null
    payment_status: 'pending' | 'paid' | 'overdue'
    payment_method: 'cash' | 'credit-card' | 'check' | 'bank-transfer' | null
    notes: string | null
    duration_minutes: number | null
    status: 'scheduled' | 'in-progress' | 'completed' | 'cancelled'
    created_at: string
    updated_at: string
    is_ours: boolean
    customer_name: string | null
    invoice_id: string | null
  }
  site_texts: {
    kind: string
    key: string
    entries: unknown
    updated_at: string
  }
  user_roles: {
    id: string
    user_id: string
    role: 'admin' | 'staff'
    created_at: string
  }
  waiting_list_entries: {
    id: string
    booking_id: string | null
    customer_id: string | null
    service_type: string | null
    size: number | null
    extras: string[]
    suburb: string | null
    weekdays: number[]
    windows: string[]
    note: string | null
    asked_by: 'client' | 'office'
    ended_at: string | null
    ended_why: string | null
    created_at: string
    updated_at: string
  }
}
