-- What happens when rows of public.business_facts are written, in the order in which it happens.

-- Before each row:

-- Stamps the version by which screens see that somebody was quicker.
create trigger touch_updated_at before update on public.business_facts
for each row execute function private.touch_updated_at();

-- After each row:

-- Every page is rendered again.
create trigger note_live_change after update on public.business_facts
for each row execute function private.note_live_change('facts');

-- Who did what, with the row before and after.
create trigger record_audit after insert or update or delete on public.business_facts
for each row execute function private.record_audit();
