-- What happens when rows of public.day_overrides are written, in the order in which it happens.

-- Before each row:

-- Stamps the version by which screens see that somebody was quicker.
create trigger touch_updated_at before update on public.day_overrides
for each row execute function private.touch_updated_at();

-- After each row:

-- A day that opens is time that has come free.
create trigger note_opened_day after insert or update of is_open or delete on public.day_overrides
for each row execute function private.note_opened_day();

-- Who did what, with the row before and after.
create trigger record_audit after insert or update or delete on public.day_overrides
for each row execute function private.record_audit();
