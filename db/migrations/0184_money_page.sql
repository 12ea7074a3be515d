-- What the Money page and the accountant's files ask for. See docs/decisions/0059-the-money-page.md.

-- What counts, by day, without reading the rows themselves.
create index payments_that_count on public.payments (paid_on) include (amount_cents) where taken_back_at is null;
create index service_invoices_by_writing on public.service_invoices (created_at, id);
create index service_invoices_by_cancelling on public.service_invoices (cancelled_at, id) where cancelled_at is not null;

-- It is told for which day payment was promised as well.
drop function if exists public.remind_of_invoice(uuid, text);
