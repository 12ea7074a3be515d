-- See, move and cancel a booking: for whoever holds its private link, and for the client whose it is. Somebody else's
-- booking and none at all get the same answer.
create or replace function private.open_booking(wanted uuid, token text) returns public.bookings
language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
begin
  select * into booking from public.bookings
  where id = wanted and (user_id = auth.uid() or id = private.booking_of_token(token)
    or (plan_id is not null and auth.uid() is not null and private.is_own_plan(plan_id)))
  for no key update;
  if not found then perform private.refuse_unknown_booking(); end if;
  return booking;
end
$$;

create or replace function private.booking_of_token(token text) returns uuid
language sql stable security definer set search_path = '' as $$
  select booking_id from private.booking_keys where token_hash = private.token_hash(token)
  union all
  select booking_id from private.booking_mail_keys where token_hash = private.token_hash(token) and purpose = 'manage'
$$;

create or replace function private.refuse_unknown_booking() returns void
language plpgsql as $$
begin
  raise exception 'There is no such booking.'
    using errcode = 'P0001', detail = 'booking_not_found', hint = 'Check the link, or phone us.';
end
$$;

-- Free up to so many hours before; domain/booking.ts says the same to those who look before.
create or replace function private.refuse_late_change(booking public.bookings) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_open(booking.status) then
    perform private.refuse('booking_closed', format('This clean is %s.', booking.status), 'Book another clean.');
  end if;
  if booking.service_date + private.slot_starts_at(booking.service_time)
    < private.business_now() + make_interval(hours => (private.terms()).change_hours)
  then
    perform private.refuse('too_late', format('It starts in less than %s hours.', (private.terms()).change_hours),
      'Please phone us to change it.');
  end if;
end
$$;

-- A decision based on an outdated version is refused, so that the caller looks again first.
create or replace function private.refuse_stale_change(booking public.bookings, seen timestamptz) returns void
language plpgsql as $$
begin
  if booking.updated_at <> seen then
    raise exception 'This clean has been changed meanwhile.'
      using errcode = 'P0001', detail = 'changed_meanwhile', hint = 'Look at it again.';
  end if;
end
$$;

-- Five times an hour and ten in all is more than plans change. The caller holds the booking's row.
create or replace function private.refuse_restless_move(booking_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  moves bigint;
  moves_this_hour bigint;
begin
  select count(*), count(*) filter (where created_at > now() - interval '1 hour') into moves, moves_this_hour
  from public.events where subject_id = booking_id and name = 'booking_moved' and details ->> 'by' = 'client';
  if private.is_client_acting() and (moves >= 10 or moves_this_hour >= 5) then
    perform private.refuse('too_many_moves', 'This clean has been moved many times already.', 'Please phone us to move it.');
  end if;
end
$$;

create or replace function private.refuse_unknown_slot(wanted_date date, wanted_time text) returns void
language plpgsql as $$
begin
  if wanted_date is null or (wanted_time = any (private.time_slots())) is not true then
    raise exception 'That is not one of our times.'
      using errcode = 'P0001', detail = 'slot_unknown', hint = 'Please choose a day and one of the times offered.';
  end if;
end
$$;

-- The booking as the link shows it, without the person's data.
create or replace function private.booking_json(booking public.bookings) returns jsonb
language sql stable as $$
  select private.pick(to_jsonb(booking), 'id service_type service_date service_time minutes size extras suburb address '
    'special_instructions status price full_price discount_reasons cancel_reason estimate offers created_at updated_at')
  || jsonb_build_object(
    'extra_labels', public.extra_labels(booking),
    -- Until when its sender is to confirm it; null for all that hold their place.
    'confirm_by', case when booking.sender_check = 'waiting' then booking.confirm_by end,
    -- Of a regular visit: its rhythm, and the day that it has by it.
    'plan', private.plan_of_visit(booking),
    'job_photos', private.shown_photos(booking.id),
    'waiting_since', public.waiting_since(booking))
$$;

create or replace function private.plan_of_visit(visit public.bookings) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('plan_day', visit.plan_day, 'on_closed', plans.on_closed)
    || private.shape_json(private.shape_at(plans.id, visit.plan_day)) - array['crew_id', 'crew_name', 'size', 'extras']
  from public.plans where id = visit.plan_id
$$;

-- The photographs of a clean that the office shows to its client.
create or replace function private.shown_photos(of_booking uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'taken', taken, 'width', width, 'height', height, 'is_shared', is_shared) order by created_at, id), '[]')
  from public.job_photos where booking_id = of_booking and is_shared
$$;

create or replace function public.manage_booking(token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  booking public.bookings;
begin
  select * into booking from public.bookings where id = private.booking_of_token(token);
  if not found then perform private.refuse_unknown_booking(); end if;
  return private.booking_json(booking);
end
$$;

create or replace function public.move_booking(
  booking_id uuid, new_date date, new_time text, token text default null, seen timestamptz default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings := private.open_booking(booking_id, token);
begin
  perform private.refuse_unknown_slot(new_date, new_time);
  -- A repeat of a move that arrived is the same answer.
  if booking.service_date = new_date and booking.service_time = new_time then return private.booking_json(booking); end if;
  perform private.refuse_late_change(booking);
  perform private.refuse_stale_change(booking, seen);
  perform private.refuse_restless_move(booking.id);
  update public.bookings set service_date = new_date, service_time = new_time
  where id = booking.id returning * into booking;
  return private.booking_json(booking);
end
$$;

create or replace function public.cancel_booking(
  booking_id uuid, token text default null, seen timestamptz default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings := private.open_booking(booking_id, token);
begin
  if booking.status = 'cancelled' then return private.booking_json(booking); end if;
  perform private.refuse_late_change(booking);
  perform private.refuse_stale_change(booking, seen);
  update public.bookings set status = 'cancelled' where id = booking.id returning * into booking;
  return private.booking_json(booking);
end
$$;

grant execute on function public.manage_booking, public.move_booking, public.cancel_booking to anon, authenticated;
