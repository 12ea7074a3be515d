-- The settings hold private addresses too; what visitors may know of them is on the pages and in available_slots.
select private.clear_rules('public.business_settings');

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
