-- True when that account has the role now; false when there is none to promote.
create or replace function public.promote_user_to_admin(user_email text) returns boolean
language sql volatile security definer set search_path = '' as $$
  select private.give_role(user_email, 'admin')
$$;

create or replace function public.promote_user_to_staff(user_email text) returns boolean
language sql volatile security definer set search_path = '' as $$
  select private.give_role(user_email, 'staff')
$$;

create or replace function private.give_role(user_email text, wanted text) returns boolean
language plpgsql security definer set search_path = '' as $$
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

grant execute on function public.promote_user_to_admin, public.promote_user_to_staff to authenticated;
