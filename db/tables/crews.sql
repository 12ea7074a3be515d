-- A team that has worked stays, inactive: its cleans point to it.
select private.begin_rules('public.crews', service_key => 'all');

grant select on public.crews to authenticated;
grant insert (id, name, place, is_active) on public.crews to authenticated;
grant update (name, place, is_active) on public.crews to authenticated;
grant delete on public.crews to authenticated;

create policy "staff see the teams" on public.crews
for select to authenticated using ((select auth.has_role('staff')));

create policy "admins set the teams" on public.crews
to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));

-- Who did what, with the row before and after. Those that follow the number of jobs at once are told with it.
create trigger record_audit after insert or update or delete on public.crews
for each row when (coalesce(current_setting('app.following_capacity', true), '') <> 'on')
execute function private.record_audit();

-- As many jobs at once as crews.
create trigger follow_crews after insert or update of is_active or delete on public.crews
for each statement execute function private.follow_crews();
