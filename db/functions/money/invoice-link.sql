-- The key of a private link to an invoice, for a message that the office is about to write: nothing is noted as sent.
create or replace function public.invoice_link(invoice_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  invoice public.service_invoices := private.open_invoice_as_staff(invoice_id);
begin
  return private.make_invoice_key(invoice, 'whatsapp');
end
$$;

grant execute on function public.invoice_link to authenticated;
