-- Makes the account with this confirmed address an admin, as long as there is none.
create or replace function auth.appoint_first_admin(wanted text) returns boolean
language plpgsql set search_path = '' as $$
declare
  appointed uuid;
begin
  if wanted is null or exists (select from public.user_roles where role = 'admin') then return false; end if;
  -- Two at once: the second finds the first.
  perform pg_advisory_xact_lock(727302, 0);
  if exists (select from public.user_roles where role = 'admin') then return false; end if;
  select id into appointed from auth.users
  where lower(email) = lower(wanted) and email_confirmed_at is not null and deleted_at is null;
  if appointed is null then return false; end if;
  insert into public.user_roles (user_id, role) values (appointed, 'admin');
  return true;
end
$$;

grant execute on function auth.appoint_first_admin to backend;
