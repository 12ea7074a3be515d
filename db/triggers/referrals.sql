-- What happens when rows of public.referrals are written, in the order in which it happens.

-- Before each row:

-- Refuses whoever would bring themselves, also by way of others.
create trigger keep_referrals_honest before insert or update on public.referrals
for each row execute function private.keep_referrals_honest();

-- After each row:

-- Who did what, with the row before and after.
create trigger record_audit after insert or update or delete on public.referrals
for each row execute function private.record_audit();
