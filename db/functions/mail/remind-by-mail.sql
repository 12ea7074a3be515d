-- The server's round each minute of the evening: who has a confirmed clean tomorrow is reminded by mail, once for each clean
-- and day. Later than the hour if the server was off, but not at night. What was booked or confirmed today has just been
-- told. Answers how many it queued; any number of servers may ask at once.
create or replace function public.remind_by_mail(most integer) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  now_there timestamp := private.business_now();
  ends_at timestamptz := (now_there::date + (private.terms()).quiet_hour * interval '1 hour') at time zone 'Africa/Johannesburg';
  booking public.bookings;
  queued bigint := 0;
begin
  if extract(hour from now_there) < (private.terms()).reminder_hour or extract(hour from now_there) >= (private.terms()).quiet_hour
  then return 0; end if;
  for booking in
    select bookings.* from public.bookings
    where service_date = now_there::date + 1 and private.is_to_remind(bookings)
      and not exists (select from public.mail_outbox where dedupe_key = private.reminder_key(bookings))
    order by start_minute, id limit most
    -- Whoever moves or cancels it at this moment goes first; the next round looks again.
    for no key update skip locked
  loop
    insert into public.mail_outbox (template, recipient, payload, dedupe_key, not_after)
    values ('booking-reminder', (private.booking_person(booking)).email, public.booking_letter(booking)
      || public.booking_price_letter(booking)
      || jsonb_build_object('manageToken', public.make_manage_token(booking.id),
        'stopToken', private.reminder_stop_key((private.booking_person(booking)).email)),
      private.reminder_key(booking), ends_at)
    on conflict on constraint "a mail with a key is queued once" do nothing;
    continue when not found;
    insert into public.events (name, subject_id, details)
    values ('booking_reminded', booking.id, jsonb_build_object('by', 'office', 'how', 'mail'));
    queued := queued + 1;
  end loop;
  return queued;
end
$$;

create or replace function private.reminder_key(booking public.bookings) returns text
language sql immutable
as $$ select 'booking-reminder ' || booking.id || ' ' || booking.service_date $$;

create or replace function private.is_to_remind(booking public.bookings) returns boolean
language sql stable security definer set search_path = '' as $$
  select booking.status = 'confirmed' and person.email is not null and person.channel in ('mail', 'both')
    and not private.is_told_today(booking) and not private.has_stopped_reminders(person.email)
    and not exists (select from public.message_texts where occasion = 'reminder' and not is_on)
  from private.booking_person(booking) as person
$$;

-- Booked or confirmed today.
create or replace function private.is_told_today(booking public.bookings) returns boolean
language sql stable security definer set search_path = '' as $$
  select (booking.created_at at time zone 'Africa/Johannesburg')::date = private.business_now()::date
    or exists (
      select from public.events
      where subject_id = booking.id and name = 'booking_confirmed'
        and (created_at at time zone 'Africa/Johannesburg')::date = private.business_now()::date)
$$;

-- A reminder that has not left yet is of no use once its clean is moved or called off: the next round writes the right one.
create or replace function private.recall_reminder(was public.bookings) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.mail_outbox where dedupe_key = private.reminder_key(was) and status = 'waiting';
end
$$;

grant execute on function public.remind_by_mail to backend;
