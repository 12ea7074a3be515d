-- Takes a way in from an account, never the last one. ways: the providers, and chains of wallets, through which one can sign
-- in here today. One that stays must have proved the account's address, if it has one: a new address is agreed by both
-- mailboxes, and not in passing.
create or replace function auth.way_of(identity auth.identities) returns text
language sql stable set search_path = '' as $$
  select case identity.provider when 'web3' then 'web3:' || split_part(identity.provider_id, ':', 2) else identity.provider end
$$;

create or replace function auth.unlink_identity(owner_id uuid, wanted uuid, ways text[]) returns text
language plpgsql set search_path = '' as $$
declare
  account auth.users;
  removed auth.identities;
begin
  select * into account from auth.users where id = owner_id for update;
  select * into removed from auth.identities where id = wanted and user_id = owner_id;
  if not exists (select from auth.identities where user_id = owner_id and id <> wanted and auth.way_of(identities) = any (ways)) then
    return 'single_identity_not_deletable';
  end if;
  if removed.id is null then return 'identity_not_found'; end if;
  if account.email is not null and not exists (
    select from auth.identities where user_id = owner_id and id <> wanted and provider = any (ways) and (provider = 'email'
      or (identity_data ->> 'email_verified' = 'true' and lower(identity_data ->> 'email') = lower(account.email)))
  ) then
    return 'email_conflict_identity_not_deletable';
  end if;
  delete from auth.identities where id = wanted;
  -- A password is the e-mail's way in.
  update auth.users set encrypted_password = null where id = owner_id and removed.provider = 'email';
  perform auth.follow_identities(owner_id);
  perform auth.note_account_change(owner_id, 'identity-unlinked');
  return 'unlinked';
end
$$;

grant execute on function auth.unlink_identity, auth.way_of to backend;
