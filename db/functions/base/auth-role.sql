create or replace function auth.role() returns text
language sql stable parallel safe as $$
  select auth.jwt() ->> 'role'
$$;

grant execute on function auth.role to anon, authenticated, service_role, backend;
