-- What migrations 0113 and 0128 did once, for the rows of a backup from before them. is_phone_told: whether its customers
-- say if their phone is verified; those that do not say came in with the column's default.
create or replace function private.catch_up_people(is_phone_told boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- Updates that are no act of anybody.
  alter table public.customers disable trigger user;
  alter table public.service_invoices disable trigger user;
  alter table public.services disable trigger user;
  update public.customers set is_phone_verified = false
  where not is_phone_told and is_ours and user_id is null and status = 'prospect' and total_cleaning_count = 0;
  update public.service_invoices set customer_name = left(customer_name, -2) where customer_name like '% -';
  update public.services set customer_name = left(customer_name, -2) where customer_name like '% -';
  update private.deleted_customers set name = left(name, -2) where name like '% -';
  alter table public.customers enable trigger user;
  alter table public.service_invoices enable trigger user;
  alter table public.services enable trigger user;
end
$$;
