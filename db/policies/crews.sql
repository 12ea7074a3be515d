-- A team that has worked stays, inactive: its cleans point to it.
select private.clear_rules('public.crews');

grant select on public.crews to authenticated;
grant insert (id, name, place, is_active) on public.crews to authenticated;
grant update (name, place, is_active) on public.crews to authenticated;
grant delete on public.crews to authenticated;

create policy "staff see the teams" on public.crews
for select to authenticated using ((select auth.has_role('staff')));

create policy "admins set the teams" on public.crews
to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));

grant select, insert, update, delete on public.crews to service_role;
create policy "the service key does everything" on public.crews to service_role using (true) with check (true);
