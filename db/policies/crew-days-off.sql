select private.clear_rules('public.crew_days_off');

grant select on public.crew_days_off to authenticated;
grant insert (crew_id, day, reason) on public.crew_days_off to authenticated;
grant update (crew_id, day, reason) on public.crew_days_off to authenticated;
grant delete on public.crew_days_off to authenticated;

create policy "staff see when a team is off" on public.crew_days_off
for select to authenticated using ((select auth.has_role('staff')));

create policy "admins set when a team is off" on public.crew_days_off
to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));

grant select, insert, update, delete on public.crew_days_off to service_role;
create policy "the service key does everything" on public.crew_days_off to service_role using (true) with check (true);
