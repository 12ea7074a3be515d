-- What the booking calendar shows: every slot of every day asked for, and why one cannot be had. It counts bookings
-- and tells nothing else of them.
create or replace function public.available_slots(from_day date, to_day date)
returns table (day date, slot text, state text, reason text)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  capacity integer := (select slot_capacity from public.business_settings);
begin
  if to_day - from_day >= 92 then
    raise exception 'Ask for at most 92 days at once.'
      using errcode = 'P0001', detail = 'range_too_long', hint = 'Ask for a shorter range of days.';
  end if;

  return query
  with calendar as (
    select the_day::date as day, slots.slot, slots.place,
      the_day::date + private.slot_starts_at(slots.slot) <= private.business_now() as is_past,
      private.why_closed(the_day::date, slots.slot) as closed
    from generate_series(from_day::timestamp, to_day::timestamp, interval '1 day') as the_day,
      unnest(private.time_slots()) with ordinality as slots (slot, place)
  ),
  held as (
    select service_date, service_time, count(*) as jobs from public.bookings
    where service_date between from_day and to_day and status <> 'cancelled'
    group by service_date, service_time
  )
  select calendar.day, calendar.slot,
    case when is_past then 'past' when closed is not null then 'closed' when jobs >= capacity then 'full' else 'free' end,
    case when is_past then 'Past' when closed is not null then closed when jobs >= capacity then 'Fully booked' end
  from calendar left join held on service_date = calendar.day and service_time = calendar.slot
  order by calendar.day, calendar.place;
end
$$;

revoke all on function public.available_slots(date, date) from public;
grant execute on function public.available_slots(date, date) to anon, authenticated, service_role, backend;
