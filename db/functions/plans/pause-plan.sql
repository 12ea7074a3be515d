-- A plan rests from a day to a day, or ends. The visits of that time are called off without a letter for each.
create or replace function public.pause_plan(
  of_plan uuid, from_day date, to_day date, tell boolean default true, seen timestamptz default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  plan public.plans := private.open_plan(of_plan);
  called_off integer;
begin
  perform private.refuse_changed_plan(plan, seen);
  if (from_day <= to_day and to_day >= private.business_now()::date and to_day - from_day <= 730) is not true then
    perform private.refuse_plan('to_day', 'A pause begins before it ends, and ends after today.');
  end if;
  insert into public.plan_pauses (plan_id, from_day, to_day) values (of_plan, pause_plan.from_day, pause_plan.to_day)
  on conflict on constraint plan_pauses_pkey do update set to_day = excluded.to_day;
  called_off := private.call_off_visits(of_plan, from_day, to_day);
  perform private.make_visits_of(array[of_plan]);
  perform private.touch_plan(of_plan);
  if tell then
    perform private.tell_of_plan(of_plan, 'plan-paused', jsonb_build_object('fromDay', from_day, 'toDay', to_day));
  end if;
  return private.plan_answer(of_plan) || jsonb_build_object('cancelled', called_off);
end
$$;

-- Without a last day the pause is taken back as if it had not been.
create or replace function public.end_pause(
  of_plan uuid, from_day date, last_day date default null, tell boolean default true, seen timestamptz default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  plan public.plans := private.open_plan(of_plan);
  answer record;
begin
  perform private.refuse_changed_plan(plan, seen);
  if last_day >= from_day then
    update public.plan_pauses set to_day = last_day where plan_id = of_plan and plan_pauses.from_day = end_pause.from_day;
  else
    delete from public.plan_pauses where plan_id = of_plan and plan_pauses.from_day = end_pause.from_day;
  end if;
  answer := private.make_visits_of(array[of_plan]);
  perform private.touch_plan(of_plan);
  if tell then perform private.tell_of_plan(of_plan, 'plan-changed', '{}'); end if;
  return private.plan_answer(of_plan) || jsonb_build_object('made', answer.made);
end
$$;

-- The last day on which there may be a visit.
create or replace function public.end_plan(
  of_plan uuid, last_day date, tell boolean default true, seen timestamptz default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  plan public.plans := private.open_plan(of_plan);
  called_off integer;
begin
  perform private.refuse_changed_plan(plan, seen);
  if last_day < private.business_now()::date - 1 then
    perform private.refuse_plan('last_day', 'That day is past.');
  end if;
  update public.plans set until_day = last_day where id = of_plan;
  called_off := private.call_off_visits(of_plan, last_day + 1, 'infinity');
  perform private.make_visits_of(array[of_plan]);
  if tell then perform private.tell_of_plan(of_plan, 'plan-ended', jsonb_build_object('lastDay', last_day)); end if;
  return private.plan_answer(of_plan) || jsonb_build_object('cancelled', called_off);
end
$$;

-- Goes on after all: without an end, or to another.
create or replace function public.continue_plan(
  of_plan uuid, last_day date default null, tell boolean default true, seen timestamptz default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  plan public.plans := private.open_plan(of_plan);
  answer record;
begin
  perform private.refuse_changed_plan(plan, seen);
  update public.plans set until_day = last_day where id = of_plan;
  answer := private.make_visits_of(array[of_plan]);
  if tell then perform private.tell_of_plan(of_plan, 'plan-changed', '{}'); end if;
  return private.plan_answer(of_plan) || jsonb_build_object('made', answer.made);
end
$$;

-- Whatever would take place then. A visit that was moved there from another day is not made again on that day.
create or replace function private.call_off_visits(of_plan uuid, first_day date, last_day date) returns integer
language plpgsql volatile security definer set search_path = '' set app.by_plan = 'on' as $$
declare
  called_off integer;
begin
  insert into public.plan_skips (plan_id, plan_day, skipped_by)
  select of_plan, plan_day, auth.uid() from public.bookings
  where plan_id = of_plan and private.is_open(status) and started_at is null
    and service_date between greatest(first_day, private.business_now()::date) and last_day
    and plan_day not between first_day and last_day
  on conflict do nothing;
  update public.bookings set status = 'cancelled'
  where plan_id = of_plan and private.is_open(status) and started_at is null
    and service_date between greatest(first_day, private.business_now()::date) and last_day;
  get diagnostics called_off = row_count;
  return called_off;
end
$$;

grant execute on function public.pause_plan, public.end_pause, public.end_plan, public.continue_plan to authenticated;
