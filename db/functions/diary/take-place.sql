-- Gives a booking its crew and start. The caller holds the day's lock. Where the office has named crew and start, those
-- or none; else the earliest start within the window, on the crew with the shortest way.
create or replace function private.take_place(booking public.bookings, was public.bookings) returns public.bookings
language plpgsql security definer set search_path = '' as $$
declare
  -- Said with this act: a reason given for another place is none for this one.
  is_knowing boolean := booking.overbooked_reason is not null
    and (was.id is null or booking.overbooked_reason is distinct from was.overbooked_reason
      or (booking.overbooked_at is null and was.overbooked_at is not null));
  is_named boolean := private.is_place_named(booking, was);
  fits boolean;
begin
  if was.start_minute is null or was.status = 'cancelled' or (booking.service_date, booking.service_time, booking.start_minute)
    is distinct from (was.service_date, was.service_time, was.start_minute)
  then
    perform private.refuse_past(booking, is_named);
    perform private.refuse_closed(booking);
  end if;
  if not is_named then booking := private.find_place(booking); end if;
  fits := case when is_named then private.first_hit(booking) is null else booking.start_minute is not null end;
  if not fits and not is_knowing then perform private.refuse_place(booking, is_named); end if;
  if fits then
    booking.overbooked_reason := null;
    booking.overbooked_by := null;
    booking.overbooked_at := null;
    return booking;
  end if;
  booking.overbooked_by := auth.uid();
  booking.overbooked_at := now();
  booking.start_minute := coalesce(booking.start_minute, private.minute_of(private.slot_starts_at(booking.service_time)));
  booking.crew_id := coalesce(booking.crew_id, was.crew_id, private.first_crew());
  return booking;
end
$$;

-- Crew and start are named by the office (app.placed is set by place_booking), or stay while something else changes.
create or replace function private.is_place_named(booking public.bookings, was public.bookings) returns boolean
language sql stable security definer set search_path = '' as $$
  select booking.start_minute is not null and booking.crew_id is not null and (
    coalesce(current_setting('app.placed', true), '') = 'on' or was.id is null
    or (booking.crew_id, booking.start_minute) is distinct from (was.crew_id, was.start_minute)
    or ((booking.service_date, booking.service_time) = (was.service_date, was.service_time) and was.status <> 'cancelled'
      and not private.is_crew_away(booking)))
$$;

create or replace function private.find_place(booking public.bookings) returns public.bookings
language plpgsql security definer set search_path = '' as $$
begin
  select found.crew_id, found.start_minute into booking.crew_id, booking.start_minute
  from private.find_places(booking.service_date, booking.service_date, booking.minutes, booking.suburb, booking.id) as found
  where found.slot = booking.service_time order by found.way, found.place, found.crew_id limit 1;
  return booking;
end
$$;

create or replace function private.first_crew() returns smallint
language sql stable security definer set search_path = ''
as $$ select id from public.crews where is_active order by place, id limit 1 $$;

create or replace function private.slot_at(minute integer) returns text
language sql immutable parallel safe as $$
  select slot from private.slot_minutes() where minute >= starts and minute < ends
$$;

-- The office may name a start within a window that has begun.
create or replace function private.refuse_past(booking public.bookings, is_named boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if booking.service_date + (case when is_named then private.clock_of(booking.start_minute)::time
    else private.slot_starts_at(booking.service_time) end) <= private.business_now()
  then
    perform private.refuse('slot_past', 'That time has already passed.', 'Please choose a later time.');
  end if;
end
$$;

create or replace function private.refuse_closed(booking public.bookings) returns void
language plpgsql security definer set search_path = '' as $$
declare
  closed text := private.why_closed(booking.service_date, booking.service_time);
begin
  if closed is null then return; end if;
  perform private.refuse('day_closed', format('We are closed then: %s.', closed), 'Please choose another day.');
end
$$;

-- Why it cannot be there: away, too late to be done, or others are there.
create or replace function private.refuse_place(booking public.bookings, is_named boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  why text := case when is_named then private.first_hit(booking)
    else private.why_not_from(booking.service_date, booking.service_time, booking.minutes) end;
begin
  if why = private.why_nobody() then
    perform private.refuse('day_closed', format('We are closed then: %s.', why), 'Please choose another day.');
  elsif why = 'crew_off' then
    perform private.refuse('crew_off', 'That team does not work then.',
      'Choose another team, or say why it is booked all the same.');
  elsif why <> 'booking' then
    perform private.refuse('ends_too_late', format('A clean of about %s would not be done in time.', private.hours_in_words(booking.minutes)),
      'Please choose an earlier time.');
  end if;
  perform private.refuse('slot_taken', 'Someone has just booked that time.', 'Please choose another time.');
end
$$;

create or replace function private.why_nobody() returns text
language sql immutable parallel safe
as $$ select 'Nobody works that day' $$;

-- Before asking who else is there: nobody works, or the length does not fit from the window's start. `in_time` is when the
-- last crew must be done that could do it, `latest` when the last of all must be.
create or replace function private.why_not_then(in_time integer, latest integer) returns text
language sql immutable parallel safe as $$
  select case when latest is null then private.why_nobody()
    when in_time is null then 'Too long to be done by ' || private.clock_of(latest) end
$$;

create or replace function private.why_not_from(wanted_day date, wanted_slot text, wanted_minutes integer) returns text
language sql stable security definer set search_path = '' as $$
  select private.why_not_then(
    max(ends_by) filter (where greatest(opens, private.minute_of(private.slot_starts_at(wanted_slot))) + wanted_minutes <= ends_by),
    max(ends_by))
  from private.crew_days(wanted_day, wanted_day)
$$;

-- Another clean before all else.
create or replace function private.first_hit(booking public.bookings) returns text
language sql stable security definer set search_path = '' as $$
  select hit from private.stretch_hits(
    booking.crew_id, booking.service_date, booking.start_minute, booking.minutes, booking.suburb, booking.id)
  order by hit = 'booking' desc limit 1
$$;
