-- What happens when rows of public.crew_days_off are written, in the order in which it happens.

-- Before each row:

-- Stamps the version by which screens see that somebody was quicker.
create trigger touch_updated_at before update on public.crew_days_off
for each row execute function private.touch_updated_at();

-- After each row:

-- A day of work again is time that has come free.
create trigger note_day_back after delete on public.crew_days_off
for each row execute function private.note_day_back();

-- Who did what, with the row before and after.
create trigger record_audit after insert or update or delete on public.crew_days_off
for each row execute function private.record_audit();
