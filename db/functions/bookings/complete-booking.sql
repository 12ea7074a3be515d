-- A completed clean: one service record, one stamp, the discounts that it used, and those that it earns.
create or replace function private.complete_booking(booking public.bookings) returns void
language plpgsql security definer set search_path = '' as $$
declare
  customer uuid;
  status_before text;
begin
  customer := coalesce(booking.customer_id, private.customer_for(booking));
  if customer is null then
    perform private.refuse('no_customer', 'Nobody knows whose clean this was.', 'Choose the customer first.');
  end if;
  if booking.customer_id is null then update public.bookings set customer_id = customer where id = booking.id; end if;

  -- First of all, so that two cleans of one customer are counted one after the other.
  select status into status_before from public.customers where id = customer for no key update;
  insert into private.completions (booking_id, status_before) values (booking.id, status_before);
  update public.customers set status = 'active' where id = customer and status = 'prospect';
  -- Before it counts: no clean is discounted by what it earns itself. Where the office has set a price it has also said
  -- which rewards come off.
  if booking.full_price is null then perform private.use_rewards(customer, booking.id, booking.service_date); end if;
  -- Counted by functions/rewards/count-cleans.sql, like one that is written by hand.
  insert into public.services (user_id, customer_id, booking_id, service_type, service_date, price, status)
  values (auth.uid(), customer, booking.id, private.record_type_of(booking.service_type), booking.service_date, booking.price, 'completed');
end
$$;

-- The discounts of this clean: loyalty once and up to four referrals, the first to expire first. domain/discounts.ts
-- says the same to those who look before.
create or replace function private.use_rewards(customer uuid, booking uuid, day date) returns void
language sql volatile security definer set search_path = '' as $$
  with used as (
    update public.rewards set used_by = booking, used_at = now() where id in (
      (select id from public.rewards where customer_id = customer and kind = 'loyalty' and used_at is null
        order by earned_on, id limit 1)
      union all
      (select id from public.rewards where customer_id = customer and kind = 'referral' and used_at is null
        and lapses_on >= day order by lapses_on, earned_on, id limit (private.terms()).referrals_per_clean)
    ) returning id
  )
  update private.completions set rewards_used = array(select id from used) where booking_id = booking
$$;

-- The 26 types that can be booked as the six of the service history; a test holds it against domain/service-types.ts.
create or replace function private.record_type_of(booked text) returns text
language sql immutable parallel safe as $$
  select case
    when booked = 'residential-standard' then 'residential-cleaning'
    when booked = 'commercial' then 'commercial-cleaning'
    when booked = 'window' or booked like 'solar-panel-clean-%' then 'window-cleaning'
    when booked ~ '^(carpet|mattress|upholstery)-clean-' then 'carpet-cleaning'
    when booked like 'post-construction-clean-%' then 'post-construction'
    else 'deep-cleaning'
  end
$$;
