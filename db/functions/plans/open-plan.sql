-- Whoever changes a plan holds it until the commit, and its coming visits. Always in this order, so that nobody waits in a
-- ring: the customer, the plan, its bookings, the days. To anyone but staff, and the client whose it is where they may act,
-- the plan is unknown.
create or replace function private.open_plan(wanted uuid, is_for_client boolean default false) returns public.plans
language plpgsql volatile security definer set search_path = '' as $$
declare
  plan public.plans;
begin
  perform from public.customers where id = (select customer_id from public.plans where id = wanted) for key share;
  select * into plan from public.plans
  where id = wanted and (auth.has_role('staff') or (is_for_client and private.is_own_plan(wanted))) for no key update;
  if plan.id is null then perform private.refuse_unknown_plan(); end if;
  perform from public.bookings where plan_id = wanted and private.is_open(status) order by id for no key update;
  return plan;
end
$$;

create or replace function private.is_own_plan(wanted uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.plans join public.client_profiles on client_profiles.customer_id = plans.customer_id
    where plans.id = wanted and client_profiles.user_id = auth.uid())
$$;

create or replace function private.refuse_unknown_plan() returns void
language plpgsql as $$
begin
  raise exception 'There is no such plan.'
    using errcode = 'P0001', detail = 'plan_not_found', hint = 'Reload the page.';
end
$$;

create or replace function private.refuse_changed_plan(plan public.plans, seen timestamptz) returns void
language plpgsql as $$
begin
  if plan.updated_at <> seen then
    raise exception 'Somebody has just changed this plan.'
      using errcode = 'P0001', detail = 'changed_meanwhile', hint = 'Look at it again.';
  end if;
end
$$;

create or replace function private.refuse_plan(field text, sentence text) returns void
language plpgsql as $$
begin
  raise exception '%', sentence using errcode = 'P0001', detail = 'validation_failed:' || field, hint = 'Please correct it.';
end
$$;

-- Newer by any change of its parts, so that screens see it.
create or replace function private.touch_plan(of_plan uuid) returns void
language sql volatile security definer set search_path = ''
as $$ update public.plans set updated_at = clock_timestamp() where id = of_plan $$;
