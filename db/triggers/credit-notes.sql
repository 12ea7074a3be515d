-- What happens when rows of public.credit_notes are written, in the order in which it happens.

-- After each row:

-- Who did what, with the row before and after.
create trigger record_audit after insert or update or delete on public.credit_notes
for each row execute function private.record_audit();

-- What is taken off an invoice is the sum of these rows.
create trigger sum_credit_notes after insert or update or delete on public.credit_notes
for each row execute function private.sum_invoice_rows();
