-- The status check by phone, for anyone: the first name and an initial, the number with its middle hidden, and the
-- counts. Known and unknown numbers take the same steps and get the same shape; rest/limited-calls.ts counts callers
-- and numbers. See docs/decisions/0010-status-check.md.
create or replace function public.loyalty_status(phone text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'found', customer.id is not null,
    'name', private.name_with_initial(customer.first_name, customer.last_name),
    'phone', private.mask_phone(asked.number),
    'cleans', coalesce(customer.total_cleaning_count, 0),
    'referrals', coalesce(customer.referral_count, 0))
  from (select private.to_e164(loyalty_status.phone) as number) as asked
  left join public.customers as customer on customer.id = private.customer_with_phone(asked.number)
$$;

create or replace function private.mask_phone(number text) returns text
language sql immutable parallel safe as $$
  select case when number like '+27%' then '0' || substr(number, 4, 2) || ' ••• ' || right(number, 4)
    else left(number, 4) || ' ••• ' || right(number, 2) end
$$;

grant execute on function public.loyalty_status to anon, authenticated, service_role;
