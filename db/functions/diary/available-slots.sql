-- What the booking calendar shows: every slot of every day asked for, and why a clean of this kind and size cannot be had
-- then ('short': a shorter one could). Without a kind it answers for the shortest clean; for a booking that is to be moved, for
-- that one. It tells nothing else of bookings. How far ahead visitors may book does not bind the office, which asks without an end.

create or replace function public.available_slots(
  from_day date, to_day date, is_endless boolean default false, service_type text default null, size integer default null,
  extras text[] default '{}', suburb text default null, for_booking uuid default null
) returns table (day date, slot text, state text, reason text)
language plpgsql stable security definer set search_path = '' set jit = off as $$
#variable_conflict use_column
declare
  moved public.bookings;
  now_there timestamp := private.business_now();
  last_day date := case when is_endless then 'infinity' else private.last_bookable_day() end;
  too_far text := private.why_too_far();
  wanted_minutes integer;
  least_minutes integer := private.shortest_minutes();
begin
  if to_day - from_day >= 92 then
    perform private.refuse('range_too_long', 'Ask for at most 92 days at once.', 'Ask for a shorter range of days.');
  end if;
  select * into moved from public.bookings where id = for_booking;
  wanted_minutes := coalesce(moved.minutes, private.clean_minutes($4, $5, $6), least_minutes);

  return query
  with days as materialized (
    select the_day::date as day, coalesce(is_open, false) and the_day <= last_day as is_opened,
      case when the_day > last_day then too_far
        when overrides.day is null then private.why_day_closed(the_day::date)
        when not is_open then coalesce(overrides.reason, 'Closed') end as closed
    from generate_series(from_day::timestamp, to_day::timestamp, interval '1 day') as the_day
      left join public.day_overrides as overrides on overrides.day = the_day::date
  ),
  -- Saturday and any other day, not each day anew.
  hours as materialized (
    select slot, private.why_hours_closed(date '2000-01-03', slot, settings) as weekday,
      private.why_hours_closed(date '2000-01-01', slot, settings) as saturday
    from private.slot_minutes() cross join public.business_settings as settings
  ),
  working as (
    select crews.day, slot, max(ends_by) filter (where greatest(opens, starts) + wanted_minutes <= ends_by) as in_time, max(ends_by) as latest
    from private.crew_days(from_day, to_day) as crews, private.slot_minutes() group by crews.day, slot
  ),
  calendar as materialized (
    select days.day, slots.slot, slots.starts, days.day + private.slot_starts_at(slots.slot) <= now_there as is_past,
      case when not is_opened then coalesce(closed, case when extract(isodow from days.day) = 6 then saturday else weekday end) end
        as closed,
      private.why_not_then(in_time, latest) as unfit
    from days cross join private.slot_minutes() as slots join hours on hours.slot = slots.slot
      left join working on working.day = days.day and working.slot = slots.slot
  ),
  fitting as (
    select distinct day, slot
    from private.find_places(from_day, to_day, wanted_minutes, coalesce(moved.suburb, $7), for_booking)
  ),
  -- Where a shorter clean would still find its place.
  open_for_less as (
    select distinct day, slot
    from private.find_places(from_day, to_day, least_minutes, coalesce(moved.suburb, $7), for_booking)
    where wanted_minutes > least_minutes
  )
  select calendar.day, calendar.slot,
    case when is_past then 'past' when closed is not null then 'closed'
      when fitting.day is not null then 'free' when open_for_less.day is not null then 'short'
      when unfit is not null then 'closed' else 'full' end,
    case when is_past then 'Past' when closed is not null then closed when unfit is not null then unfit
      when fitting.day is not null then null when open_for_less.day is not null then 'Too short' else 'Fully booked' end
  from calendar left join fitting on fitting.day = calendar.day and fitting.slot = calendar.slot
    left join open_for_less on open_for_less.day = calendar.day and open_for_less.slot = calendar.slot
  order by calendar.day, calendar.starts;
end
$$;

grant execute on function public.available_slots to anon, authenticated, service_role, backend;
