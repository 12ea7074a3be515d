-- What happens when rows of public.job_photos are written, in the order in which it happens.

-- Before each row:

-- Stamps the version by which screens see that somebody was quicker.
create trigger touch_updated_at before update on public.job_photos
for each row execute function private.touch_updated_at();

-- After each row:

-- Who did what, with the row before and after.
create trigger record_audit after insert or update or delete on public.job_photos
for each row execute function private.record_audit();

-- Its files go with it.
create trigger remove_files after delete on public.job_photos
for each row execute function private.remove_picture_files('cleans');

-- Its copy in the gallery goes with it.
create trigger take_down_photo after delete on public.job_photos
for each row when (old.picture_id is not null) execute function private.take_down_photo();
