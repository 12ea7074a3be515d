select private.begin_rules('public.site_texts', service_key => 'all', audited => 'insert or update or delete');

-- Visitors read what stands on the pages, and nothing that is not there yet.
grant select, insert (kind, key, entries), update (entries), delete on public.site_texts to authenticated;
create policy "staff see the texts" on public.site_texts
for select to authenticated using ((select auth.has_role('staff')));
create policy "admins write the texts" on public.site_texts
to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));

grant select on public.site_texts to backend;
create policy "the server reads the texts" on public.site_texts for select to backend using (true);

-- Refuses what no page has a place for.
create trigger keep_site_texts before insert or update on public.site_texts
for each row execute function private.keep_site_texts();

-- Pages are rendered again.
create trigger note_live_change after insert or update or delete on public.site_texts
for each statement execute function private.note_live_change('texts');
