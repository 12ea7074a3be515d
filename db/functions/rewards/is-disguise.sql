-- Whether a friend looks like the referrer under another name: the same mailbox, a number that both have used, or one
-- name at one address. Not sure enough to say no, too likely to be rewarded unseen.
create or replace function private.is_disguise(referrer uuid, friend uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select private.mailboxes_of(referrer) intersect select private.mailboxes_of(friend))
    or exists (select private.used_phones_of(referrer) intersect select private.used_phones_of(friend))
    or exists (
      select from public.customers as a, public.customers as b
      where a.id = referrer and b.id = friend
        and (private.plain_text(a.first_name) = private.plain_text(b.first_name)
          or (private.plain_text(a.last_name) = private.plain_text(b.last_name) and a.last_name <> '-'))
        and private.live_at_one_place(a, b))
$$;

create or replace function private.mailboxes_of(customer uuid) returns setof text
language sql stable security definer set search_path = '' as $$
  select private.mailbox(email) from (
    select email from public.customers where id = customer
    union select guest_email from public.bookings where customer_id = customer
    union select email from public.client_profiles where customer_id = customer
  ) as used where email is not null
$$;

create or replace function private.used_phones_of(customer uuid) returns setof text
language sql stable security definer set search_path = '' as $$
  select phone from (
    select private.phones_of(customer) as phone
    union select phone from public.client_profiles where customer_id = customer
  ) as used where phone is not null
$$;

create or replace function private.live_at_one_place(one public.customers, other public.customers) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.places_of(one) as a, private.places_of(other) as b
    where private.is_same_address(a.line, a.city, null, b.line, b.city, null)
      or private.is_same_address(b.line, b.city, null, a.line, a.city, null))
$$;

-- The latest few: nobody has more homes than that.
create or replace function private.places_of(customer public.customers) returns table (line text, city text)
language sql stable security definer set search_path = '' as $$
  select customer.address, customer.city where customer.address is not null
  union
  (select distinct on (address) address, null from public.bookings
    where customer_id = customer.id and address <> 'Erased' order by address limit 10)
$$;
