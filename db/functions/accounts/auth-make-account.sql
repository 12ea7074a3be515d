-- A new account, known by e-mail, by phone or by both; null when the address is taken.
create or replace function auth.make_account(made jsonb, asked_at timestamptz) returns uuid
language plpgsql set search_path = '' as $$
declare
  made_id uuid;
  ways text[] := array_remove(array[
    case when made ->> 'email' is not null then 'email' end, case when made ->> 'phone' is not null then 'phone' end], null);
begin
  insert into auth.users (id, email, phone, encrypted_password, email_confirmed_at, phone_confirmed_at,
    raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
  values (
    (made ->> 'id')::uuid, lower(made ->> 'email'), made ->> 'phone', made ->> 'encrypted_password',
    case when (made ->> 'is_confirmed')::boolean and made ->> 'email' is not null then asked_at end,
    case when (made ->> 'is_phone_confirmed')::boolean and made ->> 'phone' is not null then asked_at end,
    coalesce(nullif(made -> 'app_metadata', 'null'), '{}') || jsonb_build_object('provider', ways[1], 'providers', ways),
    coalesce(nullif(made -> 'user_metadata', 'null'), '{}'), asked_at, asked_at
  )
  on conflict ((lower(email))) do nothing
  returning id into made_id;
  insert into auth.identities (user_id, provider, provider_id, identity_data, created_at, updated_at)
  select made_id, way, made_id::text,
    jsonb_build_object('sub', made_id, way, ltrim(lower(made ->> way), '+')), asked_at, asked_at
  from unnest(ways) as way where made_id is not null;
  return made_id;
end
$$;

grant execute on function auth.make_account to backend;
