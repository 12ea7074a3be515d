-- When a clean ended, by the phone on which it was ticked: with its start it tells how long it really took.
alter table public.bookings add column finished_at timestamptz;
