-- An invoice that was wrong is cancelled by a credit note and written anew: it stays, and its number is never used again.

alter table public.service_invoices add column cancelled_at timestamptz;
alter table public.service_invoices add column cancelled_by uuid references auth.users on delete set null;
alter table public.service_invoices add column cancel_reason text;
alter table public.service_invoices add constraint "who cancels an invoice says why"
  check ((cancelled_at is null) = (cancel_reason is null) and length(cancel_reason) between 3 and 300);
create index service_invoices_by_canceller on public.service_invoices (cancelled_by) where cancelled_by is not null;
