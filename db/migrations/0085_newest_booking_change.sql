-- The office asks every few seconds whether a booking has changed: the newest change is one step into this index.
create index bookings_by_change on public.bookings (updated_at);
