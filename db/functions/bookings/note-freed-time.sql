-- Remembers which time has come free: a clean cancelled, moved, skipped or shortened, a day opened, a day off taken back.
create or replace function private.note_freed_time() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  today date := private.business_now()::date;
  old_end integer := old.start_minute + old.minutes;
  -- What it still holds of the same day of the same crew.
  kept_from integer;
  kept_to integer;
begin
  if old.crew_id is null or old.start_minute is null or old.status = 'cancelled' or old.service_date < today then return null; end if;
  if tg_op = 'UPDATE' and new.status <> 'cancelled' and (new.crew_id, new.service_date) = (old.crew_id, old.service_date) then
    kept_from := new.start_minute;
    kept_to := new.start_minute + new.minutes;
  end if;
  insert into private.freed_times (day, crew_id, starts, ends)
  select old.service_date, old.crew_id, starts, ends from (values
    (old.start_minute, least(old_end, kept_from)),
    (greatest(old.start_minute, kept_to), case when kept_to is not null then old_end end)
  ) as parts (starts, ends) where starts < ends;
  return null;
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
