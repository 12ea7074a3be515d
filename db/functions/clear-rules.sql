-- Each file in policies/ starts with this, so that what it says is all there is.
create or replace function private.clear_rules(wanted regclass) returns void
language plpgsql
as $$
declare
  rule name;
begin
  execute format('revoke all on %s from public, anon, authenticated, service_role, backend, authenticator', wanted);
  for rule in select polname from pg_policy where polrelid = wanted loop
    execute format('drop policy %I on %s', rule, wanted);
  end loop;
end
$$;

revoke all on function private.clear_rules(regclass) from public;
