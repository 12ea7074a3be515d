-- What happens when rows of public.price_list are written, in the order in which it happens.

-- Before each row:

-- Stamps the version by which screens see that somebody was quicker.
create trigger touch_updated_at before update on public.price_list
for each row execute function private.touch_updated_at();

-- After each row:

-- Pages that show prices are rendered again.
create trigger note_prices_change after insert or update or delete on public.price_list
for each row execute function private.note_live_change('prices');

-- Who did what, with the row before and after.
create trigger record_audit after insert or update or delete on public.price_list
for each row execute function private.record_audit();
