-- Two records of one person made one: everything moves from drop to keep, the counts add up, and for each field that
-- differs staff have chosen whose value stays. choices: {"name": "drop", "email": "keep", …}; seen: the updated_at of
-- both as the screen showed them. undo_merge takes it back.
create or replace function public.merge_customers(keep uuid, drop uuid, choices jsonb, seen jsonb) returns jsonb
language plpgsql security definer set search_path = '' set app.moving_people = 'on' as $$
declare
  first public.customers;
  second public.customers;
  merge private.customer_merges;
begin
  if not auth.has_role('staff') or keep = drop then perform private.refuse_unknown_customer(); end if;
  -- In one order, so that two merges of the same pair wait for each other and not in a ring.
  perform from public.customers where is_ours and id in (keep, drop) order by id for update;
  select * into first from public.customers where is_ours and id = keep;
  select * into second from public.customers where is_ours and id = drop;
  select * into merge from private.customer_merges where kept_id = keep and dropped_id = drop and undone_at is null;
  -- A repeat of a merge that arrived is the same answer.
  if merge.id is not null and second.id is null then return private.merge_answer(merge.id, keep); end if;
  if first.id is null or second.id is null then perform private.refuse_unknown_customer(); end if;
  if first.updated_at <> (seen ->> 'keep')::timestamptz or second.updated_at <> (seen ->> 'drop')::timestamptz then
    perform private.refuse_changed_meanwhile();
  end if;

  insert into private.customer_merges (kept_id, dropped_id, kept_before, dropped, rewards_lost, merged_by)
  values (keep, drop, to_jsonb(first),
    jsonb_build_object('customer', to_jsonb(second),
      'parts', private.copy_what_hangs_on('public.customers', array[drop]) || private.copy_pair(keep, drop),
      'questions', private.copy_questions(keep, drop)),
    private.take_rewards_for_oneself(keep, drop), auth.uid())
  returning * into merge;
  perform private.make_room_for_rewards(keep, drop);
  perform private.move_what_hangs_on(drop, keep);
  delete from public.customers where id = drop;
  perform private.write_merged(first, second, choices);
  perform private.settle_merged(first, second);
  update private.customer_merges set reward_earned = private.earn_by_merging(first, second),
    kept_after = (select to_jsonb(customers) from public.customers where id = keep)
  where id = merge.id;
  insert into public.events (name, subject_id, details)
  values ('customers_merged', keep, jsonb_build_object('merge_id', merge.id));
  return private.merge_answer(merge.id, keep);
end
$$;

create or replace function private.merge_answer(merge uuid, keep uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('merge_id', merge, 'customer', to_jsonb(customers)) from public.customers where id = keep
$$;

-- The chosen value, or the only one there is. A customer since the earlier of the two.
create or replace function private.write_merged(kept public.customers, dropped public.customers, choices jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  update public.customers set
    first_name = case choices ->> 'name' when 'drop' then dropped.first_name else kept.first_name end,
    last_name = case choices ->> 'name' when 'drop' then dropped.last_name else kept.last_name end,
    email = private.chosen(choices ->> 'email', kept.email, dropped.email),
    phone = private.chosen(choices ->> 'phone', kept.phone, dropped.phone),
    is_phone_verified = (kept.is_phone_verified and private.chosen(choices ->> 'phone', kept.phone, dropped.phone) = kept.phone) is true
      or (dropped.is_phone_verified and private.chosen(choices ->> 'phone', kept.phone, dropped.phone) = dropped.phone) is true,
    address = private.chosen(choices ->> 'address', kept.address, dropped.address),
    city = private.chosen(choices ->> 'city', kept.city, dropped.city),
    state = private.chosen(choices ->> 'state', kept.state, dropped.state),
    zip_code = private.chosen(choices ->> 'zip_code', kept.zip_code, dropped.zip_code),
    notes = private.chosen(choices ->> 'notes', kept.notes, dropped.notes),
    status = private.chosen(choices ->> 'status', kept.status, dropped.status),
    last_clean_before = greatest(kept.last_clean_before, dropped.last_clean_before),
    referral_count = kept.referral_count + dropped.referral_count,
    created_at = least(kept.created_at, dropped.created_at)
  where id = kept.id
$$;

create or replace function private.chosen(choice text, kept text, dropped text) returns text
language sql immutable as $$
  select case choice when 'drop' then coalesce(dropped, kept) else coalesce(kept, dropped) end
$$;

-- The suggestions that they are one person: settled by the merge, open again after an undo.
create or replace function private.copy_pair(keep uuid, drop uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'table', 'public.customer_suggestions', 'column', 'customer_id', 'goes_along', true,
    'rows', jsonb_build_array(to_jsonb(customer_suggestions)))), '[]')
  from public.customer_suggestions where field = 'same_person' and customer_id = keep and offered = drop::text
$$;

-- Other suggestions about the two: settled by the merge, or redirected to the record that stays.
create or replace function private.copy_questions(keep uuid, drop uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(asked)), '[]') from public.customer_suggestions as asked
  where asked.settled_at is null and (asked.customer_id in (keep, drop) or asked.offered = drop::text)
$$;

-- Whoever chose between the two has answered what was asked about either. Others who may be the second are asked about
-- as the first, once.
create or replace function private.settle_merged(staying public.customers, going public.customers) returns void
language plpgsql security definer set search_path = '' as $$
declare
  merged public.customers;
begin
  select * into merged from public.customers where id = staying.id;
  update public.customer_suggestions as asked
  set settled_at = now(), is_taken = private.says_already(merged, asked)
  where asked.customer_id = staying.id and asked.settled_at is null
    and (private.says_already(merged, asked) or private.says_already(staying, asked) or private.says_already(going, asked));
  delete from public.customer_suggestions as asked where asked.field = 'same_person' and asked.offered = going.id::text
    and private.is_pair_known(asked.customer_id, staying.id);
  update public.customer_suggestions set offered = staying.id::text where field = 'same_person' and offered = going.id::text;
end
$$;

create or replace function private.says_already(customer public.customers, asked public.customer_suggestions) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(case asked.field
    when 'name' then lower(public.full_name(customer.first_name, customer.last_name)) = lower(asked.offered)
    when 'email' then lower(customer.email) = lower(asked.offered)
    when 'phone' then customer.phone = asked.offered
    when 'address' then private.is_same_address(customer.address, customer.city,
      concat_ws(' ', customer.state, customer.zip_code), asked.offered, null, null)
  end, false)
$$;

create or replace function private.move_what_hangs_on(old_id uuid, new_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  link record;
begin
  delete from public.customer_suggestions where field = 'same_person'
    and (customer_id, offered) in ((old_id, new_id::text), (new_id, old_id::text));
  for link in
    select conrelid::regclass as table_name, attname as column_name
    from pg_catalog.pg_constraint join pg_catalog.pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'public.customers'::regclass and cardinality(conkey) = 1
  loop
    begin
      execute format('update %s set %I = $1 where %I = $2', link.table_name, link.column_name, link.column_name)
      using new_id, old_id;
    exception when unique_violation or check_violation or raise_exception then
      perform private.move_one_by_one(link.table_name, link.column_name, old_id, new_id);
    end;
  end loop;
end
$$;

-- Rows that cannot move (a friend referred twice, a circle, an existing suggestion) are deleted, and restored by an undo.
create or replace function private.move_one_by_one(wanted regclass, column_name name, old_id uuid, new_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  row_id uuid;
begin
  for row_id in execute format('select id from %s where %I = $1', wanted, column_name) using old_id loop
    begin
      execute format('update %s set %I = $1 where id = $2', wanted, column_name) using new_id, row_id;
    exception when unique_violation or check_violation or raise_exception then
      execute format('delete from %s where id = $1', wanted) using row_id;
    end;
  end loop;
end
$$;

-- Two cards with the same milestone: the second one's rewards count for the next ones that are free.
create or replace function private.make_room_for_rewards(keep uuid, drop uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  reward record;
  free_milestone integer := (private.terms()).cleans_per_reward;
begin
  for reward in
    select id from public.rewards as theirs where customer_id = drop and exists (
      select from public.rewards where customer_id = keep and milestone = theirs.milestone
    ) order by milestone
  loop
    while exists (select from public.rewards where customer_id in (keep, drop) and milestone = free_milestone) loop
      free_milestone := free_milestone + (private.terms()).cleans_per_reward;
    end loop;
    update public.rewards set milestone = free_milestone where id = reward.id;
  end loop;
end
$$;

-- Nobody brings themselves: a reward for that, not used yet, goes. Answers what went.
create or replace function private.take_rewards_for_oneself(keep uuid, drop uuid) returns jsonb
language sql volatile security definer set search_path = '' as $$
  with gone as (
    delete from public.rewards where used_at is null and referral_id in (
      select id from public.referrals
      where (referrer_customer_id, referred_customer_id) in ((keep, drop), (drop, keep))
    ) returning *
  )
  select coalesce(jsonb_agg(to_jsonb(gone)), '[]') from gone
$$;

-- 7 and 5 cleans are 12: the tenth earns its discount, as it would have on one card.
create or replace function private.earn_by_merging(kept public.customers, dropped public.customers) returns uuid
language sql volatile security definer set search_path = '' as $$
  insert into public.rewards (customer_id, kind, milestone, earned_on)
  select kept.id, 'loyalty', private.milestone_of(cleans), private.business_now()::date
  from (select kept.total_cleaning_count + dropped.total_cleaning_count as cleans) as summed
  where private.cards_full(cleans)
    > private.cards_full(kept.total_cleaning_count) + private.cards_full(dropped.total_cleaning_count)
  on conflict do nothing returning id
$$;

create or replace function private.refuse_changed_meanwhile() returns void
language plpgsql as $$
begin
  raise exception 'Somebody has changed this customer meanwhile.'
    using errcode = 'P0001', detail = 'changed_meanwhile', hint = 'Look at what changed and try again.';
end
$$;

grant execute on function public.merge_customers to authenticated;
