select private.begin_rules('public.first_steps', service_key => 'all', audited => 'insert or update or delete');

grant select, insert (key, state), update (key, state), delete on public.first_steps to authenticated;
create policy "admins take the first steps" on public.first_steps
to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));
