-- The outside analytics property that visitors are asked about. It is in every page once it is set, so it is no secret.
create or replace function public.measurement_id() returns text
language sql stable security definer set search_path = '' as $$
  select measurement_id from public.business_settings
$$;

grant execute on function public.measurement_id to anon, authenticated, service_role;
