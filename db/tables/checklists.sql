select private.begin_rules('public.checklists', service_key => 'all', audited => 'insert or update or delete');

grant select, insert (kind, lines), update (lines), delete on public.checklists to authenticated;
create policy "staff see the lists" on public.checklists
for select to authenticated using ((select auth.has_role('staff')));

create policy "admins write the lists" on public.checklists
to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));
