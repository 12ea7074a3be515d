-- What happens when rows of public.newsletters are written, in the order in which it happens.

-- Before each row:

-- Stamps the version by which screens see that somebody was quicker. Not for its progress.
create trigger touch_updated_at before update of subject, body, picture, audience, town, service_type, in_archive
on public.newsletters for each row execute function private.touch_updated_at();

-- After each row:

-- The archive shows it from now on, or no longer.
create trigger note_live_change after update of status, in_archive, subject, body on public.newsletters
for each row when (new.sent_at is not null) execute function private.note_live_change('newsletters');

-- Who did what, with the row before and after.
create trigger record_audit after insert or delete on public.newsletters
for each row execute function private.record_audit();

-- The same when it leaves, is stopped, or comes into the archive. Not each word of a draft: what left is told whole.
create trigger record_audit_sending after update on public.newsletters
for each row when (new.status <> old.status or (new.sent_at is not null and new.in_archive <> old.in_archive))
execute function private.record_audit();
