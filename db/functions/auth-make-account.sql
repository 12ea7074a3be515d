-- A new account that signs in by e-mail; null when the address is taken.
create or replace function auth.make_account(made jsonb, asked_at timestamptz) returns uuid
language plpgsql set search_path = ''
as $$
declare
  made_id uuid;
begin
  insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
    created_at, updated_at)
  values (
    (made ->> 'id')::uuid, lower(made ->> 'email'), made ->> 'encrypted_password',
    case when (made ->> 'is_confirmed')::boolean then asked_at end,
    coalesce(nullif(made -> 'app_metadata', 'null'), '{}') || '{"provider": "email", "providers": ["email"]}',
    coalesce(nullif(made -> 'user_metadata', 'null'), '{}'), asked_at, asked_at
  )
  on conflict ((lower(email))) do nothing
  returning id into made_id;
  if made_id is not null then
    insert into auth.identities (user_id, provider, provider_id, identity_data, created_at, updated_at)
    values (made_id, 'email', made_id::text, jsonb_build_object('sub', made_id, 'email', lower(made ->> 'email')),
      asked_at, asked_at);
  end if;
  return made_id;
end
$$;

revoke all on function auth.make_account(jsonb, timestamptz) from public;
grant execute on function auth.make_account(jsonb, timestamptz) to backend;
