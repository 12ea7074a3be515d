-- Each visit to come from that day on goes to its new day. A visit whose day stays keeps it; the others follow in order, so
-- that each keeps its booking and its private link. What the new rhythm has no day for is called off, what finds no place
-- goes to the list.
create or replace function private.rework_visits(of_plan uuid, from_plan_day date, moved uuid[]) returns jsonb
language plpgsql volatile security definer set search_path = '' set app.by_plan = 'on' as $$
declare
  plan public.plans;
  open record;
  changed integer := 0;
  cancelled integer := 0;
  pairs jsonb := private.pair_visits(of_plan, from_plan_day);
  waiting uuid[] := array(select (pair ->> 'id')::uuid from jsonb_array_elements(pairs) as pair);
  has_moved boolean;
  made record;
begin
  select * into plan from public.plans where id = of_plan;
  perform private.lock_days_of(array[of_plan], array(select (pair ->> 'service_date')::date from jsonb_array_elements(pairs) as pair)
    || array(select unnest(array[day] || private.days_beside(day)) from (select (pair ->> 'day')::date as day from jsonb_array_elements(pairs) as pair) as days where day is not null));
  -- One may have to wait until another has left its place.
  while cardinality(waiting) > 0 loop
    has_moved := false;
    for open in select (pair ->> 'id')::uuid as id, (pair ->> 'day')::date as day from jsonb_array_elements(pairs) as pair
      where (pair ->> 'id')::uuid = any (waiting) order by pair ->> 'day' nulls first
    loop
      if open.day is null then
        update public.bookings set status = 'cancelled' where id = open.id;
        cancelled := cancelled + 1;
      else
        continue when not private.move_visit(plan, open.id, open.day, open.id = any (moved));
        changed := changed + 1;
      end if;
      has_moved := true;
      waiting := array_remove(waiting, open.id);
    end loop;
    if not has_moved then
      -- It is in nobody's way but stands where it cannot go on: the list for staff takes it.
      update public.bookings set status = 'cancelled' where id = waiting[1];
      waiting := waiting[2:];
    end if;
  end loop;
  made := private.make_visits_of(array[of_plan]);
  return jsonb_build_object('changed', changed, 'kept', cardinality(moved), 'cancelled', cancelled, 'made', made.made);
end
$$;

create or replace function private.pair_visits(of_plan uuid, from_plan_day date) returns jsonb
language sql stable security definer set search_path = '' as $$
  with visits as (
    select id, plan_day, service_date from public.bookings
    where plan_id = of_plan and plan_day >= from_plan_day and private.is_open(status) and started_at is null
      and service_date + private.clock_of(start_minute)::time > private.business_now()
  ), days as (
    select days.plan_day from private.plan_days(of_plan, greatest(from_plan_day, private.business_now()::date),
      greatest(private.last_visit_day(), (select max(plan_day) from visits))) as days
    where days.plan_day + private.clock_of((days.shape).start_minute)::time > private.business_now()
      and not exists (select from public.plan_skips where plan_id = of_plan and plan_skips.plan_day = days.plan_day)
      and not private.is_paused(of_plan, days.plan_day)
      and not exists (select from public.bookings where plan_id = of_plan and bookings.plan_day = days.plan_day
        and (status = 'completed' or (status <> 'cancelled' and id not in (select id from visits))))
  ), others as (
    select id, service_date, row_number() over (order by plan_day) as place from visits where plan_day not in (select plan_day from days)
  ), free_days as (
    select plan_day, row_number() over (order by plan_day) as place from days where plan_day not in (select plan_day from visits)
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'day', day, 'service_date', service_date) order by day), '[]') from (
    select visits.id, visits.plan_day as day, service_date from visits join days on days.plan_day = visits.plan_day
    union all
    select others.id, free_days.plan_day, service_date from others left join free_days on free_days.place = others.place
  ) as paired
$$;

-- False while its new place is not free. One that was moved by hand stays where it is, as long as it fits there.
create or replace function private.move_visit(plan public.plans, visit uuid, day date, is_kept boolean) returns boolean
language plpgsql volatile security definer set search_path = '' set app.placed = 'on' as $$
declare
  shape public.plan_shapes;
  booking public.bookings;
  place record;
begin
  if exists (select from public.bookings where plan_id = plan.id and plan_day = day and status <> 'cancelled' and id <> visit) then
    return false;
  end if;
  select * into booking from public.bookings where id = visit;
  select (days.shape).* into shape from private.plan_days(plan.id, day, day) as days;
  -- One at an address of its own is in a suburb of its own.
  if booking.address <> plan.address then plan.suburb := booking.suburb; end if;
  if is_kept and private.keep_moved_visit(booking, plan, shape, day) then return true; end if;
  place := private.place_of_visit(plan, shape, day, visit);
  if place.service_date is null then return false; end if;
  update public.bookings set plan_day = day, service_date = place.service_date, start_minute = shape.start_minute,
    crew_id = shape.crew_id, minutes = shape.minutes, size = shape.size, extras = shape.extras,
    service_type = private.type_of_visit(plan, shape), suburb = plan.suburb
  where id = visit;
  return true;
end
$$;

-- What is cleaned follows the plan, and its length with that; false where it would then hit something.
create or replace function private.keep_moved_visit(booking public.bookings, plan public.plans, shape public.plan_shapes, day date)
returns boolean
language plpgsql volatile security definer set search_path = '' set app.placed = 'on' as $$
declare
  type text := private.type_of_visit(plan, shape);
  is_other boolean := (booking.service_type, booking.size, booking.extras) is distinct from (type, shape.size, shape.extras);
  new_minutes integer := case when is_other then shape.minutes else booking.minutes end;
begin
  if (new_minutes > booking.minutes or booking.suburb is distinct from plan.suburb) and exists (select from private.stretch_hits(
    booking.crew_id, booking.service_date, booking.start_minute, new_minutes, plan.suburb, booking.id))
  then return false; end if;
  update public.bookings set plan_day = day, minutes = new_minutes, size = shape.size, extras = shape.extras,
    service_type = type, suburb = plan.suburb
  where id = booking.id;
  return true;
end
$$;
