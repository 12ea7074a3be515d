-- A clean ticked off by mistake: takes back the service record, the stamp and what it earned, and gives back the
-- discounts that completing used. Only while the client has not been thanked, and nothing it earned has been spent.
create or replace function public.undo_complete_booking(booking_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  booking public.bookings := private.open_booking_as_staff(booking_id);
  completion private.completions;
begin
  if booking.status = 'confirmed' then return private.tick_json(booking); end if;
  select * into completion from private.completions
  where completions.booking_id = booking.id and completed_at > now() - interval '10 minutes';
  if booking.status <> 'completed' or not found then
    perform private.refuse('undo_too_late', 'It is too late to take this back.', 'Change the service record instead.');
  end if;
  update private.completions set is_taken_back = true where completions.booking_id = booking.id;
  perform private.take_back_clean(booking, completion);
  update public.bookings set status = 'confirmed', finished_at = null where id = booking.id returning * into booking;
  delete from private.completions where completions.booking_id = booking.id;
  return private.tick_json(booking);
end
$$;

-- Refused where what it earned has been spent. The rest is taken back with the record: functions/rewards/count-cleans.sql.
create or replace function private.take_back_clean(booking public.bookings, completion private.completions) returns void
language plpgsql security definer set search_path = '' as $$
declare
  cleans integer;
  record public.services;
begin
  select * into record from public.services where booking_id = booking.id;
  if record.invoice_id is not null then perform private.refuse_invoiced(record); end if;
  select total_cleaning_count - (select count(*) from public.services where booking_id = booking.id and status = 'completed')
  into cleans from public.customers where id = booking.customer_id for no key update;
  perform private.take_rewards_off_coming(booking.customer_id, cleans);
  if exists (select from private.rewards_beyond(booking.customer_id, cleans) where used_at is not null) then
    perform private.refuse('reward_used', 'What this clean earned has been used already.',
      'Change the service record instead.');
  end if;
  delete from public.services where booking_id = booking.id;
  update public.customers set status = completion.status_before where id = booking.customer_id and status = 'active';
  update public.rewards set used_by = null, used_at = null
  where id = any (completion.rewards_used) and used_by = booking.id;
end
$$;

grant execute on function public.undo_complete_booking to authenticated;
