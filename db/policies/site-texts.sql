select private.clear_rules('public.site_texts');

-- Visitors read what stands on the pages, and nothing that is not there yet.
grant select, insert (kind, key, entries), update (entries), delete on public.site_texts to authenticated;
create policy "staff see the texts" on public.site_texts
for select to authenticated using ((select auth.has_role('staff')));
create policy "admins write the texts" on public.site_texts
to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));

grant select on public.site_texts to backend;
create policy "the server reads the texts" on public.site_texts for select to backend using (true);

grant select, insert, update, delete on public.site_texts to service_role;
create policy "the service key does everything" on public.site_texts to service_role using (true) with check (true);
