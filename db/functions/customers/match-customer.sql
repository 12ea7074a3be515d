-- Whose it is, whatever it came by. A verified e-mail address or a phone number that we know finds its customer; a number
-- that only a form told finds the record of whoever says the same of themselves, so that nobody collects another's cleans;
-- somebody unknown becomes a prospect; what differs from the record is suggested to staff and never written over it.
create or replace function private.match_customer(
  person private.person, booking uuid default null, registration uuid default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  found_id uuid := person.customer_id;
  is_sure boolean := true;
begin
  if num_nonnulls(person.email, person.phone) = 0 then return null; end if;
  -- Two requests of one unknown person at once make one prospect. Phones before e-mails, so that nobody waits in a ring.
  perform pg_advisory_xact_lock(hashtextextended('phone ' || person.phone, 727304));
  perform pg_advisory_xact_lock(hashtextextended('email ' || lower(person.email), 727304));

  if found_id is null and person.is_verified then
    select id into found_id from public.customers
    where is_ours and lower(email) = lower(person.email) order by created_at, id limit 1;
  end if;
  if found_id is null then
    -- Anyone may claim a phone number: it says whose request this is, and opens nothing to the account that made it.
    select id, false into found_id, is_sure from public.customers
    where is_ours and phone = person.phone and (is_phone_verified or private.says_the_same(customers, person))
    order by private.says_the_same(customers, person) desc, created_at, id limit 1;
    is_sure := coalesce(is_sure, true);
  end if;
  if found_id is null then found_id := private.make_prospect(person); end if;

  perform private.suggest_differences(found_id, person, booking, registration);
  if is_sure then
    update public.client_profiles set customer_id = found_id where id = person.profile_id and customer_id is null;
  elsif person.profile_id is not null then
    insert into public.customer_suggestions (customer_id, booking_id, registration_id, field, offered)
    values (found_id, booking, registration, 'account', person.email) on conflict do nothing;
  end if;
  return found_id;
end
$$;

create or replace function private.make_prospect(person private.person) returns uuid
language sql volatile security definer set search_path = '' as $$
  insert into public.customers (first_name, last_name, email, phone, address, city, state, zip_code, status, is_phone_verified)
  values (
    coalesce(person.first_name, left(split_part(person.email, '@', 1), 50)), coalesce(person.last_name, '-'),
    person.email, person.phone, person.address, person.city, person.state, person.zip_code, 'prospect',
    coalesce(person.is_phone_verified, false))
  returning id
$$;

-- The name and the address agree, and no account hangs on the record but one with that address: a thief who writes
-- another's number and name still has another address.
create or replace function private.says_the_same(customer public.customers, person private.person) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(lower(public.full_name(customer.first_name, customer.last_name)) = lower(public.full_name(person.first_name, person.last_name))
    and (lower(customer.email) = lower(person.email) or (customer.email is null
      and not exists (select from public.client_profiles where customer_id = customer.id))), false)
$$;

create or replace function private.suggest_differences(
  found_id uuid, person private.person, booking uuid, registration uuid
) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.customer_suggestions (customer_id, booking_id, registration_id, field, kept, offered)
  select found_id, booking, registration, differing.field, differing.kept, differing.offered
  from public.customers, lateral (values
    ('name', public.full_name(customers.first_name, customers.last_name),
      public.full_name(person.first_name, person.last_name)),
    ('email', customers.email, person.email),
    ('phone', customers.phone, person.phone),
    ('address', customers.address, person.address)
  ) as differing (field, kept, offered)
  where customers.id = found_id and lower(differing.kept) is distinct from lower(differing.offered)
    and differing.offered is not null
    and not (differing.field = 'address' and private.is_address_known(customers, person))
  union all
  -- The same address under another customer: one person, perhaps.
  select found_id, booking, registration, 'same_person', found_id::text, others.id::text
  from public.customers as others
  where others.is_ours and others.id <> found_id and lower(others.email) = lower(person.email)
    and not private.is_pair_known(found_id, others.id)
  on conflict do nothing
$$;

-- On the record, or asked about before in other letters.
create or replace function private.is_address_known(customer public.customers, person private.person) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_same_address(
      customer.address, customer.city, concat_ws(' ', customer.state, customer.zip_code),
      person.address, person.city, concat_ws(' ', person.state, person.zip_code))
    or exists (
      select from public.customer_suggestions as asked
      where asked.customer_id = customer.id and asked.field = 'address'
        and private.is_same_address(asked.offered, null, null,
          person.address, person.city, concat_ws(' ', person.state, person.zip_code))
    )
$$;

-- The account's own address is the only one that can be verified.
create or replace function private.person_of_account(account uuid) returns private.person
language sql stable security definer set search_path = '' as $$
  select row(
    coalesce(client_profiles.first_name, nullif(left(translate(users.raw_user_meta_data ->> 'first_name', '<>', ''), 50), '')),
    coalesce(client_profiles.last_name, nullif(left(translate(users.raw_user_meta_data ->> 'last_name', '<>', ''), 50), '')),
    users.email, users.email_confirmed_at is not null, client_profiles.phone,
    client_profiles.address, null, null, null, client_profiles.id, client_profiles.customer_id,
    users.phone_confirmed_at is not null and users.phone = client_profiles.phone)::private.person
  from auth.users left join public.client_profiles on client_profiles.user_id = users.id
  where users.id = account
$$;

-- A name in one field: the first word, and the rest.
create or replace function private.first_word(name text) returns text
language sql immutable parallel safe
as $$ select left(nullif(split_part(trim(name), ' ', 1), ''), 50) $$;

create or replace function private.other_words(name text) returns text
language sql immutable parallel safe
as $$ select left(nullif(trim(substr(trim(name), length(split_part(trim(name), ' ', 1)) + 1)), ''), 50) $$;
