-- Where a clean of this length fits: for each day, slot and crew the earliest start within the window, in steps of ten
-- minutes, with the way from the clean before and to the next. `besides` is the booking that is being moved.
create or replace function private.find_places(
  from_day date, to_day date, wanted_minutes integer, wanted_suburb text, besides uuid
) returns table (day date, slot text, crew_id smallint, place smallint, start_minute integer, way integer)
language sql stable security definer set search_path = '' set jit = off as $$
  with crew_days as materialized (select * from private.crew_days(from_day, to_day)),
  stretches as (
    select service_date, bookings.crew_id, start_minute as starts, start_minute + minutes as ends,
      private.way_minutes(suburb, wanted_suburb, settings) as way
    from public.bookings, public.business_settings as settings
    where service_date between from_day and to_day and status <> 'cancelled' and start_minute is not null
      and bookings.id is distinct from besides
  ),
  -- Between any two neighbours: free from when the way from all before is done until the way to any after begins.
  gaps as (
    select service_date, crew_id, max(ends + way) over before as free_from, min(starts - way) over after as free_to,
      way as way_before, lead(way) over (partition by service_date, crew_id order by starts, ends) as way_after
    from stretches
    window before as (partition by service_date, crew_id order by starts, ends rows unbounded preceding),
      after as (partition by service_date, crew_id order by starts, ends rows between 1 following and unbounded following)
    union all
    select service_date, crew_id, null, min(starts - way), null, (array_agg(way order by starts, ends))[1]
    from stretches group by service_date, crew_id
  ),
  tried as (
    select crew_days.day, slots.slot, crew_days.crew_id, crew_days.place, crew_days.ends_by, slots.ends, free_to, way_before, way_after,
      (greatest(slots.starts, crew_days.opens, free_from) + 9) / 10 * 10 as start_minute
    from crew_days
      cross join private.slot_minutes() as slots
      left join gaps on gaps.service_date = crew_days.day and gaps.crew_id = crew_days.crew_id
  )
  select distinct on (tried.day, tried.slot, tried.crew_id)
    tried.day, tried.slot, tried.crew_id, tried.place, tried.start_minute,
    -- Where nobody is before or after, the way is from or to home.
    coalesce(way_before, way_same_town_minutes) + coalesce(way_after, way_same_town_minutes)
  from tried, public.business_settings
  where tried.start_minute < ends and tried.start_minute + wanted_minutes <= least(free_to, ends_by)
  order by tried.day, tried.slot, tried.crew_id, tried.start_minute
$$;
