-- Signs the holder of a wallet in. A wallet has no address that mail could reach, so it finds no account but its own.
create or replace function auth.enter_with_wallet(given jsonb, session jsonb, asked_at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  owner_id uuid := auth.use_identity(given, asked_at);
begin
  if owner_id is null then
    owner_id := (given ->> 'new_id')::uuid;
    insert into auth.users (id, raw_user_meta_data, created_at, updated_at) values (owner_id, '{}', asked_at, asked_at);
    perform auth.attach_identity(owner_id, given, asked_at);
  end if;
  return auth.hand_over(owner_id, given, session, asked_at);
end
$$;

grant execute on function auth.enter_with_wallet to backend;
