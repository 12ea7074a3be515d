-- What happens when rows of public.plans are written, in the order in which it happens.

-- Before each row:

-- Stamps the version by which screens see that somebody was quicker.
create trigger touch_updated_at before update on public.plans
for each row execute function private.touch_updated_at();

-- After each row:

-- Who did what, with the row before and after.
create trigger record_audit after insert or delete or
  update of customer_id, service_type, address, suburb, special_instructions, on_closed, from_day, until_day on public.plans
for each row execute function private.record_audit();
