-- Events of a booking, written in the same transaction; mails are made from them.
create or replace function private.record_event(booking public.bookings, was public.bookings) returns void
language plpgsql security definer set search_path = '' as $$
declare
  -- The office need not be told of its own acts.
  by_whom text := case when private.is_plan_acting() then 'plan' when private.is_client_acting() then 'client' else 'office' end;
begin
  if was.id is null then
    insert into public.events (name, subject_id, details)
    values ('booking_requested', booking.id, jsonb_build_object(
      'service_date', booking.service_date, 'service_time', booking.service_time, 'status', booking.status, 'by', by_whom,
      'sender_check', booking.sender_check));
    if booking.overbooked_reason is not null then perform private.record_plan(booking, null::public.bookings, by_whom); end if;
    return;
  end if;
  if was.sender_check = 'waiting' and booking.sender_check = 'passed' then
    insert into public.events (name, subject_id, details)
    values ('booking_sender_confirmed', booking.id, jsonb_build_object('by', by_whom));
  end if;
  if booking.price is distinct from was.price then
    insert into public.events (name, subject_id, details)
    values ('booking_priced', booking.id, jsonb_build_object(
      'price_cents', booking.price_cents, 'price_cents_before', was.price_cents, 'status_before', was.status, 'by', by_whom));
  end if;
  if booking.status <> was.status then
    insert into public.events (name, subject_id, details)
    values (case when was.status = 'completed' then 'booking_uncompleted'
      else 'booking_' || case booking.status when 'pending' then 'reopened' else booking.status end end, booking.id,
      jsonb_build_object('status', booking.status, 'status_before', was.status, 'by', by_whom));
  end if;
  if (booking.service_date, booking.service_time) <> (was.service_date, was.service_time) then
    insert into public.events (name, subject_id, details)
    values ('booking_moved', booking.id, jsonb_build_object(
      'service_date', booking.service_date, 'service_time', booking.service_time,
      'service_date_before', was.service_date, 'service_time_before', was.service_time, 'by', by_whom));
  end if;
  perform private.record_plan(booking, was, by_whom);
end
$$;

-- Length, crew and start, and why it was laid over another. Which crew comes of a move is told with the move.
create or replace function private.record_plan(booking public.bookings, was public.bookings, by_whom text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.events (name, subject_id, details)
  select 'booking_planned', booking.id, jsonb_build_object(
    'minutes', booking.minutes, 'minutes_before', was.minutes, 'start_minute', booking.start_minute,
    'start_minute_before', was.start_minute, 'crew_id', booking.crew_id, 'crew_id_before', was.crew_id,
    'overbooked_reason', booking.overbooked_reason, 'by', by_whom)
  where (booking.minutes is distinct from was.minutes and was.minutes is not null)
    or (booking.overbooked_reason is not null and booking.overbooked_at is distinct from was.overbooked_at)
    or ((booking.service_date, booking.service_time) = (was.service_date, was.service_time) and was.start_minute is not null
      and (booking.start_minute, booking.crew_id) is distinct from (was.start_minute, was.crew_id))
$$;

-- A visitor is known by the role alone, having no token.
create or replace function private.is_client_acting() returns boolean
language sql stable security definer set search_path = '' as $$
  select current_setting('role') in ('anon', 'authenticated') and not private.is_plan_acting() and not auth.has_role('staff')
$$;

-- The visits of a plan are made, moved and called off by what the plan says, whoever has changed the plan. Nobody gets a
-- letter for each.
create or replace function private.is_plan_acting() returns boolean
language sql stable
as $$ select coalesce(current_setting('app.by_plan', true), '') = 'on' $$;
