-- How many cleans a customer has had: completed service records, whoever wrote them, and what the ledger says of cleans
-- from before. Summed anew each time, so that nothing counts twice and what is taken back uncounts.
create or replace function private.cleans_of(customer uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select greatest(0, private.opening_cleans_of(customer)
    + (select count(*) from public.services where customer_id = customer and status = 'completed')::integer)
$$;

create or replace function private.opening_cleans_of(customer uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(delta), 0)::integer from public.ledger where customer_id = customer and kind = 'cleans'
$$;

-- Earning: a clean was done. A count that was only entered earns nothing by itself.
create or replace function private.recount_cleans(counted uuid[], is_earning boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  one record;
begin
  -- Locked before it is counted, so that of two cleans at once the second counts the first; in one order.
  perform from public.customers where id = any (counted) order by id for no key update;
  for one in
    select id, is_ours, total_cleaning_count as was, private.cleans_of(id) as cleans
    from public.customers where id = any (counted) order by id
  loop
    continue when one.was = one.cleans;
    update public.customers set total_cleaning_count = one.cleans where id = one.id;
    continue when private.is_moving_people() or not one.is_ours;
    if one.cleans < one.was then perform private.take_back_unused(one.id, one.cleans);
    elsif is_earning then perform private.earn_rewards(one.id, one.was, one.cleans); end if;
  end loop;
end
$$;

-- While records are merged, split or restored, their rewards move with them and are not earned or lost again.
create or replace function private.is_moving_people() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(current_setting('app.moving_people', true), '') = 'on'
$$;

-- However many tens are passed at once, the last one is rewarded, once.
create or replace function private.earn_rewards(customer uuid, was integer, cleans integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  today date := private.business_now()::date;
begin
  perform private.verify_by_clean(customer);
  if private.cards_full(cleans) > private.cards_full(was) then
    insert into public.rewards (customer_id, kind, milestone, earned_on)
    values (customer, 'loyalty', private.milestone_of(cleans), today) on conflict do nothing;
  end if;
end
$$;

-- Rewards that the customer's cleans no longer reach. One that is used, or promised on a clean, stays.
create or replace function private.take_back_unused(customer uuid, cleans integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.rewards where id in (select id from private.rewards_beyond(customer, cleans) where used_at is null);
  if cleans = 0 then perform private.take_back_referral(customer); end if;
end
$$;

create or replace function private.rewards_beyond(customer uuid, cleans integer) returns setof public.rewards
language sql stable security definer set search_path = '' as $$
  select * from public.rewards where customer_id = customer and milestone > cleans
  union all
  select rewards.* from public.rewards join public.referrals on referrals.id = rewards.referral_id
  where cleans = 0 and referrals.referred_customer_id = customer
$$;

create or replace function private.count_cleans() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  counted uuid[];
  paid uuid[];
  -- Once for each clean.
  gained uuid[] := '{}';
begin
  if tg_op = 'INSERT' then
    counted := array(select distinct customer_id from added where status = 'completed' and customer_id is not null);
    gained := array(select customer_id from added where private.is_paid_clean(added));
    paid := array(select distinct whose from unnest(gained) as whose);
  elsif tg_op = 'DELETE' then
    counted := array(select distinct customer_id from taken where status = 'completed' and customer_id is not null);
    paid := array(select distinct customer_id from taken where private.is_paid_clean(taken));
  else
    counted := array(
      select distinct whose from added join taken using (id), lateral unnest(array[added.customer_id, taken.customer_id]) as whose
      where (added.customer_id, added.status) is distinct from (taken.customer_id, taken.status) and whose is not null);
    paid := array(
      select distinct whose from added join taken using (id), lateral unnest(array[added.customer_id, taken.customer_id]) as whose
      where (added.customer_id, private.is_paid_clean(added)) is distinct from (taken.customer_id, private.is_paid_clean(taken)));
    gained := array(
      select added.customer_id from added join taken using (id)
      where private.is_paid_clean(added)
        and (added.customer_id is distinct from taken.customer_id or not private.is_paid_clean(taken)));
  end if;
  if counted <> '{}' then perform private.recount_cleans(counted, true); end if;
  perform private.weigh_referral(whose, (select count(*) from unnest(gained) as one where one = whose))
  from unnest(paid) as whose where whose is not null order by whose;
  return null;
end
$$;

-- The cleans from before there was a service history, entered by staff with a reason. seen: the number that was on
-- screen. Whether a discount for a ten that this passes is still due, only they know.
create or replace function public.set_opening_cleans(
  customer_uuid uuid, cleans integer, reason text, is_reward_due boolean, seen integer
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  was integer;
  told integer;
begin
  if not auth.has_role('staff') then perform private.refuse_unknown_customer(); end if;
  select total_cleaning_count into was from public.customers where id = customer_uuid and is_ours for no key update;
  if not found then perform private.refuse_unknown_customer(); end if;
  if (cleans between 0 and 9999) is not true then
    perform private.refuse('validation_failed:cleans', 'Please enter a number of cleans from 0 to 9999.');
  end if;
  if (length(trim(reason)) between 3 and 300) is not true then
    perform private.refuse('validation_failed:reason', 'Please say why, in 3 to 300 letters.');
  end if;
  told := private.opening_cleans_of(customer_uuid);
  -- A repeat of what arrived is the same answer.
  if told = cleans then return; end if;
  if told is distinct from seen then perform private.refuse_changed_meanwhile(); end if;
  insert into public.ledger (customer_id, kind, delta, reason) values (customer_uuid, 'cleans', cleans - told, trim(reason));
  insert into public.rewards (customer_id, kind, milestone, earned_on)
  select customer_uuid, 'loyalty', private.milestone_of(total_cleaning_count), private.business_now()::date
  from public.customers where id = customer_uuid and is_reward_due
    and private.cards_full(total_cleaning_count) > private.cards_full(was)
  on conflict do nothing;
end
$$;

-- For the customer's file, which is read with the caller's rights: staff see no ledger.
create or replace function public.opening_cleans(customer_uuid uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select case when auth.has_role('staff') then private.opening_cleans_of(customer_uuid) end
$$;

grant execute on function public.opening_cleans, public.set_opening_cleans to authenticated;
