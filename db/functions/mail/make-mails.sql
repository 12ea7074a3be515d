-- Turns what happened into mails: each event once, by whichever process comes first, its mails and its mark in one
-- transaction; so are the notices on the office's phones (queue-notices.sql). Answers how many events it dealt with. business_email hears of requests and changes while the settings name nobody.
create or replace function public.make_mails(business_email text, max_events integer) returns bigint
language sql volatile set search_path = '' as $$
  with happened as (
    select events.id, events.name, events.subject_id, events.details, events.created_at from public.events
    where events.mailed_at is null and (events.name <> 'booking_completed' or public.is_review_due(events.created_at))
      -- The owner hears of a client's changes to one booking at once, and then of all that follow together.
      and not (events.name in ('booking_moved', 'booking_cancelled') and events.details ->> 'by' = 'client' and exists (
        select from public.events as told
        where told.subject_id = events.subject_id and told.name in ('booking_moved', 'booking_cancelled')
          and told.details ->> 'by' = 'client' and told.mailed_at > now() - interval '15 minutes'))
    order by events.created_at, events.id limit max_events for update skip locked
  ), due as (
    select * from happened
    union all
    -- Thanks come before the morning, but not while a clean ticked off by mistake can be taken back.
    select events.id, 'booking_finished', events.subject_id, events.details, events.created_at from public.events
    where events.mailed_at is null and events.name = 'booking_completed'
      and events.created_at < now() - interval '10 minutes'
      and not exists (select from public.mail_outbox where dedupe_key = 'booking-completed ' || events.subject_id)
  ), told as (
    select due.id as event_id, due.name, due.details, due.created_at, bookings.id as booking_id, letter.payload ->> 'email' as email,
      public.mail_to_client(due.name, due.details, bookings.status) as template, bookings.sender_check,
      letter.payload, bookings.offers, public.booking_price_letter(bookings) as quote,
      jsonb_build_object(
        'change', replace(due.name, 'booking_', ''),
        'dateBefore', due.details -> 'service_date_before',
        'timeBefore', due.details -> 'service_time_before'
      ) as change,
      case when due.name = 'booking_completed' and public.is_asked_by_mail(bookings) then public.ask_for_review(
        bookings.id, letter.payload ->> 'email') end as review_token
    from due
    join public.bookings on bookings.id = due.subject_id
    cross join lateral (select public.booking_letter(bookings) as payload) as letter
  ), changed_by_client as (
    -- From where it stood first to where it stands now.
    select distinct on (booking_id) event_id, payload || change || jsonb_build_object('change', last_value(change -> 'change')
      over (partition by booking_id order by created_at, event_id rows between unbounded preceding and unbounded following)
    ) as payload
    from told where name in ('booking_moved', 'booking_cancelled') and details ->> 'by' = 'client'
      -- Whoever has not shown that they can be reached does not reach the owner either.
      and sender_check <> 'waiting'
      -- Another time, chosen while confirming: the mail about the request tells it.
      and not exists (select from told as asked
        where asked.booking_id = told.booking_id and asked.name = 'booking_sender_confirmed')
    order by booking_id, created_at, event_id
  ), owner as (
    select coalesce((select notification_email from public.business_settings), business_email) as email
  ), queued as (
    insert into public.mail_outbox (event_id, template, recipient, dedupe_key, payload)
    select event_id, template, email,
      -- Ticked off, taken back and ticked off again: thanks are said once.
      case template when 'booking-completed' then template || ' ' || booking_id end,
      payload || case when template in ('booking-received', 'booking-to-confirm') then '{}' else quote end
      || case template when 'booking-moved' then change else '{}' end
      -- The key to the private link is for whoever asked, and from here on it lies in their mail alone.
      || case template
        when 'booking-to-confirm' then jsonb_build_object('confirmToken', public.make_confirm_token(booking_id))
        when 'booking-received' then jsonb_build_object('manageToken',
          coalesce(public.take_manage_token(booking_id), public.make_manage_token(booking_id)))
        when 'booking-confirmed' then jsonb_build_object('manageToken', public.make_manage_token(booking_id))
        when 'booking-moved' then jsonb_build_object('manageToken', public.make_manage_token(booking_id))
        else '{}' end
    from told where template is not null and email is not null
    union all
    select told.event_id, 'booking-received-owner', owner.email, null,
      told.payload || jsonb_build_object('offers', told.offers)
    from told, owner where coalesce(told.details ->> 'by', 'client') = 'client'
      and (told.name = 'booking_sender_confirmed'
        or (told.name = 'booking_requested' and told.details ->> 'sender_check' is distinct from 'waiting'))
    union all
    select changed_by_client.event_id, 'booking-changed-owner', owner.email, null, changed_by_client.payload
    from changed_by_client, owner
    union all
    select told.event_id, 'review-request', told.email, null,
      told.payload || jsonb_build_object('reviewToken', told.review_token)
    from told where told.review_token is not null
    union all
    select happened.id, arrived.template, owner.email, null, arrived.payload
    from owner, happened, public.owner_mail_of(happened.name, happened.subject_id) as arrived
    on conflict do nothing
    returning event_id, template
  ), noticed as (
    select public.queue_notices(array_agg(event_id), array_agg(template)) as number from queued
  ), dealt_with as (
    update public.events set mailed_at = clock_timestamp()
    from happened where events.id = happened.id
    returning events.id
  )
  select count(*) from dealt_with where (select number from noticed) >= 0
$$;

-- Which letter the client gets, if any: a step of theirs needs none, and one that is no longer true is not told. Who
-- has just spoken with us on the phone hears once it is confirmed.
create or replace function public.mail_to_client(event text, details jsonb, status_now text) returns text
language sql immutable as $$
  select case
    -- One letter tells of all the visits of a plan.
    when event <> 'booking_finished' and details ->> 'by' = 'plan' then null
    when event = 'booking_requested' and details ->> 'sender_check' = 'waiting'
      then case when status_now = 'pending' then 'booking-to-confirm' end
    when event = 'booking_sender_confirmed'
      then case when details ->> 'by' = 'client' and status_now <> 'cancelled' then 'booking-received' end
    when event = 'booking_requested' and details ->> 'status' = 'pending'
      then case when coalesce(details ->> 'by', 'client') = 'client' then 'booking-received' end
    when event = 'booking_requested' and details ->> 'status' = 'confirmed' and status_now = 'confirmed'
      then 'booking-confirmed'
    when event = 'booking_confirmed' and details ->> 'status_before' = 'pending' and status_now <> 'cancelled'
      then 'booking-confirmed'
    when event = 'booking_finished' and status_now = 'completed' then 'booking-completed'
    when details ->> 'by' <> 'office' then null
    when event = 'booking_priced' and details ->> 'status_before' = 'confirmed' and status_now = 'confirmed'
      then 'booking-priced'
    when event = 'booking_moved' and status_now in ('pending', 'confirmed') then 'booking-moved'
    when event = 'booking_cancelled' then 'booking-cancelled'
  end
$$;

grant execute on function public.make_mails, public.mail_to_client to backend;
