-- What happens when rows of public.ledger are written, in the order in which it happens.

-- After each row:

-- The numbers on the customer are the sums of these rows.
create trigger keep_balance after insert or update of customer_id on public.ledger
for each row execute function private.keep_balance();

-- Who did what, with the row before and after.
create trigger record_audit after insert on public.ledger
for each row execute function private.record_audit();
