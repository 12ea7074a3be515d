-- How a clean was paid, for its letter of thanks; null while it is not.
create or replace function public.payment_of_clean(wanted_booking uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(payment_method, 'other') from public.services
  where booking_id = wanted_booking and payment_status = 'paid' limit 1
$$;

grant execute on function public.payment_of_clean to backend;
