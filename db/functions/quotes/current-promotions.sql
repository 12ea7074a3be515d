-- The owner's promotions as the public may see them: those that run today, and of the others only that they do not.
create or replace function public.current_promotions() returns jsonb
language sql stable security definer set search_path = '' as $$
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

-- Those that the owner has not touched; content/promotions.ts says the same, held together by a test.
create or replace function private.usual_promotions() returns jsonb
language sql immutable as $$
  select '{"deep_clean": {"price_cents": 95000, "covers": "a 2-bedroom house or small office"}, "renovation": {"percent": 10},
    "first_clean": {"percent": 15}}'::jsonb
$$;

-- What runs today for a clean of this kind and size, as a quote takes it. Whether it is the first of a client is for the quote.
create or replace function private.offers_for(of_type text, of_size integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('name', name) || (terms - array['is_running', 'ends_on']) order by name)
  from (select key as name, coalesce(public.current_promotions() -> key, value) as terms
    from jsonb_each(private.usual_promotions())) as known
  where coalesce((terms ->> 'is_running')::boolean, true) and case name
    when 'renovation' then private.kind_of(of_type) = 'post-construction-clean'
    when 'deep_clean' then private.kind_of(of_type) = 'residential-deep'
      -- Words without a number leave it to the office.
      and coalesce(of_size <= substring(terms ->> 'covers' from '(?i)(\d+)[ -]bedroom')::integer, true)
      -- One that takes nothing off the list is none.
      and coalesce((private.estimate(of_type, of_size, '{}', null) #>> '{lines,0,amount_cents}')::bigint
        > (terms ->> 'price_cents')::bigint, true)
    else true end
$$;

grant execute on function public.current_promotions to anon, authenticated, service_role;
