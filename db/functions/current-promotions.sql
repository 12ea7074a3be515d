-- The owner's promotions as the public may see them: those that run today, and of the others only that they do not.
create or replace function public.current_promotions() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(name,
    case when is_running
      then jsonb_strip_nulls(jsonb_build_object('is_running', true, 'price_cents', price_cents, 'percent', percent,
        'covers', covers, 'ends_on', ends_on))
      else jsonb_build_object('is_running', false)
    end), '{}')
  from public.promotions
  cross join lateral (
    select is_on and private.business_now()::date between coalesce(starts_on, '-infinity') and coalesce(ends_on, 'infinity')
      as is_running
  ) as today
$$;

revoke all on function public.current_promotions() from public;
grant execute on function public.current_promotions() to anon, authenticated, service_role;
