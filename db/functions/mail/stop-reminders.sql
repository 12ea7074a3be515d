-- No more reminders by mail: said by the link under one or by the mail program's own button, kept for the address. What answers
-- their own request, or tells of a change, still comes. Answers whether the token is known.
create or replace function public.stop_reminders(wanted uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  address text;
begin
  update private.reminder_wishes set stopped_at = coalesce(stopped_at, now()) where token = wanted returning email into address;
  if address is null then return false; end if;
  delete from public.mail_outbox
  where template = 'booking-reminder' and status = 'waiting' and lower(recipient) = address;
  return true;
end
$$;

-- The key for the link of a reminder to this address.
create or replace function private.reminder_stop_key(address text) returns uuid
language sql volatile security definer set search_path = '' as $$
  insert into private.reminder_wishes as known (email) values (lower(address))
  on conflict (email) do update set email = known.email
  returning token
$$;

create or replace function private.has_stopped_reminders(address text) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from private.reminder_wishes where email = lower(address) and stopped_at is not null) $$;

-- Who stopped them may be reminded on WhatsApp, unless they chose mail and nothing else.
create or replace function private.may_remind_by_hand(booking public.bookings) returns boolean
language sql stable security definer set search_path = '' as $$
  select person.phone is not null and coalesce((select channel from public.customers where id = booking.customer_id),
    (select channel from public.client_profiles where user_id = booking.user_id), booking.channel, '') <> 'mail'
  from private.booking_person(booking) as person
$$;

-- Every address at which we would remind this person.
create or replace function private.reminder_addresses(of_customer uuid, of_user uuid) returns setof text
language sql stable security definer set search_path = '' as $$
  select lower(trim(email)) from public.customers where id = of_customer and email is not null
  union select lower(guest_email) from public.bookings where customer_id = of_customer and guest_email is not null
  union select lower(users.email) from auth.users
  where users.id = of_user
    or users.id in (select user_id from public.client_profiles where customer_id = of_customer and of_customer is not null)
$$;

create or replace function private.reminders_stopped_at(of_customer uuid, of_user uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select max(stopped_at) from private.reminder_wishes
  where email in (select private.reminder_addresses(of_customer, of_user))
$$;

-- They, or staff for them, have chosen mail again.
create or replace function private.allow_reminders(of_customer uuid, of_user uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update private.reminder_wishes set stopped_at = null
  where stopped_at is not null and email in (select private.reminder_addresses(of_customer, of_user))
$$;

-- Since when a customer wants none; for staff, as a part of the customer's file.
create or replace function public.reminders_stopped_at(of_customer uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select private.reminders_stopped_at(id, null) from public.customers
  where id = of_customer and is_ours and auth.has_role('staff')
$$;

grant execute on function public.stop_reminders to backend;
grant execute on function public.reminders_stopped_at to authenticated;
