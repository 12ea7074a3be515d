select private.clear_rules('public.user_roles');

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

grant select, insert, update, delete on public.user_roles to service_role;
create policy "the service key does everything" on public.user_roles to service_role using (true) with check (true);
