-- On which days a plan has its visits. domain/plan-days.ts reckons the same for the browser; a test holds them together.

-- The first to the fourth of that weekday in the day's month, or with 5 the last.
create or replace function private.nth_weekday(in_month_of date, weekday integer, nth integer) returns date
language sql immutable parallel safe as $$
  select case when nth = 5 then last - (extract(isodow from last)::integer - weekday + 7) % 7
    else first + (weekday - extract(isodow from first)::integer + 7) % 7 + 7 * (nth - 1) end
  from (select first, (first + interval '1 month')::date - 1 as last
    from (select date_trunc('month', in_month_of::timestamp)::date as first) as begins) as month
$$;

-- The first day of such a rhythm that is not before this one.
create or replace function private.first_rhythm_day(rhythm text, weekday integer, nth integer, from_day date) returns date
language sql immutable parallel safe as $$
  select case when rhythm <> 'monthly' then from_day + (weekday - extract(isodow from from_day)::integer + 7) % 7
    else (select min(found) from private.nth_weekday(from_day, weekday, nth) as this,
      private.nth_weekday((from_day + interval '1 month')::date, weekday, nth) as next,
      unnest(array[this, next]) as found where found >= from_day) end
$$;

create or replace function private.rhythm_days(rhythm text, first_day date, nth integer, from_day date, to_day date)
returns setof date
language sql immutable parallel safe as $$
  select first_day + step * count
  from (select case rhythm when 'weekly' then 7 when 'two-weeks' then 14 when 'four-weeks' then 28 end as step) as steps,
    generate_series(greatest(0, ceil((from_day - first_day)::numeric / step)::integer),
      floor((to_day - first_day)::numeric / step)::integer) as count
  union all
  select day from generate_series(date_trunc('month', greatest(first_day, from_day)::timestamp), to_day::timestamp, interval '1 month') as month,
    private.nth_weekday(month::date, extract(isodow from first_day)::integer, nth) as day
  where rhythm = 'monthly' and day between greatest(first_day, from_day) and to_day
$$;

-- Each day of the plan from its start to its end, with how the plan is on that day. Pauses and skips are not taken off.
create or replace function private.plan_days(of_plan uuid, from_day date, to_day date)
returns table (plan_day date, shape public.plan_shapes)
language sql stable security definer set search_path = '' as $$
  with shapes as (
    select shape, (shape).from_day as begins, lead((shape).from_day) over (order by (shape).from_day) as next_begins
    from (select shape from public.plan_shapes as shape where plan_id = of_plan) as known
  )
  select day, shapes.shape from public.plans, shapes, private.rhythm_days(
    (shapes.shape).rhythm, (shapes.shape).first_day, (shapes.shape).nth,
    greatest(plan_days.from_day, plans.from_day, shapes.begins), least(to_day, plans.until_day, shapes.next_begins - 1)) as day
  where plans.id = of_plan
$$;

-- How the plan is on a day; before its first, as on its first.
create or replace function private.shape_at(of_plan uuid, day date) returns public.plan_shapes
language sql stable security definer set search_path = '' as $$
  select shape from public.plan_shapes as shape where plan_id = of_plan
  order by from_day <= day desc, case when from_day <= day then day - from_day else from_day - day end limit 1
$$;

create or replace function private.plan_price_at(of_plan uuid, day date) returns bigint
language sql stable security definer set search_path = '' as $$
  select price_cents from public.plan_prices where plan_id = of_plan
  order by from_day <= day desc, case when from_day <= day then day - from_day else from_day - day end limit 1
$$;

-- Why the whole day is closed; hours are another matter.
create or replace function private.closed_name(wanted_day date) returns text
language sql stable security definer set search_path = '' as $$
  select case when overrides.day is null then private.why_day_closed(wanted_day)
    when not is_open then coalesce(overrides.reason, 'Closed') end
  from (select) as one left join public.day_overrides as overrides on overrides.day = wanted_day
$$;

-- Where a visit may go whose day is closed: the next days, the nearest first, then those before.
create or replace function private.days_beside(closed_day date) returns date[]
language sql immutable parallel safe
as $$ select array[closed_day + 1, closed_day + 2, closed_day + 3, closed_day - 1, closed_day - 2, closed_day - 3] $$;

create or replace function private.is_paused(of_plan uuid, day date) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.plan_pauses where plan_id = of_plan and day between from_day and to_day)
$$;
