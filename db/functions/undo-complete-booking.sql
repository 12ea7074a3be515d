-- A clean ticked off by mistake: takes back the service record, the stamp and what it earned, and gives back the
-- discounts that completing used. Only while the client has not been thanked, and nothing it earned has been spent.
create or replace function public.undo_complete_booking(booking_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  booking public.bookings := private.open_booking_as_staff(booking_id);
  completion private.completions;
begin
  if booking.status = 'confirmed' then return private.tick_json(booking); end if;
  select * into completion from private.completions
  where completions.booking_id = booking.id and completed_at > now() - interval '10 minutes';
  if booking.status <> 'completed' or not found then
    raise exception 'It is too late to take this back.'
      using errcode = 'P0001', detail = 'undo_too_late', hint = 'Change the service record instead.';
  end if;
  update private.completions set is_taken_back = true where completions.booking_id = booking.id;
  perform private.take_back_clean(booking, completion);
  update public.bookings set status = 'confirmed' where id = booking.id returning * into booking;
  delete from private.completions where completions.booking_id = booking.id;
  return private.tick_json(booking);
end
$$;

create or replace function private.take_back_clean(booking public.bookings, completion private.completions) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  cleans integer;
begin
  update public.customers set total_cleaning_count = total_cleaning_count - 1,
    status = case when status = 'active' then completion.status_before else status end
  where id = booking.customer_id returning total_cleaning_count into cleans;
  delete from public.services where booking_id = booking.id;
  update public.rewards set used_by = null, used_at = null
  where id = any (completion.rewards_used) and used_by = booking.id;
  perform private.take_back_rewards(booking.customer_id, cleans);
end
$$;

-- What the customer's cleans no longer reach: the milestone of this one, and the referrer's thanks for a first clean.
create or replace function private.take_back_rewards(customer uuid, cleans integer) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.rewards_beyond(customer, cleans) where used_at is not null) then
    raise exception 'What this clean earned has been used already.'
      using errcode = 'P0001', detail = 'reward_used', hint = 'Change the service record instead.';
  end if;
  delete from public.rewards where id in (select id from private.rewards_beyond(customer, cleans));
  if cleans = 0 then
    update public.referrals set earned_at = null where referred_customer_id = customer;
    update public.referral_requests set status = 'waiting' where status = 'earned' and friend_customer_id = customer;
  end if;
end
$$;

create or replace function private.rewards_beyond(customer uuid, cleans integer) returns setof public.rewards
language sql stable security definer set search_path = ''
as $$
  select * from public.rewards where customer_id = customer and milestone > cleans
  union all
  select rewards.* from public.rewards join public.referrals on referrals.id = rewards.referral_id
  where cleans = 0 and referrals.referred_customer_id = customer
$$;

revoke all on function public.undo_complete_booking(uuid) from public;
revoke all on function private.take_back_clean(public.bookings, private.completions) from public;
revoke all on function private.take_back_rewards(uuid, integer) from public;
revoke all on function private.rewards_beyond(uuid, integer) from public;
grant execute on function public.undo_complete_booking(uuid) to authenticated;
