-- The first admin, from the link that the server prints: as long as there is none, and once.
create or replace function auth.set_up_admin(account jsonb, session jsonb, asked_at timestamptz) returns jsonb
language plpgsql set search_path = '' as $$
declare
  owner_id uuid;
begin
  perform pg_advisory_xact_lock(727302, 0);
  if exists (select from public.user_roles where role = 'admin') then return null; end if;
  owner_id := auth.make_account(account, asked_at);
  if owner_id is null then
    -- A person who can read the server's output is its owner: their choice replaces the old one.
    update auth.users set encrypted_password = account ->> 'encrypted_password', banned_until = null,
      email_confirmed_at = coalesce(email_confirmed_at, asked_at)
    where lower(email) = lower(account ->> 'email') returning id into owner_id;
    delete from auth.sessions where user_id = owner_id;
    delete from auth.one_time_tokens where user_id = owner_id;
    delete from auth.mfa_factors where user_id = owner_id;
  end if;
  insert into public.user_roles (user_id, role) values (owner_id, 'admin');
  return auth.open_session(owner_id, session || '{"method": "password"}', asked_at);
end
$$;

grant execute on function auth.set_up_admin to backend;
