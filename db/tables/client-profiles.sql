select private.begin_rules('public.client_profiles', service_key => 'all', audited => 'update or delete', limited => true);

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

-- Writes phone numbers as +27….
create trigger keep_phone_in_e164 before insert or update of phone on public.client_profiles
for each row execute function private.keep_phone_in_e164();

-- The address is the account’s, which is verified.
create trigger keep_profile_email before insert or update of email, user_id on public.client_profiles
for each row execute function private.keep_profile_email();

-- Gives it its referral code, and finds its customer.
create trigger welcome_profile before insert on public.client_profiles
for each row execute function private.welcome_profile();

-- The visits of a regular plan that were made before the account was known.
create trigger give_visits after insert or update of customer_id on public.client_profiles
for each row execute function private.give_visits();
