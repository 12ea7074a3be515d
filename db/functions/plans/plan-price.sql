-- The price of regular visits. Another price for the same service counts so many days after the client was told.
-- how: 'mail' sends the letter that tells; 'person' is for whoever has told them by other means. Answers {from_day,
-- told_how, mail_to}.
create or replace function public.announce_plan_price(
  of_plan uuid, new_price_cents bigint, how text default 'mail', seen timestamptz default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  plan public.plans := private.open_plan(of_plan);
  today date := private.business_now()::date;
  starts date := today + (private.terms()).notice_days;
  address text := private.plan_email(of_plan);
  before_cents bigint;
  letter uuid;
begin
  perform private.refuse_changed_plan(plan, seen);
  if (new_price_cents between 0 and 999999999999) is not true then
    perform private.refuse_plan('price', 'Please enter a price in rand and cents.');
  end if;
  if how not in ('mail', 'person') then perform private.refuse_plan('how', 'Please say how they are told.'); end if;
  if how = 'mail' and address is null then
    perform private.refuse('no_address', 'We have no e-mail address for this client.',
      'Tell them in another way, and say so here.');
  end if;
  perform private.take_back_coming_price(of_plan);
  before_cents := private.plan_price_at(of_plan, today);
  if before_cents = new_price_cents then perform private.refuse_plan('price', 'That is the price already.'); end if;
  if how = 'mail' then
    letter := private.tell_of_plan(of_plan, 'plan-price', jsonb_build_object(
      'priceCents', new_price_cents, 'priceBeforeCents', before_cents, 'fromDay', starts));
  end if;
  perform private.reprice_visits(of_plan, starts, new_price_cents, how, letter);
  perform private.touch_plan(of_plan);
  return jsonb_build_object('from_day', starts, 'told_how', how, 'mail_to', case when how = 'mail' then address end);
end
$$;

-- Before it counts. A letter that has not gone out does not; was_told says whether one has, or somebody has told them.
create or replace function public.take_back_plan_price(of_plan uuid, seen timestamptz default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  plan public.plans := private.open_plan(of_plan);
  was_told boolean;
begin
  perform private.refuse_changed_plan(plan, seen);
  was_told := private.take_back_coming_price(of_plan);
  perform private.touch_plan(of_plan);
  return jsonb_build_object('was_told', was_told);
end
$$;

create or replace function private.take_back_coming_price(of_plan uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  coming public.plan_prices;
  was_told boolean := false;
begin
  for coming in select * from public.plan_prices where plan_id = of_plan and told_how <> 'plan'
    and from_day > private.business_now()::date order by from_day desc
  loop
    delete from public.mail_outbox where id = coming.mail_id and status = 'waiting' and attempts = 0;
    was_told := was_told or coming.mail_id is null or not found;
    delete from public.plan_prices where plan_id = of_plan and from_day = coming.from_day;
    perform private.follow_price(of_plan, coming.from_day, coming.price_cents);
  end loop;
  return was_told;
end
$$;

create or replace function private.reprice_visits(of_plan uuid, starts date, cents bigint, how text, letter uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  before_cents bigint := private.plan_price_at(of_plan, starts);
begin
  insert into public.plan_prices (plan_id, from_day, price_cents, told_how, mail_id) values (of_plan, starts, cents, how, letter)
  on conflict (plan_id, from_day) do update
    set price_cents = excluded.price_cents, told_how = excluded.told_how, mail_id = excluded.mail_id, told_at = now();
  perform private.follow_price(of_plan, starts, before_cents);
end
$$;

-- The visits that cost what the plan said cost what it says now. One that was priced by itself stays.
create or replace function private.follow_price(of_plan uuid, from_plan_day date, before_cents bigint) returns void
language plpgsql volatile security definer set search_path = '' set app.by_plan = 'on' as $$
declare
  visit uuid;
begin
  for visit in select id from public.bookings where plan_id = of_plan and plan_day >= from_plan_day
    and private.is_open(status) and full_price_cents = before_cents order by id
  loop
    perform private.price_visit(visit, private.plan_price_at(of_plan, (select plan_day from public.bookings where id = visit)));
  end loop;
end
$$;

-- With the rewards that it has.
create or replace function private.price_visit(visit uuid, cents bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  booking public.bookings;
begin
  select * into booking from public.bookings where id = visit;
  booking := private.quote_clean(booking, cents / 100.0, array(select id from public.rewards where used_by = visit));
  update public.bookings set price = booking.price, full_price = booking.full_price, discount_reasons = booking.discount_reasons
  where id = visit;
end
$$;

-- Another size or rhythm was agreed on together with its price.
create or replace function private.set_agreed_price(of_plan uuid, starts date, cents bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.reprice_visits(of_plan, starts, cents, 'plan', null);
end
$$;

create or replace function private.refuse_price_alone(shape public.plan_shapes, was public.plan_shapes) returns void
language plpgsql as $$
begin
  if (shape.size, shape.extras, shape.minutes, shape.rhythm) is not distinct from (was.size, was.extras, was.minutes, was.rhythm) then
    perform private.refuse_plan('price', 'A new price for the same service is announced.');
  end if;
end
$$;

grant execute on function public.announce_plan_price, public.take_back_plan_price to authenticated;
