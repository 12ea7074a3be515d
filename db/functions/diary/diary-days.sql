-- What the office lays cleans into: each day with its crews, from when to when each works, and the starts that a day
-- takes at all. A closed day says why; a crew that is off says so. A crew that no longer goes out is there while it still has
-- cleans in these days.
create or replace function public.diary_days(from_day date, to_day date)
returns table (
  day date, closed text, starts_from integer, starts_before integer, crew_id smallint, crew_name text,
  opens integer, closes integer, ends_by integer, off text
)
language sql stable security definer set search_path = '' set jit = off as $$
  with days as materialized (
    select the_day::date as day, first_slot.closed, open_slots.starts_from, open_slots.starts_before
    -- Long enough for a quarter of a year at once.
    from generate_series(from_day::timestamp, least(to_day, from_day + 92)::timestamp, interval '1 day') as the_day
      cross join lateral (select private.why_closed(the_day::date, '08:00-10:00') as closed) as first_slot
      cross join lateral (
        select min(starts) as starts_from, max(ends) as starts_before from private.slot_minutes() as slots
        where private.why_closed(the_day::date, slots.slot) is null) as open_slots
    where (select auth.has_role('staff'))
  )
  select days.day, case when days.starts_from is null then days.closed end, days.starts_from, days.starts_before,
    crews.id, crews.name, working.opens, working.closes, working.ends_by, days_off.reason
  from days cross join public.crews
    left join private.crew_days(from_day, to_day) as working on working.day = days.day and working.crew_id = crews.id
    left join public.crew_days_off as days_off on days_off.crew_id = crews.id and days_off.day = days.day
  where crews.is_active or exists (select from public.bookings
    where bookings.crew_id = crews.id and service_date between from_day and to_day and status <> 'cancelled')
  order by days.day, crews.place, crews.id
$$;

grant execute on function public.diary_days to authenticated;
