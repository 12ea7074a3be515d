-- On which days we are in a suburb anyway, for the calendar of the booking form. It tells the day and nothing else: not when,
-- how often, or with whom; and only of a suburb that we know.
create or replace function public.area_days(from_day date, to_day date, suburb text) returns table (day date)
language sql stable security definer set search_path = '' set jit = off as $$
  select distinct service_date from public.bookings
  where private.town_of($3) is not null and bookings.suburb = $3 and status = 'confirmed' and start_minute is not null
    and service_date between greatest(from_day, private.business_now()::date)
      and least(to_day, from_day + 91, private.last_bookable_day())
  order by service_date
$$;

grant execute on function public.area_days to anon, authenticated, service_role;
