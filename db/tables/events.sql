-- Written by triggers and by the server; history is not rewritten.
select private.begin_rules('public.events', service_key => 'read');

grant select on public.events to authenticated;
create policy "staff see what happened" on public.events
for select to authenticated using ((select auth.has_role('staff')));

grant select on public.events to backend;
grant insert (id, name, subject_id, details, created_by) on public.events to backend;
grant update (mailed_at) on public.events to backend;
create policy "the server makes mails from events" on public.events to backend using (true) with check (true);

-- The caller can never choose whose name is on a row.
alter table public.events alter column created_by set default auth.uid();
