-- A sign-in link and code by mail. An unknown address gets an account to confirm where that is wanted; either way the
-- caller is told nothing.
create or replace function auth.request_otp(account jsonb, token jsonb, may_create boolean, asked_at timestamptz)
returns void
language plpgsql set search_path = '' as $$
declare
  owner_id uuid;
begin
  select id into owner_id from auth.users
  where lower(email) = lower(account ->> 'email') and deleted_at is null and coalesce(banned_until <= asked_at, true);
  if owner_id is null and may_create then owner_id := auth.make_account(account, asked_at); end if;
  if owner_id is not null then perform auth.issue_token(owner_id, token, asked_at); end if;
end
$$;

grant execute on function auth.request_otp to backend;
