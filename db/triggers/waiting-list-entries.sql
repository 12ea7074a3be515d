-- What happens when rows of public.waiting_list_entries are written, in the order in which it happens.

-- Before each row:

-- Refuses a wish that nothing could come of; an end stays an end.
create trigger keep_waiting before insert or update on public.waiting_list_entries
for each row execute function private.keep_waiting();

-- Stamps the version by which screens see that somebody was quicker.
create trigger touch_updated_at before update on public.waiting_list_entries
for each row execute function private.touch_updated_at();

-- After each row:

-- Who did what, with the row before and after.
create trigger record_audit after insert or update or delete on public.waiting_list_entries
for each row execute function private.record_audit();

-- The wish and its end, in the history of the booking.
create trigger record_waiting after insert or update of ended_at on public.waiting_list_entries
for each row execute function private.record_waiting();
