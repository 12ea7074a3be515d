-- The tick that ends a clean, with how it was paid. What follows from it is functions/complete-booking.sql. A repeat of
-- what arrived is the same answer.
create or replace function public.complete_booking_with(
  booking_id uuid, payment_method text, payment_status text, seen timestamptz
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  booking public.bookings := private.open_booking_as_staff(booking_id);
begin
  if booking.status = 'completed' then return private.tick_json(booking); end if;
  perform private.refuse_tick(booking, seen);
  update public.bookings set status = 'completed' where id = booking.id returning * into booking;
  update public.services
  set payment_method = complete_booking_with.payment_method, payment_status = complete_booking_with.payment_status
  where services.booking_id = booking.id;
  return private.tick_json(booking);
end
$$;

revoke all on function public.complete_booking_with(uuid, text, text, timestamptz) from public;
grant execute on function public.complete_booking_with(uuid, text, text, timestamptz) to authenticated;
