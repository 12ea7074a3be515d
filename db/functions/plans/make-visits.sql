-- Makes the visits of plans ahead, a rolling twelve weeks, each once: the plan's row is held while its visits are made, and
-- the table refuses a second one for a plan and day. It is safe to run at any time, twice at once, and after a crash.
create or replace function private.weeks_ahead() returns integer
language sql immutable parallel safe
as $$ select 12 $$;

create or replace function private.last_visit_day() returns date
language sql stable security definer set search_path = ''
as $$ select private.business_now()::date + 7 * private.weeks_ahead() $$;

-- For the server, each hour: some plans at a time, so that nobody waits long for a day. Answers how many plans it looked at.
create or replace function public.make_visits(most integer default 20) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  due uuid[];
begin
  -- Nobody waits here: whoever changes a plan makes its visits, and whoever merges two customers holds both.
  due := array(
    select plans.id from public.plans join public.customers on customers.id = plans.customer_id
    where (until_day is null or until_day >= private.business_now()::date)
      and not exists (select from private.plan_rounds as rounds where rounds.plan_id = plans.id
        and made_until = private.last_visit_day() and (tried_at between now() - interval '50 minutes' and now()
          or not exists (select from public.plan_unplaced as open where open.plan_id = plans.id and open.plan_day >= private.business_now()::date)))
    order by plans.id limit most
    for no key update of plans skip locked for key share of customers skip locked);
  perform private.make_visits_of(due);
  return cardinality(due);
end
$$;

-- The caller holds the plans. Answers how many visits were made and how many found no place.
create or replace function private.make_visits_of(plan_ids uuid[], out made integer, out unplaced integer)
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- Plan and day of each that found no place.
  failed text[] := '{}';
  missing record;
  trouble text;
begin
  made := 0;
  unplaced := 0;
  perform private.lock_days_of(plan_ids, '{}');
  for missing in select found.* from unnest(plan_ids) as wanted, private.missing_visits(wanted) as found
    -- What has to give way to a holiday takes no place from whom that day belongs to.
    order by private.closed_name(found.plan_day) is not null, found.plan_day, found.plan_id
  loop
    trouble := private.make_visit(missing.plan_id, missing.plan_day, missing.shape);
    if trouble = 'made' then made := made + 1; end if;
    continue when trouble in ('made', 'left_out');
    unplaced := unplaced + 1;
    failed := failed || concat(missing.plan_id, missing.plan_day);
    insert into public.plan_unplaced (plan_id, plan_day, reason) values (missing.plan_id, missing.plan_day, trouble)
    on conflict (plan_id, plan_day) do update set reason = excluded.reason, tried_at = excluded.tried_at;
  end loop;
  -- What has a place by now, or is no longer wanted. What was missed stays until somebody has looked at it.
  delete from public.plan_unplaced as open where open.plan_id = any (plan_ids)
    and concat(open.plan_id, open.plan_day) <> all (failed)
    and (open.plan_day > private.business_now()::date or private.is_visit_settled(open.plan_id, open.plan_day));
  insert into private.plan_rounds as rounds (plan_id, made_until) select wanted, private.last_visit_day() from unnest(plan_ids) as wanted
  on conflict (plan_id) do update set made_until = excluded.made_until, tried_at = excluded.tried_at;
end
$$;

-- Days by the rhythm that lie ahead and have no visit, though they should.
create or replace function private.missing_visits(of_plan uuid)
returns table (plan_id uuid, plan_day date, shape public.plan_shapes)
language sql stable security definer set search_path = '' as $$
  select of_plan, days.plan_day, days.shape
  from private.plan_days(of_plan, private.business_now()::date, private.last_visit_day()) as days
  where days.plan_day + private.clock_of((days.shape).start_minute)::time > private.business_now()
    and not private.is_visit_settled(of_plan, days.plan_day)
$$;

-- There is a visit for that day, or there is to be none.
create or replace function private.is_visit_settled(of_plan uuid, day date) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.bookings where plan_id = of_plan and plan_day = day and status <> 'cancelled')
    or exists (select from public.plan_skips where plan_id = of_plan and plan_day = day)
    or private.is_paused(of_plan, day)
$$;

-- Every day on which a missing visit of these plans may land, in order, so that two who write many bookings never wait in a
-- ring; and whatever other days the caller is about to write to.
create or replace function private.lock_days_of(plan_ids uuid[], others date[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  day date;
begin
  for day in
    select distinct wanted from (
      select unnest(others)
      union all
      select unnest(case when private.closed_name(plan_day) is null then array[plan_day] else private.days_beside(plan_day) end)
      from unnest(plan_ids) as one, private.missing_visits(one)
    ) as days (wanted) where wanted is not null order by wanted
  loop
    perform pg_advisory_xact_lock(727301, day - date '2000-01-01');
  end loop;
end
$$;

-- 'made', 'left_out' where the plan leaves closed days out, or why there is no place.
create or replace function private.make_visit(of_plan uuid, day date, shape public.plan_shapes) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  plan public.plans;
  place record;
  code text;
begin
  select * into plan from public.plans where id = of_plan;
  place := private.place_of_visit(plan, shape, day, null);
  if place.service_date is null then return coalesce(place.reason, 'left_out'); end if;
  perform private.insert_visit(plan, day, shape, place.service_date);
  return 'made';
exception when raise_exception or exclusion_violation then
  -- One plan that cannot be (an extra that is gone) does not keep the others from theirs.
  get stacked diagnostics code = pg_exception_detail;
  return case when code in ('slot_taken', 'crew_off', 'ends_too_late', 'day_closed') then code else 'not_possible' end;
end
$$;

create or replace function private.insert_visit(
  plan public.plans, day date, shape public.plan_shapes, on_day date, overbook_reason text default null
) returns uuid
language plpgsql volatile security definer set search_path = '' set app.by_plan = 'on' as $$
declare
  visit uuid;
begin
  insert into public.bookings (customer_id, user_id, client_profile_id, service_type, size, extras, service_date, service_time,
    address, suburb, special_instructions, status, price, minutes, crew_id, start_minute, plan_id, plan_day, overbooked_reason)
  select plan.customer_id, account.user_id, account.id, private.type_of_visit(plan, shape), shape.size, shape.extras, on_day,
    private.slot_at(shape.start_minute), plan.address, plan.suburb, plan.special_instructions, 'confirmed',
    private.plan_price_at(plan.id, day) / 100.0, shape.minutes, shape.crew_id, shape.start_minute, plan.id, day, overbook_reason
  from (select) as one left join lateral (select user_id, id from public.client_profiles
    where customer_id = plan.customer_id order by created_at, id limit 1) as account on true
  on conflict (plan_id, plan_day) where status <> 'cancelled' do nothing
  returning id into visit;
  return visit;
end
$$;

-- The day itself; where that is closed, the nearest open day on which it fits, if the plan moves its visits. Always with the
-- plan's team and start: what does not fit so is for the office to place.
create or replace function private.place_of_visit(
  plan public.plans, shape public.plan_shapes, day date, besides uuid, out service_date date, out reason text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  is_closed boolean := private.closed_name(day) is not null;
  tried date;
  trouble text;
begin
  if is_closed and plan.on_closed = 'skip' then return; end if;
  if is_closed then reason := 'day_closed'; end if;
  foreach tried in array case when is_closed then private.days_beside(day) else array[day] end loop
    continue when tried + private.clock_of(shape.start_minute)::time <= private.business_now();
    -- Two visits on one day help nobody.
    continue when is_closed and exists (select from public.bookings as others where others.plan_id = plan.id
      and others.service_date = tried and others.status <> 'cancelled' and others.id is distinct from besides);
    trouble := private.visit_trouble(plan, shape, tried, besides);
    if trouble is null then
      service_date := tried;
      reason := null;
      return;
    end if;
    if not is_closed then reason := trouble; end if;
  end loop;
  reason := coalesce(reason, 'not_possible');
end
$$;

create or replace function private.visit_trouble(plan public.plans, shape public.plan_shapes, day date, besides uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when private.why_closed(day, private.slot_at(shape.start_minute)) is not null then 'day_closed'
    else (select case hit when 'booking' then 'slot_taken' when 'crew_off' then 'crew_off' else 'ends_too_late' end
      from private.stretch_hits(shape.crew_id, day, shape.start_minute, shape.minutes, plan.suburb, besides)
      order by hit = 'booking' desc limit 1) end
$$;

grant execute on function public.make_visits to backend;
