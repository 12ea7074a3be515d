-- Written by the form, once; staff only mark what they have dealt with.
select private.begin_rules('public.loyalty_registrations', service_key => 'all', audited => 'update or delete');

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

-- Writes phone numbers as +27….
create trigger keep_phone_in_e164 before insert on public.loyalty_registrations
for each row execute function private.keep_phone_in_e164();

-- Who handled it, and when.
create trigger mark_handled before update of handled_at on public.loyalty_registrations
for each row execute function private.mark_handled();

-- Finds or makes the customer, keeps both consents, and welcomes them.
create trigger join_loyalty after insert on public.loyalty_registrations
for each row execute function private.join_loyalty();

-- Tells the office that something has come.
create trigger record_arrival after insert on public.loyalty_registrations
for each row execute function private.record_arrival('loyalty_joined');

-- Done, and new again: each time is on record.
create trigger record_handling after update of handled_at on public.loyalty_registrations
for each row execute function private.record_handling('handled_at');
