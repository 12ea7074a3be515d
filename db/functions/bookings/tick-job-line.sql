-- A tick on the list of a clean, or one taken back. The first keeps the whole list as the phone showed it, so that the
-- clean's own list stays when the owner's changes. Of two ticks on one line the one that was made later counts, whichever
-- arrives first; a repeat of what arrived changes nothing.
create or replace function public.tick_job_line(
  booking_id uuid, sheet text[], line text, is_done boolean, seconds_ago numeric default 0
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  booking public.bookings := private.open_booking_as_staff(booking_id);
  -- How long ago, and not when: the clocks of two phones differ.
  made_at timestamptz := now() - make_interval(secs => least(greatest(seconds_ago, 0), 604800)::float8);
begin
  if booking.status not in ('confirmed', 'completed') then
    perform private.refuse('status_move', format('This clean is %s.', booking.status), 'Look at it again.');
  end if;
  -- Said as a refusal, which no phone keeps trying.
  if length(tick_job_line.line) not between 1 and 160 then
    perform private.refuse('not_a_line', 'That is no line of a list.', 'Look at it again.');
  end if;
  if not exists (select from public.job_lines where job_lines.booking_id = booking.id) then
    insert into public.job_lines (booking_id, line, place)
    select booking.id, shown, place from unnest(sheet[1:40]) with ordinality as shown_lines (shown, place)
    where length(shown) between 1 and 160
    on conflict do nothing;
  end if;
  -- Ticked on a list that another phone has not seen: it was done all the same.
  insert into public.job_lines (booking_id, line, place, is_done, ticked_at, ticked_by)
  select booking.id, tick_job_line.line, coalesce(max(place), 0) + 1, tick_job_line.is_done, made_at, auth.uid()
  from public.job_lines where job_lines.booking_id = booking.id
  having count(*) < 80 or bool_or(line = tick_job_line.line)
  on conflict (booking_id, line) do update
  set is_done = excluded.is_done, ticked_at = excluded.ticked_at, ticked_by = excluded.ticked_by, updated_at = now()
  where job_lines.ticked_at is null or job_lines.ticked_at < excluded.ticked_at;
  return private.tick_json(booking);
end
$$;

grant execute on function public.tick_job_line to authenticated;
