-- What nobody outside the office may do, however they ask: fill the diary with requests of one person, or book years
-- ahead. The server adds the phone number to the sentences (src/content/booking-refusals.ts).
create or replace function private.most_unanswered() returns integer
language sql immutable parallel safe
as $$ select 3 $$;

-- Of the person who is known by any one of these, whichever has most.
create or replace function private.unanswered_requests(of_phone text, of_email text, of_account uuid) returns bigint
language sql volatile security definer set search_path = '' as $$
  select greatest(
    count(*) filter (where guest_phone = of_phone
      or user_id = any (array(select profiles.user_id from public.client_profiles as profiles where profiles.phone = of_phone))),
    count(*) filter (where lower(guest_email) = lower(of_email)
      or user_id = any (array(select users.id from auth.users where lower(users.email) = lower(of_email)))),
    count(*) filter (where user_id = of_account))
  from public.bookings
  where status = 'pending' and (sender_check <> 'waiting' or confirm_by > now())
    and service_date + private.slot_starts_at(service_time) > private.business_now()
    and (guest_phone = of_phone or lower(guest_email) = lower(of_email) or user_id = any (
      array(select profiles.user_id from public.client_profiles as profiles where profiles.phone = of_phone)
      || array(select users.id from auth.users where lower(users.email) = lower(of_email))
      || of_account))
$$;

create or replace function private.refuse_fourth_request(booking public.bookings) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person private.person;
begin
  if booking.user_id is not null then person := private.person_of_account(booking.user_id); end if;
  person.phone := coalesce(private.to_e164(booking.guest_phone), person.phone);
  person.email := coalesce(booking.guest_email, person.email);
  -- One person's requests come one after the other. Always in this order, and before the day's lock, so that nobody
  -- waits in a ring; not match_customer's locks, which the office takes after the day's.
  perform pg_advisory_xact_lock(hashtextextended('phone ' || person.phone, 727305));
  perform pg_advisory_xact_lock(hashtextextended('email ' || lower(person.email), 727305));
  perform pg_advisory_xact_lock(hashtextextended('account ' || booking.user_id, 727305));
  -- A retry of what has arrived is no new request.
  if exists (select from public.bookings where id = booking.id) then return; end if;
  if private.unanswered_requests(person.phone, person.email, booking.user_id) >= private.most_unanswered() then
    perform private.refuse('too_many_waiting', 'You have three requests that we have not answered yet.',
      'Please wait for our answer, or phone us.');
  end if;
  perform private.refuse_restless_requests(person.phone, person.email, booking.user_id);
end
$$;

create or replace function private.last_bookable_day() returns date
language sql stable security definer set search_path = ''
as $$ select private.business_now()::date + booking_horizon_days from public.business_settings $$;

create or replace function private.why_too_far() returns text
language sql stable security definer set search_path = ''
as $$ select 'We take bookings up to ' || to_char(private.last_bookable_day(), 'FMDD FMMonth YYYY') $$;

create or replace function private.refuse_far_day(wanted_day date) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if wanted_day > private.last_bookable_day() then
    perform private.refuse('too_far_ahead', format('%s.', private.why_too_far()), 'Please choose an earlier day, or phone us.');
  end if;
end
$$;
