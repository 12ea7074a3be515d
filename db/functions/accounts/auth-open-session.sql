-- Signs an account in: a session, its first refresh token, and what the access token will say. Session limits and
-- hashes come from the server; the clock too, so that expiry can be tested.
create or replace function auth.open_session(owner_id uuid, made jsonb, asked_at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  session_id uuid := (made ->> 'id')::uuid;
  proof jsonb := jsonb_build_object('method', made ->> 'method', 'timestamp', floor(extract(epoch from asked_at)));
begin
  delete from auth.sessions where id in (
    select over.id from auth.sessions as over
    where least(over.idle_until, over.not_after) <= asked_at limit 20 for update skip locked
  );
  insert into auth.sessions (id, user_id, amr, user_agent, ip, created_at, refreshed_at, idle_until, not_after)
  values (session_id, owner_id, jsonb_build_array(proof), made ->> 'user_agent', made ->> 'ip', asked_at, asked_at,
    (made ->> 'idle_until')::timestamptz, (made ->> 'not_after')::timestamptz);
  insert into auth.refresh_tokens (session_id, number, token_hash, created_at)
  values (session_id, 1, made ->> 'token_hash', asked_at);
  update auth.users set last_sign_in_at = asked_at where id = owner_id;
  update auth.identities set last_sign_in_at = asked_at, updated_at = asked_at
  where user_id = owner_id and provider in ('email', 'phone') and made ->> 'method' not in ('oauth', 'web3', 'sso/saml');
  perform auth.appoint_first_admin(made ->> 'admin_email');
  return auth.session_json(session_id);
end
$$;

create or replace function auth.session_json(wanted uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('session_id', sessions.id, 'aal', sessions.aal, 'amr', sessions.amr,
    'user', auth.user_json(sessions.user_id))
  from auth.sessions where sessions.id = wanted
$$;

grant execute on function auth.open_session, auth.session_json to backend;
