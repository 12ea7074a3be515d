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

-- Moved to another time, it has not begun.
create trigger forget_start before update of service_date, service_time, start_minute on public.bookings
for each row execute function private.forget_start();

-- Reckons its length, takes the lock of its day, and gives it a crew and a start or refuses it.
create trigger hold_slot
before insert or update of service_date, service_time, status, sender_check, service_type, size, extras, suburb, minutes,
  crew_id, start_minute, overbooked_reason, overbooked_at on public.bookings
for each row execute function private.hold_slot();

-- Keeps the key of the private link, as a hash.
create trigger keep_booking_key before insert on public.bookings
for each row execute function private.keep_booking_key();

-- Reckons again what the list says it costs, as its sender saw it. Named to come after hold_slot.
create trigger keep_estimate before insert on public.bookings
for each row execute function private.keep_estimate();

-- Writes phone numbers as +27….
create trigger keep_phone_in_e164 before insert or update of guest_phone on public.bookings
for each row execute function private.keep_phone_in_e164();

-- A price written by itself carries no discount; a cancelled clean gives its rewards back.
create trigger keep_quote before insert or update of status, price, full_price, discount_reasons on public.bookings
for each row execute function private.keep_quote();

-- Refuses a step that the status does not allow.
create trigger keep_status_moves before update of status on public.bookings
for each row execute function private.keep_status_moves();

-- Who wanted an earlier day has one, or needs none any more; and who waited has got a clean.
create trigger end_waiting after insert or update of status, service_date, customer_id on public.bookings
for each row execute function private.end_waiting();

-- A visit of a plan that is called off is not made again.
create trigger keep_visit_skipped after update of status or delete on public.bookings
for each row execute function private.keep_visit_skipped();

-- Remembers which time has come free, for those who wait.
create trigger note_freed_time
after update of status, service_date, crew_id, start_minute, minutes or delete on public.bookings
for each row execute function private.note_freed_time();

-- A reminder that has not left yet must not tell the old time.
create trigger recall_reminder
after update of status, service_date, service_time on public.bookings
for each row when (old.status is distinct from new.status or old.service_date is distinct from new.service_date
  or old.service_time is distinct from new.service_time)
execute function private.recall_reminder();

-- What happened, for mails and histories.
create trigger record_event
after insert or update of status, service_date, service_time, price, sender_check, service_type, size, extras, minutes,
  crew_id, start_minute, overbooked_reason, overbooked_at on public.bookings
for each row execute function private.record_event();

-- Its quotes end, or hold another day, when it goes its way without them.
create trigger settle_quotes after update of status, service_date, service_time on public.bookings
for each row execute function private.settle_quotes();

-- Finds or makes the customer. After the row is in: the policies hold callers to leaving it open. Nobody becomes a customer
-- by a request that waits for its sender; the columns are those by which one stops waiting (functions/bookings/hold-slot.sql).
create trigger tie_to_customer
after insert or update of status, service_date, service_time, start_minute, sender_check on public.bookings
for each row execute function private.tie_to_customer();

-- A completed clean: service record, stamp and rewards. Named to come after tie_to_customer, for a clean that is
-- written down when it is done.
create trigger write_service_record after insert or update of status on public.bookings
for each row execute function private.complete_booking();
