-- An admin may do everything that staff may. Read from user_roles each time, so that a role taken away is gone at once.
create or replace function auth.has_role(wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_roles
    where user_roles.user_id = auth.uid() and user_roles.role in (wanted, 'admin')
  )
$$;

grant execute on function auth.has_role to anon, authenticated, service_role, backend;
