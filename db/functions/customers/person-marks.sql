-- By what a person is known: the address asked for, the accounts and records with it, and what those carry that is
-- more than somebody's word: the account's verified address and number, and what the office keeps on record. Anyone may
-- write another's number or name into a profile, a form or a message, so those count only where an admin has ticked
-- them (claimed). Where an address is given, the record and the number beside it are such words too.
create or replace function private.person_marks(
  customer uuid, email text, phone text, claimed text[] default '{}',
  out customers uuid[], out users uuid[], out bookings uuid[], out emails text[], out phones text[], out names text[]
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  emails := array(select lower(given) from unnest(claimed || person_marks.email) as given where given like '%@%');
  phones := array(select given from unnest(claimed || case when num_nonnulls(person_marks.email, customer) = 0
    then person_marks.phone end) as given where given like '+%');
  customers := array(select given::uuid from unnest(claimed || case when person_marks.email is null
    then customer::text end) as given where private.is_uuid(given));
  users := array(select id from auth.users as known where lower(known.email) = any (emails));
  customers := array(select id from public.customers as known where known.is_ours and (known.id = any (customers)
    or lower(known.email) = any (emails)
    or (known.phone = any (phones) and (known.is_phone_verified or known.phone = any (claimed))) or known.id in (
      select tied.customer_id from public.client_profiles as tied join auth.users as account on account.id = tied.user_id
      where account.id = any (users) and account.email_confirmed_at is not null)));
  users := array(select unnest(users)
    union select user_id from public.client_profiles as known where known.customer_id = any (customers));
  emails := array(select distinct lower(given) from (
    select unnest(emails) union select known.email from public.customers as known where known.id = any (customers)
    union select known.email from auth.users as known where known.id = any (users) and known.email_confirmed_at is not null
  ) as found (given) where given <> '');
  phones := array(select distinct given from (
    select unnest(phones)
    union select known.phone from public.customers as known where known.id = any (customers) and known.is_phone_verified
    union select known.phone from auth.users as known where known.id = any (users) and known.phone_confirmed_at is not null
  ) as found (given) where given <> '');
  bookings := array(select id from public.bookings as known where known.customer_id = any (customers)
    or known.user_id = any (users) or lower(known.guest_email) = any (emails) or known.guest_phone = any (phones));
  names := array(select name from unnest(private.names_of_person(customers, users, emails, phones)) as name
    where name = any (claimed) or not private.is_name_of_another(name, customers, users, emails, phones));
end
$$;

create or replace function private.is_uuid(given text) returns boolean
language sql immutable set search_path = '' as $$
  select given ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
$$;

-- Two people may have one name, and one may take another's: erased with the first, it would go from the second.
create or replace function private.is_name_of_another(
  wanted text, customer_ids uuid[], user_ids uuid[], emails text[], phones text[]
) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select id::text from public.customers
      where is_ours and id <> all (customer_ids) and lower(public.full_name(first_name, last_name)) = lower(wanted)
    union all select id::text from public.client_profiles
      where user_id <> all (user_ids) and lower(public.full_name(first_name, last_name)) = lower(wanted)
    union all select id::text from public.bookings where lower(guest_name) = lower(wanted)
      and customer_id <> all (customer_ids) and (lower(guest_email) = any (emails) or guest_phone = any (phones)) is not true
    union all select id::text from public.contact_messages where lower(name) = lower(wanted)
      and (lower(email) = any (emails) or phone = any (phones)) is not true
    union all select id::text from public.reviews where lower(name) = lower(wanted) and (lower(email) = any (emails)) is not true
    union all select id::text from public.loyalty_registrations
      where lower(public.full_name(first_name, last_name)) = lower(wanted)
      and (lower(email) = any (emails) or phone = any (phones)) is not true)
$$;

-- What a person says of themselves and nobody has verified: numbers, addresses and records beside the ones above, and
-- names that others have too. With the names of whoever else goes by it, for an admin to tick or leave.
create or replace function private.claimed_marks(customer uuid, email text, phone text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person record := private.person_marks(customer, email, phone);
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('value', claim, 'whose', private.names_by(claim)) order by claim) from (
      select claimed_marks.phone union select lower(claimed_marks.email) union select claimed_marks.customer::text
      union select held.phone from public.customers as held where held.id = any (person.customers)
      union select held.phone from public.client_profiles as held where held.user_id = any (person.users)
      union select held.phone from public.contact_messages as held where lower(held.email) = any (person.emails)
      union select lower(held.email) from public.contact_messages as held where held.phone = any (person.phones)
      union select held.phone from public.loyalty_registrations as held
        where lower(held.email) = any (person.emails) or held.user_id = any (person.users)
      union select lower(held.email) from public.loyalty_registrations as held where held.phone = any (person.phones)
      union select held.guest_phone from public.bookings as held where held.id = any (person.bookings)
      union select lower(held.guest_email) from public.bookings as held where held.id = any (person.bookings)
      union select unnest(private.names_of_person(person.customers, person.users, person.emails, person.phones))
    ) as claims (claim)
    where claim <> all (person.emails || person.phones || person.names || person.customers::text[])
      and (not private.is_uuid(claim) or exists (select from public.customers as held where held.id::text = claim and held.is_ours))
  ), '[]');
end
$$;

create or replace function private.names_by(claim text) returns text[]
language sql stable security definer set search_path = '' as $$
  select case
    when claim like '%@%' then private.names_of_person(
      array(select id from public.customers where is_ours and lower(email) = claim), '{}', array[claim], '{}')
    when claim like '+%' then private.names_of_person(
      array(select id from public.customers where is_ours and phone = claim), '{}', '{}', array[claim])
    when private.is_uuid(claim) then private.names_of_person(array[claim::uuid], '{}', '{}', '{}')
    else array[claim] end
$$;

-- In full: a first name alone is many people's.
create or replace function private.names_of_person(customer_ids uuid[], user_ids uuid[], emails text[], phones text[])
returns text[]
language sql stable security definer set search_path = '' as $$
  select array(select distinct trim(name) from (
    select public.full_name(first_name, last_name) from public.customers where id = any (customer_ids)
    union select public.full_name(first_name, last_name) from public.client_profiles where user_id = any (user_ids)
    union select public.full_name(first_name, last_name) from public.loyalty_registrations
      where lower(email) = any (emails) or phone = any (phones)
    union select guest_name from public.bookings where lower(guest_email) = any (emails) or guest_phone = any (phones)
    union select name from public.contact_messages where lower(email) = any (emails) or phone = any (phones)
    union select name from public.reviews where lower(email) = any (emails)
    -- Whose service records have stayed behind.
    union select name from private.deleted_customers
      where lower(took -> 'customer' ->> 'email') = any (emails) or took -> 'customer' ->> 'phone' = any (phones)
    union select referrer_name from public.referral_requests where referrer_phone = any (phones)
    union select friend_name from public.referral_requests where friend_phone = any (phones)
  ) as found (name) where trim(name) like '_% _%')
$$;

-- Everyone who matches these words, from any source.
create or replace function public.find_person(words text)
returns table (source text, customer_id uuid, name text, email text, phone text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted text := lower(trim(words));
  digits text := ltrim(regexp_replace(words, '[^0-9]', '', 'g'), '0');
begin
  perform private.require_admin();
  if (length(wanted) between 2 and 200) is not true then return; end if;
  return query
  select distinct on (lower(known.email), known.phone, lower(known.name)) known.*
  from (
    select 'customer', id, public.full_name(first_name, last_name), email, phone from public.customers
      where is_ours
    union all select 'account', customer_id, public.full_name(first_name, last_name), email, phone from public.client_profiles
    union all select 'account', null, null, email, null from auth.users
    union all select 'booking', customer_id, guest_name, guest_email, guest_phone from public.bookings
      where guest_name is not null
    union all select 'message', null, name, email, phone from public.contact_messages
    union all select 'review', null, name, email, null from public.reviews
    union all select 'registration', customer_id, public.full_name(first_name, last_name), email, phone
      from public.loyalty_registrations
    union all select 'newsletter', null, null, email, null from public.newsletter_subscriptions
    union all select 'referral', referrer_customer_id, referrer_name, null, referrer_phone from public.referral_requests
    union all select 'referral', friend_customer_id, friend_name, null, friend_phone from public.referral_requests
  ) as known (source, customer_id, name, email, phone)
  where strpos(lower(concat_ws(' ', known.name, known.email)), wanted) > 0
    or (length(digits) >= 4 and known.phone like '%' || digits || '%')
  order by lower(known.email), known.phone, lower(known.name), known.source
  limit 30;
end
$$;

grant execute on function public.find_person to authenticated;
