-- A sign-up with e-mail and password. Answers 'exists' for an address that already has a confirmed account, whose
-- owner is told by mail; else the account's id, with the confirmation under way or, where asked, already given.
create or replace function auth.sign_up(account jsonb, token jsonb, asked_at timestamptz) returns text
language plpgsql set search_path = '' as $$
declare
  known auth.users;
  made_id uuid := auth.make_account(account, asked_at);
begin
  if made_id is null then
    select * into known from auth.users where lower(email) = lower(account ->> 'email') for update;
    if known.email_confirmed_at is not null or (account ->> 'is_confirmed')::boolean then
      if not (account ->> 'is_confirmed')::boolean then
        perform public.queue_mail('account-exists', known.email, '{}', null);
      end if;
      return 'exists';
    end if;
    made_id := known.id;
    update auth.users set encrypted_password = account ->> 'encrypted_password',
      raw_user_meta_data = coalesce(nullif(account -> 'user_metadata', 'null'), '{}')
    where id = made_id;
  end if;
  if not (account ->> 'is_confirmed')::boolean then perform auth.issue_token(made_id, token, asked_at); end if;
  return made_id::text;
end
$$;

grant execute on function auth.sign_up to backend;
