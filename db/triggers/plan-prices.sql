-- What happens when rows of public.plan_prices are written, in the order in which it happens.

-- After each row:

-- Who did what, with the row before and after.
create trigger record_audit after insert or update or delete on public.plan_prices
for each row execute function private.record_audit();
