-- An invoice is found whatever the accents and capitals. Wherever the extension was before us.
set local search_path = public, extensions;
create index service_invoices_by_plain_text on public.service_invoices
  using gin (private.plain_text(invoice_number || chr(10) || description) gin_trgm_ops);
create index service_invoices_by_plain_name on public.service_invoices using gin (private.plain_text(customer_name) gin_trgm_ops);
reset search_path;
drop index public.service_invoices_by_name, public.service_invoices_by_text;
