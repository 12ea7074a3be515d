-- Why a request that holds its place can no longer be confirmed there: the time has passed, the owner has closed the
-- day, or she now takes fewer jobs in a slot. Asked for as a column of bookings.
create or replace function public.slot_trouble(booking public.bookings) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when booking.status <> 'pending' then null
    when booking.service_date + private.slot_starts_at(booking.service_time) <= private.business_now() then 'slot_past'
    when private.why_closed(booking.service_date, booking.service_time) is not null then 'day_closed'
    when (
      select count(*) from public.bookings as others
      where others.service_date = booking.service_date and others.service_time = booking.service_time
        and others.status in ('confirmed', 'completed') and others.id <> booking.id
    ) >= (select slot_capacity from public.business_settings) then 'slot_taken'
  end
$$;

create or replace function private.refuse_slot_trouble(booking public.bookings) returns void
language plpgsql security definer set search_path = ''
as $$
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

revoke all on function public.slot_trouble(public.bookings) from public;
revoke all on function private.refuse_slot_trouble(public.bookings) from public;
grant execute on function public.slot_trouble(public.bookings) to authenticated, service_role;
