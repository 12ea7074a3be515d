-- A quote on its way to the client.

-- For what the office does with one: held, with its booking, until the commit.
create or replace function private.open_quote_as_staff(wanted uuid) returns public.quotes
language plpgsql volatile security definer set search_path = '' as $$
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

create or replace function private.refuse_changed_quote(quote public.quotes, seen timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if quote.updated_at is distinct from seen then
    perform private.refuse('changed_meanwhile', 'Somebody has just changed this quote.', 'Look at it again.');
  end if;
end
$$;

-- how: mail, whatsapp, or link for one that the office passes on itself. Answers the quote, and but for mail the key of the link, which is nowhere kept in clear. One that is out
-- already goes out once more; a repeat of what arrived does not.
create or replace function public.send_quote(quote_id uuid, how text, seen timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  quote public.quotes := private.open_quote_as_staff(quote_id);
  person record := private.quote_person(quote);
  key text;
begin
  if (how in ('mail', 'whatsapp', 'link')) is not true then
    perform private.refuse('validation_failed:how', 'A quote goes by mail, by WhatsApp or as a link.', 'Choose one of them.');
  end if;
  if quote.status = 'sent' and quote.updated_at is distinct from seen and quote.sent_how = how then
    return jsonb_build_object('quote', private.office_quote_json(quote),
      'key', case when how <> 'mail' then private.make_quote_key(quote, case how when 'whatsapp' then person.phone end) end);
  end if;
  perform private.refuse_changed_quote(quote, seen);
  if how = 'mail' and person.email is null or how = 'whatsapp' and person.phone is null then
    raise exception 'There is no % to send it to.', case how when 'mail' then 'e-mail address' else 'phone number' end
      using errcode = 'P0001', detail = case how when 'mail' then 'no_email' else 'no_phone' end, hint = 'Send it the other way.';
  end if;
  quote := private.put_out(quote, how);
  if how = 'mail' then
    perform public.queue_mail('quote-sent', person.email, public.quote_letter(quote)
      || jsonb_build_object('key', private.make_quote_key(quote, lower(person.email))));
  else
    -- Of a link that is passed on nobody knows where it goes.
    key := private.make_quote_key(quote, case how when 'whatsapp' then person.phone end);
  end if;
  perform private.record_quote_event('quote_sent', quote, jsonb_build_object('how', how));
  return jsonb_build_object('quote', private.office_quote_json(quote), 'key', key);
end
$$;

-- From a draft to an offer that holds its day: the request becomes what the quote says, rewards are laid by for it, and the
-- version before it no longer counts.
create or replace function private.put_out(quote public.quotes, how text) returns public.quotes
language plpgsql volatile security definer set search_path = '' as $$
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
  if not private.is_open(booking.status) then perform private.refuse_changed_booking(booking, booking.updated_at); end if;
  if booking.id is null and jsonb_array_length(quote.offers) = 0 then
    perform private.refuse('validation_failed:offers', 'A quote without a day offers some.', 'Choose one to twelve times.');
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
language plpgsql volatile security definer set search_path = '' set app.quoting = 'on' as $$
begin
  if (booking.service_type, booking.size, booking.extras, coalesce(quote.minutes, booking.minutes))
    is distinct from (quote.service_type, quote.size, quote.extras, booking.minutes)
  then
    update public.bookings set service_type = quote.service_type, size = quote.size, extras = quote.extras,
      minutes = coalesce(quote.minutes, minutes)
    where id = booking.id returning * into booking;
  end if;
  return booking;
end
$$;

-- 128 bits: short enough for a message on a phone.
create or replace function private.make_quote_key(quote public.quotes, sent_to text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  key text := encode(uuid_send(gen_random_uuid()), 'hex');
begin
  insert into private.quote_keys (token_hash, quote_id, sent_to) values (private.token_hash(key), quote.id, sent_to);
  return key;
end
$$;

-- The facts that its letters are filled with: src/server/mail/payloads.ts.
create or replace function public.quote_letter(quote public.quotes) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('number', quote.number, 'isChange', quote.version > 1, 'name', person.name, 'phone', person.phone,
    'serviceType', quote.service_type, 'size', quote.size, 'extras', private.labels_of(quote.extras),
    'minutes', coalesce(bookings.minutes, quote.minutes),
    'serviceDate', bookings.service_date, 'serviceTime', bookings.service_time, 'offers', quote.offers,
    'lines', quote.lines, 'totalCents', quote.total_cents, 'note', quote.note,
    'validUntil', quote.valid_until, 'heldUntil', to_char(quote.held_until at time zone 'Africa/Johannesburg', 'YYYY-MM-DD"T"HH24:MI'))
  from private.quote_person(quote) as person left join public.bookings on bookings.id = quote.booking_id
$$;

grant execute on function public.send_quote to authenticated;
grant execute on function public.quote_letter to backend;
