-- The tick that ends a clean, with how it was paid. What follows from it is functions/bookings/complete-booking.sql. A repeat of
-- what arrived is the same answer. finished_on_device is when the tick was made, should it arrive later than that.
create or replace function public.complete_booking_with(
  booking_id uuid, payment_method text, payment_status text, seen timestamptz, finished_on_device timestamptz default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  booking public.bookings := private.open_booking_as_staff(booking_id);
begin
  if booking.status = 'completed' then return private.tick_json(booking); end if;
  perform private.refuse_tick(booking, seen);
  update public.bookings set status = 'completed',
    finished_at = greatest(booking.started_at, least(finished_on_device, now()), now() - interval '24 hours')
  where id = booking.id returning * into booking;
  update public.services
  set payment_method = complete_booking_with.payment_method, payment_status = complete_booking_with.payment_status
  where services.booking_id = booking.id;
  return private.tick_json(booking);
end
$$;

grant execute on function public.complete_booking_with to authenticated;
