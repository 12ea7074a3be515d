select private.clear_rules('public.checklists');

grant select, insert (kind, lines), update (lines), delete on public.checklists to authenticated;
create policy "staff see the lists" on public.checklists
for select to authenticated using ((select auth.has_role('staff')));

create policy "admins write the lists" on public.checklists
to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));

grant select, insert, update, delete on public.checklists to service_role;
create policy "the service key does everything" on public.checklists to service_role using (true) with check (true);
