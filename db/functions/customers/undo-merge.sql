-- Two people after all: the second record and all that hung on it come back as they were, and the first loses what the
-- merge gave it. What happened since stays with the first.
create or replace function public.undo_merge(merge_id uuid) returns void
language plpgsql security definer set search_path = '' set app.moving_people = 'on' as $$
declare
  merge private.customer_merges;
begin
  if not auth.has_role('staff') then perform private.refuse_unknown_customer(); end if;
  select * into merge from private.customer_merges where id = merge_id for update;
  if not found then perform private.refuse_unknown_customer(); end if;
  if merge.undone_at is not null then return; end if;
  perform from public.customers where id = merge.kept_id for update;
  if not found then perform private.refuse_unknown_customer(); end if;

  -- First of all, so that deleting the second record again is a delete like any other.
  update private.customer_merges set undone_at = now() where id = merge_id;
  perform private.put_back_customer(merge.dropped -> 'customer');
  delete from public.rewards where id = merge.reward_earned and used_at is null;
  perform private.take_back_parts(merge);
  perform private.put_back_rows('public.rewards', merge.rewards_lost);
  perform private.write_unmerged(merge);
  perform private.ask_again(merge);
  perform private.settle_money_of(array[merge.kept_id, merge.dropped_id]);
  insert into public.events (name, subject_id, details)
  values ('customers_parted', merge.kept_id, jsonb_build_object('merge_id', merge_id));
exception when check_violation then
  perform private.refuse('used_meanwhile', 'What they had together has been used since.', 'Correct the two records by hand.');
end
$$;

-- Moved rows go back, deleted rows are restored.
create or replace function private.take_back_parts(merge private.customer_merges) returns void
language plpgsql security definer set search_path = '' as $$
declare
  part record;
begin
  for part in
    select value ->> 'table' as table_name, value ->> 'column' as column_name, value -> 'rows' as rows
    from jsonb_array_elements(merge.dropped -> 'parts') with ordinality order by ordinality
  loop
    execute format('update %s set %I = $1 where %I = $2 and id in (select (value ->> ''id'')::uuid from jsonb_array_elements($3))',
      part.table_name::regclass, part.column_name, part.column_name) using merge.dropped_id, merge.kept_id, part.rows;
  end loop;
  perform private.put_back_parts(merge.dropped -> 'parts');
  -- The milestones that made room.
  update public.rewards set milestone = (was ->> 'milestone')::integer
  from jsonb_array_elements(merge.dropped -> 'parts') as parts, jsonb_array_elements(parts -> 'rows') as was
  where parts ->> 'table' in ('rewards', 'public.rewards') and parts ->> 'column' = 'customer_id'
    and rewards.id = (was ->> 'id')::uuid and rewards.milestone is distinct from (was ->> 'milestone')::integer;
end
$$;

-- Suggestions that the merge settled or redirected are open again as before; those answered since stay answered.
create or replace function private.ask_again(merge private.customer_merges) returns void
language plpgsql security definer set search_path = '' as $$
declare
  questions jsonb := coalesce(merge.dropped -> 'questions', '[]');
begin
  update public.customer_suggestions as asked set settled_at = null
  from jsonb_array_elements(questions) as was
  where asked.id = (was ->> 'id')::uuid and asked.settled_at = merge.merged_at;
  update public.customer_suggestions as asked set offered = was ->> 'offered'
  from jsonb_array_elements(questions) as was
  where asked.id = (was ->> 'id')::uuid and asked.offered <> was ->> 'offered';
  perform private.put_back_rows('public.customer_suggestions', questions);
end
$$;

-- A field goes back to what it was, unless somebody has changed it since.
create or replace function private.write_unmerged(merge private.customer_merges) returns void
language plpgsql security definer set search_path = '' as $$
declare
  old public.customers := jsonb_populate_record(null::public.customers, merge.kept_before);
  merged public.customers := jsonb_populate_record(null::public.customers, merge.kept_after);
  other public.customers := jsonb_populate_record(null::public.customers, merge.dropped -> 'customer');
begin
  update public.customers as now_is set
    first_name = case when now_is.first_name = merged.first_name then old.first_name else now_is.first_name end,
    last_name = case when now_is.last_name = merged.last_name then old.last_name else now_is.last_name end,
    email = private.unless_changed(now_is.email, merged.email, old.email),
    phone = private.unless_changed(now_is.phone, merged.phone, old.phone),
    is_phone_verified = case when now_is.phone is not distinct from merged.phone
      then coalesce(old.is_phone_verified, true) else now_is.is_phone_verified end,
    address = private.unless_changed(now_is.address, merged.address, old.address),
    city = private.unless_changed(now_is.city, merged.city, old.city),
    state = private.unless_changed(now_is.state, merged.state, old.state),
    zip_code = private.unless_changed(now_is.zip_code, merged.zip_code, old.zip_code),
    notes = private.unless_changed(now_is.notes, merged.notes, old.notes),
    status = private.unless_changed(now_is.status, merged.status, old.status),
    last_clean_before = case when now_is.last_clean_before is not distinct from merged.last_clean_before
      then old.last_clean_before else now_is.last_clean_before end,
    user_id = old.user_id,
    is_ours = old.is_ours,
    referral_count = now_is.referral_count - other.referral_count,
    created_at = old.created_at
  where id = merge.kept_id;
end
$$;

create or replace function private.unless_changed(now_is text, merged text, old text) returns text
language sql immutable as $$
  select case when now_is is not distinct from merged then old else now_is end
$$;

-- For staff: which merges into this customer can still be undone.
create or replace function public.undoable_merges(customer_uuid uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'merged_at', merged_at, 'name', public.full_name(
      dropped -> 'customer' ->> 'first_name', dropped -> 'customer' ->> 'last_name')) order by merged_at desc), '[]')
  from private.customer_merges where kept_id = customer_uuid and undone_at is null and auth.has_role('staff')
$$;

grant execute on function public.undo_merge, public.undoable_merges to authenticated;
