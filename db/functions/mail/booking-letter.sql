-- What a letter says of a booking: the clean and its person, and what it costs and why.
create or replace function public.booking_letter(booking public.bookings) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', booking.id,
    'serviceType', booking.service_type,
    'serviceDate', booking.service_date,
    'serviceTime', booking.service_time,
    'minutes', booking.minutes,
    'size', booking.size,
    'extras', public.extra_labels(booking),
    'suburb', booking.suburb,
    'address', booking.address,
    'notes', booking.special_instructions,
    'name', person.name,
    'phone', person.phone,
    'email', person.email)
  from private.booking_person(booking) as person
$$;

create or replace function public.booking_price_letter(booking public.bookings) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'status', booking.status,
    'priceCents', booking.price_cents,
    'fullPriceCents', booking.full_price_cents,
    'discounts', booking.discount_reasons,
    'reason', booking.cancel_reason,
    'paidBy', public.payment_of_clean(booking.id))
$$;

-- Whose it is: what the guest wrote, else the account, else our record. And how they are reached: as our record says, or the
-- account, or the request; else by mail if there is an address.
create or replace function private.booking_person(
  booking public.bookings, out name text, out email text, out phone text, out channel text, out language text
)
language sql stable security definer set search_path = '' as $$
  select
    coalesce(booking.guest_name, public.full_name(client_profiles.first_name, client_profiles.last_name),
      public.full_name(customers.first_name, customers.last_name)),
    coalesce(booking.guest_email, users.email, customers.email),
    coalesce(booking.guest_phone, client_profiles.phone, customers.phone),
    coalesce(customers.channel, client_profiles.channel, booking.channel,
      case when coalesce(booking.guest_email, users.email, customers.email) is null then 'whatsapp' else 'mail' end),
    coalesce(customers.language, 'en')
  from (select 1) as always
  left join auth.users on users.id = booking.user_id
  left join public.client_profiles on client_profiles.user_id = booking.user_id
  left join public.customers on customers.id = booking.customer_id
$$;

grant execute on function public.booking_letter, public.booking_price_letter to backend;
