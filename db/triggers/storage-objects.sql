-- What happens when rows of storage.objects are written, in the order in which it happens.

-- After each row:

-- Who put which file where. What the server makes is told with its picture.
create trigger record_audit_kept after insert or update on storage.objects
for each row when (new.bucket_id not in ('gallery', 'cleans')) execute function private.record_audit();

-- The same for what is removed.
create trigger record_audit_removed after delete on storage.objects
for each row when (old.bucket_id not in ('gallery', 'cleans')) execute function private.record_audit();
