-- Whose booking it is; match-customer.sql finds or makes the customer. Nobody becomes one by a request that waits for its
-- sender. Answers whose it is now.

create or replace function private.customer_for(booking public.bookings) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person private.person;
begin
  if booking.guest_name is not null then
    person.first_name := private.first_word(booking.guest_name);
    person.last_name := private.other_words(booking.guest_name);
    person.email := booking.guest_email;
    person.phone := booking.guest_phone;
    -- Typed by the office, who spoke with them.
    person.is_phone_verified := auth.has_role('staff');
  elsif booking.user_id is not null then
    person := private.person_of_account(booking.user_id);
  end if;
  person.address := booking.address;
  return private.match_customer(person, booking => booking.id);
end
$$;

create or replace function private.tie_to_customer(booking public.bookings, was public.bookings) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  found_id uuid;
begin
  if booking.customer_id is null and booking.sender_check <> 'waiting'
    and (was.id is null or was.sender_check = 'waiting')
  then
    update public.bookings set customer_id = private.customer_for(booking) where id = booking.id returning customer_id into found_id;
    -- Asked once: what stands on the record stays.
    update public.customers set channel = booking.channel where id = found_id and channel is null and booking.channel is not null;
  end if;
  return coalesce(booking.customer_id, found_id);
end
$$;
