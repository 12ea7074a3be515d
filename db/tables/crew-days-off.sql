select private.begin_rules('public.crew_days_off', service_key => 'all', audited => 'insert or update or delete');

grant select on public.crew_days_off to authenticated;
grant insert (crew_id, day, reason) on public.crew_days_off to authenticated;
grant update (crew_id, day, reason) on public.crew_days_off to authenticated;
grant delete on public.crew_days_off to authenticated;

create policy "staff see when a team is off" on public.crew_days_off
for select to authenticated using ((select auth.has_role('staff')));

create policy "admins set when a team is off" on public.crew_days_off
to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));

-- A day of work again is time that has come free.
create trigger note_day_back after delete on public.crew_days_off
for each row execute function private.note_day_back();
