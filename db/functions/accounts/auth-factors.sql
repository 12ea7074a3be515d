-- The second factor. A try counts before the answer is looked at, so that a thousand at once are a thousand tries. What a
-- device signs is answered once.
create or replace function auth.try_challenge(wanted uuid, wanted_factor uuid, owner_id uuid, asked_at timestamptz)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  factor auth.mfa_factors;
  challenge auth.mfa_challenges;
begin
  select * into factor from auth.mfa_factors where id = wanted_factor and user_id = owner_id;
  if factor.id is null then return '{"status": "mfa_factor_not_found"}'; end if;
  update auth.mfa_challenges set tries = tries + 1 where id = wanted and factor_id = factor.id returning * into challenge;
  if challenge.id is null or challenge.verified_at is not null
    or challenge.created_at <= asked_at - interval '300 seconds'
    or challenge.tries > (case when factor.factor_type = 'webauthn' then 1 else 5 end) then
    return '{"status": "mfa_challenge_expired"}';
  end if;
  return jsonb_build_object('status', 'open', 'type', factor.factor_type, 'secret', factor.secret,
    'challenge_hash', challenge.challenge_hash, 'credential', auth.factor_credential(factor.id));
end
$$;

-- The key of a device that is a factor in force; null while there is none.
create or replace function auth.factor_credential(wanted uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', keys.id, 'credential_id', keys.credential_id, 'public_key', keys.public_key,
    'sign_count', keys.sign_count, 'transports', keys.transports)
  from auth.webauthn_credentials as keys join auth.mfa_factors on mfa_factors.id = keys.factor_id
  where keys.factor_id = wanted and mfa_factors.status = 'verified'
$$;

-- What makes each kind of answer good once: a later step of the app, an SMS not answered yet, a device that has counted on,
-- a key that nobody has.
create or replace function auth.take_answer(factor auth.mfa_factors, given jsonb, asked_at timestamptz) returns boolean
language plpgsql set search_path = '' as $$
begin
  if factor.factor_type = 'totp' then return coalesce(factor.last_used_step, -1) < (given ->> 'step')::bigint; end if;
  if factor.factor_type = 'phone' then
    return exists (select from auth.mfa_challenges where id = (given ->> 'challenge_id')::uuid and verified_at is null);
  end if;
  if given ? 'credential' then
    return auth.keep_credential((given -> 'credential') || jsonb_build_object('user_id', factor.user_id,
      'factor_id', factor.id, 'friendly_name', factor.friendly_name), asked_at) is not null;
  end if;
  return auth.use_credential((given ->> 'credential_used')::uuid, (given ->> 'sign_count')::bigint, asked_at);
end
$$;

-- The answer was right: unless it has been used, the session is raised and lower ones end.
create or replace function auth.pass_challenge(given jsonb, token_hash text, idle_until timestamptz, asked_at timestamptz)
returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  factor auth.mfa_factors;
  proof jsonb;
  session auth.sessions;
begin
  select * into factor from auth.mfa_factors where id = (given ->> 'factor_id')::uuid for update;
  if factor.id is null or not auth.take_answer(factor, given, asked_at) then return null; end if;
  proof := jsonb_build_object('method', auth.factor_method(factor.factor_type), 'timestamp', floor(extract(epoch from asked_at)));
  update auth.mfa_factors set last_used_step = (given ->> 'step')::bigint, status = 'verified', updated_at = asked_at
  where id = factor.id;
  update auth.mfa_challenges set verified_at = asked_at where id = (given ->> 'challenge_id')::uuid;
  update auth.sessions set aal = 'aal2', refreshed_at = asked_at, idle_until = pass_challenge.idle_until,
    amr = auth.without_factors(amr) || proof
  where id = (given ->> 'session_id')::uuid and user_id = factor.user_id returning * into session;
  if session.id is null then return null; end if;
  delete from auth.sessions where user_id = factor.user_id and aal = 'aal1';
  -- The refresh tokens of before the second factor are void.
  delete from auth.refresh_tokens where session_id = session.id;
  insert into auth.refresh_tokens (session_id, number, token_hash, created_at)
  values (session.id, 1, pass_challenge.token_hash, asked_at);
  if factor.status = 'unverified' then perform auth.note_account_change(factor.user_id, 'factor-added'); end if;
  return auth.session_json(session.id);
end
$$;

-- Without a verified factor left, sessions are worth what the password alone is. Its owner is told, whoever did it.
create or replace function auth.remove_factor(wanted uuid, owner_id uuid) returns boolean
language plpgsql set search_path = '' as $$
declare
  removed auth.mfa_factors;
begin
  delete from auth.mfa_factors where id = wanted and user_id = owner_id returning * into removed;
  if removed.id is null then return false; end if;
  if removed.status = 'verified' then perform auth.tell_account_change(owner_id, 'factor-removed'); end if;
  if not exists (select from auth.mfa_factors where user_id = owner_id and status = 'verified') then
    update auth.sessions set aal = 'aal1', amr = auth.without_factors(amr) where user_id = owner_id;
  end if;
  return true;
end
$$;

create or replace function auth.remove_own_factor(wanted uuid, owner_id uuid) returns boolean
language plpgsql set search_path = '' as $$
declare
  is_in_force boolean := exists (select from auth.mfa_factors where id = wanted and status = 'verified');
begin
  if not auth.remove_factor(wanted, owner_id) then return false; end if;
  if is_in_force then perform auth.record_account_change(owner_id, 'factor-removed'); end if;
  return true;
end
$$;

-- As the clients know them.
create or replace function auth.factor_method(factor_type text) returns text
language sql immutable set search_path = '' as $$
  select case factor_type when 'totp' then 'totp' else 'mfa/' || factor_type end
$$;

create or replace function auth.without_factors(amr jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(old), '[]') from jsonb_array_elements(amr) as old
  where old ->> 'method' <> 'totp' and old ->> 'method' not like 'mfa/%'
$$;

grant execute on function auth.try_challenge, auth.pass_challenge, auth.remove_factor, auth.remove_own_factor,
  auth.factor_credential, auth.take_answer, auth.factor_method, auth.without_factors to backend;
