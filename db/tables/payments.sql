-- Read by the office; written by its functions alone, whoever asks. Clients read theirs on the invoice.
select private.begin_rules('public.payments', service_key => 'read', audited => 'insert or update or delete');

grant select on public.payments to authenticated;
create policy "staff see all payments" on public.payments
for select to authenticated using ((select auth.has_role('staff')));

-- Keeps whose it was, should the customer be erased.
create trigger keep_customer_name before insert or update of customer_id on public.payments
for each row when (new.customer_id is not null) execute function private.keep_invoice_name();

-- What is booked of a bank's line is the sum of these rows.
create trigger sum_bank_line after insert or update of bank_line_id, amount_cents, taken_back_at or delete on public.payments
for each row execute function private.sum_bank_line();

-- What an invoice says is paid is the sum of these rows.
create trigger sum_payments after insert or update of invoice_id, amount_cents, taken_back_at or delete on public.payments
for each row execute function private.sum_invoice_rows();
