-- Money at a glance, in one question: what is open for staff, and what came in for admins. month: any day of the month that
-- is looked at; this one, where none is named or it has not begun.
create or replace function public.money_figures(month date default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := private.business_now()::date;
  shown date := date_trunc('month', least(coalesce(month, today), today))::date;
begin
  perform private.require_staff();
  return jsonb_build_object('today', today, 'month', to_char(shown, 'YYYY-MM'), 'open', private.open_by_age(today),
    'takings', case when auth.has_role('admin') then private.takings(shown, today) end);
end
$$;

create or replace function private.open_by_age(today date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_object_agg(age, jsonb_build_object('cents', coalesce(cents, 0), 'invoices', coalesce(invoices, 0)))
  from unnest(array['not-due', '1-14', '15-30', 'over-30']) as age
  left join (
    select private.age_of(due_on, today) as age, sum(open_cents) as cents, count(*) as invoices
    from public.service_invoices where open_cents > 0 group by 1
  ) as held using (age)
$$;

create or replace function private.age_of(due date, today date) returns text
language sql immutable as $$
  select case when due >= today then 'not-due' when due >= today - 14 then '1-14' when due >= today - 30 then '15-30'
    else 'over-30' end
$$;

-- Summed by day once, from the index alone: all else follows from some hundred days.
create or replace function private.takings(shown date, today date) returns jsonb
language sql stable security definer set search_path = '' as $$
  with span as (
    select (shown - interval '1 month')::date as last_month, (shown + interval '1 month')::date as after_shown,
      (date_trunc('month', today) - interval '11 months')::date as first_month
  ), by_day as materialized (
    select paid_on as day, sum(amount_cents) as cents from public.payments, span
    where taken_back_at is null and paid_on >= least(span.first_month, span.last_month) group by paid_on
  )
  select jsonb_build_object(
    'days', (select coalesce(jsonb_agg(to_jsonb(by_day) order by day), '[]') from by_day
      where day >= shown and day < span.after_shown),
    'last_days', (select coalesce(jsonb_agg(to_jsonb(by_day) order by day), '[]') from by_day
      where day >= span.last_month and day < shown),
    'months', (
      select coalesce(jsonb_agg(jsonb_build_object('month', month, 'cents', cents) order by month), '[]')
      from (select to_char(day, 'YYYY-MM') as month, sum(cents) as cents from by_day where day >= span.first_month group by 1) as sums),
    'coming', private.still_to_come(today),
    'services', private.came_in_by_service(shown),
    'clients', private.came_in_by_client(shown))
  from span
$$;

-- Until the month ends: cleans that are agreed at a price, on their day; cleans that are done and neither paid nor
-- invoiced; and what is open on invoices, on its due day. What should have come already comes today.
create or replace function private.still_to_come(today date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('day', day, 'cents', cents) order by day), '[]')
  from (
    select greatest(day, today) as day, sum(cents) as cents
    from (
      select service_date as day, price_cents as cents from public.bookings
      where status = 'confirmed' and service_date >= date_trunc('month', today)::date
        and service_date < (date_trunc('month', today) + interval '1 month')::date
      union all
      select service_date, price_cents from public.services
      where is_ours and status = 'completed' and payment_status <> 'paid' and invoice_id is null
        and service_date >= date_trunc('month', today)::date and service_date <= today
      union all
      select due_on, open_cents from public.service_invoices
      where open_cents > 0 and due_on < (date_trunc('month', today) + interval '1 month')::date
    ) as parts where cents > 0 group by 1
  ) as sums
$$;

-- What is paid on an invoice of several cleans is theirs in the proportion of their prices, to the cent.
create or replace function private.came_in_by_service(first_day date) returns jsonb
language sql stable security definer set search_path = '' as $$
  with paid as (
    select id, invoice_id, service_id, amount_cents from public.payments
    where taken_back_at is null and paid_on >= first_day and paid_on < (first_day + interval '1 month')::date
  ), cleans as (
    select paid.id as payment_id, paid.amount_cents, services.id, services.service_type,
      greatest(coalesce(services.price_cents, 0), 1)::numeric as weight
    from paid join public.services on services.invoice_id = paid.invoice_id
    union all
    select paid.id, paid.amount_cents, services.id, services.service_type, 1
    from paid join public.services on services.id = paid.service_id where paid.invoice_id is null
  ), shares as (
    select service_type, amount_cents, weight, sum(weight) over (partition by payment_id) as whole,
      sum(weight) over (partition by payment_id order by id) as reached
    from cleans
    union all
    select null, amount_cents, 1, 1, 1 from paid where not exists (select from cleans where payment_id = paid.id)
  )
  select coalesce(jsonb_agg(jsonb_build_object('service_type', service_type, 'cents', cents)
    order by cents desc, service_type), '[]')
  from (
    select service_type, sum(round(amount_cents * reached / whole) - round(amount_cents * (reached - weight) / whole)) as cents
    from shares group by 1
  ) as sums
$$;

-- The eight who brought most, then all others together, who have no name.
create or replace function private.came_in_by_client(first_day date) returns jsonb
language sql stable security definer set search_path = '' as $$
  with sums as (
    select customer_id, coalesce(case when customer_id is null then customer_name end, '') as kept_name, sum(amount_cents) as cents
    from public.payments
    where taken_back_at is null and paid_on >= first_day and paid_on < (first_day + interval '1 month')::date group by 1, 2
  ), placed as (
    select *, row_number() over (order by cents desc, customer_id, kept_name) as place from sums
  ), lines as (
    select placed.customer_id, coalesce(public.full_name(customers.first_name, customers.last_name), kept_name) as name, cents, place
    from placed left join public.customers on customers.id = placed.customer_id where place <= 8
    union all
    select null, null, sum(cents), 9 from placed where place > 8 having count(*) > 0
  )
  select coalesce(jsonb_agg(jsonb_build_object('customer_id', customer_id, 'name', name, 'cents', cents) order by place), '[]')
  from lines
$$;

grant execute on function public.money_figures to authenticated;
