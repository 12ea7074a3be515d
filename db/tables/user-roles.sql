select private.begin_rules('public.user_roles', service_key => 'all', audited => 'insert or update or delete');

grant select on public.user_roles to authenticated;
grant insert (user_id, role) on public.user_roles to authenticated;
grant delete on public.user_roles to authenticated;

create policy "people see their own roles" on public.user_roles
for select to authenticated using (user_id = (select auth.uid()));

create policy "admins see all roles" on public.user_roles
for select to authenticated using ((select auth.has_role('admin')));

create policy "admins give roles" on public.user_roles
for insert to authenticated with check ((select auth.has_role('admin')));

create policy "admins take roles away" on public.user_roles
for delete to authenticated using ((select auth.has_role('admin')));

-- The first admin is made by the server, at set-up.
grant select, insert, delete on public.user_roles to backend;
create policy "the server appoints the first admin" on public.user_roles to backend using (true) with check (true);

-- Somebody must always be able to let others in.
create trigger keep_last_admin before delete or update on public.user_roles
for each row when (old.role = 'admin') execute function private.keep_last_admin();

-- Who joins the office brings along whom they entered before.
create trigger bring_along after insert or update of user_id on public.user_roles
for each row execute function private.bring_along();

-- Who leaves the office no longer reads the diary in a calendar program.
create trigger end_lost_calendar_address after update or delete on public.user_roles
for each row execute function private.end_lost_calendar_address();

-- Nor do they get notices on their phone.
create trigger end_lost_push_devices after update or delete on public.user_roles
for each row execute function private.end_lost_push_devices();
