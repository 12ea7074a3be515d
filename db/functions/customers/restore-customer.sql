-- Brings back a deleted customer with everything that went along, for a month: staff those of the business, a
-- client whom they entered.
create or replace function public.restore_customer(customer_uuid uuid) returns void
language plpgsql security definer set search_path = '' set app.moving_people = 'on' as $$
declare
  copy private.deleted_customers;
begin
  select * into copy from private.deleted_customers
  where customer_id = customer_uuid and private.is_in_sight(user_id, private.was_ours(took)) for update;
  if not found then
    -- A repeat of what has worked is the same answer.
    perform from public.customers
    where id = customer_uuid and private.is_in_sight(user_id, is_ours);
    if not found then perform private.refuse_unknown_customer(); end if;
    return;
  end if;
  perform private.put_back_customer(copy.took -> 'customer');
  perform private.put_back_parts(copy.took -> 'parts');
  perform private.settle_money_of(array[customer_uuid]);
  delete from private.deleted_customers where customer_id = customer_uuid;
end
$$;

-- The customers that can still be restored, the latest first.
create or replace function public.deleted_customers()
returns table (id uuid, name text, deleted_at timestamptz, services bigint, bookings bigint)
language sql stable security definer set search_path = '' as $$
  select deleted.customer_id, deleted.name, deleted.deleted_at, private.count_kept(deleted.took, 'services'),
    private.count_kept(deleted.took, 'bookings')
  from private.deleted_customers as deleted
  where private.is_in_sight(deleted.user_id, private.was_ours(deleted.took))
  order by deleted.deleted_at desc, deleted.customer_id limit 50
$$;

-- Staff see what is the business's, anyone else what they entered and kept for themselves.
create or replace function private.is_in_sight(entered_by uuid, is_ours boolean) returns boolean
language sql stable security definer set search_path = '' as $$
  select case when is_ours then auth.has_role('staff') else coalesce(entered_by = auth.uid(), false) end
$$;

create or replace function private.was_ours(took jsonb) returns boolean
language sql immutable as $$
  select coalesce((took -> 'customer' ->> 'is_ours')::boolean, true)
$$;

create or replace function private.count_kept(took jsonb, wanted text) returns bigint
language sql immutable as $$
  select count(*) from jsonb_array_elements(took -> 'parts') as part, jsonb_array_elements(part -> 'rows')
  where part ->> 'table' in (wanted, 'public.' || wanted)
$$;

create or replace function private.put_back_customer(customer jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wanted uuid := (customer ->> 'id')::uuid;
begin
  -- An account that is gone by now entered it.
  if not exists (select from auth.users where id = (customer ->> 'user_id')::uuid) then
    customer := customer || '{"user_id": null}';
  end if;
  perform private.put_back_rows('public.customers', jsonb_build_array(customer));
  -- The triggers of a new customer guess what is known here.
  update public.customers set is_ours = (customer ->> 'is_ours')::boolean
  where id = wanted and is_ours <> (customer ->> 'is_ours')::boolean;
  delete from public.customer_suggestions
  where field = 'same_person' and (customer_id = wanted or offered = wanted::text) and created_at = now();
end
$$;

create or replace function private.put_back_parts(parts jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  part record;
begin
  for part in
    select value ->> 'table' as table_name, value ->> 'column' as column_name, value -> 'rows' as rows,
      (value ->> 'goes_along')::boolean as goes_along
    from jsonb_array_elements(parts) with ordinality order by ordinality
  loop
    if part.goes_along then perform private.put_back_rows(part.table_name::regclass, part.rows);
    else
      -- A link made to somebody else in the meantime is newer, and wins.
      execute format('update %1$s as here set %2$I = (kept.link ->> %2$L)::uuid from jsonb_array_elements($1) as kept (link)
        where here.id = (kept.link ->> ''id'')::uuid and here.%2$I is null', part.table_name::regclass, part.column_name)
      using part.rows;
    end if;
  end loop;
end
$$;

-- All at once, so that a balance is summed when its ledger is whole. Where that fails, one by one: a friend may be gone
-- by now, or a rule hold by now, and the rest comes back all the same.
create or replace function private.put_back_rows(wanted regclass, kept jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  columns text;
begin
  select string_agg(quote_ident(attname), ', ') into columns from pg_catalog.pg_attribute
  where attrelid = wanted and attnum > 0 and not attisdropped and attgenerated = '';
  execute format('insert into %1$s (%2$s) select %2$s from jsonb_populate_recordset(null::%1$s, $1) on conflict do nothing',
    wanted, columns) using kept;
exception when foreign_key_violation or raise_exception then
  if jsonb_array_length(kept) = 1 then return; end if;
  perform private.put_back_rows(wanted, jsonb_build_array(value)) from jsonb_array_elements(kept);
end
$$;

-- The same answer for a customer who is not there and for one who is not yours.
create or replace function private.refuse_unknown_customer() returns void
language plpgsql as $$
begin
  raise exception 'There is no such customer.'
    using errcode = 'P0001', detail = 'customer_not_found', hint = 'Reload the list of customers.';
end
$$;

grant execute on function public.restore_customer, public.deleted_customers to authenticated;
