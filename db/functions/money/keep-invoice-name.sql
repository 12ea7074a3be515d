-- An invoice keeps the name it was made out to, since the customer may be erased and the invoice may not; a service
-- record keeps whose it was, since the customer may be deleted and the money was earned.
create or replace function private.keep_invoice_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select public.full_name(first_name, last_name) into new.customer_name from public.customers where id = new.customer_id;
  return new;
end
$$;

-- Only a delete leaves a record without its customer.
create or replace function private.refuse_nobodys_service() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'A service record has a customer.' using errcode = '23502';
end
$$;
