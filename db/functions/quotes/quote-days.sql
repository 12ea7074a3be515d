-- Another day for a quote that has lost its own.

-- The nearest free times for what it quotes, at most two of a day: where a day was lost, or has lapsed.
create or replace function public.quote_days(key text default null, quote_id uuid default null)
returns table (day date, slot text)
language plpgsql stable security definer set search_path = '' as $$
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
language plpgsql volatile security definer set search_path = '' set app.quoting = 'on' as $$
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
  -- A change of what was agreed: the clean has its day.
  perform private.refuse_quote('quote_answered') from public.bookings
  where id = quote.booking_id and status in ('confirmed', 'completed');
  if quote.booking_id is null or quote.valid_until < private.business_now()::date then
    perform private.refuse('price_lapsed', 'This price no longer stands.', 'Ask us, and we quote anew.');
  end if;
  perform private.refuse_unknown_slot(day, slot);
  -- In the hour before the server says so, its old day is still held.
  if quote.status = 'sent' then quote := private.let_lapse(quote, null); end if;
  insert into public.bookings (user_id, client_profile_id, customer_id, guest_name, guest_email, guest_phone, service_type,
    size, extras, suburb, minutes, service_date, service_time, address, special_instructions)
  select user_id, client_profile_id, customer_id, guest_name, guest_email, guest_phone, quote.service_type,
    quote.size, quote.extras, suburb, quote.minutes, pick_new_day.day, pick_new_day.slot, address, special_instructions
  from public.bookings where id = quote.booking_id
  returning * into asked;
  insert into public.quotes (number, version, booking_id, service_type, size, extras, suburb, minutes, lines, note)
  values (quote.number, quote.version + 1, asked.id, quote.service_type, quote.size, quote.extras, quote.suburb, quote.minutes,
    quote.lines, quote.note);
  return private.booking_json(asked);
end
$$;

grant execute on function public.quote_days, public.pick_new_day to anon, authenticated;
