-- What happens when rows of public.bank_aside_texts are written, in the order in which it happens.

-- After each row:

-- Who did what, with the row before and after.
create trigger record_audit after insert or update or delete on public.bank_aside_texts
for each row execute function private.record_audit();
