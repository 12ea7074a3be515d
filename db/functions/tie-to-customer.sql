-- Whose booking it is. A verified e-mail address or a phone number that we know finds its customer; somebody unknown
-- becomes a prospect; what differs from the record is suggested to staff and never written over it.
create or replace function private.customer_for(booking public.bookings) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  person record;
  found_id uuid;
  is_sure boolean := true;
begin
  select * into person from private.person_of(booking);
  if person.email is null then return null; end if;
  -- Two bookings of one unknown person at once make one prospect. Phones before e-mails, so that nobody waits in a ring.
  perform pg_advisory_xact_lock(hashtextextended('phone ' || coalesce(person.phone, ''), 727304));
  perform pg_advisory_xact_lock(hashtextextended('email ' || lower(person.email), 727304));

  found_id := person.customer_id;
  if found_id is null and person.is_verified then
    select id into found_id from public.customers
    where is_ours and lower(email) = lower(person.email) order by created_at, id limit 1;
  end if;
  if found_id is null then
    -- Anyone may claim a phone number: it says whose booking this is, and opens nothing to the account that made it.
    select id, false into found_id, is_sure from public.customers
    where is_ours and phone = person.phone order by created_at, id limit 1;
    is_sure := coalesce(is_sure, true);
  end if;
  if found_id is null then
    insert into public.customers (first_name, last_name, email, phone, address, status)
    values (coalesce(person.first_name, left(split_part(person.email, '@', 1), 50)), coalesce(person.last_name, '-'),
      person.email, person.phone, booking.address, 'prospect')
    returning id into found_id;
  end if;

  perform private.suggest_differences(found_id, booking, person.name, person.email, person.phone);
  if is_sure then
    update public.client_profiles set customer_id = found_id where id = person.profile_id and customer_id is null;
  elsif person.profile_id is not null then
    insert into public.customer_suggestions (customer_id, booking_id, field, offered)
    values (found_id, booking.id, 'account', person.email) on conflict do nothing;
  end if;
  return found_id;
end
$$;

-- Who asks, as far as the booking or the account tells. Only an account's address can be verified.
create or replace function private.person_of(booking public.bookings)
returns table (
  first_name text, last_name text, name text, email text, is_verified boolean, phone text, profile_id uuid, customer_id uuid
)
language sql stable security definer set search_path = ''
as $$
  with told as (
    select trim(booking.guest_name) as name, booking.guest_email as email, false as is_verified,
      booking.guest_phone as phone, null::uuid as profile_id, null::uuid as customer_id
    where booking.guest_email is not null
    union all
    select nullif(trim(concat_ws(' ',
        coalesce(client_profiles.first_name, users.raw_user_meta_data ->> 'first_name'),
        coalesce(client_profiles.last_name, users.raw_user_meta_data ->> 'last_name'))), ''),
      users.email, users.email_confirmed_at is not null, client_profiles.phone, client_profiles.id, client_profiles.customer_id
    from auth.users left join public.client_profiles on client_profiles.user_id = users.id
    where users.id = booking.user_id
  )
  select left(nullif(split_part(told.name, ' ', 1), ''), 50),
    left(nullif(trim(substr(told.name, length(split_part(told.name, ' ', 1)) + 1)), ''), 50),
    told.name, told.email, told.is_verified, told.phone, told.profile_id, told.customer_id
  from told
$$;

create or replace function private.suggest_differences(
  found_id uuid, booking public.bookings, given_name text, given_email text, given_phone text
) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.customer_suggestions (customer_id, booking_id, field, kept, offered)
  select found_id, booking.id, differing.field, differing.kept, differing.offered
  from public.customers, lateral (values
    ('name', case customers.last_name when '-' then customers.first_name
      else customers.first_name || ' ' || customers.last_name end, given_name),
    ('email', customers.email, given_email),
    ('phone', customers.phone, given_phone),
    ('address', customers.address, booking.address)
  ) as differing (field, kept, offered)
  where customers.id = found_id and lower(differing.kept) is distinct from lower(differing.offered)
    and differing.offered is not null
  union all
  -- The same address under another customer: one person, perhaps.
  select found_id, booking.id, 'same_person', found_id::text, others.id::text
  from public.customers as others
  where others.is_ours and others.id <> found_id and lower(others.email) = lower(given_email)
  on conflict do nothing
$$;

create or replace function private.tie_to_customer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.customer_id is null then
    update public.bookings set customer_id = private.customer_for(new) where id = new.id;
  end if;
  return null;
end
$$;

revoke all on function private.customer_for(public.bookings) from public;
revoke all on function private.person_of(public.bookings) from public;
revoke all on function private.suggest_differences(uuid, public.bookings, text, text, text) from public;
revoke all on function private.tie_to_customer() from public;

-- After the row is in: the policies hold callers to leaving the customer open.
create or replace trigger tie_to_customer after insert on public.bookings
for each row execute function private.tie_to_customer();
