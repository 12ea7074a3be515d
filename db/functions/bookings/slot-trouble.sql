-- Why a request can no longer be confirmed where it stands: the time has passed, the owner has closed the day, its crew is
-- away and no other can come, or another clean lies there. One that holds no place yet needs one. Asked for as a column of
-- bookings.
create or replace function public.slot_trouble(booking public.bookings) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when booking.status <> 'pending' then null
    when booking.service_date + private.slot_starts_at(booking.service_time) <= private.business_now() then 'slot_past'
    when private.why_closed(booking.service_date, booking.service_time) is not null then 'day_closed'
    when private.is_place_gone(booking) then 'slot_taken'
  end
$$;

create or replace function private.is_place_gone(booking public.bookings) returns boolean
language sql stable security definer set search_path = '' as $$
  with agreed as (
    select crew_id from public.bookings as others
    where service_date = booking.service_date and status in ('confirmed', 'completed') and id <> booking.id
      and start_minute < booking.start_minute + booking.minutes and booking.start_minute < start_minute + minutes
  )
  -- Who laid it over another, or on a crew that is away, did so knowingly.
  select booking.overbooked_at is null and (
    exists (select from agreed where agreed.crew_id = booking.crew_id)
    -- Fewer go out than when it was asked for.
    or (select count(distinct agreed.crew_id) from agreed) >= (select count(*) from private.crew_days(booking.service_date, booking.service_date))
    or (private.is_crew_away(booking) and not exists (select from private.find_places(
      booking.service_date, booking.service_date, booking.minutes, booking.suburb, booking.id) as found
      where found.slot = booking.service_time)))
$$;

create or replace function private.refuse_slot_trouble(booking public.bookings) returns void
language plpgsql security definer set search_path = '' as $$
declare
  trouble text;
begin
  -- The day's lock of hold_slot: two requests for the last place are confirmed one after the other.
  perform pg_advisory_xact_lock(727301, booking.service_date - date '2000-01-01');
  trouble := public.slot_trouble(booking);
  if trouble is null then return; end if;
  raise exception '%', case trouble
      when 'slot_past' then 'That time has already passed.'
      when 'day_closed' then 'We are closed then.'
      else 'This time is full now.' end
    using errcode = 'P0001', detail = trouble, hint = 'Offer another time.';
end
$$;

grant execute on function public.slot_trouble to authenticated, service_role;
