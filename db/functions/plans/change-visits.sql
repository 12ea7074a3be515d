-- Changes one visit, one and all after it, or all to come. change: {service_date, start_minute, minutes, crew_id, size,
-- extras, service_type, address, suburb, special_instructions, rhythm, weekday, nth, on_closed, price_cents,
-- overbook_reason}; an empty suburb or instruction takes it away. A price goes along only with another service; the price
-- of the same one is announced. Answers {changed, kept, cancelled, made, unplaced}.
create or replace function public.change_visits(
  of_plan uuid, of_day date, scope text, change jsonb, seen timestamptz default null, tell boolean default true
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  plan public.plans := private.open_plan(of_plan);
  answer jsonb;
begin
  perform private.refuse_changed_plan(plan, seen);
  perform private.refuse_other_day(of_plan, of_day);
  change := jsonb_strip_nulls(change);
  if scope = 'this' then answer := private.change_visit(plan, of_day, change);
  elsif scope in ('following', 'all') then answer := private.change_from(plan, of_day, scope = 'all', change);
  else perform private.refuse_plan('scope', 'Please say which visits.'); end if;
  perform private.touch_plan(of_plan);
  if tell and scope <> 'this' then perform private.tell_of_plan(of_plan, 'plan-changed', '{}'); end if;
  return private.plan_answer(of_plan) || answer;
end
$$;

-- What would come of it, with the visits as they would stand.
create or replace function public.preview_change(of_plan uuid, of_day date, scope text, change jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  begin
    answer := public.change_visits(of_plan, of_day, scope, change, tell => false);
    answer := answer || jsonb_build_object('visits', private.plan_visits(of_plan, private.business_now()::date));
    raise exception 'taken back' using errcode = 'CC001';
  exception when sqlstate 'CC001' then
    return answer;
  end;
end
$$;

-- One visit, like any booking: its client is told of another day or window by the letter for that. One without a place gets
-- the place that is named.
create or replace function private.change_visit(plan public.plans, of_day date, change jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' set app.placed = 'on' as $$
declare
  visit public.bookings;
  shape public.plan_shapes;
  reason text := nullif(trim(change ->> 'overbook_reason'), '');
  on_day date;
  type text;
begin
  select * into visit from public.bookings where plan_id = plan.id and plan_day = of_day and status <> 'cancelled';
  plan := private.merged_plan(plan, change);
  if visit.id is null then
    shape := private.shape_at(plan.id, of_day);
    type := private.changed_type(plan, shape, change);
    shape := private.merged_shape(shape, change - array['rhythm', 'weekday', 'nth'], type);
    on_day := coalesce((change ->> 'service_date')::date, of_day);
    delete from public.plan_skips where plan_id = plan.id and plan_day = of_day;
    perform private.insert_visit(plan, of_day, shape, on_day, reason);
    delete from public.plan_unplaced where plan_id = plan.id and plan_day = of_day;
    return jsonb_build_object('changed', 1);
  end if;
  perform private.refuse_changed_booking(visit, visit.updated_at);
  update public.bookings set
    service_type = coalesce(change ->> 'service_type', service_type),
    address = case when change ? 'address' then plan.address else address end,
    suburb = case when change ? 'suburb' then plan.suburb else suburb end,
    special_instructions = case when change ? 'special_instructions' then plan.special_instructions else special_instructions end,
    service_date = coalesce((change ->> 'service_date')::date, service_date),
    start_minute = coalesce((change ->> 'start_minute')::integer, start_minute),
    crew_id = coalesce((change ->> 'crew_id')::smallint, crew_id),
    minutes = coalesce((change ->> 'minutes')::integer, minutes),
    size = coalesce((change ->> 'size')::integer, size),
    extras = case when change ? 'extras' then array(select jsonb_array_elements_text(change -> 'extras')) else extras end,
    overbooked_reason = coalesce(reason, overbooked_reason),
    overbooked_at = case when reason is null then overbooked_at end
  where id = visit.id;
  if change ? 'price_cents' then
    perform private.price_visit(visit.id, (change ->> 'price_cents')::bigint);
  end if;
  return jsonb_build_object('changed', 1);
end
$$;

-- The plan is another from that visit on, and so are the visits that are made already. Those that were moved by hand stay
-- where they are, unless all are to change.
create or replace function private.change_from(plan public.plans, of_day date, is_all boolean, change jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  first_changed date := private.first_changed_day(plan.id, of_day, is_all);
  moved uuid[] := case when is_all then '{}' else private.visits_moved_by_hand(plan.id, of_day) end;
  was public.plan_shapes := private.shape_at(plan.id, first_changed);
  changed public.plans := private.merged_plan(plan, change);
  type text := private.changed_type(plan, was, change);
  is_other_type boolean := type <> private.type_of_visit(plan, was);
  shape public.plan_shapes;
begin
  if changed is distinct from plan then perform private.keep_changed_plan(plan, changed, first_changed); end if;
  -- What is known of one kind says nothing of another.
  if private.kind_of(type) <> private.kind_of(private.type_of_visit(plan, was)) then
    was.size := null;
    was.extras := '{}';
    was.minutes := null;
  end if;
  shape := private.merged_shape(was, change || jsonb_build_object('from_day', first_changed), type);
  shape := private.shape_on_new_day(shape, was, of_day, first_changed, change);
  if shape.from_day < first_changed and exists (select from private.plan_days(plan.id, shape.from_day, first_changed - 1)) then
    perform private.refuse_plan('service_date', 'That is before the visit before it.');
  end if;
  if change ? 'price_cents' and not is_other_type then perform private.refuse_price_alone(shape, was); end if;
  -- Another address or note is not another rhythm: a change that is agreed on for later stays.
  if change - array['address', 'suburb', 'special_instructions', 'on_closed'] <> '{}' then
    shape.created_at := now();
    delete from public.plan_shapes where plan_id = plan.id and from_day >= shape.from_day;
    insert into public.plan_shapes select shape.*;
  end if;
  if change ? 'price_cents' then perform private.set_agreed_price(plan.id, shape.from_day, (change ->> 'price_cents')::bigint); end if;
  return private.rework_visits(plan.id, shape.from_day, moved);
end
$$;

create or replace function private.type_of_visit(plan public.plans, shape public.plan_shapes) returns text
language sql immutable parallel safe
as $$ select coalesce(shape.service_type, plan.service_type) $$;

create or replace function private.changed_type(plan public.plans, shape public.plan_shapes, change jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  type text := coalesce(change ->> 'service_type', private.type_of_visit(plan, shape));
begin
  if private.clean_minutes(type, null, '{}') is null then
    perform private.refuse_plan('service_type', 'We do not know how long a clean of this kind takes.');
  end if;
  return type;
end
$$;

-- Where it is, and what becomes of closed days, after a change; nothing is written.
create or replace function private.merged_plan(plan public.plans, change jsonb) returns public.plans
language plpgsql stable security definer set search_path = '' as $$
begin
  if change ? 'address' then plan.address := trim(change ->> 'address'); end if;
  if length(plan.address) not between 1 and 500 then perform private.refuse_plan('address', 'Please say where, in at most 500 characters.'); end if;
  if change ? 'suburb' then plan.suburb := nullif(trim(change ->> 'suburb'), ''); end if;
  if length(plan.suburb) > 80 then perform private.refuse_plan('suburb', 'A suburb has at most 80 characters.'); end if;
  if change ? 'special_instructions' then plan.special_instructions := nullif(trim(change ->> 'special_instructions'), ''); end if;
  if length(plan.special_instructions) > 1000 then
    perform private.refuse_plan('special_instructions', 'Instructions have at most 1000 characters.');
  end if;
  plan.on_closed := coalesce(change ->> 'on_closed', plan.on_closed);
  if plan.on_closed not in ('move', 'skip') then perform private.refuse_plan('on_closed', 'A closed day moves a visit or skips it.'); end if;
  return plan;
end
$$;

-- Visits that are made already follow in what they have of the plan; what one has of its own stays.
create or replace function private.keep_changed_plan(was public.plans, plan public.plans, from_plan_day date) returns void
language plpgsql volatile security definer set search_path = '' set app.by_plan = 'on' as $$
begin
  update public.plans set address = plan.address, suburb = plan.suburb,
    special_instructions = plan.special_instructions, on_closed = plan.on_closed where id = plan.id;
  update public.bookings set
    address = case when address = was.address then plan.address else address end,
    special_instructions = case when special_instructions is not distinct from was.special_instructions
      then plan.special_instructions else special_instructions end
  where plan_id = plan.id and plan_day >= from_plan_day and private.is_open(status) and started_at is null
    and (address = was.address or special_instructions is not distinct from was.special_instructions);
end
$$;

-- With "all" from the next visit that is still to come.
create or replace function private.first_changed_day(of_plan uuid, of_day date, is_all boolean) returns date
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := private.business_now()::date;
  next_day date;
begin
  select min(days.plan_day) into next_day from private.plan_days(of_plan, today, greatest(of_day, private.last_visit_day())) as days
  where not exists (select from public.bookings where plan_id = of_plan and plan_day = days.plan_day
    and (status = 'completed' or started_at is not null));
  if is_all then return coalesce(next_day, of_day); end if;
  if of_day < today then perform private.refuse_plan('plan_day', 'That visit is past.'); end if;
  return of_day;
end
$$;

-- A visit that was dragged to another day takes the rhythm with it.
create or replace function private.shape_on_new_day(
  shape public.plan_shapes, was public.plan_shapes, of_day date, first_changed date, change jsonb
) returns public.plan_shapes
language plpgsql stable security definer set search_path = '' as $$
declare
  new_day date := (change ->> 'service_date')::date;
  shifted date := first_changed + (new_day - of_day);
begin
  if new_day is null or change ?| array['rhythm', 'weekday'] then return shape; end if;
  if extract(isodow from new_day) = 7 then perform private.refuse_plan('service_date', 'We come from Monday to Saturday.'); end if;
  shape.from_day := least(first_changed, shifted);
  shape.nth := case when shape.rhythm = 'monthly' then
    coalesce((change ->> 'nth')::integer, least(5, (extract(day from new_day)::integer + 6) / 7)) end;
  shape.first_day := case when shape.rhythm = 'monthly'
    then private.first_rhythm_day('monthly', extract(isodow from new_day)::integer, shape.nth, shape.from_day) else shifted end;
  return shape;
end
$$;

create or replace function private.visits_moved_by_hand(of_plan uuid, but_for date) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(select id from public.bookings where plan_id = of_plan and private.is_open(status)
    and plan_day <> but_for and (start_minute is distinct from (private.shape_at(of_plan, plan_day)).start_minute
      or (service_date <> plan_day and private.closed_name(plan_day) is null)))
$$;

grant execute on function public.change_visits, public.preview_change to authenticated;
