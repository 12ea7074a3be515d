-- Signs the holder of a wallet in. A wallet has no address that mail could reach, so it finds no account but its own.
create or replace function auth.enter_with_wallet(given jsonb, session jsonb, asked_at timestamptz) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  owner_id uuid;
  account auth.users;
begin
  perform auth.lock_identity(given);
  select user_id into owner_id from auth.identities
  where provider = given ->> 'provider' and provider_id = given ->> 'provider_id';
  if owner_id is null then
    owner_id := (given ->> 'new_id')::uuid;
    insert into auth.users (id, raw_user_meta_data, created_at, updated_at) values (owner_id, '{}', asked_at, asked_at);
    perform auth.attach_identity(owner_id, given, asked_at);
  else
    update auth.identities set identity_data = given -> 'identity_data', last_sign_in_at = asked_at, updated_at = asked_at
    where provider = given ->> 'provider' and provider_id = given ->> 'provider_id';
  end if;
  select * into account from auth.users where id = owner_id;
  if account.banned_until > asked_at or account.deleted_at is not null then return '{"status": "user_banned"}'; end if;
  return auth.hand_over(owner_id, given, session, asked_at);
end
$$;

revoke all on function auth.enter_with_wallet(jsonb, jsonb, timestamptz) from public;
grant execute on function auth.enter_with_wallet(jsonb, jsonb, timestamptz) to backend;
