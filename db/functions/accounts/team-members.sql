-- The people with a role, admins first, and when they last signed in. For admins.
create or replace function public.team_members()
returns table (id uuid, user_id uuid, role text, email text, name text, since timestamptz, last_sign_in_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select user_roles.id, users.id, user_roles.role, users.email, users.raw_user_meta_data ->> 'first_name',
      user_roles.created_at, users.last_sign_in_at
    from public.user_roles join auth.users on users.id = user_roles.user_id
    order by user_roles.role, lower(users.email), user_roles.id;
end
$$;

grant execute on function public.team_members to authenticated;
