-- What happens when rows of public.business_settings are written, in the order in which it happens.

-- Before each row:

-- Stamps the version by which screens see that somebody was quicker.
create trigger touch_updated_at before update on public.business_settings
for each row execute function private.touch_updated_at();

-- After each row:

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

-- Who did what, with the row before and after.
create trigger record_audit after insert or update or delete on public.business_settings
for each row execute function private.record_audit();
