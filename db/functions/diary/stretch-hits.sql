-- What a stretch of a crew's day would hit: other cleans with the way between, the crew's hours, a day off. Nothing is
-- changed: hold_slot asks it under the day's lock.
create or replace function private.stretch_hits(
  of_crew smallint, on_day date, from_minute integer, for_minutes integer, in_suburb text, besides uuid
) returns table (hit text, booking_id uuid, starts integer, ends integer, way integer)
language sql stable security definer set search_path = '' set jit = off as $$
  select 'booking', bookings.id, start_minute, start_minute + minutes, private.way_minutes(suburb, in_suburb, settings)
  from public.bookings, public.business_settings as settings
  where service_date = on_day and crew_id = of_crew and status <> 'cancelled' and bookings.id is distinct from besides
    and start_minute < from_minute + for_minutes + private.way_minutes(suburb, in_suburb, settings)
    and from_minute < start_minute + minutes + private.way_minutes(suburb, in_suburb, settings)
  union all
  select case when working.crew_id is null then 'crew_off' when from_minute < opens then 'before_opening' else 'after_closing' end,
    null, opens, ends_by, null
  from (select) as one left join private.crew_days(on_day, on_day) as working on working.crew_id = of_crew
  where working.crew_id is null or from_minute < opens or from_minute + for_minutes > ends_by
$$;

-- The free stretches of each crew's day, without the way: what the week shows between the blocks.
create or replace function public.free_gaps(from_day date, to_day date)
returns table (day date, crew_id smallint, starts integer, ends integer)
language sql stable security definer set search_path = '' set jit = off as $$
  with crew_days as materialized (
    -- Long enough for a quarter of a year at once.
    select * from private.crew_days(from_day, least(to_day, from_day + 92)) where (select auth.has_role('staff'))
  ),
  -- A stretch of no length at the day's end closes the last gap.
  edges as (
    select service_date as day, bookings.crew_id, start_minute as starts, start_minute + minutes as ends
    from public.bookings where service_date between from_day and to_day and status <> 'cancelled' and start_minute is not null
    union all
    select crew_days.day, crew_days.crew_id, closes, closes from crew_days
  ),
  gaps as (
    select crew_days.day, crew_days.crew_id, least(edges.starts, closes) as ends,
      greatest(opens, max(edges.ends) over (partition by crew_days.day, crew_days.crew_id order by edges.starts, edges.ends
        rows between unbounded preceding and 1 preceding)) as starts
    from crew_days join edges on edges.day = crew_days.day and edges.crew_id = crew_days.crew_id
  )
  select gaps.day, gaps.crew_id, gaps.starts, gaps.ends from gaps where gaps.starts < gaps.ends
  order by gaps.day, gaps.crew_id, gaps.starts
$$;

-- Cleans to come that hit something nobody has agreed to: found so when cleans got a length, or because a crew is off.
create or replace function public.diary_clashes(from_day date, to_day date)
returns table (booking_id uuid, hit text, hit_booking uuid)
language sql stable security definer set search_path = '' set jit = off as $$
  -- Each day's hours are reckoned once: a full diary has thousands of cleans in a quarter of a year.
  with working as materialized (
    select * from private.crew_days(from_day, least(to_day, from_day + 92)) where (select auth.has_role('staff'))
  ),
  planned as materialized (
    select id, service_date, crew_id, start_minute, start_minute + minutes as end_minute, status, overbooked_at
    from public.bookings where service_date between from_day and least(to_day, from_day + 92) and status <> 'cancelled'
      and start_minute is not null and (select auth.has_role('staff'))
  ),
  found as (
    select clean.id, 'booking' as hit, other.id as other, clean.service_date, clean.start_minute
    -- Too little time for the way is no clash: it may be an older figure.
    from planned as clean join planned as other on other.service_date = clean.service_date and other.crew_id = clean.crew_id
      and other.id <> clean.id and other.start_minute < clean.end_minute and clean.start_minute < other.end_minute
      and other.overbooked_at is null
    where private.is_open(clean.status) and clean.overbooked_at is null
    union all
    select clean.id, case when working.crew_id is null then 'crew_off' when clean.start_minute < opens then 'before_opening'
      else 'after_closing' end, null, clean.service_date, clean.start_minute
    from planned as clean left join working on working.day = clean.service_date and working.crew_id = clean.crew_id
    where private.is_open(clean.status) and clean.overbooked_at is null
      and (working.crew_id is null or clean.start_minute < opens or clean.end_minute > ends_by)
  )
  select id, hit, other from found order by service_date, start_minute, id
$$;

grant execute on function public.free_gaps, public.diary_clashes to authenticated;
