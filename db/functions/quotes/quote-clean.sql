-- What the client pays: the full price less the rewards that staff have ticked, each used once, at most 10% for loyalty
-- and 20% for referrals. domain/discounts.ts says the same to those who look before.
create or replace function private.quote_clean(booking public.bookings, asked numeric, chosen uuid[])
returns public.bookings
language plpgsql security definer set search_path = '' as $$
begin
  if (asked >= 0 and asked < 1e10 and asked = round(asked, 2)) is not true then
    perform private.refuse('validation_failed:price', 'Please enter a price in rand and cents.', 'For example 950.00.');
  end if;
  perform private.put_rewards_on(booking, coalesce(chosen, '{}'));

  booking.full_price := asked;
  booking.discount_reasons := private.discounts_on(booking.id, asked);
  booking.price := asked - coalesce((
    select sum((discount ->> 'amount_cents')::numeric) / 100 from jsonb_array_elements(booking.discount_reasons) as discount
  ), 0);
  return booking;
end
$$;

create or replace function private.put_rewards_on(booking public.bookings, chosen uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  loyalty bigint;
  referral bigint;
begin
  update public.rewards set used_by = null, used_at = null where used_by = booking.id and not id = any (chosen);
  -- A second transaction for the same reward waits here and then finds it used.
  update public.rewards set used_by = booking.id, used_at = now()
  where id = any (chosen) and used_at is null and customer_id = booking.customer_id
    and (lapses_on is null or lapses_on >= booking.service_date);

  select count(*) filter (where kind = 'loyalty'), count(*) filter (where kind = 'referral') into loyalty, referral
  from public.rewards where used_by = booking.id;
  perform private.refuse_rewards(loyalty, referral, (select count(distinct wanted) from unnest(chosen) as wanted));
end
$$;

-- Each of those wanted was found, and they are not too many.
create or replace function private.refuse_rewards(loyalty bigint, referral bigint, wanted bigint) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if loyalty + referral < wanted then
    perform private.refuse('reward_gone', 'One of these discounts is no longer there.', 'Look at the discounts again.');
  end if;
  if loyalty > 1 or referral > (private.terms()).referrals_per_clean then
    raise exception 'At most % comes off one clean.', private.most_off() || '%'
      using errcode = 'P0001', detail = 'too_much_off',
        hint = format('Take one loyalty reward and up to %s referrals.', (private.terms()).referrals_per_clean);
  end if;
end
$$;

-- To the cent, and rounded up for all of them together: each takes what the ones before it have left of that.
create or replace function private.discounts_on(booking uuid, full_price numeric) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'reward_id', id, 'kind', kind, 'milestone', milestone, 'percent', percent,
    'amount_cents', ceil(full_price * so_far) - ceil(full_price * (so_far - percent))
  ) order by so_far), '[]')
  from (
    select rewards.id, kind, milestone, rates.percent,
      sum(rates.percent) over (order by lapses_on nulls first, earned_on, rewards.id) as so_far
    from public.rewards, lateral (select case kind when 'loyalty'
      then (private.terms()).loyalty_percent else (private.terms()).referral_percent end as percent) as rates
    where used_by = booking
  ) as used
$$;

-- What was agreed with a quote changes with a quote. A price written by itself carries no discount, and a clean that is called off gives its rewards back.
create or replace function private.keep_quote(booking public.bookings, was public.bookings) returns public.bookings
language plpgsql security definer set search_path = '' as $$
begin
  if was.id is null then
    booking.full_price := coalesce(booking.full_price, booking.price);
    return booking;
  end if;
  if (booking.price, booking.full_price) is distinct from (was.price, was.full_price) and not private.is_quoting()
    and exists (select from public.quotes where booking_id = booking.id and status = 'approved')
  then
    perform private.refuse_quote('quote_agreed');
  end if;
  if booking.price is distinct from was.price
    and (booking.full_price, booking.discount_reasons) is not distinct from (was.full_price, was.discount_reasons)
  then
    booking.full_price := booking.price;
    booking.discount_reasons := '[]';
    update public.rewards set used_by = null, used_at = null where used_by = booking.id;
  end if;
  if booking.status = 'cancelled' and was.status <> 'cancelled' then
    update public.rewards set used_by = null, used_at = null where used_by = booking.id;
  end if;
  return booking;
end
$$;
