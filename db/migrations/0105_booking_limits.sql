-- How far ahead visitors may book: a diary open for ever can be filled for ever.
alter table public.business_settings add column booking_horizon_days integer not null default 120;
alter table public.business_settings add constraint "bookings are taken a week to a century ahead"
  check (booking_horizon_days between 7 and 36500);
