-- For what only the office does with a booking: held until the commit. To anyone else the booking is unknown.
create or replace function private.open_booking_as_staff(wanted uuid) returns public.bookings
language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
begin
  if auth.has_role('staff') then
    select * into booking from public.bookings where id = wanted for no key update;
  end if;
  if booking.id is null then perform private.refuse_unknown_booking(); end if;
  return booking;
end
$$;
