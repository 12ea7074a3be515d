-- The calling user; null for a visitor. Policies write (select auth.uid()) so that it is evaluated once per statement.
create or replace function auth.uid() returns uuid
language sql stable parallel safe as $$
  select nullif(auth.jwt() ->> 'sub', '')::uuid
$$;

grant execute on function auth.uid to anon, authenticated, service_role, backend;
