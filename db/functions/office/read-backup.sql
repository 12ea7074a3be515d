-- Everything there is, row by row, for a backup: one statement, so that all tables are seen at the same moment. Values
-- that a table computes by itself are left out; so is what lasts a day: visits, limits, halves of a bank file, people of a file that are being looked at, notices on their
-- way to a phone, sign-ins on their way to a provider or a device, used tokens of uploads, and the links of messages that wait, which are made anew when the list is read.
create or replace function public.read_backup() returns table (held_in text, held text)
language plpgsql stable security definer set search_path = '' as $$
declare
  one record;
begin
  for one in select * from private.tables_to_keep() loop
    -- With the star it is the row: the bare name would be a column of that name, where a table has one.
    return query execute format('select %L::text, (to_jsonb(kept.*) - %L::text[])::text from %s as kept',
      one.name, one.computed, one.name);
  end loop;
end
$$;

-- In an order in which each row finds those that it points to.
create or replace function private.tables_to_keep() returns table (name text, columns text[], computed text[])
language sql stable security definer set search_path = '' as $$
  with recursive tables as (
    select pg_class.oid, nspname || '.' || relname as name
    from pg_catalog.pg_class join pg_catalog.pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'private', 'auth', 'storage')
      and (nspname, relname) not in (('private', 'rate_limits'), ('private', 'visitor_marks'), ('private', 'visit_salts'),
        ('private', 'bank_file_parts'), ('private', 'import_people'), ('private', 'message_keys'), ('private', 'unsaid_counts'),
        ('private', 'push_notices'), ('auth', 'oauth_states'), ('auth', 'used_id_tokens'), ('auth', 'webauthn_challenges'), ('private', 'used_upload_tokens'))
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

-- Asked before any work is done. Answers who asks, for the record of what comes of it.
create or replace function public.begin_backup() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return auth.uid();
end
$$;

-- A backup that was made and read back, with what tells its file from another; that is also how old the last one is.
create or replace function public.note_backup(actor uuid, what text, bytes bigint, sha256 text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.audit_log (actor, action, table_name, row_id, after)
  values (note_backup.actor, 'insert', 'backups', now()::date,
    jsonb_build_object('what', what, 'bytes', bytes, 'sha256', sha256))
$$;

-- One that failed. Told once: what fails each hour for the same reason is one failure until a backup succeeds.
create or replace function public.note_failed_backup(actor uuid, what text, reason text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.audit_log (actor, action, table_name, row_id, after)
  select note_failed_backup.actor, 'insert', 'backups', now()::date, noted
  from (select jsonb_build_object('what', what, 'failed', left(reason, 500)) as noted) as failure
  where noted is distinct from (select after from public.audit_log where table_name = 'backups'
    order by created_at desc, id desc limit 1)
$$;

-- One without a checksum was noted before it was made, by a version of before: it may never have come to be.
create or replace function private.last_backup_at() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select max(created_at) from public.audit_log where table_name = 'backups' and after ? 'sha256'
$$;

-- The latest failure that no backup has made good since.
create or replace function private.failed_backup() returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object('at', created_at, 'what', after ->> 'what', 'reason', after ->> 'failed')
  from public.audit_log
  where table_name = 'backups' and after ? 'failed'
    and created_at > coalesce(private.last_backup_at(), '-infinity'::timestamptz)
  order by created_at desc, id desc limit 1
$$;

create or replace function public.last_backup() returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.last_backup_at();
end
$$;

grant execute on function public.read_backup, public.note_backup, public.note_failed_backup to backend;
grant execute on function public.begin_backup, public.last_backup to authenticated;
