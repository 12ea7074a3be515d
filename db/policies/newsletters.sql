-- Written as drafts by admins; sending, stopping and showing are functions, so that what has left stays as it left.
select private.clear_rules('public.newsletters');

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

grant select on public.newsletters to service_role;
create policy "the service key sees everything" on public.newsletters for select to service_role using (true);
