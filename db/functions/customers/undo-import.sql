-- For a month: whom the file made go, what it wrote on others is as before. Who has been worked with or changed since stays, and
-- so does a field that somebody has written since.
create or replace function public.undo_import(import_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  done public.customer_imports;
  staying uuid[];
begin
  perform private.require_admin();
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.customer_imports'));
  select * into done from public.customer_imports as known where known.id = undo_import.import_id for update;
  if not found then perform private.refuse_field('import', 'There is no such import.', 'Reload the page.'); end if;
  if done.undone_at is not null then return private.import_answer(done); end if;
  if done.created_at < now() - interval '30 days' then
    perform private.refuse_field('import', 'An import can be undone for 30 days.', 'Delete the customers one by one.');
  end if;
  perform from public.customers where id in (select one.customer_id from private.imported_customers as one where one.import_id = done.id)
  order by id for update;
  staying := private.imported_and_used(done);
  perform set_config('app.importing', 'on', true);
  delete from public.customers using private.imported_customers as one
  where one.import_id = done.id and one.is_new and customers.id = one.customer_id and customers.id <> all (staying);
  perform set_config('app.importing', '', true);
  perform private.unfill_imported(done.id);
  delete from public.consents where source = 'import' and source_id = done.id and customer_id <> all (staying);
  update public.customer_imports as kept set undone_at = now(), undone_by = auth.uid(), stayed = cardinality(staying)
  where kept.id = done.id returning * into done;
  perform private.note_import(done, 'update');
  return private.import_answer(done);
end
$$;

-- Of those whom the file made: changed since, gone into another record, or something hangs on them that the file did not bring.
-- Read from the foreign keys, so that a table which someone adds tomorrow counts too.
create or replace function private.imported_and_used(done public.customer_imports) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  made uuid[] := array(select customer_id from private.imported_customers where import_id = done.id and is_new);
  used uuid[];
  more uuid[];
  link record;
begin
  used := array(select id from public.customers where id = any (made) and updated_at > done.created_at)
    || array(select kept_id from private.customer_merges where kept_id = any (made) and undone_at is null)
    || array(select dropped_id from private.customer_merges where dropped_id = any (made) and undone_at is null);
  for link in
    select conrelid::regclass as table_name, attname as column_name from pg_catalog.pg_constraint
    join pg_catalog.pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'public.customers'::regclass and cardinality(conkey) = 1
      and conrelid <> 'public.customer_suggestions'::regclass
  loop
    execute format('select array(select distinct held.%1$I from %2$s as held where held.%1$I = any ($1)%3$s)', link.column_name, link.table_name,
      case link.table_name::text when 'public.ledger' then ' and held.created_at > $2' when 'ledger' then ' and held.created_at > $2'
        when 'public.consents' then ' and held.source_id <> $3' when 'consents' then ' and held.source_id <> $3' else '' end)
    into more using made, done.created_at, done.id;
    used := used || more;
  end loop;
  return array(select distinct id from unnest(used) as id);
end
$$;

-- A field goes back where it still says what the file wrote.
create or replace function private.unfill_imported(wanted uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.customers set
    email = case when email = wrote ->> 'email' then null else email end,
    phone = case when phone = wrote ->> 'phone' then null else phone end,
    address = case when address = wrote ->> 'address' then null else address end,
    city = case when city = wrote ->> 'city' then null else city end,
    state = case when state = wrote ->> 'state' then null else state end,
    zip_code = case when zip_code = wrote ->> 'zip_code' then null else zip_code end,
    notes = case when notes = wrote ->> 'notes' then was ->> 'notes' else notes end,
    last_clean_before = case when last_clean_before = (wrote ->> 'last_clean')::date then null else last_clean_before end
  from private.imported_customers as one
  where one.import_id = wanted and not one.is_new and customers.id = one.customer_id and wrote - array['cleans', 'consent'] <> '{}';
  insert into public.ledger (customer_id, kind, delta, reason, created_by)
  select one.customer_id, 'cleans', -(wrote ->> 'cleans')::integer, 'The import was undone', auth.uid()
  from private.imported_customers as one join public.customers on customers.id = one.customer_id
  where one.import_id = wanted and not one.is_new and wrote ? 'cleans';
end
$$;

grant execute on function public.undo_import to authenticated;
