-- The second factor. A try counts before the code is looked at, so that a thousand at once are a thousand tries.
create or replace function auth.try_challenge(wanted uuid, wanted_factor uuid, owner_id uuid, asked_at timestamptz)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  factor auth.mfa_factors;
  challenge auth.mfa_challenges;
begin
  select * into factor from auth.mfa_factors where id = wanted_factor and user_id = owner_id;
  if factor.id is null then return '{"status": "mfa_factor_not_found"}'; end if;
  update auth.mfa_challenges set tries = tries + 1 where id = wanted and factor_id = factor.id returning * into challenge;
  if challenge.id is null or challenge.verified_at is not null
    or challenge.created_at <= asked_at - interval '300 seconds' or challenge.tries > 5 then
    return '{"status": "mfa_challenge_expired"}';
  end if;
  return jsonb_build_object('status', 'open', 'secret', factor.secret);
end
$$;

-- The code was right: unless that code has been used, the session is raised and lower ones end.
create or replace function auth.pass_challenge(given jsonb, token_hash text, idle_until timestamptz, asked_at timestamptz)
returns jsonb
language plpgsql set search_path = ''
as $$
#variable_conflict use_column
declare
  factor auth.mfa_factors;
  proof jsonb := jsonb_build_object('method', 'totp', 'timestamp', floor(extract(epoch from asked_at)));
  session auth.sessions;
  is_new boolean := exists (
    select from auth.mfa_factors where id = (given ->> 'factor_id')::uuid and status = 'unverified');
begin
  update auth.mfa_factors set last_used_step = (given ->> 'step')::bigint, status = 'verified', updated_at = asked_at
  where id = (given ->> 'factor_id')::uuid and coalesce(last_used_step, -1) < (given ->> 'step')::bigint
  returning * into factor;
  if factor.id is null then return null; end if;
  update auth.mfa_challenges set verified_at = asked_at where id = (given ->> 'challenge_id')::uuid;
  update auth.sessions set aal = 'aal2', refreshed_at = asked_at, idle_until = pass_challenge.idle_until,
    amr = (select coalesce(jsonb_agg(old), '[]') from jsonb_array_elements(amr) as old where old ->> 'method' <> 'totp') || proof
  where id = (given ->> 'session_id')::uuid and user_id = factor.user_id returning * into session;
  if session.id is null then return null; end if;
  delete from auth.sessions where user_id = factor.user_id and aal = 'aal1';
  -- The refresh tokens of before the second factor are void.
  delete from auth.refresh_tokens where session_id = session.id;
  insert into auth.refresh_tokens (session_id, number, token_hash, created_at)
  values (session.id, 1, pass_challenge.token_hash, asked_at);
  if is_new then perform auth.note_account_change(factor.user_id, 'factor-added'); end if;
  return auth.session_json(session.id);
end
$$;

-- Without a verified factor left, sessions are worth what the password alone is. Its owner is told, whoever did it.
create or replace function auth.remove_factor(wanted uuid, owner_id uuid) returns boolean
language plpgsql set search_path = ''
as $$
declare
  removed auth.mfa_factors;
begin
  delete from auth.mfa_factors where id = wanted and user_id = owner_id returning * into removed;
  if removed.id is null then return false; end if;
  if removed.status = 'verified' then perform auth.tell_account_change(owner_id, 'factor-removed'); end if;
  if not exists (select from auth.mfa_factors where user_id = owner_id and status = 'verified') then
    update auth.sessions set aal = 'aal1',
      amr = (select coalesce(jsonb_agg(old), '[]') from jsonb_array_elements(amr) as old where old ->> 'method' <> 'totp')
    where user_id = owner_id;
  end if;
  return true;
end
$$;

create or replace function auth.remove_own_factor(wanted uuid, owner_id uuid) returns boolean
language plpgsql set search_path = ''
as $$
declare
  is_in_force boolean := exists (select from auth.mfa_factors where id = wanted and status = 'verified');
begin
  if not auth.remove_factor(wanted, owner_id) then return false; end if;
  if is_in_force then perform auth.record_account_change(owner_id, 'factor-removed'); end if;
  return true;
end
$$;

revoke all on function auth.try_challenge(uuid, uuid, uuid, timestamptz),
  auth.pass_challenge(jsonb, text, timestamptz, timestamptz), auth.remove_factor(uuid, uuid),
  auth.remove_own_factor(uuid, uuid) from public;
grant execute on function auth.try_challenge(uuid, uuid, uuid, timestamptz),
  auth.pass_challenge(jsonb, text, timestamptz, timestamptz), auth.remove_factor(uuid, uuid),
  auth.remove_own_factor(uuid, uuid) to backend;
