-- The client approves: the quote, the clean and its price become one.

-- Approves it and confirms the clean, both or neither. day and slot: as the page shows them, or another free time where
-- that one was lost, or one of those offered. details: {address, phone}, where a quote without a booking knows none.
create or replace function public.approve_quote(
  version integer, key text default null, quote_id uuid default null, day date default null, slot text default null,
  details jsonb default '{}', use_credits boolean default false
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
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
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_quote(case private.quote_state(quote) when 'lapsed' then 'quote_lapsed' when 'withdrawn' then 'quote_withdrawn'
    else 'quote_answered' end) where private.quote_state(quote) not in ('sent', 'seen', 'lapsing');
end
$$;

-- The caller holds quote and booking. The booking becomes what the quote says, to the cent.
create or replace function private.agree(
  quote public.quotes, how text, new_date date, new_time text, details jsonb, use_credits boolean
) returns public.quotes
language plpgsql volatile security definer set search_path = '' set app.quoting = 'on' as $$
declare
  booking public.bookings;
begin
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
  return quote;
end
$$;

-- The time that was approved: the one it holds, or another that is free.
create or replace function private.keep_day(booking public.bookings, new_date date, new_time text) returns public.bookings
language plpgsql volatile security definer set search_path = '' as $$
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
language plpgsql volatile security definer set search_path = '' as $$
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
    perform private.refuse('validation_failed:address', 'Please say where we come to.', 'Street, number and suburb.');
  end if;
  if (number_to_reach ~ '^\+[1-9][0-9]{7,14}$') is not true then
    perform private.refuse('validation_failed:phone', 'Please give a number where we reach you.', 'For example 082 123 4567.');
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
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select (customers.credits * 100)::bigint from public.customers
    where customers.id = (private.quote_person(quote)).customer_id and (
      exists (select from private.quote_keys where token_hash = private.token_hash(key)
        and sent_to in (lower(customers.email), customers.phone))
      or exists (select from public.client_profiles where user_id = auth.uid() and customer_id = customers.id))), 0)
$$;

-- A payment, not a discount: what was paid for an earlier version counts, and what is too much goes back.
create or replace function private.pay_with_credits(quote public.quotes, is_wanted boolean) returns public.quotes
language plpgsql volatile security definer set search_path = '' as $$
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

grant execute on function public.approve_quote to anon, authenticated;
