-- The promotions that ran for a clean when it was asked for: what its sender read is kept, though one may end before the quote.
alter table public.bookings add column offers jsonb;
