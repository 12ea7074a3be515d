-- Clients say and take back their wish through wait_for_earlier, and see it at their booking.
select private.begin_rules('public.waiting_list_entries', service_key => 'all', audited => 'insert or update or delete');

grant select on public.waiting_list_entries to authenticated;
grant insert (id, booking_id, customer_id, service_type, size, extras, suburb, weekdays, windows, note)
on public.waiting_list_entries to authenticated;
grant update (weekdays, windows, note, ended_at) on public.waiting_list_entries to authenticated;
grant delete on public.waiting_list_entries to authenticated;

create policy "staff see who waits" on public.waiting_list_entries
for select to authenticated using ((select auth.has_role('staff')));

create policy "staff note who waits" on public.waiting_list_entries
for insert to authenticated with check (
  (select auth.has_role('staff'))
  and (customer_id is null or customer_id in (select customers.id from public.customers where customers.is_ours))
);

create policy "staff change what suits, and end it" on public.waiting_list_entries
for update to authenticated using ((select auth.has_role('staff'))) with check ((select auth.has_role('staff')));

create policy "admins delete entries" on public.waiting_list_entries
for delete to authenticated using ((select auth.has_role('admin')));

-- Refuses a wish that nothing could come of; an end stays an end.
create trigger keep_waiting before insert or update on public.waiting_list_entries
for each row execute function private.keep_waiting();

-- The wish and its end, in the history of the booking.
create trigger record_waiting after insert or update of ended_at on public.waiting_list_entries
for each row execute function private.record_waiting();
