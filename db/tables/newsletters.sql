-- Written as drafts by admins; sending, stopping and showing are functions, so that what has left stays as it left.
select private.begin_rules('public.newsletters', service_key => 'read', audited => 'insert or delete', stamped => false);

grant select, insert (id, subject, body, picture, audience, town, service_type, in_archive),
  update (subject, body, picture, audience, town, service_type, in_archive), delete on public.newsletters to authenticated;
create policy "admins see the letters" on public.newsletters
for select to authenticated using ((select auth.has_role('admin')));
create policy "admins begin a letter" on public.newsletters
for insert to authenticated with check ((select auth.has_role('admin')));
create policy "admins write a draft" on public.newsletters
for update to authenticated using (status = 'draft' and (select auth.has_role('admin')))
with check (status = 'draft');
create policy "admins throw a draft away" on public.newsletters
for delete to authenticated using (status = 'draft' and (select auth.has_role('admin')));

-- Stamps the version by which screens see that somebody was quicker. Not for its progress.
create trigger touch_updated_at before update of subject, body, picture, audience, town, service_type, in_archive
on public.newsletters for each row execute function private.touch_updated_at();

-- The archive shows it from now on, or no longer.
create trigger note_live_change after update of status, in_archive, subject, body on public.newsletters
for each row when (new.sent_at is not null) execute function private.note_live_change('newsletters');

-- The same when it leaves, is stopped, or comes into the archive. Not each word of a draft: what left is told whole.
create trigger record_audit_sending after update on public.newsletters
for each row when (new.status <> old.status or (new.sent_at is not null and new.in_archive <> old.in_archive))
execute function private.record_audit();
