-- An invoice keeps the name it was made out to, since the customer may be erased and the invoice may not.
create or replace function private.keep_invoice_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select first_name || ' ' || last_name into new.customer_name from public.customers where id = new.customer_id;
  return new;
end
$$;

revoke all on function private.keep_invoice_name() from public;

create or replace trigger keep_invoice_name
before insert or update of customer_id on public.service_invoices
for each row when (new.customer_id is not null)
execute function private.keep_invoice_name();
