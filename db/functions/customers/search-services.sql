-- The service history: search by customer or type, filter by status, payment and date, page by page, and the totals of
-- what is filtered. Past row level security like search-customers.sql, and for the same reason; whose rows they are
-- stands in visible_services. after is the last row of the page before, or null.
create or replace function public.search_services(
  words text default '', wanted_status text default null, wanted_payment text default null,
  from_day date default null, to_day date default null, after jsonb default null, page_size integer default 25
) returns table (
  id uuid, customer_id uuid, booking_id uuid, service_type text, service_date date, price numeric, payment_status text,
  payment_method text, notes text, duration_minutes integer, status text, updated_at timestamptz,
  first_name text, last_name text, phone text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  found_ids uuid[] := private.customers_found(words);
begin
  return query execute format($listing$
    with page as (
      select * from public.services where %s order by service_date desc, id desc limit %s
    )
    select page.id, page.customer_id, page.booking_id, page.service_type, page.service_date, page.price,
      page.payment_status, page.payment_method, page.notes, page.duration_minutes, page.status, page.updated_at,
      case when page.customer_id is null then page.customer_name else who.first_name end::text, who.last_name::text, who.phone
    from page left join (select * from public.customers where %s) as who on who.id = page.customer_id
    order by page.service_date desc, page.id desc
  $listing$,
    concat_ws(' and ',
      private.services_wanted(words, wanted_status, wanted_payment, from_day, to_day, cardinality(found_ids)),
      case when after is not null then format('(service_date, id) < (%L::date, %L::uuid)', after ->> 'service_date', after ->> 'id') end),
    least(greatest(page_size, 1), 101),
    private.visible_customers())
  using found_ids;
end
$$;

create or replace function public.service_totals(
  words text default '', wanted_status text default null, wanted_payment text default null,
  from_day date default null, to_day date default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found_ids uuid[] := private.customers_found(words);
  totals jsonb;
begin
  -- Cancelled services are counted and earn nothing.
  execute format($adding$
    select jsonb_build_object('services', count(*),
      'price', coalesce(sum(price) filter (where status <> 'cancelled'), 0),
      'paid', coalesce(sum(price) filter (where status <> 'cancelled' and payment_status = 'paid'), 0))
    from public.services where %s
  $adding$, private.services_wanted(words, wanted_status, wanted_payment, from_day, to_day, cardinality(found_ids)))
  into totals using found_ids;
  return totals;
end
$$;

-- The one place that says which services a caller of these functions sees: staff those of the business, anyone else
-- those they entered.
create or replace function private.visible_services() returns text
language sql stable security definer set search_path = '' as $$
  select case when auth.has_role('staff') then 'is_ours' else format('user_id is not null and user_id = %L and not is_ours', auth.uid()) end
$$;

-- The customers that match the words. If more match than these, the newest services are soon found one by one.
create or replace function private.customers_found(words text) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  texts_match text := private.texts_match(words);
  found_ids uuid[];
begin
  if texts_match is null then return '{}'; end if;
  execute format('select array(select id from public.customers where %s and %s limit 1001)',
    private.visible_customers(), texts_match) into found_ids;
  return found_ids;
end
$$;

create or replace function private.services_wanted(
  words text, wanted_status text, wanted_payment text, from_day date, to_day date, found_count integer
) returns text
language sql stable security definer set search_path = '' as $$
  select concat_ws(' and ', private.visible_services(),
    case when wanted_status is not null then format('status = %L', wanted_status) end,
    case when wanted_payment is not null then format('payment_status = %L', wanted_payment) end,
    case when from_day is not null then format('service_date >= %L', from_day) end,
    case when to_day is not null then format('service_date <= %L', to_day) end,
    case when private.texts_match(words) is not null then '(' || concat_ws(' or ',
      case when found_count <= 1000 then 'customer_id = any ($1)'
        else format('customer_id in (select customers.id from public.customers where %s and %s)',
          private.visible_customers(), private.texts_match(words)) end,
      -- Whose customer was deleted.
      format('(customer_id is null and %s)', (
        select string_agg(format(''' '' || private.plain_text(customer_name) || '' '' like %L', private.word_pattern(word)), ' and ')
        from unnest(private.searched_words(words)) as word)),
      -- Left out where no type is meant: beside an "or" the index of the customers would lie idle.
      case when private.types_found(words) <> '{}' then format('service_type = any (%L)', private.types_found(words)) end
    ) || ')' end)
$$;

-- 'carpet' and 'post-constr' name a type as the office writes it.
create or replace function private.types_found(words text) returns text[]
language sql immutable as $$
  select coalesce(array_agg(type), '{}') from unnest(array[
    'residential-cleaning', 'deep-cleaning', 'carpet-cleaning', 'commercial-cleaning', 'window-cleaning', 'post-construction'
  ]) as type
  where length(trim(words)) > 2
    and position(replace(private.plain_text(trim(words)), '-', ' ') in replace(type, '-', ' ')) > 0
$$;

grant execute on function public.search_services, public.service_totals to authenticated;
