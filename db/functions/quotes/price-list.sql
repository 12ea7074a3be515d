-- What a clean costs by the owner's list. domain/price.ts reckons the same for those who look before; a test holds them
-- together. The list as it is, for the office and for what follows here.
create or replace function private.prices() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'kinds', (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'price_from_cents', price_from_cents,
        'included_size', included_size, 'per_unit_cents', per_unit_cents, 'usual_size', usual_size) order by kind), '[]')
      from public.price_list join public.clean_lengths using (kind) where price_from_cents is not null),
    'extras', (select coalesce(jsonb_agg(jsonb_build_object('key', key, 'price_cents', price_cents) order by key), '[]')
      from public.clean_extras),
    'ways', (select coalesce(jsonb_agg(jsonb_build_object('town', town, 'way_cents', way_cents) order by town), '[]')
      from public.price_ways))
$$;

-- What visitors may know of it: nothing, unless the owner publishes it.
create or replace function public.published_prices() returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.prices() from public.business_settings where prices_published
$$;

-- Null where the list has no price for this kind.
create or replace function private.estimate(of_type text, of_size integer, with_extras text[], of_suburb text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with clean as (
    select kind, sized.size, price_from_cents + greatest(0, sized.size - included_size)::bigint * per_unit_cents as cents
    from public.price_list join public.clean_lengths using (kind)
      cross join lateral (select coalesce(of_size, usual_size) as size) as sized
    where kind = private.kind_of(of_type) and price_from_cents is not null
  ), way as (
    select town, coalesce((select way_cents from public.price_ways where price_ways.town = gone.town), 0) as cents
    from (select private.town_of(of_suburb) as town) as gone where town is not null
  ), lines as (
    select jsonb_build_object('kind', 'clean', 'key', kind, 'size', size, 'amount_cents', cents) as line, 1 as place, '' as key
    from clean
    union all
    select jsonb_build_object('kind', 'extra', 'key', key, 'amount_cents', price_cents), 2, key collate "C"
    from public.clean_extras where key = any (with_extras) and price_cents is not null
    union all
    select jsonb_build_object('kind', 'way', 'key', town, 'amount_cents', cents), 3, '' from way
  )
  select jsonb_build_object(
    'lines', (select jsonb_agg(line order by place, key) from lines),
    'total_cents', (select sum((line ->> 'amount_cents')::bigint) from lines),
    'missing', (select coalesce(jsonb_agg(key order by key collate "C"), '[]') from public.clean_extras
        where key = any (with_extras) and price_cents is null)
      || case when not exists (select from way) and exists (select from public.price_ways where way_cents > 0)
        then '["way"]' else '[]'::jsonb end)
  from clean
$$;

-- Kept with a request as its sender saw it: what the browser reckoned does not count.
create or replace function private.keep_estimate(booking public.bookings, was public.bookings) returns public.bookings
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_client_acting() then
    booking.offers := private.offers_for(booking.service_type, booking.size);
    if (select prices_published from public.business_settings) then
      booking.estimate := private.estimate(booking.service_type, booking.size, booking.extras, booking.suburb);
    end if;
  end if;
  return booking;
end
$$;

grant execute on function public.published_prices to anon, authenticated, service_role;
