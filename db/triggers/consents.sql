-- What happens when rows of public.consents are written, in the order in which it happens.

-- After each row:

-- Who did what, with the row before and after.
create trigger record_audit after update on public.consents
for each row execute function private.record_audit();
