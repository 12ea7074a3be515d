-- A completed clean: one service record, one stamp, the discounts that it used, and those that it earns.
create or replace function private.complete_booking() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  customer uuid;
  status_before text;
  cleans integer;
begin
  if new.status <> 'completed' or (tg_op = 'UPDATE' and old.status = 'completed') then return null; end if;
  customer := coalesce(new.customer_id, private.customer_for(new));
  if customer is null then
    raise exception 'Nobody knows whose clean this was.'
      using errcode = 'P0001', detail = 'no_customer', hint = 'Choose the customer first.';
  end if;
  if new.customer_id is null then update public.bookings set customer_id = customer where id = new.id; end if;

  -- First of all, so that two cleans of one customer are counted one after the other.
  select status into status_before from public.customers where id = customer for no key update;
  insert into private.completions (booking_id, status_before) values (new.id, status_before);
  update public.customers set total_cleaning_count = total_cleaning_count + 1,
    status = case status when 'prospect' then 'active' else status end
  where id = customer returning total_cleaning_count into cleans;
  insert into public.services (user_id, customer_id, booking_id, service_type, service_date, price, status)
  values (auth.uid(), customer, new.id, private.record_type_of(new.service_type), new.service_date, new.price, 'completed');
  -- Where the office has set a price it has also said which rewards come off.
  if new.full_price is null then perform private.use_rewards(customer, new.id, new.service_date); end if;
  perform private.earn_rewards(customer, cleans);
  return null;
end
$$;

-- What came off this clean: loyalty once and up to four referrals, those first that lapse first. domain/discounts.ts
-- says the same to those who look before.
create or replace function private.use_rewards(customer uuid, booking uuid, day date) returns void
language sql volatile security definer set search_path = ''
as $$
  with used as (
    update public.rewards set used_by = booking, used_at = now() where id in (
      (select id from public.rewards where customer_id = customer and kind = 'loyalty' and used_at is null
        order by earned_on, id limit 1)
      union all
      (select id from public.rewards where customer_id = customer and kind = 'referral' and used_at is null
        and lapses_on >= day order by lapses_on, earned_on, id limit 4)
    ) returning id
  )
  update private.completions set rewards_used = array(select id from used) where booking_id = booking
$$;

create or replace function private.earn_rewards(customer uuid, cleans integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today date := private.business_now()::date;
begin
  if cleans % 10 = 0 then
    insert into public.rewards (customer_id, kind, milestone, earned_on)
    values (customer, 'loyalty', cleans, today) on conflict do nothing;
  end if;
  if cleans = 1 then
    perform private.find_referrer(customer);
    with earned as (
      update public.referrals set earned_at = now()
      where referred_customer_id = customer and earned_at is null
      returning id, referrer_customer_id
    )
    insert into public.rewards (customer_id, kind, referral_id, earned_on, lapses_on)
    select referrer_customer_id, 'referral', id, today, (today + interval '6 months')::date from earned;
  end if;
end
$$;

-- The 26 types that can be booked as the six of the service history; a test holds it against domain/service-types.ts.
create or replace function private.record_type_of(booked text) returns text
language sql immutable parallel safe
as $$
  select case
    when booked = 'residential-standard' then 'residential-cleaning'
    when booked = 'commercial' then 'commercial-cleaning'
    when booked = 'window' or booked like 'solar-panel-clean-%' then 'window-cleaning'
    when booked ~ '^(carpet|mattress|upholstery)-clean-' then 'carpet-cleaning'
    when booked like 'post-construction-clean-%' then 'post-construction'
    else 'deep-cleaning'
  end
$$;

revoke all on function private.complete_booking() from public;
revoke all on function private.use_rewards(uuid, uuid, date) from public;
revoke all on function private.earn_rewards(uuid, integer) from public;
revoke all on function private.record_type_of(text) from public;

-- Named to come after tie_to_customer, for a clean that is written down when it is done.
create or replace trigger write_service_record after insert or update of status on public.bookings
for each row execute function private.complete_booking();
