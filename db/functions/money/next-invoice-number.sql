-- The number after the highest of this year: '2026-132'. A suggestion; keep-invoice-number.sql has the last word.
create or replace function public.next_invoice_number() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  year text := to_char(private.business_now(), 'YYYY');
  highest bigint;
begin
  if not auth.has_role('staff') then return null; end if;
  select split_part(invoice_number, '-', 2)::bigint into highest from public.service_invoices
  where invoice_number ~ '^[0-9]{4}-[0-9]{1,9}$' and split_part(invoice_number, '-', 1) = year
  order by split_part(invoice_number, '-', 2)::bigint desc limit 1;
  return year || '-' || lpad((coalesce(highest, 0) + 1)::text, greatest(3, length((coalesce(highest, 0) + 1)::text)), '0');
end
$$;

grant execute on function public.next_invoice_number to authenticated;
