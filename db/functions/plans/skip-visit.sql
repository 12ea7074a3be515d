-- Leaves one visit of a plan out, or takes that back. Staff at any time; the client under the rule of so many hours.
create or replace function public.skip_visit(of_plan uuid, of_day date) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  plan public.plans := private.open_plan(of_plan, is_for_client => true);
  visit public.bookings;
begin
  select * into visit from public.bookings where plan_id = of_plan and plan_day = of_day and status <> 'cancelled';
  if private.is_client_acting() and visit.id is null then perform private.refuse_late_day(of_plan, of_day); end if;
  if visit.id is not null and private.is_client_acting() then perform private.refuse_late_change(visit); end if;
  if visit.status = 'completed' then
    perform private.refuse('booking_closed', 'This clean is completed.', 'Reload the plan.');
  end if;
  perform private.refuse_other_day(of_plan, of_day);
  -- What is cancelled is skipped: keep_visit_skipped.
  update public.bookings set status = 'cancelled' where id = visit.id;
  insert into public.plan_skips (plan_id, plan_day, skipped_by, by_client)
  values (of_plan, of_day, auth.uid(), private.is_client_acting()) on conflict do nothing;
  delete from public.plan_unplaced where plan_id = of_plan and plan_day = of_day;
  perform private.touch_plan(of_plan);
  return private.visit_of(of_plan, of_day);
end
$$;

create or replace function public.take_back_skip(of_plan uuid, of_day date) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  plan public.plans := private.open_plan(of_plan, is_for_client => true);
begin
  if private.is_client_acting() then
    perform private.refuse_late_day(of_plan, of_day);
    if exists (select from public.plan_skips where plan_id = of_plan and plan_day = of_day and not by_client) then
      perform private.refuse('skipped_by_office', 'We have left this visit out.', 'Please phone us.');
    end if;
  end if;
  delete from public.plan_skips where plan_id = of_plan and plan_day = of_day;
  perform private.make_visits_of(array[of_plan]);
  perform private.touch_plan(of_plan);
  return private.visit_of(of_plan, of_day);
end
$$;

-- A day of the plan, or one for which it has had a visit.
create or replace function private.refuse_other_day(of_plan uuid, of_day date) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select from private.plan_days(of_plan, of_day, of_day))
    or exists (select from public.bookings where plan_id = of_plan and plan_day = of_day)
    or exists (select from public.plan_unplaced where plan_id = of_plan and plan_day = of_day)
  then return; end if;
  perform private.refuse('visit_not_found', 'The plan has no visit on that day.', 'Reload the plan.');
end
$$;

create or replace function private.refuse_late_day(of_plan uuid, of_day date) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  shape public.plan_shapes := private.shape_at(of_plan, of_day);
begin
  if of_day + private.slot_starts_at(private.slot_at(shape.start_minute))
    < private.business_now() + make_interval(hours => (private.terms()).change_hours)
  then
    perform private.refuse('too_late', format('It starts in less than %s hours.', (private.terms()).change_hours),
      'Please phone us to change it.');
  end if;
end
$$;

-- A visit that is cancelled, or deleted, by whatever door is not made again.
create or replace function private.keep_visit_skipped(booking public.bookings, was public.bookings) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if was.plan_id is null or private.is_plan_acting() or (booking.id is not null and (booking.plan_id is null or booking.status <> 'cancelled')) then
    return;
  end if;
  if was.status = 'cancelled' then return; end if;
  insert into public.plan_skips (plan_id, plan_day, skipped_by, by_client)
  select was.plan_id, was.plan_day, auth.uid(), private.is_client_acting()
  from public.plans where id = was.plan_id on conflict do nothing;
end
$$;

grant execute on function public.skip_visit, public.take_back_skip to authenticated;
