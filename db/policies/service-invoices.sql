select private.clear_rules('public.service_invoices');

-- The name on an invoice is taken from the customer, never typed.
grant select on public.service_invoices to authenticated;
grant insert (
  id, user_id, customer_id, service_date, invoice_number, description, amount_paid, comments, suburb
) on public.service_invoices to authenticated;
-- What was handed over stays as it is: cancel_invoice cancels it, and another is written. Only our own notes change.
grant update (comments, suburb) on public.service_invoices to authenticated;

create policy "staff see all invoices" on public.service_invoices
for select to authenticated using ((select auth.has_role('staff')));

-- user_id is who wrote it down, or whose it is: never somebody else.
create policy "staff record invoices" on public.service_invoices
for insert to authenticated with check (
  (select auth.has_role('staff')) and (customer_id is null or customer_id in (select customers.id from public.customers where customers.is_ours))
  and (user_id is null or user_id = (select auth.uid()) or exists (
    select from public.client_profiles as theirs
    where theirs.customer_id = service_invoices.customer_id and theirs.user_id = service_invoices.user_id))
);

create policy "staff change the notes on invoices" on public.service_invoices
for update to authenticated using ((select auth.has_role('staff'))) with check ((select auth.has_role('staff')));

-- What is paid and credited is the sum of rows, also for the service key.
grant select, delete on public.service_invoices to service_role;
grant insert (
  id, user_id, customer_id, customer_name, service_date, invoice_number, description, amount_paid, comments, suburb,
  created_at, updated_at, cancelled_at, cancelled_by, cancel_reason, quote_id, lines, credit_cents, due_on, sent_at, sent_how
), update (
  id, user_id, customer_id, customer_name, service_date, invoice_number, description, amount_paid, comments, suburb,
  created_at, updated_at, cancelled_at, cancelled_by, cancel_reason, quote_id, lines, credit_cents, due_on, sent_at, sent_how
) on public.service_invoices to service_role;
create policy "the service key does everything" on public.service_invoices to service_role using (true) with check (true);
