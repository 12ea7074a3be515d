-- The keys that we made ourselves and still believe: the one that signs, and those replaced so lately that their tokens
-- may still be about. How long that is was decided when they were replaced (good_until, in seconds).
create or replace function auth.keys_in_force() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(keys.key order by keys.place), '[]')
  from auth.server_keys as kept, jsonb_array_elements(kept.value::jsonb -> 'keys') with ordinality as keys (key, place)
  where kept.name = 'jwt_keys'
    and (keys.place = 1 or (keys.key ->> 'good_until')::numeric > extract(epoch from now()))
$$;

-- Asked of the database each time, so that a dropped key is worth nothing to any process from that moment on.
create or replace function auth.is_key_in_force(wanted text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from jsonb_array_elements(auth.keys_in_force()) as key where key ->> 'kid' = wanted)
$$;

-- Goes first in every transaction of a signed-in caller, so that sign-out, a ban and an ended session work at once.
create or replace function auth.require_session() returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  claims jsonb := auth.jwt();
  account auth.users;
begin
  select * into account from auth.users where id = auth.uid();
  if account.banned_until > now() or account.deleted_at is not null then
    raise exception 'This account is closed.' using errcode = 'CC401', detail = 'user_banned';
  end if;
  if claims ? 'kid' and not auth.is_key_in_force(claims ->> 'kid') then
    raise exception 'JWT could not be verified' using errcode = 'CC401', detail = 'bad_jwt';
  end if;
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

grant execute on function auth.keys_in_force, auth.is_key_in_force to backend;
grant execute on function auth.require_session to anon, authenticated, service_role;
