-- How often the plan of a visit comes, for the office; null for any other clean. Asked for as a column of bookings.
create or replace function public.plan_rhythm(booking public.bookings) returns text
language sql stable security definer set search_path = '' as $$
  select (private.shape_at(booking.plan_id, booking.plan_day)).rhythm
  where booking.plan_id is not null and (select auth.has_role('staff'))
$$;

grant execute on function public.plan_rhythm to authenticated, service_role;
