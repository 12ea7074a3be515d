-- One letter for all the visits of a plan. Null where there is no address: nobody is told by themselves then.
create or replace function private.tell_of_plan(of_plan uuid, template text, facts jsonb) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  address text := private.plan_email(of_plan);
  next_visit uuid;
begin
  if address is null then return null; end if;
  select id into next_visit from public.bookings
  where plan_id = of_plan and status = 'confirmed' and service_date >= private.business_now()::date
  order by service_date, start_minute limit 1;
  return public.queue_mail(template, address, private.plan_facts(of_plan) || facts
    || case when next_visit is null then '{}' else jsonb_build_object('manageToken', public.make_manage_token(next_visit)) end);
end
$$;

create or replace function private.plan_email(of_plan uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(customers.email, (select users.email from public.client_profiles join auth.users on users.id = client_profiles.user_id
    where client_profiles.customer_id = customers.id and users.email_confirmed_at is not null order by client_profiles.created_at limit 1))
  from public.plans join public.customers on customers.id = plans.customer_id where plans.id = of_plan
$$;

-- What a letter tells of a plan: how it is at its next visit, and the next few days.
create or replace function private.plan_facts(of_plan uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', plans.id, 'serviceType', private.type_of_visit(plans, shape),
    'name', public.full_name(customers.first_name, customers.last_name),
    'rhythm', shape.rhythm, 'weekday', extract(isodow from shape.first_day), 'nth', shape.nth,
    'startMinute', shape.start_minute, 'minutes', shape.minutes, 'untilDay', plans.until_day,
    'priceNowCents', private.plan_price_at(of_plan, greatest(private.business_now()::date, plans.from_day)),
    'visits', (select coalesce(jsonb_agg(jsonb_build_object('day', service_date, 'startMinute', start_minute) order by service_date, start_minute), '[]')
      from (select service_date, start_minute from public.bookings where plan_id = of_plan and private.is_open(status)
        and service_date >= private.business_now()::date order by service_date, start_minute limit 4) as coming))
  from public.plans join public.customers on customers.id = plans.customer_id,
    private.shape_at(of_plan, private.shown_day(plans)) as shape
  where plans.id = of_plan
$$;
