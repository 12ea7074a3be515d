-- One program with a thousand names is stopped by no limit per person. So strangers together hold only so many unanswered
-- places; beyond that a request is kept, holds none, and takes its place when its sender confirms it by the mail that only
-- they have, or the office does after a call.
create or replace function private.is_stranger(booking public.bookings) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (
      select from auth.users where id = coalesce(booking.user_id, auth.uid()) and email_confirmed_at is not null)
    -- Who was cleaned for is known; most_unanswered bounds what somebody else does in their name.
    and not exists (
      select from public.customers
      where is_ours and total_cleaning_count > 0
        and (phone = private.to_e164(booking.guest_phone) or lower(email) = lower(booking.guest_email)))
$$;

create or replace function private.check_sender(booking public.bookings) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_stranger(booking) then return 'not_needed'; end if;
  -- Strangers are counted one after the other. After the locks of the person and before the day's, as everywhere.
  perform pg_advisory_xact_lock(727306, 0);
  if private.places_of_strangers() < (select most_stranger_requests from public.business_settings) then
    return 'not_asked';
  end if;
  return 'waiting';
end
$$;

-- It holds nothing meanwhile, so there is time for a mail that is read the next morning.
create or replace function private.time_to_confirm() returns interval
language sql immutable parallel safe
as $$ select make_interval(hours => (private.terms()).confirm_hours) $$;

create or replace function private.places_of_strangers() returns bigint
language sql volatile security definer set search_path = '' as $$
  select count(*) from public.bookings
  where status = 'pending' and sender_check = 'not_asked' and service_date >= private.business_now()::date
$$;

-- For the mail that asks. The key to the private link is no longer needed in clear: the next mail brings one.
create or replace function public.make_confirm_token(wanted_booking uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  token text := private.new_token();
begin
  insert into private.booking_mail_keys (token_hash, booking_id, purpose)
  values (private.token_hash(token), wanted_booking, 'confirm');
  update private.booking_keys set token_to_mail = null where booking_id = wanted_booking;
  return token;
end
$$;

create or replace function private.request_of_token(token text) returns uuid
language sql stable security definer set search_path = '' as $$
  select booking_id from private.booking_mail_keys
  where token_hash = private.token_hash(token) and purpose = 'confirm'
$$;

-- The button behind the mail's link: takes the place, or another one where that is gone. hold_slot says whether it may.
create or replace function public.confirm_request(token text, new_date date default null, new_time text default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
begin
  select * into booking from public.bookings where id = private.request_of_token(token) for no key update;
  if not found then perform private.refuse_unknown_booking(); end if;
  if booking.sender_check = 'waiting' and booking.confirm_by <= now() then
    perform private.refuse('request_lapsed', 'This request was not confirmed in time.', 'Please book again, or phone us.');
  end if;
  if booking.status = 'cancelled' then
    perform private.refuse('booking_closed', 'This clean is cancelled.', 'Book another clean.');
  end if;
  -- A second press is the same answer.
  if booking.sender_check <> 'waiting' then return private.booking_json(booking); end if;
  if num_nonnulls(new_date, new_time) > 0 then perform private.refuse_unknown_slot(new_date, new_time); end if;
  update public.bookings
  set sender_check = 'passed', service_date = coalesce(new_date, service_date), service_time = coalesce(new_time, service_time)
  where id = booking.id returning * into booking;
  return private.booking_json(booking);
end
$$;

-- What to offer to whom somebody else was quicker: the nearest days, and on each the nearest times.
create or replace function public.free_times_near(token text) returns table (day date, slot text)
language sql stable security definer set search_path = '' as $$
  select free.day, free.slot
  from public.bookings, public.available_slots(
    greatest(bookings.service_date - 7, private.business_now()::date), bookings.service_date + 21,
    for_booking => bookings.id) as free
  where bookings.id = private.request_of_token(token) and bookings.sender_check = 'waiting' and free.state = 'free'
  order by abs(free.day - bookings.service_date), free.day,
    abs(extract(epoch from private.slot_starts_at(free.slot) - private.slot_starts_at(bookings.service_time))), free.slot
  limit 3
$$;

-- Housekeeping. They held no place and can no longer be confirmed: this says so, and mails nobody. Answers how many.
create or replace function public.lapse_requests(reason text) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  lapsed uuid[];
begin
  with changed as (
    update public.bookings set status = 'cancelled', cancel_reason = reason
    where id in (
      select id from public.bookings
      where status = 'pending' and sender_check = 'waiting' and confirm_by <= now()
      order by id limit 5000 for no key update skip locked)
    returning id
  )
  select coalesce(array_agg(id), '{}') into lapsed from changed;
  update public.events set mailed_at = clock_timestamp() where subject_id = any (lapsed) and mailed_at is null;
  return cardinality(lapsed);
end
$$;

grant execute on function public.make_confirm_token, public.lapse_requests to backend;
grant execute on function public.confirm_request, public.free_times_near to anon;
