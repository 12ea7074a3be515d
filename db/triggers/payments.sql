-- What happens when rows of public.payments are written, in the order in which it happens.

-- Before each row:

-- Keeps whose it was, should the customer be erased.
create trigger keep_customer_name before insert or update of customer_id on public.payments
for each row when (new.customer_id is not null) execute function private.keep_invoice_name();

-- Stamps the version by which screens see that somebody was quicker.
create trigger touch_updated_at before update on public.payments
for each row execute function private.touch_updated_at();

-- After each row:

-- Who did what, with the row before and after.
create trigger record_audit after insert or update or delete on public.payments
for each row execute function private.record_audit();

-- What is booked of a bank's line is the sum of these rows.
create trigger sum_bank_line after insert or update of bank_line_id, amount_cents, taken_back_at or delete on public.payments
for each row execute function private.sum_bank_line();

-- What an invoice says is paid is the sum of these rows.
create trigger sum_payments after insert or update of invoice_id, amount_cents, taken_back_at or delete on public.payments
for each row execute function private.sum_invoice_rows();
