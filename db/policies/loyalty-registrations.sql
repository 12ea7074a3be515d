-- Written by the form, once; staff only mark what they have dealt with.
select private.clear_rules('public.loyalty_registrations');

grant insert (
  id, user_id, first_name, last_name, email, phone, address, city, state, zip_code,
  marketing_consent, terms_accepted, marketing_wording, terms_wording
) on public.loyalty_registrations to anon, authenticated;
grant select on public.loyalty_registrations to authenticated;
grant update (handled_at) on public.loyalty_registrations to authenticated;
grant delete on public.loyalty_registrations to authenticated;

create policy "people join in their own name" on public.loyalty_registrations
for insert to anon, authenticated with check (user_id is not distinct from (select auth.uid()));

create policy "clients see what they sent" on public.loyalty_registrations
for select to authenticated using (user_id = (select auth.uid()));

create policy "staff see who joined" on public.loyalty_registrations
for select to authenticated using ((select auth.has_role('staff')));

create policy "staff deal with registrations" on public.loyalty_registrations
for update to authenticated using ((select auth.has_role('staff'))) with check ((select auth.has_role('staff')));

create policy "admins erase registrations" on public.loyalty_registrations
for delete to authenticated using ((select auth.has_role('admin')));

grant select on public.loyalty_registrations to backend;
create policy "the server reads what it mails about" on public.loyalty_registrations for select to backend using (true);

grant select, insert, update, delete on public.loyalty_registrations to service_role;
create policy "the service key does everything" on public.loyalty_registrations
to service_role using (true) with check (true);
