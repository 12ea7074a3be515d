select private.begin_rules('public.day_overrides', service_key => 'all', audited => 'insert or update or delete');

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

-- A day that opens is time that has come free.
create trigger note_opened_day after insert or update of is_open or delete on public.day_overrides
for each row execute function private.note_opened_day();
