-- What happens when rows of public.site_texts are written, in the order in which it happens.

-- Before each row:

-- Refuses what no page has a place for.
create trigger keep_site_texts before insert or update on public.site_texts
for each row execute function private.keep_site_texts();

-- Stamps the version by which screens see that somebody was quicker.
create trigger touch_updated_at before update on public.site_texts
for each row execute function private.touch_updated_at();

-- After each row:

-- Who did what, with the row before and after.
create trigger record_audit after insert or update or delete on public.site_texts
for each row execute function private.record_audit();

-- After the statement:

-- Pages are rendered again.
create trigger note_live_change after insert or update or delete on public.site_texts
for each statement execute function private.note_live_change('texts');
