-- True when that account has the role now; false when there is none to promote.
create or replace function public.promote_user_to_admin(user_email text) returns boolean
language sql volatile security definer set search_path = ''
as $$
  select private.give_role(user_email, 'admin')
$$;

create or replace function public.promote_user_to_staff(user_email text) returns boolean
language sql volatile security definer set search_path = ''
as $$
  select private.give_role(user_email, 'staff')
$$;

create or replace function private.give_role(user_email text, wanted text) returns boolean
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
  insert into public.user_roles (user_id, role) values (promoted, wanted) on conflict do nothing;
  return true;
end
$$;

revoke all on function private.give_role(text, text) from public;
revoke all on function public.promote_user_to_admin(text) from public;
revoke all on function public.promote_user_to_staff(text) from public;
grant execute on function public.promote_user_to_admin(text) to authenticated;
grant execute on function public.promote_user_to_staff(text) to authenticated;
