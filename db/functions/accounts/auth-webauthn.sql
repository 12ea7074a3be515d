-- Passkeys: what a device is to sign, the keys that it keeps, and signing in with one.
create or replace function auth.begin_webauthn(made jsonb, asked_at timestamptz) returns void
language plpgsql set search_path = '' as $$
begin
  delete from auth.webauthn_challenges where id in (
    select over.id from auth.webauthn_challenges as over where over.expires_at <= asked_at - interval '1 hour'
    limit 20 for update skip locked
  );
  insert into auth.webauthn_challenges (id, user_id, challenge_hash, expires_at)
  values ((made ->> 'id')::uuid, (made ->> 'user_id')::uuid, made ->> 'challenge_hash', (made ->> 'expires_at')::timestamptz);
end
$$;

-- Used up, whatever comes of it. One that was made for somebody is not there for anybody else.
create or replace function auth.take_webauthn_challenge(wanted uuid, owner_id uuid, asked_at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  taken auth.webauthn_challenges;
begin
  delete from auth.webauthn_challenges where id = wanted and user_id is not distinct from owner_id returning * into taken;
  if taken.id is null then return '{"status": "webauthn_challenge_not_found"}'; end if;
  if taken.expires_at <= asked_at then return '{"status": "webauthn_challenge_expired"}'; end if;
  return jsonb_build_object('status', 'open', 'challenge_hash', taken.challenge_hash);
end
$$;

-- Null where the key is known already, whoever has it.
create or replace function auth.keep_credential(made jsonb, asked_at timestamptz) returns uuid
language sql set search_path = '' as $$
  insert into auth.webauthn_credentials (id, user_id, factor_id, credential_id, public_key, sign_count, transports,
    friendly_name, is_backed_up, created_at, updated_at)
  values ((made ->> 'id')::uuid, (made ->> 'user_id')::uuid, (made ->> 'factor_id')::uuid, made ->> 'credential_id',
    made ->> 'public_key', (made ->> 'sign_count')::bigint, array(select jsonb_array_elements_text(made -> 'transports')),
    coalesce(made ->> 'friendly_name', ''), (made ->> 'is_backed_up')::boolean, asked_at, asked_at)
  on conflict (credential_id) do nothing
  returning id
$$;

-- False where the device has counted further before: then somebody has a copy of it.
create or replace function auth.use_credential(wanted uuid, counted bigint, asked_at timestamptz) returns boolean
language plpgsql set search_path = '' as $$
begin
  update auth.webauthn_credentials set sign_count = counted, last_used_at = asked_at
  where id = wanted and (counted > sign_count or (counted = 0 and sign_count = 0));
  return found;
end
$$;

create or replace function auth.keep_passkey(owner_id uuid, made jsonb, most integer, asked_at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform from auth.users where id = owner_id for update;
  if (select count(*) from auth.webauthn_credentials where user_id = owner_id and factor_id is null) >= most then
    return '{"status": "too_many_passkeys"}';
  end if;
  if auth.keep_credential(made || jsonb_build_object('user_id', owner_id), asked_at) is null then
    return '{"status": "webauthn_credential_exists"}';
  end if;
  perform auth.note_account_change(owner_id, 'passkey-added');
  return jsonb_build_object('status', 'kept', 'passkey', auth.passkey_json((made ->> 'id')::uuid));
end
$$;

create or replace function auth.enter_with_passkey(wanted uuid, counted bigint, session jsonb, asked_at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  account auth.users;
begin
  select users.* into account from auth.webauthn_credentials as keys join auth.users on users.id = keys.user_id
  where keys.id = wanted and keys.factor_id is null and users.deleted_at is null for update of users;
  if account.id is null or not auth.use_credential(wanted, counted, asked_at) then
    return '{"status": "webauthn_verification_failed"}';
  end if;
  if account.banned_until > asked_at then return '{"status": "user_banned"}'; end if;
  return auth.open_session(account.id, session || '{"method": "passkey"}', asked_at) || '{"status": "signed_in"}';
end
$$;

create or replace function auth.remove_passkey(wanted uuid, owner_id uuid) returns boolean
language plpgsql set search_path = '' as $$
begin
  delete from auth.webauthn_credentials where id = wanted and user_id = owner_id and factor_id is null;
  if not found then return false; end if;
  perform auth.tell_account_change(owner_id, 'passkey-removed');
  return true;
end
$$;

create or replace function auth.remove_own_passkey(wanted uuid, owner_id uuid) returns boolean
language plpgsql set search_path = '' as $$
begin
  if not auth.remove_passkey(wanted, owner_id) then return false; end if;
  perform auth.record_account_change(owner_id, 'passkey-removed');
  return true;
end
$$;

create or replace function auth.passkey_json(wanted uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('id', id, 'friendly_name', friendly_name, 'created_at', created_at,
    'last_used_at', last_used_at))
  from auth.webauthn_credentials where id = wanted and factor_id is null
$$;

grant execute on function auth.begin_webauthn, auth.take_webauthn_challenge, auth.keep_credential, auth.use_credential,
  auth.keep_passkey, auth.enter_with_passkey, auth.remove_passkey, auth.remove_own_passkey, auth.passkey_json to backend;
