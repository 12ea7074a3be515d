-- What the extras of a booking are called; one that is no longer known, by its key. Asked for as a column of bookings.
create or replace function public.extra_labels(booking public.bookings) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(coalesce(clean_extras.label, wanted.key) order by wanted.place), '{}')
  from unnest(booking.extras) with ordinality as wanted (key, place)
  left join public.clean_extras on clean_extras.key = wanted.key
$$;

-- Who goes, for the office; null while there is only one that could. Asked for as a column of bookings.
create or replace function public.crew_name(booking public.bookings) returns text
language sql stable security definer set search_path = '' as $$
  select name from public.crews where id = booking.crew_id and (select auth.has_role('staff'))
    and exists (select from public.crews as others where others.is_active and others.id <> booking.crew_id)
$$;

grant execute on function public.extra_labels to authenticated, service_role, backend;
grant execute on function public.crew_name to authenticated, service_role;
