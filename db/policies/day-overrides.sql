select private.clear_rules('public.day_overrides');

grant select on public.day_overrides to authenticated;
grant insert (day, is_open, reason) on public.day_overrides to authenticated;
grant update (day, is_open, reason) on public.day_overrides to authenticated;
grant delete on public.day_overrides to authenticated;

create policy "staff see which days are closed or opened" on public.day_overrides
for select to authenticated using ((select auth.has_role('staff')));

create policy "admins close and open days" on public.day_overrides
to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));

grant select on public.day_overrides to backend;
create policy "the server reads the calendar" on public.day_overrides for select to backend using (true);

grant select, insert, update, delete on public.day_overrides to service_role;
create policy "the service key does everything" on public.day_overrides to service_role using (true) with check (true);
