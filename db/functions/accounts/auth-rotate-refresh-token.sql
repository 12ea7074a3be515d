-- Exchanges a refresh token for the next. Answers a status and, where there is a session, what its access token says.
-- Used twice within the window (two tabs) both get the current one: steps says how many on it is. Used again later,
-- someone else has it: the whole session ends.
create or replace function auth.rotate_refresh_token(given_hash text, next_hash text, idle_until timestamptz, asked_at timestamptz)
returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  given auth.refresh_tokens;
  session auth.sessions;
  newest integer;
begin
  select * into given from auth.refresh_tokens where token_hash = given_hash;
  -- Those of one session take turns; what was read before the turn came is read again.
  select * into session from auth.sessions where id = given.session_id for update;
  select * into given from auth.refresh_tokens where token_hash = given_hash;
  if session.id is null or given.session_id is null then return '{"status": "not_found"}'; end if;
  if exists (select from auth.users where id = session.user_id and (banned_until > asked_at or deleted_at is not null)) then
    delete from auth.sessions where id = session.id;
    return '{"status": "banned"}';
  end if;
  if least(session.idle_until, session.not_after) <= asked_at then
    delete from auth.sessions where id = session.id;
    return '{"status": "expired"}';
  end if;
  select max(number) into newest from auth.refresh_tokens where session_id = session.id;
  if given.used_at is null then
    update auth.refresh_tokens set used_at = asked_at where token_hash = given_hash;
    insert into auth.refresh_tokens (session_id, number, token_hash, created_at)
    values (session.id, given.number + 1, next_hash, asked_at);
    update auth.sessions set refreshed_at = asked_at, idle_until = rotate_refresh_token.idle_until where id = session.id;
    newest := given.number + 1;
  elsif given.used_at < asked_at - interval '10 seconds' then
    delete from auth.sessions where id = session.id;
    return '{"status": "already_used"}';
  end if;
  return auth.session_json(session.id) || jsonb_build_object('status', 'fresh', 'steps', newest - given.number);
end
$$;

grant execute on function auth.rotate_refresh_token to backend;
