-- A plan as screens show it: to staff in the customer's panel and on its own card, to clients on their dashboard.

-- The day as of which a plan is described: the next visit's, so that a change to come shows when it counts.
create or replace function private.shown_day(plan public.plans) returns date
language sql stable security definer set search_path = ''
as $$ select greatest(private.business_now()::date, plan.from_day) $$;

-- Each visit from that day on, twelve weeks ahead. With done ones before, as many as asked for.
create or replace function private.plan_visits(of_plan uuid, since date, is_for_client boolean default false) returns jsonb
language sql stable security definer set search_path = '' set jit = off as $$
  with days as (
    select days.plan_day, days.shape from private.plan_days(of_plan, since, private.last_visit_day()) as days
  ), visits as (
    select * from public.bookings where plan_id = of_plan and status <> 'cancelled' and (plan_day >= since or service_date >= since)
  ), rows as (
    select coalesce(days.plan_day, visits.plan_day) as plan_day, visits as visit, visits.id as booking_id,
      coalesce(days.shape, private.shape_at(of_plan, visits.plan_day)) as shape, skips, open.reason as unplaced,
      private.is_paused(of_plan, coalesce(days.plan_day, visits.plan_day)) as is_paused,
      private.closed_name(coalesce(days.plan_day, visits.plan_day)) as closed
    from days full join visits on visits.plan_day = days.plan_day
      left join public.plan_skips as skips on skips.plan_id = of_plan and skips.plan_day = coalesce(days.plan_day, visits.plan_day)
      left join public.plan_unplaced as open on open.plan_id = of_plan and open.plan_day = coalesce(days.plan_day, visits.plan_day)
  ), told as (
    select *, case
      when (visit).status = 'completed' then 'done'
      when booking_id is not null and ((visit).service_date, (visit).start_minute) is distinct from (plan_day, (shape).start_minute) then 'moved'
      when booking_id is not null then 'coming'
      when (skips).plan_id is not null then 'skipped'
      when is_paused then 'paused'
      when unplaced is not null then 'unplaced'
      when closed is not null then 'skipped'
      when plan_day >= private.business_now()::date then 'unplaced' end as state
    from rows
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'plan_day', plan_day, 'booking_id', booking_id, 'state', state,
    'service_date', coalesce((visit).service_date, plan_day), 'start_minute', coalesce((visit).start_minute, (shape).start_minute),
    'service_time', coalesce((visit).service_time, private.slot_at((shape).start_minute)),
    'minutes', coalesce((visit).minutes, (shape).minutes), 'crew_id', coalesce((visit).crew_id, (shape).crew_id),
    'status', (visit).status, 'updated_at', (visit).updated_at,
    'price_cents', coalesce((visit).price_cents, private.plan_price_at(of_plan, plan_day)),
    'full_price_cents', coalesce((visit).full_price_cents, private.plan_price_at(of_plan, plan_day)),
    'moved_from', case when state = 'moved' and (visit).service_date <> plan_day then plan_day end,
    'skipped_by', case when (skips).by_client then 'client' when (skips).plan_id is not null then 'office' end,
    'skipped_at', (skips).skipped_at,
    -- Of a holiday its name, of what has no place a code.
    'closed', case when state in ('moved', 'skipped', 'unplaced') then closed end,
    'reason', case when state = 'unplaced' and not is_for_client then coalesce(unplaced, 'not_possible') end
  ) order by coalesce((visit).service_date, plan_day), plan_day), '[]')
  from told where state is not null
$$;

create or replace function private.visit_of(of_plan uuid, of_day date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select visit from jsonb_array_elements(private.plan_visits(of_plan, of_day, private.is_client_acting())) as visit
  where visit ->> 'plan_day' = of_day::text
$$;

create or replace function private.plan_json(plan public.plans) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.pick(to_jsonb(plan), 'id customer_id address suburb special_instructions on_closed from_day until_day updated_at')
  || jsonb_build_object(
    'state', case when plan.until_day < private.business_now()::date then 'ended'
      when private.is_paused(plan.id, private.business_now()::date) then 'paused' else 'running' end,
    'price_cents', private.plan_price_at(plan.id, private.shown_day(plan)),
    'next_price', (select jsonb_build_object('price_cents', price_cents, 'from_day', from_day) from public.plan_prices
      where plan_id = plan.id and from_day > private.shown_day(plan) order by from_day limit 1),
    'pauses', (select coalesce(jsonb_agg(jsonb_build_object('from_day', from_day, 'to_day', to_day) order by from_day), '[]')
      from public.plan_pauses where plan_id = plan.id and to_day >= private.business_now()::date),
    'next_visit', (select jsonb_build_object('booking_id', id, 'service_date', service_date, 'service_time', service_time, 'start_minute', start_minute)
      from public.bookings where plan_id = plan.id and private.is_open(status) and service_date >= private.business_now()::date
      order by service_date, start_minute limit 1)
  ) || private.shape_json(private.shape_at(plan.id, private.shown_day(plan)))
$$;

create or replace function private.shape_json(shape public.plan_shapes) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.pick(to_jsonb(shape), 'rhythm nth first_day start_minute minutes size extras crew_id') || jsonb_build_object(
    'service_type', coalesce(shape.service_type, (select service_type from public.plans where id = shape.plan_id)),
    'weekday', extract(isodow from shape.first_day), 'crew_name', (select name from public.crews where id = shape.crew_id))
$$;

create or replace function public.customer_plans(for_customer uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.plan_json(plans) || jsonb_build_object('unplaced',
    (select count(*) from public.plan_unplaced where plan_id = plans.id)) order by plans.created_at, plans.id), '[]')
  from public.plans where customer_id = for_customer and (select auth.has_role('staff'))
$$;

-- Null to anyone but staff. Done visits of the last eight weeks are shown with it, and how many there are in all.
create or replace function public.plan_card(of_plan uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.plan_json(plans) || jsonb_build_object(
    'customer', (select jsonb_build_object('id', customers.id, 'name', public.full_name(first_name, last_name), 'phone', phone,
      'email', private.plan_email(of_plan), 'address', customers.address) from public.customers where id = plans.customer_id),
    'visits', private.plan_visits(of_plan, private.business_now()::date - 56),
    'done', (select count(*) from public.bookings where plan_id = of_plan and status = 'completed'),
    -- Changes that are agreed on and do not count yet.
    'changes', (select coalesce(jsonb_agg(jsonb_build_object('from_day', shapes.from_day) || private.shape_json(shapes) order by shapes.from_day), '[]')
      from public.plan_shapes as shapes where plan_id = of_plan and shapes.from_day > private.shown_day(plans)),
    'pauses', (select coalesce(jsonb_agg(jsonb_build_object('from_day', from_day, 'to_day', to_day) order by from_day), '[]')
      from public.plan_pauses where plan_id = of_plan and to_day >= private.business_now()::date - 56),
    'prices', (select coalesce(jsonb_agg(jsonb_build_object('from_day', prices.from_day, 'price_cents', price_cents, 'told_at', told_at,
        'told_how', told_how, 'mail_status', mails.status, 'mail_to', mails.recipient) order by prices.from_day), '[]')
      from public.plan_prices as prices left join public.mail_outbox as mails on mails.id = prices.mail_id where plan_id = of_plan))
  from public.plans where id = of_plan and (select auth.has_role('staff'))
$$;

-- What found no place, for staff: until it has one, is skipped, or the plan no longer wants it.
create or replace function public.unplaced_visits() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'plan_id', open.plan_id, 'plan_day', open.plan_day, 'reason', open.reason, 'tried_at', open.tried_at,
    'closed', private.closed_name(open.plan_day),
    'customer_id', plans.customer_id, 'name', public.full_name(customers.first_name, customers.last_name),
    'phone', customers.phone, 'suburb', plans.suburb,
    'price_cents', private.plan_price_at(open.plan_id, open.plan_day)
  ) || private.shape_json(private.shape_at(open.plan_id, open.plan_day)) order by open.plan_day, open.plan_id), '[]')
  from (select * from public.plan_unplaced where (select auth.has_role('staff')) order by plan_day, plan_id limit 200) as open
    join public.plans on plans.id = open.plan_id join public.customers on customers.id = plans.customer_id
$$;

-- Of whoever is signed in, as a client: what concerns them, without what the office plans with.
create or replace function public.own_plans() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.plan_json(plans) - array['customer_id', 'crew_id', 'crew_name'] || jsonb_build_object(
    'visits', private.plan_visits(plans.id, private.business_now()::date, true)) order by plans.created_at, plans.id), '[]')
  from public.plans
  where customer_id in (select customer_id from public.client_profiles where user_id = auth.uid())
    and (until_day is null or until_day >= private.business_now()::date)
$$;

grant execute on function public.customer_plans, public.plan_card, public.unplaced_visits, public.own_plans to authenticated;
