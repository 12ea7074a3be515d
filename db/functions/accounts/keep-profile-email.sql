-- A profile's address is the account's verified one: a client who could write another's would be taken for them.
create or replace function private.keep_profile_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select coalesce(users.email, new.email) into new.email from auth.users where users.id = new.user_id;
  return new;
end
$$;

create or replace function private.follow_account_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.client_profiles set email = new.email where user_id = new.id and email <> new.email;
  return null;
end
$$;
