-- Whether the business has worked with this customer. A client may take back a row they entered, not our records.
create or replace function private.has_history(wanted_customer uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.services where customer_id = wanted_customer and user_id is distinct from auth.uid())
    or exists (select from public.service_invoices where customer_id = wanted_customer)
    or exists (select from public.bookings where customer_id = wanted_customer)
    or exists (select from public.ledger where customer_id = wanted_customer)
    or exists (select from public.referrals where wanted_customer in (referrer_customer_id, referred_customer_id))
$$;

grant execute on function private.has_history to authenticated;
