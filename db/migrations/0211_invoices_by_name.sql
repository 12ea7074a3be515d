-- The office finds an invoice by its client's name as well. Wherever the extension was before us.
set local search_path = public, extensions;
create index service_invoices_by_name on public.service_invoices using gin (lower(customer_name) gin_trgm_ops);
reset search_path;
