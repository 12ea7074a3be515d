select private.begin_rules('public.service_invoices', audited => 'insert or update or delete');

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

-- By when it is to be paid.
create trigger keep_due_day before insert on public.service_invoices
for each row when (new.due_on = 'infinity') execute function private.keep_due_day();

-- Keeps to whom it was made out, should the customer be erased.
create trigger keep_invoice_name before insert or update of customer_id on public.service_invoices
for each row when (new.customer_id is not null) execute function private.keep_invoice_name();

-- Numbers are kept without what nobody sees.
create trigger keep_invoice_number before insert or update of invoice_number on public.service_invoices
for each row execute function private.keep_invoice_number();

-- What is paid too much waits as credit, and the cleans on it say whether they are paid.
create trigger follow_invoice after update on public.service_invoices
for each row when ((old.paid_cents, old.open_cents, old.credited_cents, old.cancelled_at, old.due_on)
  is distinct from (new.paid_cents, new.open_cents, new.credited_cents, new.cancelled_at, new.due_on))
execute function private.follow_invoice();

-- Refuses a number that another invoice has.
create trigger refuse_taken_number after insert or update of invoice_number on public.service_invoices
for each row execute function private.refuse_taken_number();
