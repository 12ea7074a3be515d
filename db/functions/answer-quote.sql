-- The client's side of a quote: read, approve, decline, ask, choose another day. For whoever holds its private link, and
-- for the signed-in client whose it is. Somebody else's quote and none at all get the same answer.
create or replace function private.quote_of_key(key text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select quote_id from private.quote_keys where token_hash = private.token_hash(key)
$$;

create or replace function private.is_own_quote(quote public.quotes) returns boolean
language sql stable security definer set search_path = ''
as $$
  select quote.status <> 'draft' and (
    exists (select from public.bookings where id = quote.booking_id and user_id = auth.uid())
    or exists (select from public.client_profiles
      where user_id = auth.uid() and customer_id = (private.quote_person(quote)).customer_id))
$$;

-- The version that was opened: by a key of any version of it, or by its id when it is one's own.
create or replace function private.find_quote(key text, wanted uuid) returns public.quotes
language plpgsql stable security definer set search_path = ''
as $$
declare
  quote public.quotes;
begin
  select * into quote from public.quotes where id = private.quote_of_key(key);
  if quote.id is null and auth.uid() is not null then
    select * into quote from public.quotes where id = wanted and private.is_own_quote(quotes);
  end if;
  if quote.id is null then perform private.refuse_quote('quote_not_found'); end if;
  return quote;
end
$$;

-- The newest that has gone out.
create or replace function private.current_version(quote public.quotes) returns public.quotes
language sql stable security definer set search_path = ''
as $$
  select quotes from public.quotes where number = quote.number and (status <> 'draft') order by version desc limit 1
$$;

-- Held, with its booking, until the commit; refused where the caller has seen another version.
create or replace function private.open_quote(key text, wanted uuid, seen_version integer) returns public.quotes
language plpgsql volatile security definer set search_path = ''
as $$
declare
  opened public.quotes := private.find_quote(key, wanted);
  quote public.quotes := private.current_version(opened);
begin
  perform from public.bookings where id = quote.booking_id for no key update;
  perform from public.quotes where number = opened.number order by version for update;
  quote := private.current_version(opened);
  if quote.version is distinct from seen_version then perform private.refuse_quote('quote_changed'); end if;
  return quote;
end
$$;

-- Read by its client, a quote is seen. `was` is the version before, where this one changes it.
create or replace function public.read_quote(key text default null, quote_id uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  opened public.quotes := private.find_quote(key, read_quote.quote_id);
  quote public.quotes := private.current_version(opened);
begin
  if quote.status = 'sent' and quote.seen_at is null and not auth.has_role('staff') then
    update public.quotes set seen_at = private.quote_now() where id = quote.id and seen_at is null;
    select * into quote from public.quotes where id = quote.id;
  end if;
  return private.quote_json(quote) || jsonb_build_object(
    'opened_version', opened.version,
    'credits_cents', private.credits_offered(quote, key),
    'was', (select jsonb_build_object('version', version, 'status', status, 'lines', lines, 'total_cents', total_cents,
        'service_type', service_type, 'size', size)
      from public.quotes as before where number = quote.number and before.version < quote.version
        and before.status in ('replaced', 'approved') and quote.status in ('sent', 'approved')
      order by before.version desc limit 1));
end
$$;

-- Approves it and confirms the clean, both or neither. day and slot: as the page shows them, or another free time where
-- that one was lost, or one of those offered. details: {address, phone}, where a quote without a booking knows none.
create or replace function public.approve_quote(
  version integer, key text default null, quote_id uuid default null, day date default null, slot text default null,
  details jsonb default '{}', use_credits boolean default false
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  quote public.quotes := private.open_quote(key, approve_quote.quote_id, approve_quote.version);
  how text := case when private.quote_of_key(key) is null then 'dashboard' else 'link' end;
begin
  -- A second press, and the same quote in another tab, are the same answer.
  if quote.status <> 'approved' then
    perform private.refuse_closed_quote(quote);
    quote := private.agree(quote, how, day, slot, details, use_credits and private.credits_offered(quote, key) > 0);
    return private.quote_json(quote) || jsonb_build_object('credits_cents', private.credits_offered(quote, key),
      -- Whoever may approve the clean may manage it; the mail, if there is one, brings a link as well.
      'manage_token', public.make_manage_token(quote.booking_id));
  end if;
  return private.quote_json(quote) || jsonb_build_object('credits_cents', private.credits_offered(quote, key));
end
$$;

create or replace function private.refuse_closed_quote(quote public.quotes) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.refuse_quote(case private.quote_state(quote) when 'lapsed' then 'quote_lapsed' when 'withdrawn' then 'quote_withdrawn'
    else 'quote_answered' end) where private.quote_state(quote) not in ('sent', 'seen', 'lapsing');
end
$$;

-- The caller holds quote and booking. The booking becomes what the quote says, to the cent.
create or replace function private.agree(
  quote public.quotes, how text, new_date date, new_time text, details jsonb, use_credits boolean
) returns public.quotes
language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.bookings;
begin
  perform set_config('app.quoting', 'on', true);
  select * into booking from public.bookings where id = quote.booking_id;
  if booking.id is null then
    booking := private.book_quote(quote, new_date, new_time, details);
  elsif booking.status = 'pending' then
    booking := private.keep_day(booking, new_date, new_time);
  elsif booking.status <> 'confirmed' then
    perform private.refuse_quote('quote_withdrawn');
  end if;
  perform private.put_rewards_on(booking, private.rewards_of(quote.lines));
  update public.bookings set status = 'confirmed', service_type = quote.service_type, size = quote.size, extras = quote.extras,
    minutes = coalesce(quote.minutes, minutes),
    full_price = private.full_cents(quote.lines) / 100.0, price = quote.total_cents / 100.0,
    discount_reasons = private.discount_reasons_of(quote.lines)
  where id = booking.id returning * into booking;
  update public.quotes set status = 'replaced' where number = quote.number and status = 'approved';
  delete from public.quotes where number = quote.number and status = 'draft';
  update public.quotes set status = 'approved', answered_at = private.quote_now(), approved_how = how, booking_id = booking.id,
    seen_at = case how when 'phone' then seen_at else coalesce(seen_at, private.quote_now()) end
  where id = quote.id returning * into quote;
  quote := private.pay_with_credits(quote, use_credits);
  -- The confirmation and the letter about the approval tell all of it.
  update public.events set mailed_at = clock_timestamp()
  where subject_id = booking.id and name in ('booking_requested', 'booking_moved') and created_at = now();
  perform private.record_quote_event('quote_approved', quote, jsonb_build_object('how', how));
  perform set_config('app.quoting', '', true);
  return quote;
end
$$;

-- The time that was approved: the one it holds, or another that is free.
create or replace function private.keep_day(booking public.bookings, new_date date, new_time text) returns public.bookings
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if num_nonnulls(new_date, new_time) = 0 or (new_date, new_time) is not distinct from (booking.service_date, booking.service_time) then
    perform private.refuse_slot_trouble(booking);
    return booking;
  end if;
  perform private.refuse_unknown_slot(new_date, new_time);
  update public.bookings set service_date = new_date, service_time = new_time where id = booking.id returning * into booking;
  return booking;
end
$$;

-- A quote that came of a message becomes a booking on one of the days it offers.
create or replace function private.book_quote(quote public.quotes, new_date date, new_time text, details jsonb) returns public.bookings
language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.bookings;
  place text := coalesce(nullif(trim(details ->> 'address'), ''), quote.address);
  number_to_reach text := coalesce(quote.phone, private.to_e164(nullif(trim(details ->> 'phone'), '')));
begin
  perform private.refuse_unknown_slot(new_date, new_time);
  if not quote.offers @> jsonb_build_array(jsonb_build_object('day', new_date, 'slot', new_time)) then
    perform private.refuse_unknown_slot(null, null);
  end if;
  if (length(place) between 1 and 500) is not true then
    raise exception 'Please say where we come to.'
      using errcode = 'P0001', detail = 'validation_failed:address', hint = 'Street, number and suburb.';
  end if;
  if (number_to_reach ~ '^\+[1-9][0-9]{7,14}$') is not true then
    raise exception 'Please give a number where we reach you.'
      using errcode = 'P0001', detail = 'validation_failed:phone', hint = 'For example 082 123 4567.';
  end if;
  insert into public.bookings (service_type, size, extras, suburb, minutes, service_date, service_time, address, status,
    customer_id, guest_name, guest_email, guest_phone)
  values (quote.service_type, quote.size, quote.extras, quote.suburb, quote.minutes, new_date, new_time, place, 'pending',
    quote.customer_id, left(quote.name, 50), quote.email, number_to_reach)
  returning * into booking;
  -- tie_to_customer has found whose it is.
  select * into booking from public.bookings where id = booking.id;
  return booking;
end
$$;

-- Credits are told and used only where the link went to the address or number of the record that holds them, or its own
-- account asks: whoever books in another's name gets to know nothing, and spends nothing.
create or replace function private.credits_offered(quote public.quotes, key text) returns bigint
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select (customers.credits * 100)::bigint from public.customers
    where customers.id = (private.quote_person(quote)).customer_id and (
      exists (select from private.quote_keys where token_hash = private.token_hash(key)
        and sent_to in (lower(customers.email), customers.phone))
      or exists (select from public.client_profiles where user_id = auth.uid() and customer_id = customers.id))), 0)
$$;

-- A payment, not a discount: what was paid for an earlier version counts, and what is too much goes back.
create or replace function private.pay_with_credits(quote public.quotes, is_wanted boolean) returns public.quotes
language plpgsql volatile security definer set search_path = ''
as $$
declare
  customer uuid := (private.quote_person(quote)).customer_id;
  balance bigint;
  paid bigint;
  pays bigint;
begin
  select (credits * 100)::bigint into balance from public.customers where id = customer for no key update;
  select coalesce(-sum(delta) * 100, 0)::bigint into paid from public.ledger
  where kind = 'credits' and quote_id in (select id from public.quotes where number = quote.number);
  pays := case when is_wanted or paid > 0 then least(quote.total_cents, balance + paid) else 0 end;
  if pays <> paid then
    insert into public.ledger (customer_id, kind, delta, reason, quote_id)
    values (customer, 'credits', (paid - pays) / 100.0,
      case when pays > paid then 'Used for quote ' else 'Back from quote ' end || quote.number, quote.id);
  end if;
  update public.quotes set credit_cents = 0 where number = quote.number and id <> quote.id and credit_cents > 0;
  if pays is distinct from quote.credit_cents and pays is not null then
    update public.quotes set credit_cents = pays where id = quote.id returning * into quote;
  end if;
  return quote;
end
$$;

-- The day is free again, unless it was agreed before: then the change is declined and the clean stays as it was.
create or replace function public.decline_quote(
  version integer, key text default null, quote_id uuid default null, reason text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  quote public.quotes := private.open_quote(key, decline_quote.quote_id, decline_quote.version);
begin
  if quote.status = 'declined' then return private.quote_json(quote); end if;
  perform private.refuse_closed_quote(quote);
  if length(trim(reason)) > 300 then
    raise exception 'Please keep it to 300 characters.'
      using errcode = 'P0001', detail = 'validation_failed:reason', hint = 'Or phone us.';
  end if;
  update public.quotes set status = 'declined', answered_at = private.quote_now(), decline_reason = nullif(trim(reason), '')
  where id = quote.id returning * into quote;
  perform private.free_day(quote, nullif(trim(reason), ''));
  perform private.record_quote_event('quote_declined', quote);
  return private.quote_json(quote);
end
$$;

-- One letter tells both that the quote ended and that the day is free.
create or replace function private.free_day(quote public.quotes, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  freed uuid;
begin
  perform set_config('app.quoting', 'on', true);
  update public.bookings set status = 'cancelled', cancel_reason = reason
  where id = quote.booking_id and status = 'pending' returning id into freed;
  perform set_config('app.quoting', '', true);
  update public.events set mailed_at = clock_timestamp()
  where subject_id = freed and name = 'booking_cancelled' and mailed_at is null;
  delete from public.quotes where number = quote.number and status = 'draft';
end
$$;

-- Into the Inbox, with the number of the quote. email: where there is none on record to answer to.
create or replace function public.ask_about_quote(
  words text, key text default null, quote_id uuid default null, email text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  quote public.quotes := private.find_quote(key, ask_about_quote.quote_id);
  person record := private.quote_person(quote);
  answer_to text := coalesce(person.email, nullif(trim(ask_about_quote.email), ''));
begin
  if (length(trim(words)) between 1 and 900) is not true then
    raise exception 'Please write your question, in at most 900 characters.'
      using errcode = 'P0001', detail = 'validation_failed:words', hint = 'Or phone us.';
  end if;
  if (answer_to ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$') is not true then
    raise exception 'Please say where we may answer.'
      using errcode = 'P0001', detail = 'validation_failed:email', hint = 'An e-mail address, or ask on WhatsApp.';
  end if;
  perform from public.quotes where id = quote.id for update;
  -- A repeat of what arrived is the same answer.
  if exists (select from public.contact_messages where quote_id = quote.id
    and message = format('Quote %s: %s', quote.number, trim(words)) and created_at > now() - interval '10 minutes')
  then
    return jsonb_build_object('number', quote.number);
  end if;
  if (select count(*) from public.contact_messages where quote_id = quote.id and created_at > now() - interval '1 day') >= 5 then
    raise exception 'You have asked several times today.'
      using errcode = 'P0001', detail = 'too_many_questions', hint = 'Please phone us.';
  end if;
  insert into public.contact_messages (name, email, phone, message, quote_id)
  values (case when length(trim(person.name)) > 1 then left(trim(person.name), 50) else 'A client' end, answer_to, person.phone,
    format('Quote %s: %s', quote.number, trim(words)), quote.id);
  return jsonb_build_object('number', quote.number);
end
$$;

-- The nearest free times for what it quotes, at most two of a day: where a day was lost, or has lapsed.
create or replace function public.quote_days(key text default null, quote_id uuid default null)
returns table (day date, slot text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  quote public.quotes := private.current_version(private.find_quote(key, quote_days.quote_id));
  booking public.bookings;
  around date;
begin
  select * into booking from public.bookings where id = quote.booking_id;
  around := greatest(coalesce(booking.service_date, (quote.offers -> 0 ->> 'day')::date), private.business_now()::date);
  return query
  select near.day, near.slot from (
    select free.day, free.slot, row_number() over (partition by free.day order by
      abs(extract(epoch from private.slot_starts_at(free.slot) - private.slot_starts_at(coalesce(booking.service_time, free.slot)))), free.slot) as place
    from public.available_slots(greatest(around - 7, private.business_now()::date), around + 21, false, quote.service_type,
      quote.size, quote.extras, coalesce(booking.suburb, quote.suburb),
      case when booking.status = 'pending' then booking.id end) as free
    where free.state = 'free'
  ) as near
  where place <= 2 order by abs(near.day - around), near.day, near.slot limit 6;
end
$$;

-- After it has lapsed: another day at the same price, as a request that the office answers. The quote lies ready as a draft.
create or replace function public.pick_new_day(
  version integer, day date, slot text, key text default null, quote_id uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  quote public.quotes := private.open_quote(key, pick_new_day.quote_id, pick_new_day.version);
  asked public.bookings;
begin
  if exists (select from public.quotes where number = quote.number and status = 'draft' and booking_id is distinct from quote.booking_id) then
    select bookings.* into asked from public.bookings join public.quotes on quotes.booking_id = bookings.id
    where quotes.number = quote.number and quotes.status = 'draft';
    return private.booking_json(asked);
  end if;
  if private.quote_state(quote) <> 'lapsed' or quote.booking_id is null then perform private.refuse_closed_quote(quote); end if;
  if quote.booking_id is null or quote.valid_until < private.business_now()::date then
    raise exception 'This price no longer stands.'
      using errcode = 'P0001', detail = 'price_lapsed', hint = 'Ask us, and we quote anew.';
  end if;
  perform private.refuse_unknown_slot(day, slot);
  -- In the hour before the server says so, its old day is still held.
  if quote.status = 'sent' then quote := private.let_lapse(quote, null); end if;
  perform set_config('app.quoting', 'on', true);
  insert into public.bookings (user_id, client_profile_id, customer_id, guest_name, guest_email, guest_phone, service_type,
    size, extras, suburb, minutes, service_date, service_time, address, special_instructions)
  select user_id, client_profile_id, customer_id, guest_name, guest_email, guest_phone, quote.service_type,
    quote.size, quote.extras, suburb, quote.minutes, pick_new_day.day, pick_new_day.slot, address, special_instructions
  from public.bookings where id = quote.booking_id
  returning * into asked;
  perform set_config('app.quoting', '', true);
  insert into public.quotes (number, version, booking_id, service_type, size, extras, suburb, minutes, lines, note)
  values (quote.number, quote.version + 1, asked.id, quote.service_type, quote.size, quote.extras, quote.suburb, quote.minutes,
    quote.lines, quote.note);
  return private.booking_json(asked);
end
$$;

-- On the dashboard: all that were sent to the signed-in client, the newest first, of each its last version.
create or replace function public.own_quotes() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.quote_json(quotes)
    || jsonb_build_object('credits_cents', private.credits_offered(quotes, null)) order by sent_at desc), '[]')
  from public.quotes
  where auth.uid() is not null and status in ('sent', 'approved', 'declined', 'lapsed') and (
    booking_id in (select id from public.bookings where user_id = auth.uid())
    or private.is_own_quote(quotes) and coalesce(customer_id, (select bookings.customer_id from public.bookings where id = booking_id))
      in (select client_profiles.customer_id from public.client_profiles where user_id = auth.uid()))
    and not exists (select from public.quotes as later
      where later.number = quotes.number and later.version > quotes.version and later.status <> 'draft')
$$;

revoke all on function private.quote_of_key(text) from public;
revoke all on function private.is_own_quote(public.quotes) from public;
revoke all on function private.find_quote(text, uuid) from public;
revoke all on function private.current_version(public.quotes) from public;
revoke all on function private.open_quote(text, uuid, integer) from public;
revoke all on function public.read_quote(text, uuid) from public;
revoke all on function public.approve_quote(integer, text, uuid, date, text, jsonb, boolean) from public;
revoke all on function private.refuse_closed_quote(public.quotes) from public;
revoke all on function private.agree(public.quotes, text, date, text, jsonb, boolean) from public;
revoke all on function private.keep_day(public.bookings, date, text) from public;
revoke all on function private.book_quote(public.quotes, date, text, jsonb) from public;
revoke all on function private.credits_offered(public.quotes, text) from public;
revoke all on function private.pay_with_credits(public.quotes, boolean) from public;
revoke all on function public.decline_quote(integer, text, uuid, text) from public;
revoke all on function private.free_day(public.quotes, text) from public;
revoke all on function public.ask_about_quote(text, text, uuid, text) from public;
revoke all on function public.quote_days(text, uuid) from public;
revoke all on function public.pick_new_day(integer, date, text, text, uuid) from public;
revoke all on function public.own_quotes() from public;
grant execute on function public.read_quote(text, uuid) to anon, authenticated;
grant execute on function public.approve_quote(integer, text, uuid, date, text, jsonb, boolean) to anon, authenticated;
grant execute on function public.decline_quote(integer, text, uuid, text) to anon, authenticated;
grant execute on function public.ask_about_quote(text, text, uuid, text) to anon, authenticated;
grant execute on function public.quote_days(text, uuid) to anon, authenticated;
grant execute on function public.pick_new_day(integer, date, text, text, uuid) to anon, authenticated;
grant execute on function public.own_quotes() to authenticated;

-- As it is printed. The office prints any version; others what they may read. Nothing, where there is none.
create or replace function public.quote_paper(key text, quote_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.quote_json(quotes) || jsonb_build_object('name', (private.quote_person(quotes)).name)
  from public.quotes
  where quotes.id = (select id from private.current_version((select opened from public.quotes as opened
      where opened.id = private.quote_of_key(key))))
    or quotes.id = quote_paper.quote_id and (auth.has_role('staff') or private.is_own_quote(quotes))
  limit 1
$$;

revoke all on function public.quote_paper(text, uuid) from public;
grant execute on function public.quote_paper(text, uuid) to anon, authenticated;
