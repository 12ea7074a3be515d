-- Turns what happened into mails: each event once, by whichever process comes first, its mails and its mark in one
-- transaction. Answers how many events it dealt with. business_email hears of requests and changes while the settings name nobody.
create or replace function public.make_mails(business_email text, max_events integer) returns bigint
language sql volatile set search_path = ''
as $$
  with happened as (
    select events.id, events.name, events.subject_id, events.details from public.events
    where events.mailed_at is null and (events.name <> 'booking_completed' or public.is_review_due(events.created_at))
    order by events.created_at, events.id limit max_events for update skip locked
  ), due as (
    select * from happened
    union all
    -- Thanks come before the morning, but not while a clean ticked off by mistake can be taken back.
    select events.id, 'booking_finished', events.subject_id, events.details from public.events
    where events.mailed_at is null and events.name = 'booking_completed'
      and events.created_at < now() - interval '10 minutes'
      and not exists (select from public.mail_outbox where dedupe_key = 'booking-completed ' || events.subject_id)
  ), told as (
    select due.id as event_id, due.name, due.details, bookings.id as booking_id,
      coalesce(bookings.guest_email, users.email, customers.email) as email,
      public.mail_to_client(due.name, due.details, bookings.status) as template,
      jsonb_build_object(
        'id', bookings.id,
        'serviceType', bookings.service_type,
        'serviceDate', bookings.service_date,
        'serviceTime', bookings.service_time,
        'address', bookings.address,
        'notes', bookings.special_instructions,
        'name', coalesce(bookings.guest_name, client_profiles.first_name || ' ' || client_profiles.last_name,
          customers.first_name || ' ' || customers.last_name),
        'phone', coalesce(bookings.guest_phone, client_profiles.phone, customers.phone),
        'email', coalesce(bookings.guest_email, users.email, customers.email)
      ) as payload,
      jsonb_build_object(
        'status', bookings.status,
        'priceCents', bookings.price_cents,
        'fullPriceCents', bookings.full_price_cents,
        'discounts', bookings.discount_reasons,
        'reason', bookings.cancel_reason
      ) as quote,
      jsonb_build_object(
        'change', replace(due.name, 'booking_', ''),
        'dateBefore', due.details -> 'service_date_before',
        'timeBefore', due.details -> 'service_time_before'
      ) as change,
      case due.name when 'booking_completed' then public.ask_for_review(
        bookings.id, coalesce(bookings.guest_email, users.email, customers.email)) end as review_token
    from due
    join public.bookings on bookings.id = due.subject_id
    left join auth.users on users.id = bookings.user_id
    left join public.client_profiles on client_profiles.user_id = bookings.user_id
    left join public.customers on customers.id = bookings.customer_id
  ), owner as (
    select coalesce((select notification_email from public.business_settings), business_email) as email
  ), queued as (
    insert into public.mail_outbox (event_id, template, recipient, dedupe_key, payload)
    select event_id, template, email,
      -- Ticked off, taken back and ticked off again: thanks are said once.
      case template when 'booking-completed' then template || ' ' || booking_id end,
      payload || case template when 'booking-received' then '{}' else quote end
      || case template when 'booking-moved' then change else '{}' end
      -- The key to the private link is for whoever asked, and from here on it lies in their mail alone.
      || case template
        when 'booking-received' then jsonb_build_object('manageToken', public.take_manage_token(booking_id))
        when 'booking-confirmed' then jsonb_build_object('manageToken', public.make_manage_token(booking_id))
        when 'booking-moved' then jsonb_build_object('manageToken', public.make_manage_token(booking_id))
        else '{}' end
    from told where template is not null and email is not null
    union all
    select told.event_id, 'booking-received-owner', owner.email, null, told.payload
    from told, owner where told.name = 'booking_requested' and coalesce(told.details ->> 'by', 'client') = 'client'
    union all
    select told.event_id, 'booking-changed-owner', owner.email, null, told.payload || told.change
    from told, owner where told.name in ('booking_moved', 'booking_cancelled') and told.details ->> 'by' = 'client'
    union all
    select told.event_id, 'review-request', told.email, null,
      told.payload || jsonb_build_object('reviewToken', told.review_token)
    from told where told.review_token is not null
    union all
    select happened.id, arrived.template, owner.email, null, arrived.payload
    from owner, happened, public.owner_mail_of(happened.name, happened.subject_id) as arrived
    on conflict do nothing
  ), dealt_with as (
    update public.events set mailed_at = clock_timestamp()
    from happened where events.id = happened.id
    returning events.id
  )
  select count(*) from dealt_with
$$;

-- Which letter the client gets, if any: a step of theirs needs none, and one that is no longer true is not told.
create or replace function public.mail_to_client(event text, details jsonb, status_now text) returns text
language sql immutable
as $$
  select case
    when event = 'booking_requested' and details ->> 'status' = 'pending' then 'booking-received'
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

revoke all on function public.make_mails(text, integer) from public;
revoke all on function public.mail_to_client(text, jsonb, text) from public;
grant execute on function public.make_mails(text, integer) to backend;
grant execute on function public.mail_to_client(text, jsonb, text) to backend;
