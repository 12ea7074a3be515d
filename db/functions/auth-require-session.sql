-- Goes first in every transaction of a signed-in caller, so that sign-out, a ban and an ended session work at once.
-- A token from elsewhere (a shared secret) carries no session; then only a ban counts.
create or replace function auth.require_session() returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  claims jsonb := auth.jwt();
  account auth.users;
begin
  select * into account from auth.users where id = auth.uid();
  if account.banned_until > now() or account.deleted_at is not null then
    raise exception 'This account is closed.' using errcode = 'CC401', detail = 'user_banned';
  end if;
  if not claims ? 'session_id' then return; end if;
  if not exists (
    select from auth.sessions
    where id = (claims ->> 'session_id')::uuid and user_id = account.id and least(idle_until, not_after) > now()
  ) then
    raise exception 'The session has ended. Please sign in again.' using errcode = 'CC401', detail = 'session_not_found';
  end if;
  -- A second factor that guards only the screens would guard nothing.
  if exists (select from auth.mfa_factors where user_id = account.id and status = 'verified') and not exists (
    select from auth.sessions where id = (claims ->> 'session_id')::uuid and aal = 'aal2'
  ) then
    raise exception 'Please confirm your second factor.' using errcode = 'CC403', detail = 'insufficient_aal';
  end if;
end
$$;

revoke all on function auth.require_session() from public;
grant execute on function auth.require_session() to anon, authenticated, service_role;
