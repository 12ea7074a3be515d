-- Signs somebody in whom a provider has vouched for. Answers {status, …}: 'signed_in' with the session, 'code' when the
-- browser that began the flow must fetch it, or why not. An address counts only where the provider has checked it.
create or replace function auth.enter_with_identity(given jsonb, session jsonb, asked_at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  owner_id uuid := auth.use_identity(given, asked_at);
begin
  if owner_id is null and not (given ->> 'is_checked')::boolean then
    perform auth.ask_mailbox(given, asked_at);
    return '{"status": "provider_email_needs_verification"}';
  end if;
  if owner_id is null then
    owner_id := auth.account_for_identity(given, asked_at);
    perform auth.attach_identity(owner_id, given, asked_at);
  else
    perform auth.tell_about_person(owner_id, given);
  end if;
  return auth.hand_over(owner_id, given, session, asked_at);
end
$$;

-- Two at once with the same identity: the second finds what the first has made.
create or replace function auth.lock_identity(given jsonb) returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(727303, hashtext(concat_ws(' ', given ->> 'provider', given ->> 'provider_id')))
$$;

-- Whose it is, null where nobody has it yet.
create or replace function auth.use_identity(given jsonb, asked_at timestamptz) returns uuid
language plpgsql set search_path = '' as $$
declare
  owner_id uuid;
begin
  perform auth.lock_identity(given);
  update auth.identities set identity_data = given -> 'identity_data', last_sign_in_at = asked_at, updated_at = asked_at
  where provider = given ->> 'provider' and provider_id = given ->> 'provider_id'
  returning user_id into owner_id;
  return owner_id;
end
$$;

-- The account that has the address, or a new one. In an account that never proved the address nothing stays of whoever
-- began it: they may have left a password behind.
create or replace function auth.account_for_identity(given jsonb, asked_at timestamptz) returns uuid
language plpgsql set search_path = '' as $$
declare
  known auth.users;
begin
  insert into auth.users (id, email, email_confirmed_at, is_sso_user, raw_user_meta_data, created_at, updated_at)
  select (given ->> 'new_id')::uuid, given ->> 'email', asked_at, given ->> 'provider' like 'sso:%', '{}', asked_at, asked_at
  where auth.account_known_by(given ->> 'email') is null
  on conflict ((lower(email))) do nothing;
  select * into known from auth.users
  where id = coalesce((select users.id from auth.users where lower(email) = given ->> 'email'), auth.account_known_by(given ->> 'email'))
  for update;
  if known.email_confirmed_at is null and lower(known.email) = given ->> 'email' then
    delete from auth.sessions where user_id = known.id;
    delete from auth.identities where user_id = known.id;
    delete from auth.mfa_factors where user_id = known.id;
    delete from auth.webauthn_credentials where user_id = known.id;
    delete from auth.one_time_tokens where user_id = known.id and purpose <> 'invite';
    update auth.users set email_confirmed_at = asked_at, encrypted_password = null, phone = null, phone_confirmed_at = null,
      raw_user_meta_data = '{}', email_change = null, phone_change = null
    where id = known.id;
  elsif known.id <> (given ->> 'new_id')::uuid then
    perform auth.note_account_change(known.id, 'identity-linked');
  end if;
  return known.id;
end
$$;

-- By another identity that a provider has checked, where that means one person only.
create or replace function auth.account_known_by(address text) returns uuid
language sql stable set search_path = '' as $$
  select (array_agg(distinct user_id))[1] from auth.identities
  where lower(identity_data ->> 'email') = address and identity_data ->> 'email_verified' = 'true' and provider <> 'email'
  having count(distinct user_id) = 1
$$;

create or replace function auth.attach_identity(owner_id uuid, given jsonb, asked_at timestamptz) returns void
language plpgsql set search_path = '' as $$
begin
  insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
  values (owner_id, given ->> 'provider', given ->> 'provider_id', given -> 'identity_data', asked_at, asked_at, asked_at)
  on conflict (provider, provider_id) do nothing;
  perform auth.follow_identities(owner_id);
  perform auth.tell_about_person(owner_id, given);
end
$$;

-- What the provider tells goes into the account where there is room: it travels in every token.
create or replace function auth.tell_about_person(owner_id uuid, given jsonb) returns void
language sql set search_path = '' as $$
  update auth.users set raw_user_meta_data = raw_user_meta_data || (given -> 'identity_data')
  where id = owner_id and length((raw_user_meta_data || (given -> 'identity_data'))::text) <= 3500
$$;

-- An address that the provider has not checked: the mailbox is asked, and the identity waits in that very mail. An account
-- that has the address already is told so, and nothing else happens.
create or replace function auth.ask_mailbox(given jsonb, asked_at timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  known auth.users;
  owner_id uuid;
begin
  if given ->> 'email' is null then return; end if;
  owner_id := auth.make_account(jsonb_build_object('id', given ->> 'new_id', 'email', given ->> 'email', 'is_confirmed', false), asked_at);
  if owner_id is null then
    select * into known from auth.users where lower(email) = given ->> 'email';
    if known.email_confirmed_at is not null then
      perform public.queue_mail('account-exists', known.email, '{}', null);
      return;
    end if;
    owner_id := known.id;
  end if;
  perform auth.issue_token(owner_id, given -> 'token', asked_at);
end
$$;

-- The session itself, or a code for it where the client will prove who began; neither for a closed account.
create or replace function auth.hand_over(owner_id uuid, given jsonb, session jsonb, asked_at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  flow jsonb := nullif(given -> 'flow', 'null');
  method text := coalesce(given ->> 'method', 'oauth');
begin
  if exists (select 1 from auth.users where id = owner_id and (banned_until > asked_at or deleted_at is not null)) then
    return '{"status": "user_banned"}';
  end if;
  if flow is null then
    return auth.open_session(owner_id, session || jsonb_build_object('method', method), asked_at) || '{"status": "signed_in"}';
  end if;
  insert into auth.flow_state (id, user_id, code_challenge, code_challenge_method, authentication_method, auth_code_hash,
    auth_code_issued_at, provider_tokens, linking_identity, linking_session_id, created_at)
  values ((flow ->> 'id')::uuid, owner_id, flow ->> 'challenge', flow ->> 'method', method, flow ->> 'auth_code_hash',
    asked_at, flow ->> 'provider_tokens', nullif(flow -> 'linking_identity', 'null'), (flow ->> 'linking_session_id')::uuid, asked_at);
  return '{"status": "code"}';
end
$$;

grant execute on function auth.enter_with_identity, auth.lock_identity, auth.use_identity, auth.account_for_identity,
  auth.account_known_by, auth.attach_identity, auth.tell_about_person, auth.ask_mailbox, auth.hand_over to backend;
