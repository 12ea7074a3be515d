-- Everything there is, row by row, for a backup: one statement, so that all tables are seen at the same moment. Values
-- that a table computes by itself are left out; so are visits and limits, which last a day.
create or replace function public.read_backup() returns table (held_in text, held text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  one record;
begin
  for one in select * from private.tables_to_keep() loop
    return query execute format('select %L::text, (to_jsonb(kept) - %L::text[])::text from %s as kept',
      one.name, one.computed, one.name);
  end loop;
end
$$;

-- In an order in which each row finds those that it points to.
create or replace function private.tables_to_keep() returns table (name text, columns text[], computed text[])
language sql stable security definer set search_path = ''
as $$
  with recursive tables as (
    select pg_class.oid, nspname || '.' || relname as name
    from pg_catalog.pg_class join pg_catalog.pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'private', 'auth')
      and (nspname, relname) not in (('private', 'rate_limits'), ('private', 'visitor_marks'), ('private', 'visit_salts'))
  ), depths (oid, depth) as (
    select oid, 0 from tables
    union select conrelid, depth + 1 from depths
      join pg_catalog.pg_constraint on confrelid = depths.oid and contype = 'f' and conrelid <> confrelid
    where depth < 50
  )
  select name,
    array(select attname::text from pg_catalog.pg_attribute
      where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum),
    array(select attname::text from pg_catalog.pg_attribute
      where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated <> '')
  from tables order by (select max(depth) from depths where depths.oid = tables.oid), name
$$;

-- Who takes a backup along is on record; that is also how old the last one is.
create or replace function public.begin_backup() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  insert into public.audit_log (actor, action, table_name, row_id, after)
  values (auth.uid(), 'insert', 'backups', now()::date, jsonb_build_object('what', 'downloaded'));
end
$$;

-- The same for one that the server has kept by itself.
create or replace function public.note_kept_backup() returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.audit_log (actor, action, table_name, row_id, after)
  values (null, 'insert', 'backups', now()::date, jsonb_build_object('what', 'kept on the server'))
$$;

create or replace function public.last_backup() returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (select max(created_at) from public.audit_log where table_name = 'backups');
end
$$;

revoke all on function public.read_backup() from public;
revoke all on function private.tables_to_keep() from public;
revoke all on function public.begin_backup() from public;
revoke all on function public.note_kept_backup() from public;
revoke all on function public.last_backup() from public;
grant execute on function public.read_backup() to backend;
grant execute on function public.note_kept_backup() to backend;
grant execute on function public.begin_backup() to authenticated;
grant execute on function public.last_backup() to authenticated;
