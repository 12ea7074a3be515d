-- A request is confirmed before it is completed, and an end is an end, however it is asked.
create or replace function private.can_move_booking(from_status text, to_status text) returns boolean
language sql immutable parallel safe as $$
  select case from_status
    when 'pending' then to_status in ('confirmed', 'cancelled')
    when 'confirmed' then to_status in ('completed', 'cancelled')
    else false
  end
$$;

-- Asked for or agreed, and neither done nor called off.
create or replace function private.is_open(status text) returns boolean
language sql immutable parallel safe
as $$ select status in ('pending', 'confirmed') $$;

create or replace function private.keep_status_moves(booking public.bookings, was public.bookings) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if booking.status = was.status or private.can_move_booking(was.status, booking.status) then return; end if;
  -- A tick that was a mistake (functions/bookings/undo-complete-booking.sql).
  if booking.status = 'confirmed'
    and exists (select from private.completions where booking_id = was.id and is_taken_back)
  then
    return;
  end if;
  -- An unknown status is left to the table's own check.
  if booking.status not in ('pending', 'confirmed', 'completed', 'cancelled') then return; end if;
  perform private.refuse('status_move', format('A %s booking cannot become %s.', was.status, booking.status),
    'Reload the booking.');
end
$$;
