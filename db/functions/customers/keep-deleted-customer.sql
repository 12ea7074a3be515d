-- A customer who is deleted leaves a copy of everything that goes along, from which restore_customer brings it back.
create or replace function private.keep_deleted_customer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('app.erasing', true) = 'on' then return old; end if;
  -- Whoever an import made goes with it, and comes back with the file.
  if current_setting('app.importing', true) = 'on' then return old; end if;
  -- A merge keeps a copy of its own.
  if exists (select from private.customer_merges where dropped_id = old.id and undone_at is null) then return old; end if;
  -- As the person was called last.
  update public.services set customer_name = public.full_name(old.first_name, old.last_name)
  where customer_id = old.id and customer_name is distinct from public.full_name(old.first_name, old.last_name);
  insert into private.deleted_customers (customer_id, user_id, name, took, deleted_by)
  values (old.id, old.user_id, public.full_name(old.first_name, old.last_name),
    jsonb_build_object('customer', to_jsonb(old), 'parts', private.copy_what_hangs_on('public.customers', array[old.id])),
    auth.uid())
  on conflict (customer_id) do update set took = excluded.took, name = excluded.name,
    user_id = excluded.user_id, deleted_by = excluded.deleted_by, deleted_at = excluded.deleted_at;
  return old;
end
$$;

-- Read from the foreign keys, so that a table which someone adds tomorrow is kept too. Rows that the delete would take
-- along are copied whole, with what hangs on them in turn; of rows that would only lose their link, the link.
create or replace function private.copy_what_hangs_on(parent regclass, ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  parts jsonb := '[]';
  rows jsonb;
  link record;
begin
  for link in
    select conrelid::regclass as table_name, attname as column_name, confdeltype = 'c' as goes_along
    from pg_catalog.pg_constraint join pg_catalog.pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = parent and confdeltype in ('c', 'n') and cardinality(conkey) = 1
    order by conrelid::regclass::text, attname
  loop
    execute format('select jsonb_agg(%s) from %s as copied where copied.%I = any ($1)',
      case when link.goes_along then 'to_jsonb(copied.*)'
        else format('jsonb_build_object(''id'', copied.id, %L, copied.%I)', link.column_name, link.column_name) end,
      link.table_name, link.column_name) into rows using ids;
    continue when rows is null;
    parts := parts || jsonb_build_object(
      'table', link.table_name::text, 'column', link.column_name, 'goes_along', link.goes_along, 'rows', rows);
    if link.goes_along then
      parts := parts || private.copy_what_hangs_on(link.table_name,
        array(select (value ->> 'id')::uuid from jsonb_array_elements(rows) where value ? 'id'));
    end if;
  end loop;
  return parts;
end
$$;
