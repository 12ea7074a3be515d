-- What happens when rows of public.service_invoices are written, in the order in which it happens.

-- Before each row:

-- By when it is to be paid.
create trigger keep_due_day before insert on public.service_invoices
for each row when (new.due_on = 'infinity') execute function private.keep_due_day();

-- Keeps to whom it was made out, should the customer be erased.
create trigger keep_invoice_name before insert or update of customer_id on public.service_invoices
for each row when (new.customer_id is not null) execute function private.keep_invoice_name();

-- Numbers are kept without what nobody sees.
create trigger keep_invoice_number before insert or update of invoice_number on public.service_invoices
for each row execute function private.keep_invoice_number();

-- Stamps the version by which screens see that somebody was quicker.
create trigger touch_updated_at before update on public.service_invoices
for each row execute function private.touch_updated_at();

-- After each row:

-- What is paid too much waits as credit, and the cleans on it say whether they are paid.
create trigger follow_invoice after update on public.service_invoices
for each row when ((old.paid_cents, old.open_cents, old.credited_cents, old.cancelled_at, old.due_on)
  is distinct from (new.paid_cents, new.open_cents, new.credited_cents, new.cancelled_at, new.due_on))
execute function private.follow_invoice();

-- Who did what, with the row before and after.
create trigger record_audit after insert or update or delete on public.service_invoices
for each row execute function private.record_audit();

-- Refuses a number that another invoice has.
create trigger refuse_taken_number after insert or update of invoice_number on public.service_invoices
for each row execute function private.refuse_taken_number();
