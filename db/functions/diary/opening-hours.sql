-- When we are open, as every page tells it.
create or replace function public.opening_hours() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'weekday', jsonb_build_object(
      'opens', to_char(weekday_opens_at, 'HH24:MI'), 'closes', to_char(weekday_closes_at, 'HH24:MI')),
    'saturday', jsonb_build_object(
      'opens', to_char(saturday_opens_at, 'HH24:MI'), 'closes', to_char(saturday_closes_at, 'HH24:MI')))
  from public.business_settings
$$;

grant execute on function public.opening_hours to anon, authenticated, service_role;
