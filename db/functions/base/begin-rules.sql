-- The page of a table begins with this, so that what it says is all there is: every right, policy and trigger of ours is taken
-- away. Then comes what holds for many tables: `service_key` may 'read' or do 'all'; `audited` says after which writes it is
-- on record who did what; a row with a version is stamped, unless its functions do that. A table without a page is the
-- owner's alone.
create or replace function private.begin_rules(
  wanted regclass, service_key text default null, audited text default null, kept_by_server boolean default false,
  stamped boolean default true, limited boolean default false
) returns void
language plpgsql as $$
declare
  rule name;
begin
  execute format('revoke all on %s from public, anon, authenticated, service_role, backend, authenticator', wanted);
  for rule in select polname from pg_policy where polrelid = wanted loop
    execute format('drop policy %I on %s', rule, wanted);
  end loop;
  for rule in select tgname from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where tgrelid = wanted and not tgisinternal and pronamespace = 'private'::regnamespace
  loop
    execute format('drop trigger %I on %s', rule, wanted);
  end loop;
  if stamped and not kept_by_server and exists (select from pg_attribute where attrelid = wanted and attname = 'updated_at' and not attisdropped) then
    execute format('create trigger touch_updated_at before update on %s for each row execute function private.touch_updated_at()', wanted);
  end if;
  if audited is not null then
    execute format('create trigger record_audit after %s on %s for each row execute function private.record_audit()', audited, wanted);
  end if;
  -- Nobody but staff writes more than so many rows: functions/base/limit-rows.sql. Named to come first.
  if limited then
    execute format($limit$
      create trigger a_refuse_when_full before insert or update on %1$s for each statement execute function private.refuse_when_full();
      create trigger a_refuse_row_too_many before insert or update on %1$s for each row
        when (current_user in ('anon', 'authenticated')) execute function private.refuse_row_too_many();
      create trigger count_inserted_rows after insert on %1$s referencing new table as written
        for each statement execute function private.count_written_rows();
      create trigger count_updated_rows after update on %1$s referencing new table as written
        for each statement execute function private.count_written_rows()$limit$, wanted);
  end if;
  if kept_by_server then
    execute format('grant select, insert, update, delete on %s to backend', wanted);
    execute format('create policy "the server keeps this for itself" on %s to backend using (true) with check (true)', wanted);
  end if;
  if service_key = 'all' then
    execute format('grant select, insert, update, delete on %s to service_role', wanted);
    execute format('create policy "the service key does everything" on %s to service_role using (true) with check (true)', wanted);
  elsif service_key = 'read' then
    execute format('grant select on %s to service_role', wanted);
    execute format('create policy "the service key reads all" on %s for select to service_role using (true)', wanted);
  end if;
end
$$;
