-- Written by triggers and by the server; history is not rewritten.
select private.clear_rules('public.events');

grant select on public.events to authenticated;
create policy "staff see what happened" on public.events
for select to authenticated using ((select auth.has_role('staff')));

grant select on public.events to backend;
grant insert (id, name, subject_id, details, created_by) on public.events to backend;
grant update (mailed_at) on public.events to backend;
create policy "the server makes mails from events" on public.events to backend using (true) with check (true);

grant select on public.events to service_role;
create policy "the service key sees everything" on public.events for select to service_role using (true);
