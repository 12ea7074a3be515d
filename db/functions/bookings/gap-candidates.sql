-- Who could come in a stretch of a crew's day that is free: those who wait for an earlier day, requests without an answer,
-- and what was left over. The shortest way first, then the longest wait.

-- Where in the gap a clean of this length would begin, with the way to its neighbours; no row where it does not fit.
-- hold_slot asks the same once it is laid there.
create or replace function private.start_in_gap(
  of_crew smallint, on_day date, from_minute integer, to_minute integer, ends_by integer,
  wanted_minutes integer, wanted_suburb text, wanted_windows text[], besides uuid
) returns table (start_minute integer, way integer)
language sql stable security definer set search_path = '' set jit = off as $$
  with others as (
    select start_minute as starts, start_minute + minutes as ends, private.way_minutes(suburb, wanted_suburb, settings) as way
    from public.bookings, public.business_settings as settings
    where service_date = on_day and crew_id = of_crew and status <> 'cancelled' and start_minute is not null
      and bookings.id is distinct from besides
  ),
  room as (
    select greatest(from_minute, max(ends + way) filter (where starts < from_minute)) as free_from,
      least(ends_by, min(starts - way) filter (where starts >= from_minute)) as free_to,
      (array_agg(way order by ends desc) filter (where starts < from_minute))[1] as way_before,
      (array_agg(way order by starts) filter (where starts >= from_minute))[1] as way_after
    from others
  )
  select tried.start_minute, coalesce(way_before, way_same_town_minutes) + coalesce(way_after, way_same_town_minutes)
  from room cross join public.business_settings cross join private.slot_minutes() as slots
    cross join lateral (select (greatest(slots.starts, free_from) + 9) / 10 * 10 as start_minute) as tried
  where (wanted_windows = '{}' or slots.slot = any (wanted_windows))
    and tried.start_minute < least(slots.ends, to_minute) and tried.start_minute + wanted_minutes <= free_to
    and on_day + make_interval(mins => tried.start_minute) > private.business_now()
  order by tried.start_minute limit 1
$$;

-- Whoever waits for a day before the one they have, or for any.
create or replace function private.who_waits()
returns table (entry_id uuid, seen timestamptz, booking_id uuid, customer_id uuid, booked_day date, service_type text, size integer,
  extras text[], suburb text, minutes integer, weekdays smallint[], windows text[], note text, since timestamptz)
language sql stable security definer set search_path = '' as $$
  select entries.id, entries.updated_at, bookings.id, entries.customer_id, bookings.service_date,
    coalesce(bookings.service_type, entries.service_type), coalesce(bookings.size, entries.size),
    coalesce(bookings.extras, entries.extras), coalesce(bookings.suburb, entries.suburb),
    coalesce(bookings.minutes, private.clean_minutes(entries.service_type, entries.size, entries.extras)),
    entries.weekdays, entries.windows, entries.note, entries.created_at
  from public.waiting_list_entries as entries left join public.bookings on bookings.id = entries.booking_id
  where entries.ended_at is null
    and (entries.booking_id is null or (private.is_open(bookings.status) and bookings.sender_check <> 'waiting'))
  order by entries.created_at limit 200
$$;

create or replace function public.gap_candidates(day date, crew_id smallint, from_minute integer, to_minute integer)
returns table (kind text, entry_id uuid, seen timestamptz, booking_id uuid, customer_id uuid, service_type text, size integer,
  extras text[], suburb text, minutes integer, note text, since timestamptz, start_minute integer, way integer)
language sql stable security definer set search_path = '' set jit = off as $$
  with seekers as (
    select 'waiting' as kind, entry_id, seen, booking_id, customer_id, service_type, size, extras, suburb, minutes, windows, note, since
    from private.who_waits()
    where coalesce(booked_day > $1, true) and (weekdays = '{}' or extract(isodow from $1) = any (weekdays))
    union all
    (select 'request', null, updated_at, id, customer_id, service_type, size, extras, suburb, minutes, '{}', null, created_at
    from public.bookings
    where status = 'pending' and sender_check <> 'waiting' and (service_date > $1 or public.slot_trouble(bookings) is not null)
      and public.waiting_since(bookings) is null
    order by created_at limit 100)
    union all
    (select 'leftover', null, updated_at, id, customer_id, service_type, size, extras, suburb, minutes, '{}', null,
      service_date + private.slot_starts_at(service_time) at time zone 'Africa/Johannesburg'
    from public.bookings where status = 'confirmed' and service_date < least($1, private.business_now()::date)
    order by service_date limit 50)
  )
  select kind, entry_id, seen, booking_id, customer_id, service_type, size, extras, suburb, minutes, note, since,
    places.start_minute, places.way
  from private.crew_days($1, $1) as working cross join seekers
    cross join lateral private.start_in_gap($2, $1, greatest($3, opens), $4, ends_by, minutes, suburb, windows, booking_id) as places
  where working.crew_id = $2 and (select auth.has_role('staff'))
  order by places.way, since, entry_id, booking_id
$$;

-- How many wait, and which time of the next four weeks has come free again that one of them could have.
create or replace function public.waiting_overview() returns jsonb
language sql stable security definer set search_path = '' set jit = off as $$
  with waiting as materialized (select * from private.who_waits() where (select auth.has_role('staff'))),
  days as (select private.business_now()::date as today, private.minute_of(private.business_now()::time) as now_minute),
  gaps as materialized (
    select gap.day, gap.crew_id, gap.ends,
      case when gap.day = today then greatest(gap.starts, (now_minute + 9) / 10 * 10) else gap.starts end as starts
    from days cross join lateral public.free_gaps(today, today + 27) as gap
    where exists (select from waiting) and exists (select from private.freed_times as freed
      where freed.day = gap.day and freed.crew_id = gap.crew_id and freed.starts < gap.ends and freed.ends > gap.starts)
  ),
  filled as (
    select gaps.day, gaps.crew_id, gaps.starts, gaps.ends, count(*) as fits
    from gaps join private.crew_days((select today from days), (select today + 27 from days)) as working
        on working.day = gaps.day and working.crew_id = gaps.crew_id
      join waiting on coalesce(booked_day > gaps.day, true) and (weekdays = '{}' or extract(isodow from gaps.day) = any (weekdays))
      cross join lateral private.start_in_gap(gaps.crew_id, gaps.day, gaps.starts, gaps.ends, working.ends_by, minutes, suburb,
        windows, booking_id)
    group by gaps.day, gaps.crew_id, gaps.starts, gaps.ends
  )
  select jsonb_build_object('waiting', (select count(*) from waiting),
    'gaps', coalesce((select jsonb_agg(jsonb_build_object('day', day, 'crew_id', filled.crew_id, 'starts', starts, 'ends', ends,
        'fits', fits, 'crew_name', case when (select count(*) from public.crews where is_active) > 1 then crews.name end)
        order by day, starts, filled.crew_id)
      from (select * from filled order by day, starts limit 20) as filled join public.crews on crews.id = filled.crew_id), '[]'))
$$;

-- A gap that nobody is to be asked for is announced no more, until time comes free in it again; wanted takes that back.
create or replace function public.dismiss_gap(
  day date, crew_id smallint, starts integer, ends integer, wanted boolean default false
) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not auth.has_role('staff') then
    raise exception 'Only staff keep the waiting list.' using errcode = '42501';
  end if;
  if wanted then
    insert into private.freed_times (day, crew_id, starts, ends) values ($1, $2, $3, $4);
  else
    delete from private.freed_times as freed where freed.day = $1 and freed.crew_id = $2 and freed.starts < $4 and freed.ends > $3;
  end if;
end
$$;

grant execute on function public.dismiss_gap, public.gap_candidates, public.waiting_overview to authenticated;
