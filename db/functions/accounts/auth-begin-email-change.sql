-- Asks the old address and the new one; both must agree. Whether the new one has an account already is told to nobody
-- but its owner.
create or replace function auth.begin_email_change(
  owner_id uuid, wanted text, current_token jsonb, new_token jsonb, asked_at timestamptz
) returns void
language plpgsql set search_path = '' as $$
begin
  update auth.users set email_change = wanted, email_change_sent_at = asked_at, email_change_confirmed = '{}'
  where id = owner_id;
  delete from auth.one_time_tokens where user_id = owner_id and purpose like 'email\_change\_%';
  if current_token is not null then perform auth.issue_token(owner_id, current_token, asked_at); end if;
  if exists (select from auth.users where lower(email) = lower(wanted) and id <> owner_id) then
    perform public.queue_mail('account-exists', wanted, '{}', null);
  else
    perform auth.issue_token(owner_id, new_token, asked_at);
  end if;
end
$$;

grant execute on function auth.begin_email_change to backend;
