-- A booking holds a stretch of one crew's day from the request until it is cancelled, and no two of one crew overlap,
-- however many ask at once and however they ask. The table's own constraint refuses it too; the lock gives the kind
-- sentence. Only a request whose sender was asked first (ask-sender.sql) holds none until they answer.
create or replace function private.hold_slot(booking public.bookings, was public.bookings) returns public.bookings
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_client_asking() and was.id is null then perform private.refuse_planning(booking); end if;
  booking := private.reckon_length(booking, was);
  if booking.status = 'cancelled' then return booking; end if;
  -- Whoever of us confirms or moves it has spoken with the sender.
  if was.id is not null and (booking.status <> 'pending' or (not private.is_client_acting()
    and (booking.service_date, booking.service_time, booking.start_minute) is distinct from (was.service_date, was.service_time, was.start_minute)))
  then
    booking.sender_check := replace(booking.sender_check, 'waiting', 'passed');
  end if;
  if was.id is not null and not private.is_other_stretch(booking, was) then return booking; end if;
  if was.id is null or booking.start_minute is distinct from was.start_minute then
    booking.service_time := coalesce(private.slot_at(booking.start_minute), booking.service_time);
  end if;
  -- The table's own constraints refuse these, with a better message than a failed cast.
  if booking.service_date is null or booking.service_type is null or (booking.service_time = any (private.time_slots())) is not true then
    return booking;
  end if;
  if booking.minutes is null then
    perform private.refuse('validation_failed:service_type', 'We do not know how long a clean of this kind takes.',
      'Please write to us, and we plan it with you.');
  end if;

  -- Whoever waits here must then see what the one before wrote, which a snapshot taken earlier would hide.
  if current_setting('transaction_isolation') = 'repeatable read' then
    raise exception 'bookings are written at read committed or serializable' using errcode = '25001';
  end if;
  if private.is_client_asking() then
    perform private.refuse_far_day(booking.service_date);
    if was.id is null then
      perform private.refuse_fourth_request(booking);
      booking.sender_check := private.check_sender(booking);
      booking.confirm_by := case booking.sender_check when 'waiting' then now() + private.time_to_confirm() end;
    end if;
  end if;
  -- One day at a time: the lock is taken before anything is looked at and lasts until the commit.
  perform pg_advisory_xact_lock(727301, booking.service_date - date '2000-01-01');

  -- A retry of a booking that arrived is a duplicate, not a stranger who came too late.
  if was.id is null and exists (select from public.bookings where id = booking.id) then return booking; end if;

  booking := private.take_place(booking, was);
  if booking.sender_check = 'waiting' then
    -- It would fit, and holds nothing until its sender answers. rest/handler.ts says so in the answer.
    booking.crew_id := null;
    booking.start_minute := null;
    if was.id is null then perform set_config('response.status', '202', true); end if;
  end if;
  return booking;
end
$$;

-- Who answers a quote takes up what the office has offered.
create or replace function private.is_client_asking() returns boolean
language sql stable security definer set search_path = ''
as $$ select private.is_client_acting() and not private.is_quoting() $$;

-- Length, crew, start and overbooking are the office's to say.
create or replace function private.refuse_planning(booking public.bookings) returns void
language plpgsql as $$
begin
  if num_nonnulls(booking.minutes, booking.crew_id, booking.start_minute, booking.overbooked_reason, booking.overbooked_at) > 0 then
    raise exception 'Only the office plans the day.' using errcode = '42501';
  end if;
end
$$;

-- The length follows what is cleaned, unless the office says another.
create or replace function private.reckon_length(booking public.bookings, was public.bookings) returns public.bookings
language plpgsql security definer set search_path = '' as $$
begin
  if was.id is not null and booking.minutes is not null
    and (booking.service_type, booking.size, booking.extras) is not distinct from (was.service_type, was.size, was.extras)
  then
    return booking;
  end if;
  booking.extras := coalesce(booking.extras, '{}');
  perform private.refuse_unknown_extras(booking);
  if booking.minutes is null or (booking.minutes is not distinct from was.minutes and not private.is_plan_acting()) then
    booking.minutes := private.clean_minutes(booking.service_type, booking.size, booking.extras);
    perform private.refuse_too_long(booking);
  end if;
  return booking;
end
$$;

-- Whether another stretch must be found or looked at. One that only becomes shorter hits nothing new, and forgetting a
-- person moves no clean.
create or replace function private.is_other_stretch(booking public.bookings, was public.bookings) returns boolean
language sql stable security definer set search_path = '' as $$
  select current_setting('app.forgetting', true) is distinct from 'on' and (
    was.status = 'cancelled' or coalesce(booking.minutes > was.minutes, false)
    or (booking.service_date, booking.service_time, booking.crew_id, booking.start_minute, booking.suburb,
        booking.overbooked_reason, booking.overbooked_at)
      is distinct from (was.service_date, was.service_time, was.crew_id, was.start_minute, was.suburb,
        was.overbooked_reason, was.overbooked_at)
    or (was.sender_check = 'waiting' and booking.sender_check <> 'waiting')
    -- Its crew went away while the request waited.
    or (was.status = 'pending' and booking.status = 'confirmed' and booking.overbooked_at is null
      and private.is_crew_away(booking)))
$$;

create or replace function private.is_crew_away(booking public.bookings) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from private.crew_days(booking.service_date, booking.service_date) as working
    where working.crew_id = booking.crew_id)
$$;
