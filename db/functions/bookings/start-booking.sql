-- The tick of the day: a clean has begun. started_on_device is when the tick was made, should it arrive later than
-- that for want of signal. seen is the updated_at that the caller saw; a repeat of what arrived is the same answer.
create or replace function public.start_booking(
  booking_id uuid, seen timestamptz, started_on_device timestamptz default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings := private.open_booking_as_staff(booking_id);
begin
  if booking.started_at is not null and booking.status in ('confirmed', 'completed') then
    return private.tick_json(booking);
  end if;
  perform private.refuse_tick(booking, seen);
  update public.bookings
  set started_at = greatest(least(started_on_device, now()), now() - interval '24 hours')
  where id = booking.id returning * into booking;
  insert into public.events (name, subject_id, details)
  values ('booking_started', booking.id, jsonb_build_object('started_at', booking.started_at, 'by', 'office'));
  return private.tick_json(booking);
end
$$;

create or replace function public.undo_start_booking(booking_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings := private.open_booking_as_staff(booking_id);
begin
  if booking.started_at is null then return private.tick_json(booking); end if;
  perform private.refuse_tick(booking, booking.updated_at);
  update public.bookings set started_at = null where id = booking.id returning * into booking;
  insert into public.events (name, subject_id, details)
  values ('booking_unstarted', booking.id, jsonb_build_object('by', 'office'));
  return private.tick_json(booking);
end
$$;

-- Only what is agreed can be ticked, and only as the caller saw it: a clean that was moved meanwhile is another one.
create or replace function private.refuse_tick(booking public.bookings, seen timestamptz) returns void
language plpgsql as $$
begin
  if booking.updated_at is distinct from seen then
    raise exception 'Somebody has just changed this booking.'
      using errcode = 'P0001', detail = 'changed_meanwhile', hint = 'Look at it again.';
  end if;
  if booking.status <> 'confirmed' then
    raise exception 'This clean is %.', booking.status
      using errcode = 'P0001', detail = 'status_move', hint = 'Look at it again.';
  end if;
end
$$;

create or replace function private.tick_json(booking public.bookings) returns jsonb
language sql stable as $$
  select private.pick(to_jsonb(booking), 'id status started_at updated_at')
$$;

-- A clean that is moved to another time has not begun.
create or replace function private.forget_start(booking public.bookings, was public.bookings) returns public.bookings
language plpgsql as $$
begin
  if (booking.service_date, booking.service_time, booking.start_minute)
    is distinct from (was.service_date, was.service_time, was.start_minute)
  then
    booking.started_at := null;
  end if;
  return booking;
end
$$;

grant execute on function public.start_booking, public.undo_start_booking to authenticated;
