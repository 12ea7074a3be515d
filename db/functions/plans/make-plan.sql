-- Makes a plan and its visits. From a request it also confirms that request, as the first visit, in the same transaction.
-- plan: {id, customer_id, service_type, size, extras, address, suburb, special_instructions, rhythm, weekday, nth,
-- start_minute, minutes, crew_id, price_cents, from_day, until_day, on_closed, reward_ids}; what is left out comes from the
-- booking. Answers {id, made, unplaced}.
create or replace function public.make_plan(
  plan jsonb, from_booking uuid default null, seen timestamptz default null, tell boolean default true
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted uuid := coalesce((plan ->> 'id')::uuid, gen_random_uuid());
  fields jsonb;
  booking public.bookings;
  answer record;
begin
  if not auth.has_role('staff') then perform private.refuse_unknown_customer(); end if;
  -- A repeat of what arrived is the same answer.
  if exists (select from public.plans where id = wanted) then return private.plan_answer(wanted); end if;
  fields := private.plan_of_booking(from_booking) || jsonb_strip_nulls(plan);
  perform from public.customers where id = (fields ->> 'customer_id')::uuid and is_ours for key share;
  if not found then perform private.refuse_unknown_customer(); end if;
  if from_booking is not null then
    booking := private.open_booking_as_staff(from_booking);
    perform private.refuse_planned_booking(booking, seen);
  end if;
  perform private.insert_plan(wanted, fields);
  perform private.lock_days_of(array[wanted], array[booking.service_date]);
  if private.is_open(booking.status) then perform private.make_first_visit(booking, wanted, fields); end if;
  answer := private.make_visits_of(array[wanted]);
  if tell then perform private.tell_of_plan(wanted, 'plan-made', '{}'); end if;
  return private.plan_answer(wanted) || jsonb_build_object('made', answer.made);
end
$$;

-- What would come of it: the visits as they would stand. It is made and taken back, so it is the truth.
create or replace function public.preview_plan(plan jsonb, from_booking uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  begin
    answer := public.make_plan(plan || jsonb_build_object('id', gen_random_uuid()), from_booking, tell => false);
    answer := answer || jsonb_build_object('visits', private.plan_visits((answer ->> 'id')::uuid, private.business_now()::date)) - 'id';
    raise exception 'taken back' using errcode = 'CC001';
  exception when sqlstate 'CC001' then
    return answer;
  end;
end
$$;

create or replace function private.plan_answer(of_plan uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', of_plan, 'made', 0, 'unplaced', (select count(*) from public.plan_unplaced
    where plan_id = of_plan and plan_day >= private.business_now()::date))
$$;

-- What a booking says about a plan that is made of it.
create or replace function private.plan_of_booking(wanted uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce((select jsonb_strip_nulls(jsonb_build_object(
    'customer_id', customer_id, 'service_type', service_type, 'size', size, 'extras', extras, 'address', address,
    'suburb', suburb, 'special_instructions', special_instructions, 'start_minute', start_minute, 'minutes', minutes,
    'crew_id', crew_id, 'from_day', service_date, 'price_cents', full_price_cents))
  from public.bookings where id = wanted), '{}')
$$;

create or replace function private.refuse_planned_booking(booking public.bookings, seen timestamptz) returns void
language plpgsql as $$
begin
  if seen is not null and booking.status <> 'completed' then perform private.refuse_changed_booking(booking, seen); end if;
  if booking.plan_id is not null then
    raise exception 'This clean belongs to a plan already.'
      using errcode = 'P0001', detail = 'booking_planned', hint = 'Open the plan.';
  end if;
end
$$;

create or replace function private.insert_plan(wanted uuid, fields jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  from_day date := coalesce((fields ->> 'from_day')::date, private.business_now()::date + 1);
  shape public.plan_shapes;
begin
  shape := private.merged_shape(null::public.plan_shapes, fields || jsonb_build_object('from_day', from_day), fields ->> 'service_type');
  if (fields ->> 'until_day')::date < shape.first_day then
    perform private.refuse_plan('until_day', 'The plan would end before its first visit.');
  end if;
  if (fields ->> 'price_cents') is null then perform private.refuse_plan('price', 'Please say what a visit costs.'); end if;
  if coalesce(trim(fields ->> 'address'), '') = '' then perform private.refuse_plan('address', 'Please say where.'); end if;
  insert into public.plans (id, customer_id, service_type, address, suburb, special_instructions, on_closed, from_day, until_day, created_by)
  values (wanted, (fields ->> 'customer_id')::uuid, fields ->> 'service_type', trim(fields ->> 'address'), fields ->> 'suburb',
    fields ->> 'special_instructions', coalesce(fields ->> 'on_closed', 'move'), from_day, (fields ->> 'until_day')::date, auth.uid());
  shape.plan_id := wanted;
  shape.from_day := from_day;
  shape.created_at := now();
  insert into public.plan_shapes select shape.*;
  insert into public.plan_prices (plan_id, from_day, price_cents, told_how)
  values (wanted, from_day, (fields ->> 'price_cents')::bigint, 'plan');
end
$$;

-- How a plan is after a change, as a clean of that type; from nothing, how it is at first. Its first day is by the rhythm and not before from_day.
create or replace function private.merged_shape(was public.plan_shapes, change jsonb, type text) returns public.plan_shapes
language plpgsql stable security definer set search_path = '' as $$
declare
  shape public.plan_shapes := was;
  weekday integer;
begin
  shape.from_day := coalesce((change ->> 'from_day')::date, was.from_day);
  shape.rhythm := coalesce(change ->> 'rhythm', was.rhythm);
  if shape.rhythm is null or shape.rhythm not in ('weekly', 'two-weeks', 'four-weeks', 'monthly') then
    perform private.refuse_plan('rhythm', 'Please say how often.');
  end if;
  weekday := coalesce((change ->> 'weekday')::integer, extract(isodow from coalesce(was.first_day, shape.from_day))::integer);
  if weekday not between 1 and 6 then perform private.refuse_plan('weekday', 'We come from Monday to Saturday.'); end if;
  shape.nth := case when shape.rhythm = 'monthly' then
    coalesce((change ->> 'nth')::integer, was.nth, least(5, (extract(day from shape.from_day)::integer + 6) / 7)) end;
  if shape.nth not between 1 and 5 then perform private.refuse_plan('nth', 'Please say which week of the month.'); end if;
  if was.first_day is null or (change ?| array['rhythm', 'weekday', 'nth']
    and (shape.rhythm, weekday, shape.nth) is distinct from (was.rhythm, extract(isodow from was.first_day)::integer, was.nth))
  then
    shape.first_day := private.first_rhythm_day(shape.rhythm, weekday, shape.nth, shape.from_day);
  end if;
  shape.service_type := type;
  shape.size := coalesce((change ->> 'size')::integer, was.size);
  shape.extras := case when change ? 'extras' then array(select jsonb_array_elements_text(change -> 'extras')) else coalesce(was.extras, '{}') end;
  shape.crew_id := coalesce((change ->> 'crew_id')::smallint, was.crew_id, private.first_crew());
  shape.start_minute := coalesce((change ->> 'start_minute')::integer, was.start_minute);
  if private.slot_at(shape.start_minute) is null then perform private.refuse_plan('start_minute', 'That is not one of our times.'); end if;
  -- Another size takes another time, unless the office says how long.
  shape.minutes := coalesce((change ->> 'minutes')::integer,
    case when (shape.size, shape.extras) is not distinct from (was.size, was.extras) then was.minutes end,
    private.clean_minutes(type, shape.size, shape.extras));
  if shape.minutes is null then perform private.refuse_plan('service_type', 'We do not know how long a clean of this kind takes.'); end if;
  return shape;
end
$$;

-- The request becomes the visit of the plan's first day, at the plan's time where it fits; else it stays where it is.
create or replace function private.make_first_visit(booking public.bookings, of_plan uuid, fields jsonb) returns void
language plpgsql volatile security definer set search_path = '' set app.placed = 'on' set app.by_plan = 'on' as $$
declare
  plan public.plans;
  shape public.plan_shapes;
  fits boolean;
begin
  select * into plan from public.plans where id = of_plan;
  shape := private.shape_at(of_plan, plan.from_day);
  if booking.status = 'pending' then perform private.refuse_slot_trouble(booking); end if;
  fits := booking.service_date = shape.first_day and private.visit_trouble(plan, shape, booking.service_date, booking.id) is null;
  booking := private.quote_clean(booking, (fields ->> 'price_cents')::bigint / 100.0,
    array(select jsonb_array_elements_text(coalesce(fields -> 'reward_ids', '[]'))::uuid));
  update public.bookings set status = 'confirmed', plan_id = of_plan, plan_day = shape.first_day,
    price = booking.price, full_price = booking.full_price, discount_reasons = booking.discount_reasons,
    minutes = case when fits then shape.minutes else minutes end, crew_id = case when fits then shape.crew_id else crew_id end,
    start_minute = case when fits then shape.start_minute else start_minute end
  where id = booking.id;
end
$$;

grant execute on function public.make_plan, public.preview_plan to authenticated;
