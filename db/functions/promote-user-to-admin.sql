-- True when that account is an admin now; false when there is none to promote.
create or replace function public.promote_user_to_admin(user_email text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  promoted uuid;
begin
  if not auth.has_role('admin') then
    raise exception 'Only an admin can promote a user.' using errcode = '42501';
  end if;
  -- An address that was never confirmed may have been signed up by someone else.
  select id into promoted from auth.users
  where lower(email) = lower(trim(user_email)) and email_confirmed_at is not null;
  if promoted is null then return false; end if;
  insert into public.user_roles (user_id, role) values (promoted, 'admin') on conflict do nothing;
  return true;
end
$$;

revoke all on function public.promote_user_to_admin(text) from public;
grant execute on function public.promote_user_to_admin(text) to authenticated;
