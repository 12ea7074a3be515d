-- What the office does with a booking: confirm, price, move, cancel. Each takes the updated_at that the caller saw, so
-- that of two who act at once the second is told and nothing is overwritten. To anyone else the booking is unknown.
create or replace function private.refuse_changed_booking(booking public.bookings, seen timestamptz) returns void
language plpgsql as $$
begin
  if booking.updated_at is distinct from seen then
    raise exception 'Somebody has just changed this booking.'
      using errcode = 'P0001', detail = 'changed_meanwhile', hint = 'Look at it again.';
  end if;
  if booking.status not in ('pending', 'confirmed') then
    raise exception 'This clean is %.', booking.status
      using errcode = 'P0001', detail = 'booking_closed', hint = 'Add another booking.';
  end if;
end
$$;

create or replace function private.has_quote(booking public.bookings, asked numeric, chosen uuid[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select booking.full_price = asked and (
    select coalesce(array_agg(distinct wanted order by wanted), '{}') from unnest(chosen) as wanted
  ) = (
    select coalesce(array_agg(id order by id), '{}') from public.rewards where used_by = booking.id
  )
$$;

-- While the client has a quote in hand, nothing else is agreed behind it.
create or replace function private.refuse_quote_out(booking uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select from public.quotes where booking_id = booking and status = 'sent') then
    perform private.refuse_quote('quote_out');
  end if;
end
$$;

create or replace function public.confirm_booking(booking_id uuid, price numeric, reward_ids uuid[], seen timestamptz)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings := private.open_booking_as_staff(booking_id);
begin
  -- A repeat of what arrived is the same answer; so it is below.
  if booking.status = 'confirmed' and private.has_quote(booking, price, reward_ids) then return to_jsonb(booking); end if;
  perform private.refuse_changed_booking(booking, seen);
  if booking.status = 'confirmed' then
    perform private.refuse('booking_confirmed', 'This clean is confirmed already.', 'Set its price.');
  end if;
  perform private.refuse_quote_out(booking.id);
  perform private.refuse_slot_trouble(booking);
  booking := private.quote_clean(booking, price, reward_ids);
  update public.bookings set status = 'confirmed',
    price = booking.price, full_price = booking.full_price, discount_reasons = booking.discount_reasons
  where id = booking.id returning * into booking;
  return to_jsonb(booking);
end
$$;

create or replace function public.price_booking(booking_id uuid, price numeric, reward_ids uuid[], seen timestamptz)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings := private.open_booking_as_staff(booking_id);
begin
  if private.has_quote(booking, price, reward_ids) then return to_jsonb(booking); end if;
  perform private.refuse_changed_booking(booking, seen);
  perform private.refuse_quote_out(booking.id);
  booking := private.quote_clean(booking, price, reward_ids);
  update public.bookings
  set price = booking.price, full_price = booking.full_price, discount_reasons = booking.discount_reasons
  where id = booking.id returning * into booking;
  return to_jsonb(booking);
end
$$;

-- Plans a clean anew: its day, start, crew and length, as far as they are given. At any time, also within 24 hours: the
-- office has spoken with the client. With a window and no start the earliest place in it is found. Over another clean only
-- with a reason, which is kept.
create or replace function public.place_booking(
  booking_id uuid, seen timestamptz, new_date date default null, new_time text default null, new_start integer default null,
  new_crew smallint default null, new_minutes integer default null, overbook_reason text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings := private.open_booking_as_staff(booking_id);
begin
  if (coalesce(new_date, booking.service_date), coalesce(new_time, booking.service_time), coalesce(new_start, booking.start_minute),
      coalesce(new_crew, booking.crew_id), coalesce(new_minutes, booking.minutes),
      coalesce(trim(overbook_reason), booking.overbooked_reason))
    is not distinct from (booking.service_date, booking.service_time, booking.start_minute, booking.crew_id, booking.minutes,
      booking.overbooked_reason)
  then
    return to_jsonb(booking);
  end if;
  perform private.refuse_changed_booking(booking, seen);
  if new_time is not null then perform private.refuse_unknown_slot(coalesce(new_date, booking.service_date), new_time); end if;
  if new_start is not null and private.slot_at(new_start) is null then
    perform private.refuse_unknown_slot(coalesce(new_date, booking.service_date), null);
  end if;
  perform set_config('app.placed', case when new_time is null then 'on' else '' end, true);
  update public.bookings set
    service_date = coalesce(new_date, service_date), service_time = coalesce(new_time, service_time),
    start_minute = coalesce(new_start, start_minute), crew_id = coalesce(new_crew, crew_id),
    minutes = coalesce(new_minutes, minutes),
    overbooked_reason = coalesce(trim(overbook_reason), overbooked_reason),
    overbooked_at = case when overbook_reason is null then overbooked_at end
  where id = booking.id returning * into booking;
  perform set_config('app.placed', '', true);
  return to_jsonb(booking);
end
$$;

create or replace function public.cancel_booking_as_staff(booking_id uuid, reason text, seen timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings := private.open_booking_as_staff(booking_id);
begin
  if booking.status = 'cancelled' and booking.cancel_reason = trim(reason) then return to_jsonb(booking); end if;
  perform private.refuse_changed_booking(booking, seen);
  if (length(trim(reason)) between 1 and 300) is not true then
    perform private.refuse('validation_failed:reason', 'Please say why, in at most 300 characters.', 'The client reads it.');
  end if;
  update public.bookings set status = 'cancelled', cancel_reason = trim(reason)
  where id = booking.id returning * into booking;
  return to_jsonb(booking);
end
$$;

grant execute on function public.confirm_booking, public.price_booking, public.place_booking, public.cancel_booking_as_staff
  to authenticated;
