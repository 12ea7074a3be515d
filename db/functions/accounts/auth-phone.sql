-- Accounts by phone number. Each answers whether a code is to be sent; who asked is told nothing.

-- A sign-up with number and password. A number that has an account gets a code to sign in to it, and its password stays.
create or replace function auth.sign_up_by_phone(account jsonb, token jsonb, asked_at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  known auth.users := auth.account_by_phone(account ->> 'phone');
  made_id uuid;
begin
  if known.id is null then
    made_id := auth.make_account(account, asked_at);
  elsif known.email_confirmed_at is null and known.phone_confirmed_at is null then
    made_id := known.id;
    update auth.users set encrypted_password = account ->> 'encrypted_password',
      raw_user_meta_data = coalesce(nullif(account -> 'user_metadata', 'null'), '{}')
    where id = made_id;
  else
    if known.banned_until > asked_at then return '{"is_sent": false}'; end if;
    perform auth.issue_token(known.id, token - 'encrypted_password' - 'user_metadata', asked_at);
    return '{"is_sent": true}';
  end if;
  perform auth.issue_token(made_id, token, asked_at);
  return jsonb_build_object('is_sent', true, 'id', made_id);
end
$$;

create or replace function auth.request_sms(account jsonb, token jsonb, may_create boolean, asked_at timestamptz) returns boolean
language plpgsql set search_path = '' as $$
declare
  known auth.users := auth.account_by_phone(account ->> 'phone');
  owner_id uuid := known.id;
begin
  if known.banned_until > asked_at then return false; end if;
  if owner_id is null and may_create then owner_id := auth.make_account(account, asked_at); end if;
  if owner_id is null then return false; end if;
  perform auth.issue_token(owner_id, token, asked_at);
  return true;
end
$$;

-- The sign-up's or the change's code once more; it confirms what the latest sign-up chose.
create or replace function auth.resend_sms(number text, token jsonb, asked_at timestamptz) returns boolean
language plpgsql set search_path = '' as $$
declare
  account auth.users;
begin
  select * into account from auth.users
  where deleted_at is null and coalesce(banned_until <= asked_at, true) and case token ->> 'purpose'
    when 'phone_change' then phone_change = number else phone = number and phone_confirmed_at is null end
  limit 1 for update;
  if account.id is null then return false; end if;
  perform auth.issue_token(account.id, token || case when token ->> 'purpose' = 'sms' then jsonb_build_object(
    'encrypted_password', account.encrypted_password, 'user_metadata', account.raw_user_meta_data) else '{}' end, asked_at);
  return true;
end
$$;

-- Whether the new number has an account already is told to nobody: its phone stays silent.
create or replace function auth.begin_phone_change(owner_id uuid, token jsonb, asked_at timestamptz) returns boolean
language plpgsql set search_path = '' as $$
declare
  holder auth.users := auth.account_by_phone(token ->> 'email');
begin
  update auth.users set phone_change = token ->> 'email', phone_change_sent_at = asked_at where id = owner_id;
  delete from auth.one_time_tokens where user_id = owner_id and purpose = 'phone_change';
  if holder.id is not null then return false; end if;
  perform auth.issue_token(owner_id, token, asked_at);
  return true;
end
$$;

-- Redeems the code of an SMS, once: the number is theirs.
create or replace function auth.verify_phone(given jsonb, session jsonb, asked_at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  token auth.one_time_tokens := auth.take_token(given, asked_at);
  account auth.users;
begin
  if token.id is null then return '{"status": "otp_expired"}'; end if;
  select * into account from auth.users where id = token.user_id and deleted_at is null for update;
  if account.banned_until > asked_at then return '{"status": "user_banned"}'; end if;
  if token.purpose = 'phone_change' then
    if account.phone_change is distinct from token.email or (auth.account_by_phone(token.email)).id is not null then
      return '{"status": "otp_expired"}';
    end if;
    perform auth.move_to_phone(account, token.email, asked_at);
  elsif account.phone is distinct from token.email then
    return '{"status": "otp_expired"}';
  else
    perform auth.confirm_phone(account, token, asked_at);
  end if;
  return auth.open_session(account.id, session || '{"method": "otp"}', asked_at) || '{"status": "signed_in"}';
end
$$;

-- An account that has proved nothing before keeps only what the code's own sign-up chose.
create or replace function auth.confirm_phone(account auth.users, token auth.one_time_tokens, asked_at timestamptz) returns void
language plpgsql set search_path = '' as $$
begin
  if account.phone_confirmed_at is null then
    update auth.users set phone_confirmed_at = asked_at, is_anonymous = false,
      encrypted_password = case when email_confirmed_at is null then token.encrypted_password else encrypted_password end,
      raw_user_meta_data = case when email_confirmed_at is null then coalesce(token.user_metadata, raw_user_meta_data)
        else raw_user_meta_data end
    where id = account.id;
    update auth.identities set identity_data = identity_data || '{"phone_verified": true}'
    where user_id = account.id and provider = 'phone';
  end if;
  delete from auth.one_time_tokens where user_id = account.id and purpose = 'sms';
end
$$;

create or replace function auth.move_to_phone(account auth.users, number text, asked_at timestamptz) returns void
language plpgsql set search_path = '' as $$
begin
  update auth.users set phone = number, phone_confirmed_at = asked_at, is_anonymous = false, phone_change = null,
    phone_change_sent_at = null
  where id = account.id;
  insert into auth.identities (user_id, provider, provider_id, identity_data, created_at, updated_at)
  values (account.id, 'phone', account.id::text,
    jsonb_build_object('sub', account.id, 'phone', ltrim(number, '+'), 'phone_verified', true), asked_at, asked_at)
  on conflict (provider, provider_id) do update set identity_data = excluded.identity_data, updated_at = asked_at;
  perform auth.follow_identities(account.id);
  delete from auth.one_time_tokens where user_id = account.id and purpose in ('sms', 'phone_change');
  perform auth.note_account_change(account.id, 'phone-changed');
end
$$;

-- Two at once with the same number: the second finds what the first has made.
create or replace function auth.account_by_phone(number text) returns auth.users
language plpgsql set search_path = '' as $$
declare
  known auth.users;
begin
  perform pg_catalog.pg_advisory_xact_lock(727304, hashtext(number));
  select * into known from auth.users where phone = number and deleted_at is null for update;
  return known;
end
$$;

grant execute on function auth.sign_up_by_phone, auth.request_sms, auth.resend_sms, auth.begin_phone_change,
  auth.verify_phone, auth.confirm_phone, auth.move_to_phone, auth.account_by_phone to backend;
