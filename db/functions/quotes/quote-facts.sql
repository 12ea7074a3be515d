-- What is known of a quote: for whom it is, how it stands, and how long it holds its day.
create or replace function private.quote_now() returns timestamptz
language sql stable security definer set search_path = ''
as $$ select private.business_now() at time zone 'Africa/Johannesburg' $$;

create or replace function private.quote_person(
  quote public.quotes, out name text, out email text, out phone text, out customer_id uuid, out user_id uuid
)
language sql stable security definer set search_path = '' as $$
  select
    coalesce(bookings.guest_name, public.full_name(client_profiles.first_name, client_profiles.last_name),
      public.full_name(customers.first_name, customers.last_name), quote.name),
    coalesce(bookings.guest_email, users.email, quote.email, customers.email),
    coalesce(bookings.guest_phone, client_profiles.phone, quote.phone, customers.phone),
    customers.id, bookings.user_id
  from (select 1) as always
  left join public.bookings on bookings.id = quote.booking_id
  left join auth.users on users.id = bookings.user_id
  left join public.client_profiles on client_profiles.user_id = bookings.user_id
  left join public.customers on customers.id = coalesce(bookings.customer_id, quote.customer_id)
$$;

-- At a glance. One whose time has run out is lapsed, also in the hour before the server says so.
create or replace function private.quote_state(quote public.quotes) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when quote.status <> 'sent' then quote.status
    when quote.held_until <= private.quote_now() then 'lapsed'
    when quote.held_until at time zone 'Africa/Johannesburg' <= private.business_now()::date + 2 then 'lapsing'
    when quote.seen_at is not null then 'seen'
    else 'sent'
  end
$$;

-- Until the quote lapses or the evening before, whichever comes first; one that goes out later than that holds its day
-- for a few hours.
create or replace function private.held_until(day date, slot text, valid_until date) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select least((valid_until + 1)::timestamp, case when day is not null then greatest(
    day - 1 + make_interval(hours => kept.hold_hour),
    least(private.business_now() + make_interval(hours => kept.least_hold_hours), day + private.slot_starts_at(slot))) end
  ) at time zone 'Africa/Johannesburg'
  from private.terms() as kept
$$;

create or replace function private.labels_of(extras text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(coalesce(label, wanted) order by place), '[]')
  from unnest(extras) with ordinality as asked (wanted, place) left join public.clean_extras on key = wanted
$$;

-- As its client sees it.
create or replace function private.quote_json(quote public.quotes) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', quote.id, 'number', quote.number, 'version', quote.version, 'status', quote.status,
    'state', private.quote_state(quote),
    'first_name', split_part(trim(person.name), ' ', 1),
    'service_type', quote.service_type, 'size', quote.size, 'extras', quote.extras,
    'extra_labels', private.labels_of(quote.extras), 'suburb', coalesce(bookings.suburb, quote.suburb),
    'minutes', coalesce(case when quote.status in ('sent', 'approved') then bookings.minutes end, quote.minutes,
      private.clean_minutes(quote.service_type, quote.size, quote.extras)),
    'booking_id', bookings.id, 'booking_status', bookings.status,
    'service_date', bookings.service_date, 'service_time', bookings.service_time,
    'address', coalesce(bookings.address, quote.address), 'offers', quote.offers,
    'lines', quote.lines, 'total_cents', quote.total_cents, 'credit_cents', quote.credit_cents,
    'note', quote.note, 'valid_until', quote.valid_until, 'held_until', quote.held_until,
    'sent_at', quote.sent_at, 'answered_at', quote.answered_at, 'approved_how', quote.approved_how,
    'decline_reason', quote.decline_reason,
    -- The price still stands, though its day has gone.
    'is_price_good', coalesce(quote.valid_until >= private.business_now()::date, false))
  from private.quote_person(quote) as person left join public.bookings on bookings.id = quote.booking_id
$$;

create or replace function private.office_quote_json(quote public.quotes) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.quote_json(quote) || jsonb_build_object(
    'message_id', quote.message_id, 'customer_id', person.customer_id,
    'name', person.name, 'email', person.email, 'phone', person.phone,
    'sent_how', quote.sent_how, 'seen_at', quote.seen_at, 'followed_up_at', quote.followed_up_at,
    'updated_at', quote.updated_at)
  from private.quote_person(quote) as person
$$;

-- How the quote of a booking stands, asked for as a column of bookings: to_quote, sent, seen, lapsing, approved, declined
-- or lapsed; nothing for a clean that was agreed without one.
create or replace function public.quote_state(booking public.bookings) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select private.quote_state(quotes) from public.quotes
    where booking_id = booking.id and status in ('sent', 'approved', 'declined', 'lapsed')
    order by version desc limit 1),
    case when booking.status = 'pending' then 'to_quote' end)
$$;

create or replace function private.record_quote_event(event text, quote public.quotes, details jsonb default '{}') returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.events (name, subject_id, details)
  values (event, quote.id, jsonb_build_object('number', quote.number, 'version', quote.version, 'booking_id', quote.booking_id,
    'total_cents', quote.total_cents, 'by', case when private.is_client_acting() then 'client' else 'office' end) || details)
$$;

create or replace function private.refuse_quote(code text) returns void
language plpgsql as $$
begin
  raise exception '%', case code
      when 'quote_not_found' then 'There is no such quote.'
      when 'quote_changed' then 'This quote has been changed meanwhile.'
      when 'quote_lapsed' then 'This quote was not answered in time, and its day is free for others.'
      when 'quote_answered' then 'This quote has been answered already.'
      when 'quote_withdrawn' then 'This quote no longer counts.'
      when 'quote_out' then 'A quote is waiting for an answer.'
      when 'quote_agreed' then 'The price was agreed with a quote.'
      else 'This cannot be done with the quote.' end
    using errcode = 'P0001', detail = code, hint = case code
      when 'quote_not_found' then 'Check the link, or phone us.'
      when 'quote_changed' then 'Look at it again.'
      when 'quote_lapsed' then 'Choose another day, or phone us.'
      when 'quote_out' then 'Approve it by phone, or change it.'
      when 'quote_agreed' then 'Change the quote, and it asks again.'
      else 'Please phone us.' end;
end
$$;

grant execute on function public.quote_state to authenticated, service_role;
