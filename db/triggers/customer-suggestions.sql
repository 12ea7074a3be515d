-- What happens when rows of public.customer_suggestions are written, in the order in which it happens.

-- Before each row:

-- Who settled it, and when.
create trigger keep_settlement before update of settled_at on public.customer_suggestions
for each row execute function private.keep_settlement();

-- Stamps the version by which screens see that somebody was quicker.
create trigger touch_updated_at before update on public.customer_suggestions
for each row execute function private.touch_updated_at();

-- After each row:

-- Who did what, with the row before and after.
create trigger record_audit after update on public.customer_suggestions
for each row execute function private.record_audit();

-- Done, and new again: each time is on record.
create trigger record_handling after update of settled_at on public.customer_suggestions
for each row execute function private.record_handling('settled_at');
