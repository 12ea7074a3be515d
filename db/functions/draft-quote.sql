-- The office's side of a quote: filled in, saved, sent, agreed by word of mouth, taken back, followed up.

-- All that the editor needs for a request or a message: the quote so far, the owner's list, what is due to this client, what
-- they paid before, what is usual, and which clean comes next that day. domain/price.ts makes lines of it.
create or replace function public.draft_quote(booking_id uuid default null, message_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  booking public.bookings;
  letter public.contact_messages;
  quote public.quotes;
  customer uuid;
begin
  if not auth.has_role('staff') then perform private.refuse_quote('quote_not_found'); end if;
  select * into booking from public.bookings where id = draft_quote.booking_id;
  select * into letter from public.contact_messages where id = draft_quote.message_id;
  if num_nonnulls(booking.id, letter.id) <> 1 then perform private.refuse_quote('quote_not_found'); end if;
  select * into quote from public.quotes
  where quotes.booking_id = booking.id or quotes.message_id = letter.id order by version desc limit 1;
  customer := coalesce(booking.customer_id, quote.customer_id);
  return jsonb_build_object(
    'quote', case when quote.id is not null then private.office_quote_json(quote) end,
    -- What the client has in hand, where that is not the newest.
    'out', (select private.office_quote_json(quotes) from public.quotes
      where quotes.number = quote.number and status in ('sent', 'approved') and quotes.id <> quote.id order by version desc limit 1),
    'booking', case when booking.id is not null then private.booking_json(booking) end,
    'message', case when letter.id is not null then to_jsonb(letter) - 'search_text' end,
    'prices', private.prices(),
    'is_first_clean', private.is_first_clean(customer, booking.id, null),
    'is_first_renovation', private.is_first_clean(customer, booking.id, 'post-construction-clean'),
    'rewards', private.rewards_for(customer, booking),
    'credits_cents', coalesce((select (credits * 100)::bigint from public.customers where id = customer), 0),
    'paid_before', private.paid_before(customer, booking),
    'usual_cents', private.usual_cents(coalesce(booking.service_type, quote.service_type), coalesce(booking.size, quote.size), booking.id),
    'next_clean', private.next_clean(booking));
end
$$;

-- Nothing done and nothing agreed before, of this kind or at all.
create or replace function private.is_first_clean(customer uuid, besides uuid, of_kind text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (select from public.customers where id = customer and of_kind is null and total_cleaning_count > 0)
    and not exists (select from public.bookings where customer_id = customer and id is distinct from besides
      and status in ('confirmed', 'completed') and (of_kind is null or private.kind_of(service_type) = of_kind))
    and not exists (select from public.services where customer_id = customer and booking_id is distinct from besides
      and status <> 'cancelled' and (of_kind is null or service_type = private.record_type_of(of_kind || '-one-time')))
$$;

-- Those that wait, and those that are on this clean already.
create or replace function private.rewards_for(customer uuid, booking public.bookings) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', rewards.id, 'kind', kind, 'milestone', milestone, 'earned_on', earned_on,
    'lapses_on', lapses_on, 'friend', friends.first_name) order by lapses_on nulls first, earned_on, rewards.id), '[]')
  from public.rewards
  left join public.referrals on referrals.id = rewards.referral_id
  left join public.customers as friends on friends.id = referrals.referred_customer_id
  where rewards.customer_id = customer and (used_by = booking.id or used_at is null
    and (lapses_on is null or lapses_on >= coalesce(booking.service_date, private.business_now()::date)))
$$;

-- The same kind first, the latest first.
create or replace function private.paid_before(customer uuid, booking public.bookings) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(paid) order by is_same_kind desc, service_date desc), '[]') from (
    select price_cents, full_price_cents, service_date, service_type, size,
      private.kind_of(service_type) is not distinct from private.kind_of(booking.service_type) as is_same_kind
    from public.bookings as before
    where customer_id = customer and status in ('confirmed', 'completed') and price is not null and id is distinct from booking.id
    order by is_same_kind desc, service_date desc limit 4
  ) as paid
$$;

-- What others pay for this kind and size, as the middle one of the last thirty; null for want of three.
create or replace function private.usual_cents(of_type text, of_size integer, besides uuid) returns bigint
language sql stable security definer set search_path = ''
as $$
  select case when count(*) >= 3 then percentile_disc(0.5) within group (order by full_price_cents) end from (
    select full_price_cents from public.bookings
    where service_type = any (array[of_type, private.kind_of(of_type) || '-one-time', private.kind_of(of_type) || '-regular',
        private.kind_of(of_type) || '-custom'])
      and size is not distinct from of_size and status in ('confirmed', 'completed') and full_price is not null
      and id is distinct from besides
    order by service_date desc limit 30
  ) as latest
$$;

create or replace function private.next_clean(booking public.bookings) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('start_minute', following.start_minute, 'suburb', following.suburb,
    'name', coalesce(following.guest_name, public.full_name(customers.first_name, customers.last_name)))
  from public.bookings as following left join public.customers on customers.id = following.customer_id
  where following.service_date = booking.service_date and following.crew_id = booking.crew_id
    and following.start_minute > booking.start_minute and following.status <> 'cancelled' and following.id <> booking.id
  order by following.start_minute limit 1
$$;

-- quote: {booking_id | message_id, service_type, size, extras, suburb, minutes, lines, promotion, reward_ids, note, and for a
-- message name, email, phone, address, offers}. seen: the updated_at of the newest version on screen. Saving one that
-- has gone out begins the next version; what has gone out stays as it is.
create or replace function public.save_quote(quote jsonb, seen timestamptz default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.bookings;
  newest public.quotes;
  wanted public.quotes;
begin
  if not auth.has_role('staff') then perform private.refuse_quote('quote_not_found'); end if;
  if quote ->> 'booking_id' is not null then
    booking := private.open_booking_as_staff((quote ->> 'booking_id')::uuid);
    if booking.status not in ('pending', 'confirmed') then perform private.refuse_changed_booking(booking, booking.updated_at); end if;
  else
    perform from public.contact_messages where id = (quote ->> 'message_id')::uuid for no key update;
    if not found then perform private.refuse_quote('quote_not_found'); end if;
  end if;
  select * into newest from public.quotes
  where booking_id = booking.id or (booking.id is null and message_id = (quote ->> 'message_id')::uuid)
  order by version desc limit 1 for update;
  if newest.booking_id is not null and booking.id is null then perform private.refuse_quote('quote_answered'); end if;
  wanted := private.written_quote(quote, booking, newest);
  -- A repeat of what arrived is the same answer.
  if newest.status = 'draft' and private.says_same(newest, wanted) then return private.office_quote_json(newest); end if;
  if newest.updated_at is distinct from seen then
    raise exception 'Somebody has just changed this quote.'
      using errcode = 'P0001', detail = 'changed_meanwhile', hint = 'Look at it again.';
  end if;
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
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted public.quotes;
  reward_ids uuid[] := array(select distinct value::uuid from jsonb_array_elements_text(coalesce(written -> 'reward_ids', '[]')));
begin
  wanted.service_type := coalesce(written ->> 'service_type', booking.service_type);
  if not exists (select from public.clean_lengths where kind = private.kind_of(wanted.service_type)) then
    raise exception 'We do not offer that clean.'
      using errcode = 'P0001', detail = 'validation_failed:service_type', hint = 'Choose one from the list.';
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
      raise exception 'Say for whom it is.' using errcode = 'P0001', detail = 'validation_failed:name', hint = 'A name is enough.';
    end if;
  end if;
  return wanted;
end
$$;

create or replace function private.offered_days(offers jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
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
language sql immutable
as $$
  select (held.service_type, held.size, held.extras, held.suburb, held.minutes, held.lines, held.note, held.name, held.email,
      held.phone, held.address, held.offers)
    is not distinct from (wanted.service_type, wanted.size, wanted.extras, wanted.suburb, wanted.minutes, wanted.lines,
      wanted.note, wanted.name, wanted.email, wanted.phone, wanted.address, wanted.offers)
$$;

-- As put_rewards_on, which takes them: each is this client's, waits, and they are not too many.
create or replace function private.refuse_gone_rewards(reward_ids uuid[], customer uuid, booking public.bookings) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  loyalty bigint;
  referral bigint;
begin
  select count(*) filter (where kind = 'loyalty'), count(*) filter (where kind = 'referral') into loyalty, referral
  from public.rewards where id = any (reward_ids) and customer_id = customer
    and (used_by = booking.id or used_at is null
      and (lapses_on is null or lapses_on >= coalesce(booking.service_date, private.business_now()::date)));
  if loyalty + referral < cardinality(reward_ids) then
    raise exception 'One of these discounts is no longer there.'
      using errcode = 'P0001', detail = 'reward_gone', hint = 'Look at the discounts again.';
  end if;
  if loyalty > 1 or referral > (private.terms()).referrals_per_clean then
    raise exception 'At most % comes off one clean.', private.most_off() || '%'
      using errcode = 'P0001', detail = 'too_much_off',
        hint = format('Take one loyalty reward and up to %s referrals.', (private.terms()).referrals_per_clean);
  end if;
end
$$;

-- 'Q-2026-001'. Of two at once the second waits for the first.
create or replace function private.next_quote_number() returns text
language plpgsql volatile security definer set search_path = ''
as $$
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

-- For what the office does with one: held, with its booking, until the commit.
create or replace function private.open_quote_as_staff(wanted uuid) returns public.quotes
language plpgsql volatile security definer set search_path = ''
as $$
declare
  quote public.quotes;
begin
  if auth.has_role('staff') then
    perform from public.bookings where id = (select booking_id from public.quotes where id = wanted) for no key update;
    select * into quote from public.quotes where id = wanted for update;
  end if;
  if quote.id is null then perform private.refuse_quote('quote_not_found'); end if;
  return quote;
end
$$;

-- how: mail, whatsapp. Answers the quote, and for WhatsApp the key of the link, which is nowhere kept in clear. One that is out
-- already goes out once more; a repeat of what arrived does not.
create or replace function public.send_quote(quote_id uuid, how text, seen timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  quote public.quotes := private.open_quote_as_staff(quote_id);
  person record := private.quote_person(quote);
  key text;
begin
  if (how in ('mail', 'whatsapp')) is not true then
    raise exception 'A quote goes by mail or by WhatsApp.'
      using errcode = 'P0001', detail = 'validation_failed:how', hint = 'Choose one of them.';
  end if;
  if quote.status = 'sent' and quote.updated_at is distinct from seen and quote.sent_how = how then
    return jsonb_build_object('quote', private.office_quote_json(quote),
      'key', case how when 'whatsapp' then private.make_quote_key(quote, person.phone) end);
  end if;
  if quote.updated_at is distinct from seen then
    raise exception 'Somebody has just changed this quote.'
      using errcode = 'P0001', detail = 'changed_meanwhile', hint = 'Look at it again.';
  end if;
  if how = 'mail' and person.email is null or how = 'whatsapp' and person.phone is null then
    raise exception 'There is no % to send it to.', case how when 'mail' then 'e-mail address' else 'phone number' end
      using errcode = 'P0001', detail = case how when 'mail' then 'no_email' else 'no_phone' end, hint = 'Send it the other way.';
  end if;
  quote := private.put_out(quote, how);
  if how = 'mail' then
    perform public.queue_mail('quote-sent', person.email, public.quote_letter(quote)
      || jsonb_build_object('key', private.make_quote_key(quote, lower(person.email))));
  else
    key := private.make_quote_key(quote, person.phone);
  end if;
  perform private.record_quote_event('quote_sent', quote, jsonb_build_object('how', how));
  return jsonb_build_object('quote', private.office_quote_json(quote), 'key', key);
end
$$;

-- From a draft to an offer that holds its day: the request becomes what the quote says, rewards are laid by for it, and the
-- version before it no longer counts.
create or replace function private.put_out(quote public.quotes, how text) returns public.quotes
language plpgsql volatile security definer set search_path = ''
as $$
declare
  booking public.bookings;
  good_until date := private.business_now()::date + (private.terms()).quote_days;
begin
  if quote.status not in ('draft', 'sent') then perform private.refuse_quote('quote_answered'); end if;
  if quote.status = 'sent' then
    update public.quotes set sent_how = how where id = quote.id returning * into quote;
    return quote;
  end if;
  select * into booking from public.bookings where id = quote.booking_id;
  if booking.status not in ('pending', 'confirmed') then perform private.refuse_changed_booking(booking, booking.updated_at); end if;
  if booking.id is null and jsonb_array_length(quote.offers) = 0 then
    raise exception 'A quote without a day offers some.'
      using errcode = 'P0001', detail = 'validation_failed:offers', hint = 'Choose one to twelve times.';
  end if;
  -- A clean that is agreed changes when the client agrees to the change.
  if booking.status = 'pending' then
    perform private.refuse_slot_trouble(booking);
    booking := private.follow_quote(booking, quote);
    perform private.put_rewards_on(booking, private.rewards_of(quote.lines));
  end if;
  update public.quotes set status = 'replaced' where number = quote.number and status = 'sent';
  update public.quotes set status = 'sent', sent_at = private.quote_now(), sent_how = how, valid_until = good_until,
    held_until = private.held_until(case when booking.status = 'pending' then booking.service_date end, booking.service_time, good_until)
  where id = quote.id returning * into quote;
  return quote;
end
$$;

create or replace function private.follow_quote(booking public.bookings, quote public.quotes) returns public.bookings
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if (booking.service_type, booking.size, booking.extras, coalesce(quote.minutes, booking.minutes))
    is distinct from (quote.service_type, quote.size, quote.extras, booking.minutes)
  then
    perform set_config('app.quoting', 'on', true);
    update public.bookings set service_type = quote.service_type, size = quote.size, extras = quote.extras,
      minutes = coalesce(quote.minutes, minutes)
    where id = booking.id returning * into booking;
    perform set_config('app.quoting', '', true);
  end if;
  return booking;
end
$$;

-- 128 bits: short enough for a message on a phone.
create or replace function private.make_quote_key(quote public.quotes, sent_to text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  key text := encode(uuid_send(gen_random_uuid()), 'hex');
begin
  insert into private.quote_keys (token_hash, quote_id, sent_to) values (private.token_hash(key), quote.id, sent_to);
  return key;
end
$$;

-- The facts that its letters are filled with: src/server/mail/payloads.ts.
create or replace function public.quote_letter(quote public.quotes) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('number', quote.number, 'isChange', quote.version > 1, 'name', person.name, 'phone', person.phone,
    'serviceType', quote.service_type, 'size', quote.size, 'extras', private.labels_of(quote.extras),
    'minutes', coalesce(bookings.minutes, quote.minutes),
    'serviceDate', bookings.service_date, 'serviceTime', bookings.service_time, 'offers', quote.offers,
    'lines', quote.lines, 'totalCents', quote.total_cents, 'note', quote.note,
    'validUntil', quote.valid_until, 'heldUntil', to_char(quote.held_until at time zone 'Africa/Johannesburg', 'YYYY-MM-DD"T"HH24:MI'))
  from private.quote_person(quote) as person left join public.bookings on bookings.id = quote.booking_id
$$;

-- Agreed by word of mouth, on record with who wrote it down.
create or replace function public.approve_by_phone(
  quote_id uuid, seen timestamptz, new_date date default null, new_time text default null, details jsonb default '{}',
  use_credits boolean default false
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  quote public.quotes := private.open_quote_as_staff(quote_id);
begin
  if quote.status = 'approved' then return private.office_quote_json(quote); end if;
  if quote.updated_at is distinct from seen then
    raise exception 'Somebody has just changed this quote.'
      using errcode = 'P0001', detail = 'changed_meanwhile', hint = 'Look at it again.';
  end if;
  if quote.status = 'draft' then
    if quote.booking_id is null and new_date is not null then
      quote.offers := jsonb_build_array(jsonb_build_object('day', new_date, 'slot', new_time));
    end if;
    quote := private.put_out(quote, 'phone');
  end if;
  quote := private.agree(quote, 'phone', new_date, new_time, details, use_credits);
  return private.office_quote_json(quote);
end
$$;

-- Taken back by the office; the request waits on.
create or replace function public.withdraw_quote(quote_id uuid, seen timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  quote public.quotes := private.open_quote_as_staff(quote_id);
begin
  if quote.status = 'withdrawn' then return private.office_quote_json(quote); end if;
  if quote.updated_at is distinct from seen then
    raise exception 'Somebody has just changed this quote.'
      using errcode = 'P0001', detail = 'changed_meanwhile', hint = 'Look at it again.';
  end if;
  if quote.status not in ('draft', 'sent') then perform private.refuse_quote('quote_answered'); end if;
  update public.quotes set status = 'withdrawn' where id = quote.id returning * into quote;
  update public.rewards set used_by = null, used_at = null
  where used_by = quote.booking_id and id = any (private.rewards_of(quote.lines))
    and exists (select from public.bookings where id = quote.booking_id and status = 'pending');
  perform private.record_quote_event('quote_withdrawn', quote);
  return private.office_quote_json(quote);
end
$$;

-- Whom to remind: those whose day is about to go, then those who have not answered for a while.
create or replace function public.quotes_due() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.office_quote_json(quotes) || jsonb_build_object('why', why) order by why, held_until), '[]')
  from public.quotes, lateral (select case
      when private.quote_state(quotes) = 'lapsing' and (followed_up_at > private.quote_now() - interval '1 day') is not true
        then 'lapsing'
      when private.quote_state(quotes) in ('sent', 'seen') and greatest(sent_at, followed_up_at)
        <= private.quote_now() - make_interval(days => (private.terms()).follow_up_days) then 'unanswered' end as why) as due
  where status = 'sent' and why is not null and auth.has_role('staff')
$$;

create or replace function public.mark_followed_up(quote_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  quote public.quotes := private.open_quote_as_staff(quote_id);
begin
  update public.quotes set followed_up_at = private.quote_now() where id = quote.id returning * into quote;
  return private.office_quote_json(quote);
end
$$;

revoke all on function public.draft_quote(uuid, uuid) from public;
revoke all on function private.is_first_clean(uuid, uuid, text) from public;
revoke all on function private.rewards_for(uuid, public.bookings) from public;
revoke all on function private.paid_before(uuid, public.bookings) from public;
revoke all on function private.usual_cents(text, integer, uuid) from public;
revoke all on function private.next_clean(public.bookings) from public;
revoke all on function public.save_quote(jsonb, timestamptz) from public;
revoke all on function private.written_quote(jsonb, public.bookings, public.quotes) from public;
revoke all on function private.offered_days(jsonb) from public;
revoke all on function private.says_same(public.quotes, public.quotes) from public;
revoke all on function private.refuse_gone_rewards(uuid[], uuid, public.bookings) from public;
revoke all on function private.next_quote_number() from public;
revoke all on function private.open_quote_as_staff(uuid) from public;
revoke all on function public.send_quote(uuid, text, timestamptz) from public;
revoke all on function private.put_out(public.quotes, text) from public;
revoke all on function private.follow_quote(public.bookings, public.quotes) from public;
revoke all on function private.make_quote_key(public.quotes, text) from public;
revoke all on function public.quote_letter(public.quotes) from public;
revoke all on function public.approve_by_phone(uuid, timestamptz, date, text, jsonb, boolean) from public;
revoke all on function public.withdraw_quote(uuid, timestamptz) from public;
revoke all on function public.quotes_due() from public;
revoke all on function public.mark_followed_up(uuid) from public;
grant execute on function public.quote_letter(public.quotes) to backend;
grant execute on function public.draft_quote(uuid, uuid) to authenticated;
grant execute on function public.save_quote(jsonb, timestamptz) to authenticated;
grant execute on function public.send_quote(uuid, text, timestamptz) to authenticated;
grant execute on function public.approve_by_phone(uuid, timestamptz, date, text, jsonb, boolean) to authenticated;
grant execute on function public.withdraw_quote(uuid, timestamptz) to authenticated;
grant execute on function public.quotes_due() to authenticated;
grant execute on function public.mark_followed_up(uuid) to authenticated;
