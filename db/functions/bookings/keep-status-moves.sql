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

create or replace function private.keep_status_moves() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = old.status or private.can_move_booking(old.status, new.status) then return new; end if;
  -- A tick that was a mistake (functions/undo-complete-booking.sql).
  if new.status = 'confirmed'
    and exists (select from private.completions where booking_id = old.id and is_taken_back)
  then
    return new;
  end if;
  -- An unknown status is left to the table's own check.
  if new.status not in ('pending', 'confirmed', 'completed', 'cancelled') then return new; end if;
  raise exception 'A % booking cannot become %.', old.status, new.status
    using errcode = 'P0001', detail = 'status_move', hint = 'Reload the booking.';
end
$$;
