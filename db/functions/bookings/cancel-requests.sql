-- Cancels many requests at once that nobody meant: the places are free, and no mail about them goes to anybody, also none
-- that was still to come. What has been answered meanwhile stays. Answers how many were cancelled.
create or replace function public.cancel_requests(booking_ids uuid[], reason text) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  cancelled uuid[];
begin
  if not auth.has_role('staff') then
    raise exception 'Only the office may do this.' using errcode = '42501';
  end if;
  if (cardinality(booking_ids) between 1 and 500) is not true then
    perform private.refuse('validation_failed:booking_ids', 'Choose up to 500 requests at once.',
      'Cancel them in several steps.');
  end if;
  if (length(trim(reason)) between 1 and 300) is not true then
    perform private.refuse('validation_failed:reason', 'Please say why, in at most 300 characters.',
      'It is kept with each of them.');
  end if;
  -- In one order, so that two who do this at once do not wait for each other in a ring.
  perform from public.bookings where id = any (booking_ids) order by id for no key update;
  with changed as (
    update public.bookings set status = 'cancelled', cancel_reason = trim(reason)
    where id = any (booking_ids) and status = 'pending' returning id
  )
  select coalesce(array_agg(id), '{}') into cancelled from changed;
  update public.events set mailed_at = clock_timestamp(), details = details || '{"silent": true}' where subject_id = any (cancelled) and mailed_at is null;
  return cardinality(cancelled);
end
$$;

grant execute on function public.cancel_requests to authenticated;
