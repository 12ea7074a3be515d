select private.begin_rules('public.bookings', service_key => 'all', audited => 'insert or update or delete');

-- A visitor sends a request and can never read one back. The two ids may be sent, empty: clients send one shape.
grant insert (
  id, service_type, size, extras, service_date, service_time, address, suburb, special_instructions, status,
  guest_name, guest_email, guest_phone, user_id, client_profile_id, manage_token, channel
) on public.bookings to anon;

grant select on public.bookings to authenticated;
-- Of a client the trigger takes no length, crew or start: functions/bookings/hold-slot.sql.
grant insert (
  id, service_type, size, extras, service_date, service_time, address, suburb, special_instructions, status,
  guest_name, guest_email, guest_phone, user_id, client_profile_id, customer_id, price, manage_token, channel,
  minutes, crew_id, start_minute, overbooked_reason
) on public.bookings to authenticated;
grant update (
  service_type, size, extras, service_date, service_time, address, suburb, special_instructions, status,
  guest_name, guest_email, guest_phone, client_profile_id, customer_id, price,
  minutes, crew_id, start_minute, overbooked_reason
) on public.bookings to authenticated;
grant delete on public.bookings to authenticated;

-- Also for those signed in who have no profile yet: the form is then the guest's.
create policy "guests ask for a clean" on public.bookings
for insert to anon, authenticated with check (
  user_id is null and client_profile_id is null and guest_email is not null
  and status = 'pending' and price is null and customer_id is null
);

create policy "clients ask for a clean" on public.bookings
for insert to authenticated with check (
  user_id = (select auth.uid())
  and (client_profile_id is null or client_profile_id in (
    select client_profiles.id from public.client_profiles where client_profiles.user_id = (select auth.uid())
  ))
  and status = 'pending' and price is null and customer_id is null
);

create policy "clients see their own bookings" on public.bookings
for select to authenticated using (user_id = (select auth.uid()));

create policy "staff see all bookings" on public.bookings
for select to authenticated using ((select auth.has_role('staff')));

create policy "staff book for a client, a guest or a customer" on public.bookings
for insert to authenticated with check (
  (select auth.has_role('staff')) and num_nonnulls(user_id, guest_name, customer_id) > 0
  and (customer_id is null or customer_id in (select customers.id from public.customers where customers.is_ours))
);

create policy "staff run the bookings" on public.bookings
for update to authenticated using ((select auth.has_role('staff'))) with check (
  (select auth.has_role('staff')) and (customer_id is null or customer_id in (select customers.id from public.customers where customers.is_ours))
);

-- Staff cancel; a booking that is deleted leaves no answer to "what happened to my clean?".
create policy "admins delete bookings" on public.bookings
for delete to authenticated using ((select auth.has_role('admin')));

grant select on public.bookings to backend;
create policy "the server reads what it mails about" on public.bookings for select to backend using (true);

-- All that happens when one is written stands in order in functions/bookings/life.sql: to the row before it is in,
create trigger prepare_booking before insert or update on public.bookings
for each row execute function private.prepare_booking();

-- and after. Named to come after record_audit.
create trigger then_follow_booking after insert or update or delete on public.bookings
for each row execute function private.follow_booking();
