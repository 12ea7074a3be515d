-- What happens when rows of storage.buckets are written, in the order in which it happens.

-- Before each row:

-- When it was last changed.
create trigger touch_updated_at before update on storage.buckets
for each row execute function private.touch_updated_at();

-- After each row:

-- Who did what, with the row before and after.
create trigger record_audit after insert or update or delete on storage.buckets
for each row execute function private.record_audit();
