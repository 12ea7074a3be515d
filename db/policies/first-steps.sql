select private.clear_rules('public.first_steps');

grant select, insert (key, state), update (key, state), delete on public.first_steps to authenticated;
create policy "admins take the first steps" on public.first_steps
to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));

grant select, insert, update, delete on public.first_steps to service_role;
create policy "the service key does everything" on public.first_steps to service_role using (true) with check (true);
