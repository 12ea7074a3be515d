-- Redeems what a mail carried, once. Answers {status, …}: 'signed_in' with the session, 'code' when the browser that
-- began the flow must fetch it, 'half' after the first of two consents to a new address, or why not.
create or replace function auth.verify(given jsonb, session jsonb, asked_at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  token auth.one_time_tokens := auth.take_token(given, asked_at);
  account auth.users;
  is_first boolean;
begin
  if token.id is null then return '{"status": "otp_expired"}'; end if;
  select * into account from auth.users where id = token.user_id and deleted_at is null for update;
  if account.banned_until > asked_at then return '{"status": "user_banned"}'; end if;
  if token.purpose like 'email_change_%' then
    if not auth.confirm_email_change(account, token.purpose, asked_at) then
      return jsonb_build_object('status', 'half', 'redirect_to', token.redirect_to);
    end if;
  elsif lower(account.email) is distinct from lower(token.email) then
    return '{"status": "otp_expired"}';
  else
    perform auth.confirm_address(account, token, asked_at);
    if token.invited_role is not null then
      insert into public.user_roles (user_id, role) values (account.id, token.invited_role) on conflict do nothing;
    end if;
  end if;
  if (given ->> 'as_redirect')::boolean and token.flow_state_id is not null then
    update auth.flow_state set auth_code_hash = given ->> 'auth_code_hash', auth_code_issued_at = asked_at
    where id = token.flow_state_id;
    perform auth.appoint_first_admin(session ->> 'admin_email');
    return jsonb_build_object('status', 'code', 'redirect_to', token.redirect_to, 'purpose', token.purpose);
  end if;
  return auth.open_session(account.id, session || jsonb_build_object('method', case
    when given ? 'code_hash' then 'otp' when token.purpose = 'signup' then 'email/signup'
    when token.purpose like 'email_change_%' then 'email_change' else token.purpose end), asked_at)
    || jsonb_build_object('status', 'signed_in', 'redirect_to', token.redirect_to, 'purpose', token.purpose);
end
$$;

-- The token, now used up; null when there is none, it is too old, for something else, or its code was guessed at.
create or replace function auth.take_token(given jsonb, asked_at timestamptz) returns auth.one_time_tokens
language plpgsql set search_path = '' as $$
declare
  purposes text[] := array(select jsonb_array_elements_text(given -> 'purposes'));
  token auth.one_time_tokens;
begin
  if given ? 'token_hash' then
    delete from auth.one_time_tokens
    where token_hash = given ->> 'token_hash' and purpose = any (purposes) returning * into token;
  else
    -- Guesses take turns, so that a thousand at once count as a thousand.
    perform from auth.one_time_tokens
    where lower(email) = lower(given ->> 'email') and purpose = any (purposes) order by id for update;
    delete from auth.one_time_tokens where id = (
      select right_one.id from auth.one_time_tokens as right_one
      where lower(right_one.email) = lower(given ->> 'email') and right_one.purpose = any (purposes)
        and right_one.code_hash = given ->> 'code_hash' and right_one.wrong_codes < 5
      limit 1
    ) returning * into token;
    if token.id is null then
      update auth.one_time_tokens set wrong_codes = wrong_codes + 1
      where lower(email) = lower(given ->> 'email') and purpose = any (purposes);
    end if;
  end if;
  if token.expires_at <= asked_at then return null; end if;
  return token;
end
$$;

-- The mailbox is theirs. An account confirmed for the first time keeps only what the mail's own sign-up chose, so that
-- nobody can leave a password behind in an address that is not theirs.
create or replace function auth.confirm_address(account auth.users, token auth.one_time_tokens, asked_at timestamptz)
returns void
language plpgsql set search_path = '' as $$
begin
  if account.email_confirmed_at is null then
    update auth.users set email_confirmed_at = asked_at, encrypted_password = token.encrypted_password,
      raw_user_meta_data = coalesce(token.user_metadata, raw_user_meta_data), is_anonymous = false
    where id = account.id;
    update auth.identities set identity_data = identity_data || '{"email_verified": true}'
    where user_id = account.id and provider = 'email';
    delete from auth.one_time_tokens where user_id = account.id and purpose in ('signup', 'invite', 'magiclink', 'recovery');
    if token.identity is not null then perform auth.attach_identity(account.id, token.identity, asked_at); end if;
  else
    delete from auth.one_time_tokens where user_id = account.id and purpose = token.purpose;
  end if;
end
$$;

-- True once both the old address and the new one have agreed and the account has moved.
create or replace function auth.confirm_email_change(account auth.users, purpose text, asked_at timestamptz)
returns boolean
language plpgsql set search_path = '' as $$
declare
  agreed text[] := account.email_change_confirmed || purpose;
begin
  if not ('email_change_new' = any (agreed) and (account.email is null or 'email_change_current' = any (agreed))) then
    update auth.users set email_change_confirmed = agreed where id = account.id;
    return false;
  end if;
  update auth.users set email = lower(account.email_change), email_confirmed_at = asked_at, is_anonymous = false,
    email_change = null, email_change_sent_at = null, email_change_confirmed = '{}'
  where id = account.id;
  insert into auth.identities (user_id, provider, provider_id, identity_data)
  values (account.id, 'email', account.id::text,
    jsonb_build_object('sub', account.id, 'email', lower(account.email_change), 'email_verified', true))
  on conflict (provider, provider_id) do update set identity_data = excluded.identity_data, updated_at = asked_at;
  perform auth.follow_identities(account.id);
  -- Links that were sent to the old address are void.
  delete from auth.one_time_tokens where user_id = account.id;
  return true;
end
$$;

grant execute on function auth.verify, auth.take_token, auth.confirm_address, auth.confirm_email_change to backend;
