select private.begin_rules('public.crew_hours', service_key => 'all', audited => 'insert or update or delete');

grant select on public.crew_hours to authenticated;
grant insert (crew_id, weekday, opens_at, closes_at) on public.crew_hours to authenticated;
grant update (crew_id, weekday, opens_at, closes_at) on public.crew_hours to authenticated;
grant delete on public.crew_hours to authenticated;

create policy "staff see the hours of the teams" on public.crew_hours
for select to authenticated using ((select auth.has_role('staff')));

create policy "admins set the hours of the teams" on public.crew_hours
to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));
