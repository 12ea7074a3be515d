-- Read and written by the storage service alone, as whoever calls it. A bucket for which nobody has written a rule is for
-- admins. An operator may have written some, so only those of ours are replaced.
drop policy if exists "admins keep the files" on storage.objects;
drop policy if exists "the files of a picture are seen with it" on storage.objects;
drop policy if exists "the files of a photograph are seen with it" on storage.objects;
drop policy if exists "the service key does everything" on storage.objects;
drop policy if exists "the server serves signed addresses" on storage.objects;

grant select, insert, update, delete on storage.objects to anon, authenticated;
create policy "admins keep the files" on storage.objects
to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));

create policy "the files of a picture are seen with it" on storage.objects
for select to anon, authenticated using (
  bucket_id = 'gallery' and (storage.foldername(name))[1] in (select id::text from public.gallery_pictures)
);

create policy "the files of a photograph are seen with it" on storage.objects
for select to authenticated using (
  bucket_id = 'cleans' and (storage.foldername(name))[1] in (select id::text from public.job_photos)
);

grant select, insert, update, delete on storage.objects to service_role;
create policy "the service key does everything" on storage.objects to service_role using (true) with check (true);

-- Where a signed or a public address stands for the right.
grant select, insert, update on storage.objects to backend;
create policy "the server serves signed addresses" on storage.objects to backend using (true) with check (true);

-- Who put which file where. What the server makes is told with its picture.
create or replace trigger record_audit_kept after insert or update on storage.objects
for each row when (new.bucket_id not in ('gallery', 'cleans')) execute function private.record_audit();

-- The same for what is removed.
create or replace trigger record_audit_removed after delete on storage.objects
for each row when (old.bucket_id not in ('gallery', 'cleans')) execute function private.record_audit();
