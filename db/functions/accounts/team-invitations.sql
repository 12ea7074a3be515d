-- Who is invited into the team and has not come in yet; for admins.
create or replace function public.team_invitations()
returns table (email text, role text, invited_at timestamptz, expires_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select invited.email, invited.invited_role, invited.created_at, invited.expires_at
    from auth.one_time_tokens as invited
    where invited.invited_role is not null and invited.expires_at > now()
    order by invited.created_at, invited.email;
end
$$;

-- The link no longer works. False when nobody with that address is invited.
create or replace function public.withdraw_invitation(invited_email text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  gone auth.one_time_tokens;
begin
  perform private.require_admin();
  delete from auth.one_time_tokens as invited
  where lower(invited.email) = lower(invited_email) and invited.invited_role is not null returning * into gone;
  if gone.id is null then return false; end if;
  insert into public.audit_log (actor, action, table_name, row_id, before, after)
  values (auth.uid(), 'update', 'users', gone.user_id, jsonb_build_object('email', gone.email, 'invited_role', gone.invited_role),
    jsonb_build_object('email', gone.email, 'invited_role', null));
  return true;
end
$$;

grant execute on function public.team_invitations, public.withdraw_invitation to authenticated;
