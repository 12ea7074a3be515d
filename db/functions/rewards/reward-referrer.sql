-- A friend's first completed and paid clean earns the one who brought them a discount. Where four wait already it is
-- not made: the referral says so, for staff and for the referrer to see.
create or replace function private.reward_referrer(friend uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  referral public.referrals;
  today date := private.business_now()::date;
begin
  update public.referrals set earned_at = now() where referred_customer_id = friend and earned_at is null
  returning * into referral;
  if referral.id is null then return; end if;
  -- Of two friends at once the second finds what the first has earned.
  perform from public.customers where id = referral.referrer_customer_id for no key update;
  if (select count(*) from public.rewards where customer_id = referral.referrer_customer_id and kind = 'referral'
    and used_at is null and lapses_on >= today) >= (private.terms()).referrals_per_clean
  then
    update public.referrals set is_over_limit = true where id = referral.id;
    return;
  end if;
  insert into public.rewards (customer_id, kind, referral_id, earned_on, lapses_on)
  values (referral.referrer_customer_id, 'referral', referral.id, today,
    (today + make_interval(months => (private.terms()).referral_months))::date)
  on conflict do nothing;
end
$$;

-- After each change of a customer's service records: the first that is completed and paid settles who brought them; when
-- none is left, what has not been used is taken back. gained: how many became so by this change, as several may at once.
create or replace function private.weigh_referral(friend uuid, gained bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  paid bigint;
begin
  if private.is_moving_people() or not exists (select from public.customers where id = friend and is_ours) then return; end if;
  select count(*) into paid from public.services
  where customer_id = friend and status = 'completed' and payment_status = 'paid';
  if paid = 0 then
    perform private.take_back_referral(friend);
  elsif paid = gained and private.opening_cleans_of(friend) = 0 then
    perform private.find_referrer(friend);
    perform private.reward_referrer(friend);
  end if;
end
$$;

create or replace function private.is_paid_clean(record public.services) returns boolean
language sql immutable
as $$ select record.customer_id is not null and record.status = 'completed' and record.payment_status = 'paid' $$;

create or replace function private.take_back_referral(friend uuid) returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.rewards using public.referrals
  where referrals.id = rewards.referral_id and referrals.referred_customer_id = friend and rewards.used_at is null;
  update public.referrals set earned_at = null, is_over_limit = false
  where referred_customer_id = friend and earned_at is not null
    and not exists (select from public.rewards where referral_id = referrals.id);
  update public.referral_requests set status = 'waiting', doubt = null
  where friend_customer_id = friend and (status = 'doubtful' or (status = 'earned'
    and not exists (select from public.rewards where rewards.referral_id = referral_requests.referral_id)));
$$;
