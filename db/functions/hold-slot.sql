-- A booking holds its slot from the request until it is cancelled, and no slot holds more than the capacity, however
-- many ask at once and however they ask.
create or replace function private.hold_slot() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  closed text;
  taken integer;
  capacity integer;
begin
  if new.status = 'cancelled' then return new; end if;
  if tg_op = 'UPDATE' and old.status <> 'cancelled'
    and new.service_date = old.service_date and new.service_time = old.service_time
  then
    return new;
  end if;
  -- The table's own constraints refuse these, with a better message than a failed cast.
  if new.service_date is null or (new.service_time = any (private.time_slots())) is not true then return new; end if;

  -- Whoever waits here must then see what the one before wrote, which a snapshot taken earlier would hide.
  if current_setting('transaction_isolation') = 'repeatable read' then
    raise exception 'bookings are written at read committed or serializable' using errcode = '25001';
  end if;
  -- One day at a time: the lock is taken before anything is counted and lasts until the commit.
  perform pg_advisory_xact_lock(727301, new.service_date - date '2000-01-01');

  -- A retry of a booking that arrived is a duplicate, not a stranger who came too late.
  if tg_op = 'INSERT' and exists (select from public.bookings where id = new.id) then return new; end if;

  if new.service_date + private.slot_starts_at(new.service_time) <= private.business_now() then
    raise exception 'That time has already passed.'
      using errcode = 'P0001', detail = 'slot_past', hint = 'Please choose a later time.';
  end if;

  closed := private.why_closed(new.service_date, new.service_time);
  if closed is not null then
    raise exception 'We are closed then: %.', closed
      using errcode = 'P0001', detail = 'day_closed', hint = 'Please choose another day.';
  end if;

  select slot_capacity into capacity from public.business_settings;
  select count(*) into taken from public.bookings
  where service_date = new.service_date and service_time = new.service_time
    and status <> 'cancelled' and id <> new.id;
  if taken >= capacity then
    raise exception 'Someone has just booked that time.'
      using errcode = 'P0001', detail = 'slot_taken', hint = 'Please choose another time.';
  end if;
  return new;
end
$$;

revoke all on function private.hold_slot() from public;

create or replace trigger hold_slot
before insert or update of service_date, service_time, status on public.bookings
for each row execute function private.hold_slot();
