select private.clear_rules('public.client_profiles');

-- Which customer a profile belongs to is for the matching to say, not for the client.
grant select on public.client_profiles to authenticated;
grant insert (
  id, user_id, email, first_name, last_name, phone, address, marketing_consent
) on public.client_profiles to authenticated;
grant update (email, first_name, last_name, phone, address, marketing_consent) on public.client_profiles to authenticated;
grant delete on public.client_profiles to authenticated;

create policy "clients see their own profile" on public.client_profiles
for select to authenticated using (user_id = (select auth.uid()));

create policy "clients make their own profile" on public.client_profiles
for insert to authenticated with check (user_id = (select auth.uid()));

create policy "clients edit their own profile" on public.client_profiles
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "staff see all profiles" on public.client_profiles
for select to authenticated using ((select auth.has_role('staff')));

create policy "admins keep all profiles" on public.client_profiles
to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));

grant select on public.client_profiles to backend;
create policy "the server reads whom it writes to" on public.client_profiles for select to backend using (true);

grant select, insert, update, delete on public.client_profiles to service_role;
create policy "the service key does everything" on public.client_profiles to service_role using (true) with check (true);
