-- The settings hold private addresses too; what visitors may know of them is on the pages and in available_slots.
select private.begin_rules('public.business_settings', audited => 'insert or update or delete');

grant select on public.business_settings to authenticated;
grant update (
  slot_capacity, weekday_opens_at, weekday_closes_at, saturday_opens_at, saturday_closes_at, notification_email,
  measurement_id, booking_horizon_days, most_stranger_requests, way_same_suburb_minutes, way_same_town_minutes,
  way_other_town_minutes, closing_grace_minutes, prices_published,
  invoice_due_days, card_payment_url
) on public.business_settings to authenticated;

create policy "staff see the settings" on public.business_settings
for select to authenticated using ((select auth.has_role('staff')));

create policy "admins change the settings" on public.business_settings
for update to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));

grant select on public.business_settings to backend;
create policy "the server reads the settings" on public.business_settings for select to backend using (true);

grant select, update on public.business_settings to service_role;
create policy "the service key does everything" on public.business_settings to service_role using (true) with check (true);

-- As many crews as jobs at once.
create trigger follow_capacity after update of slot_capacity on public.business_settings
for each row execute function private.follow_capacity();

-- Pages are rendered again when the hours change.
create trigger note_live_change_hours after update on public.business_settings
for each row when (
  (old.weekday_opens_at, old.weekday_closes_at, old.saturday_opens_at, old.saturday_closes_at)
  <> (new.weekday_opens_at, new.weekday_closes_at, new.saturday_opens_at, new.saturday_closes_at)
) execute function private.note_live_change('hours');

-- And when the outside analytics do.
create trigger note_measurement_change after update on public.business_settings
for each row when (old.measurement_id is distinct from new.measurement_id)
execute function private.note_live_change('measurement');

-- And when prices are published or not.
create trigger note_prices_change after update on public.business_settings
for each row when (old.prices_published <> new.prices_published) execute function private.note_live_change('prices');
