-- By what a person is known: the records and accounts with this e-mail address or phone number, and every address,
-- number and name that those carry. One step and no further: anyone may claim a phone number, so a chain of records
-- that share something could end at somebody else.
create or replace function private.person_marks(
  customer uuid, email text, phone text,
  out customers uuid[], out users uuid[], out bookings uuid[], out emails text[], out phones text[], out names text[]
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  customers := array(select id from public.customers as known where known.id = person_marks.customer
    or lower(known.email) = lower(person_marks.email) or known.phone = person_marks.phone);
  users := array(select id from auth.users as known where lower(known.email) = lower(person_marks.email)
    union select user_id from public.client_profiles as known where known.customer_id = any (customers));
  emails := array(select distinct lower(given) from (
    select person_marks.email union select known.email from public.customers as known where known.id = any (customers)
    union select known.email from auth.users as known where known.id = any (users)
    union select known.email from public.client_profiles as known where known.user_id = any (users)
  ) as found (given) where given <> '');
  phones := array(select distinct given from (
    select person_marks.phone union select known.phone from public.customers as known where known.id = any (customers)
    union select known.phone from public.client_profiles as known where known.user_id = any (users)
  ) as found (given) where given <> '');
  bookings := array(select id from public.bookings as known where known.customer_id = any (customers)
    or known.user_id = any (users) or lower(known.guest_email) = any (emails) or known.guest_phone = any (phones));
  names := private.names_of_person(customers, users, emails, phones);
end
$$;

-- In full: a first name alone is many people's.
create or replace function private.names_of_person(customer_ids uuid[], user_ids uuid[], emails text[], phones text[])
returns text[]
language sql stable security definer set search_path = ''
as $$
  select array(select distinct trim(name) from (
    select first_name || ' ' || last_name from public.customers where id = any (customer_ids)
    union select first_name || ' ' || last_name from public.client_profiles where user_id = any (user_ids)
    union select first_name || ' ' || last_name from public.loyalty_registrations
      where lower(email) = any (emails) or phone = any (phones)
    union select guest_name from public.bookings where lower(guest_email) = any (emails) or guest_phone = any (phones)
    union select name from public.contact_messages where lower(email) = any (emails) or phone = any (phones)
    union select name from public.reviews where lower(email) = any (emails)
    union select referrer_name from public.referral_requests where referrer_phone = any (phones)
    union select friend_name from public.referral_requests where friend_phone = any (phones)
  ) as found (name) where trim(name) like '_% _%' and name not like '% -')
$$;

-- Everyone we know by these words, whatever they came by.
create or replace function public.find_person(words text)
returns table (source text, customer_id uuid, name text, email text, phone text)
language plpgsql stable security definer set search_path = ''
as $$
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
    select 'customer', id, first_name || ' ' || last_name, email, phone from public.customers
    union all select 'account', customer_id, first_name || ' ' || last_name, email, phone from public.client_profiles
    union all select 'account', null, null, email, null from auth.users
    union all select 'booking', customer_id, guest_name, guest_email, guest_phone from public.bookings
      where guest_email is not null
    union all select 'message', null, name, email, phone from public.contact_messages
    union all select 'review', null, name, email, null from public.reviews
    union all select 'registration', customer_id, first_name || ' ' || last_name, email, phone
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

revoke all on function private.person_marks(uuid, text, text) from public;
revoke all on function private.names_of_person(uuid[], uuid[], text[], text[]) from public;
revoke all on function public.find_person(text) from public;
grant execute on function public.find_person(text) to authenticated;
