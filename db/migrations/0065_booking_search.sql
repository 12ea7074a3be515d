-- Bookings are found by the name that the guest gave, where it is not the customer's.

-- Whoever writes a booking has the index written.
grant execute on function private.plain_text(text) to anon;

-- Wherever the extension was before us.
set local search_path = public, extensions;
create index bookings_by_guest_text on public.bookings using gin ((' ' || private.plain_text(guest_name)) gin_trgm_ops)
where guest_name is not null;
reset search_path;
