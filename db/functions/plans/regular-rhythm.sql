-- How often we come to a customer, for the office; null without a plan that goes on. Asked for as a column of customers.
create or replace function public.regular_rhythm(customer public.customers) returns text
language sql stable security definer set search_path = '' as $$
  select (private.shape_at(plans.id, private.business_now()::date)).rhythm from public.plans
  where customer_id = customer.id and coalesce(until_day, 'infinity') >= private.business_now()::date
    and (select auth.has_role('staff'))
  order by created_at, id limit 1
$$;

grant execute on function public.regular_rhythm to authenticated, service_role;
