-- An invoice as it is printed: for the office, for its client, and for whoever holds its link. Nothing, where there is none.
create or replace function public.invoice_paper(key text, invoice_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.invoice_json(service_invoices)
  from public.service_invoices
  where service_invoices.id = (select keys.invoice_id from private.invoice_keys as keys where token_hash = private.token_hash(key))
    or service_invoices.id = invoice_paper.invoice_id and (auth.has_role('staff')
      or customer_id in (select client_profiles.customer_id from public.client_profiles where user_id = auth.uid()))
  limit 1
$$;

grant execute on function public.invoice_paper to anon, authenticated;
