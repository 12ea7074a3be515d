-- A quote that the office has written, kept as the newest version.

-- quote: {booking_id | message_id, service_type, size, extras, suburb, minutes, lines, promotion, reward_ids, note, and for a
-- message name, email, phone, address, offers}. seen: the updated_at of the newest version on screen. Saving one that
-- has gone out begins the next version; what has gone out stays as it is.
create or replace function public.save_quote(quote jsonb, seen timestamptz default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  booking public.bookings;
  newest public.quotes;
  wanted public.quotes;
begin
  if not auth.has_role('staff') then perform private.refuse_quote('quote_not_found'); end if;
  if quote ->> 'booking_id' is not null then
    booking := private.open_booking_as_staff((quote ->> 'booking_id')::uuid);
    if not private.is_open(booking.status) then perform private.refuse_changed_booking(booking, booking.updated_at); end if;
  else
    perform from public.contact_messages where id = (quote ->> 'message_id')::uuid for no key update;
    if not found then perform private.refuse_quote('quote_not_found'); end if;
  end if;
  select * into newest from public.quotes
  where booking_id = booking.id or (booking.id is null and message_id = (quote ->> 'message_id')::uuid)
  order by version desc limit 1 for update;
  if newest.booking_id is not null and booking.id is null then perform private.refuse_quote('quote_answered'); end if;
  wanted := private.written_quote(quote, booking, newest);
  -- A repeat of what arrived is the same answer, and what says nothing new to the client is no other version.
  if private.quote_state(newest) in ('draft', 'sent', 'seen', 'lapsing') and private.says_same(newest, wanted) then
    return private.office_quote_json(newest);
  end if;
  perform private.refuse_changed_quote(newest, seen);
  if newest.status = 'draft' then
    update public.quotes set service_type = wanted.service_type, size = wanted.size, extras = wanted.extras,
      suburb = wanted.suburb, minutes = wanted.minutes, lines = wanted.lines, note = wanted.note, name = wanted.name,
      email = wanted.email, phone = wanted.phone, address = wanted.address, offers = wanted.offers, made_by = auth.uid()
    where id = newest.id returning * into newest;
  else
    insert into public.quotes (number, version, booking_id, message_id, customer_id, service_type, size, extras, suburb, minutes,
      lines, note, name, email, phone, address, offers, made_by)
    values (coalesce(newest.number, private.next_quote_number()), coalesce(newest.version, 0) + 1, booking.id,
      wanted.message_id, newest.customer_id, wanted.service_type, wanted.size, wanted.extras, wanted.suburb, wanted.minutes,
      wanted.lines, wanted.note, wanted.name, wanted.email, wanted.phone, wanted.address, wanted.offers, auth.uid())
    returning * into newest;
  end if;
  return private.office_quote_json(newest);
end
$$;

-- What was typed, checked and reckoned. Of whom and where is the booking's to say, if there is one.
create or replace function private.written_quote(written jsonb, booking public.bookings, newest public.quotes) returns public.quotes
language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted public.quotes;
  reward_ids uuid[] := array(select distinct value::uuid from jsonb_array_elements_text(coalesce(written -> 'reward_ids', '[]')));
begin
  wanted.service_type := coalesce(written ->> 'service_type', booking.service_type);
  if not exists (select from public.clean_lengths where kind = private.kind_of(wanted.service_type)) then
    perform private.refuse('validation_failed:service_type', 'We do not offer that clean.', 'Choose one from the list.');
  end if;
  wanted.size := (written ->> 'size')::integer;
  wanted.extras := array(select jsonb_array_elements_text(coalesce(written -> 'extras', '[]')));
  wanted.suburb := nullif(trim(written ->> 'suburb'), '');
  wanted.minutes := (written ->> 'minutes')::integer;
  wanted.note := nullif(trim(written ->> 'note'), '');
  perform private.refuse_gone_rewards(reward_ids, coalesce(booking.customer_id, newest.customer_id), booking);
  wanted.lines := private.quoted_lines(written -> 'lines', written -> 'promotion', reward_ids);
  wanted.offers := '[]';
  if booking.id is null then
    wanted.message_id := (written ->> 'message_id')::uuid;
    wanted.name := nullif(trim(written ->> 'name'), '');
    wanted.email := nullif(trim(written ->> 'email'), '');
    wanted.phone := private.to_e164(nullif(trim(written ->> 'phone'), ''));
    wanted.address := nullif(trim(written ->> 'address'), '');
    wanted.offers := private.offered_days(coalesce(written -> 'offers', '[]'));
    if wanted.name is null then
      perform private.refuse('validation_failed:name', 'Say for whom it is.', 'A name is enough.');
    end if;
  end if;
  return wanted;
end
$$;

create or replace function private.offered_days(offers jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  offer jsonb;
begin
  for offer in select * from jsonb_array_elements(offers) loop
    perform private.refuse_unknown_slot((offer ->> 'day')::date, offer ->> 'slot');
  end loop;
  return (select coalesce(jsonb_agg(distinct jsonb_build_object('day', (one ->> 'day')::date, 'slot', one ->> 'slot')), '[]')
    from jsonb_array_elements(offers) as one);
end
$$;

create or replace function private.says_same(held public.quotes, wanted public.quotes) returns boolean
language sql immutable as $$
  select (held.service_type, held.size, held.extras, held.suburb, held.minutes, held.lines, held.note, held.name, held.email,
      held.phone, held.address, held.offers)
    is not distinct from (wanted.service_type, wanted.size, wanted.extras, wanted.suburb, wanted.minutes, wanted.lines,
      wanted.note, wanted.name, wanted.email, wanted.phone, wanted.address, wanted.offers)
$$;

-- As put_rewards_on, which takes them: each is this client's and waits.
create or replace function private.refuse_gone_rewards(reward_ids uuid[], customer uuid, booking public.bookings) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  loyalty bigint;
  referral bigint;
begin
  select count(*) filter (where kind = 'loyalty'), count(*) filter (where kind = 'referral') into loyalty, referral
  from public.rewards where id = any (reward_ids) and customer_id = customer
    and (used_by = booking.id or used_at is null
      and (lapses_on is null or lapses_on >= coalesce(booking.service_date, private.business_now()::date)));
  perform private.refuse_rewards(loyalty, referral, cardinality(reward_ids));
end
$$;

-- 'Q-2026-001'. Of two at once the second waits for the first.
create or replace function private.next_quote_number() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  year text := to_char(private.business_now(), 'YYYY');
  highest bigint;
begin
  perform pg_advisory_xact_lock(727307, 0);
  select coalesce(max(split_part(number, '-', 3)::bigint), 0) + 1 into highest from public.quotes
  where number like 'Q-' || year || '-%';
  return 'Q-' || year || '-' || lpad(highest::text, greatest(3, length(highest::text)), '0');
end
$$;

grant execute on function public.save_quote to authenticated;
