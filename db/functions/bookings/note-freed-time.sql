-- Remembers which time has come free: a clean cancelled, moved, skipped or shortened, a day opened, a day off taken back.
create or replace function private.note_freed_time(booking public.bookings, was public.bookings) returns void
language plpgsql security definer set search_path = '' as $$
declare
  today date := private.business_now()::date;
  old_end integer := was.start_minute + was.minutes;
  -- What it still holds of the same day of the same crew.
  kept_from integer;
  kept_to integer;
begin
  if was.crew_id is null or was.start_minute is null or was.status = 'cancelled' or was.service_date < today then return; end if;
  if booking.id is not null and booking.status <> 'cancelled' and (booking.crew_id, booking.service_date) = (was.crew_id, was.service_date) then
    kept_from := booking.start_minute;
    kept_to := booking.start_minute + booking.minutes;
  end if;
  insert into private.freed_times (day, crew_id, starts, ends)
  select was.service_date, was.crew_id, starts, ends from (values
    (was.start_minute, least(old_end, kept_from)),
    (greatest(was.start_minute, kept_to), case when kept_to is not null then old_end end)
  ) as parts (starts, ends) where starts < ends;
end
$$;

-- Whether it was closed before is told by the usual hours, or by what the owner had said.
create or replace function private.note_opened_day() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  opened date := case when tg_op = 'DELETE' then old.day else new.day end;
  was_open boolean := case when tg_op = 'INSERT' then private.why_day_closed(new.day) is null else old.is_open end;
begin
  if not was_open then perform private.note_free_day(opened, null); end if;
  return null;
end
$$;

create or replace function private.note_day_back() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_free_day(old.day, old.crew_id);
  return null;
end
$$;

-- Nothing, where nobody works that day after all.
create or replace function private.note_free_day(opened date, of_crew smallint) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.freed_times (day, crew_id, starts, ends)
  select day, crew_id, opens, closes from private.crew_days(opened, opened)
  where opened >= private.business_now()::date and crew_id = coalesce(of_crew, crew_id)
$$;

-- A day that is over needs nobody any more.
create or replace function public.forget_freed_times() returns void
language sql volatile security definer set search_path = ''
as $$ delete from private.freed_times where day < private.business_now()::date $$;

grant execute on function public.forget_freed_times to backend;
