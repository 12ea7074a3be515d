-- Who is asking; null for a visitor. Policies write (select auth.uid()) so that it is worked out once per statement.
create or replace function auth.uid() returns uuid
language sql stable parallel safe
as $$
  select nullif(auth.jwt() ->> 'sub', '')::uuid
$$;

revoke all on function auth.uid() from public;
grant execute on function auth.uid() to anon, authenticated, service_role, backend;

-- Who made a move or an event is never for the caller to say.
alter table public.ledger alter column created_by set default auth.uid();
alter table public.events alter column created_by set default auth.uid();
