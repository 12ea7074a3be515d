-- A loyalty reward that is earned after the next clean was confirmed comes off it by itself, with its reason: nobody
-- has to look into the booking for it, and whoever prices the booking can take it off again. The client is told of the
-- new price like of any other. A clean without a price takes what waits when it is completed.
create or replace function private.put_reward_on_next() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  booking uuid;
begin
  if new.used_at is not null or private.is_moving_people() then return null; end if;
  -- A transaction that is working on a booking is not waited for: it holds the booking and may want the customer, whom we hold.
  select id into booking from public.bookings
  where customer_id = new.customer_id and status = 'confirmed' and started_at is null and full_price is not null
    and service_date >= private.business_now()::date
    and not exists (select from public.rewards where used_by = bookings.id and kind = 'loyalty')
  order by service_date, service_time, id limit 1 for no key update skip locked;
  if booking is null then return null; end if;
  update public.rewards set used_by = booking, used_at = now() where id = new.id;
  perform private.reckon_discounts(booking);
  return null;
end
$$;

-- Promotions stay, and rewards are reckoned of what they leave. A quote that was agreed says it too.
create or replace function private.reckon_discounts(booking uuid) returns void
language plpgsql volatile security definer set search_path = '' set app.quoting = 'on' as $$
declare
  clean public.bookings;
  reasons jsonb;
begin
  select * into clean from public.bookings where id = booking;
  select coalesce(jsonb_agg(discount), '[]') into reasons
  from jsonb_array_elements(clean.discount_reasons) as discount where discount ->> 'kind' = 'promotion';
  reasons := reasons || private.discounts_on(booking, clean.full_price - private.sum_of_lines(reasons) / 100.0);
  update public.bookings set discount_reasons = reasons, price = full_price - private.sum_of_lines(reasons) / 100.0
  where id = booking returning * into clean;
  perform private.put_discounts_on_quote(clean);
end
$$;

-- For a clean that is taken back at once: what it has put on a clean to come, comes off again.
create or replace function private.take_rewards_off_coming(customer uuid, cleans integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  booking uuid;
begin
  for booking in
    select bookings.id from public.bookings
    where status = 'confirmed' and started_at is null
      and id in (select used_by from private.rewards_beyond(customer, cleans) where kind = 'loyalty')
    order by id for no key update
  loop
    update public.rewards set used_by = null, used_at = null
    where used_by = booking and id in (select id from private.rewards_beyond(customer, cleans));
    perform private.reckon_discounts(booking);
  end loop;
end
$$;
