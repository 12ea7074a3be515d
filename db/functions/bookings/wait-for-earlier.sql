-- Whoever wants an earlier day says so once: the holder of the private link and the client here, the office in the table.
-- It can be taken back, and ends by itself when the clean is done, cancelled or moved to an earlier day.
create or replace function public.wait_for_earlier(booking_id uuid, wants boolean, token text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  booking public.bookings := private.open_booking($1, token);
begin
  if wants then
    insert into public.waiting_list_entries (booking_id, asked_by) select booking.id, 'client'
    where not exists (select from public.waiting_list_entries where booking_id = booking.id and ended_at is null);
  else
    update public.waiting_list_entries set ended_at = now() where booking_id = booking.id and ended_at is null;
  end if;
  return private.booking_json(booking);
end
$$;

-- Since when an earlier day is wanted; null where it is not. Asked for as a column of bookings.
create or replace function public.waiting_since(booking public.bookings) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select created_at from public.waiting_list_entries where booking_id = booking.id and ended_at is null
$$;

create or replace function private.keep_waiting() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' and new.booking_id is not null then
    perform private.refuse_idle_wish(new);
  elsif tg_op = 'INSERT' and private.clean_minutes(new.service_type, new.size, new.extras) is null then
    perform private.refuse('validation_failed:service_type', 'We do not know how long a clean of this kind takes.',
      'Choose a kind of clean.');
  end if;
  if tg_op = 'UPDATE' and old.ended_at is not null then
    new.ended_at := old.ended_at;
    new.ended_why := old.ended_why;
  end if;
  new.ended_why := coalesce(new.ended_why, case when new.ended_at is not null then 'taken_back' end);
  return new;
end
$$;

-- There must be a day before it that is not today. The row is held, so that a clean which is being cancelled is seen as
-- cancelled. Ten times is more than anybody changes their mind.
create or replace function private.refuse_idle_wish(entry public.waiting_list_entries) returns void
language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
begin
  select * into booking from public.bookings where id = entry.booking_id for no key update;
  if not private.is_open(booking.status) then
    perform private.refuse('booking_closed', format('This clean is %s.', booking.status), 'Book another clean.');
  elsif booking.service_date <= private.business_now()::date + 1 then
    perform private.refuse('no_earlier_day', 'There is no earlier day to wait for.', 'Please phone us.');
  elsif entry.asked_by = 'client'
    and (select count(*) from public.waiting_list_entries where booking_id = entry.booking_id) >= 10
  then
    perform private.refuse('too_many_wishes', 'This has been asked for many times already.', 'Please phone us.');
  end if;
end
$$;

create or replace function private.record_waiting() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  by_whom text := case when private.is_client_acting() then 'client' else 'office' end;
begin
  if new.booking_id is null then return null; end if;
  if tg_op = 'INSERT' then
    insert into public.events (name, subject_id, details)
    values ('booking_waiting', new.booking_id, jsonb_build_object('by', by_whom));
  elsif old.ended_at is null and new.ended_why = 'taken_back' then
    insert into public.events (name, subject_id, details)
    values ('booking_waiting_ended', new.booking_id, jsonb_build_object('by', by_whom));
  end if;
  return null;
end
$$;

-- What a booking ends: its own wish, and that of a customer who has got what they waited for. Regular visits come by
-- themselves and end nothing.
create or replace function private.end_waiting(booking public.bookings, was public.bookings) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if was.id is not null and (booking.status in ('completed', 'cancelled') or booking.service_date < was.service_date) then
    update public.waiting_list_entries set ended_at = now(),
      ended_why = case booking.status when 'completed' then 'done' when 'cancelled' then 'cancelled' else 'moved' end
    where booking_id = booking.id and ended_at is null;
  end if;
  if booking.customer_id is not null and (was.id is null or was.customer_id is null)
    and private.is_open(booking.status) and booking.plan_id is null
  then
    update public.waiting_list_entries set ended_at = now(), ended_why = 'booked'
    where customer_id = booking.customer_id and ended_at is null
      and private.kind_of(service_type) = private.kind_of(booking.service_type);
  end if;
end
$$;

grant execute on function public.wait_for_earlier to anon, authenticated;
grant execute on function public.waiting_since to authenticated, service_role;
