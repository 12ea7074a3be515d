-- Which crew works on which day, from when to when, in minutes from midnight. A day that the owner opens is open from the
-- first slot to the last.
create or replace function private.minute_of(clock time) returns integer
language sql immutable parallel safe
as $$ select (extract(epoch from clock) / 60)::integer $$;

create or replace function private.clock_of(minute integer) returns text
language sql immutable parallel safe
as $$ select lpad((minute / 60)::text, 2, '0') || ':' || lpad((minute % 60)::text, 2, '0') $$;

create or replace function private.crew_days(from_day date, to_day date)
returns table (day date, crew_id smallint, place smallint, opens integer, closes integer, ends_by integer)
language sql stable security definer set search_path = '' set jit = off as $$
  with days as materialized (
    select the_day::date as day, extract(isodow from the_day) as weekday, overrides.day is not null as is_opened
    from generate_series(from_day::timestamp, to_day::timestamp, interval '1 day') as the_day
      left join public.day_overrides as overrides on overrides.day = the_day::date
    where coalesce(is_open, private.why_day_closed(the_day::date) is null)
  )
  select days.day, crews.id, crews.place, hours.opens, hours.closes, hours.closes + closing_grace_minutes
  from days cross join public.business_settings as settings cross join public.crews
    left join public.crew_hours on crew_hours.crew_id = crews.id and crew_hours.weekday = days.weekday
    cross join lateral (select
      private.minute_of(coalesce(opens_at, case when is_opened then '08:00'
        when days.weekday = 6 then saturday_opens_at else weekday_opens_at end)) as opens,
      private.minute_of(coalesce(closes_at, case when is_opened then '18:00'
        when days.weekday = 6 then saturday_closes_at else weekday_closes_at end)) as closes) as hours
  where crews.is_active and (crew_hours.crew_id is null or opens_at is not null)
    and not exists (select from public.crew_days_off as off where off.crew_id = crews.id and off.day = days.day)
$$;
