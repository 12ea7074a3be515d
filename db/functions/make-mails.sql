-- Turns what happened into mails: each event once, by whichever process comes first, its mails and its mark in one
-- transaction. Answers how many events it dealt with. business_email hears of requests and changes while the settings name nobody.
create or replace function public.make_mails(business_email text, max_events integer) returns bigint
language sql volatile set search_path = ''
as $$
  with happened as (
    select events.id, events.name, events.subject_id, events.details from public.events
    where events.mailed_at is null and (events.name <> 'booking_completed' or public.is_review_due(events.created_at))
    order by events.created_at, events.id limit max_events for update skip locked
  ), told as (
    select happened.id as event_id, happened.name, happened.details,
      coalesce(bookings.guest_email, users.email, customers.email) as email,
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
      -- The key to the private link is for whoever asked, and from here on it lies in their mail alone.
      case happened.name when 'booking_requested'
        then jsonb_build_object('manageToken', public.take_manage_token(bookings.id)) end as way_back,
      case happened.name when 'booking_completed' then public.ask_for_review(
        bookings.id, coalesce(bookings.guest_email, users.email, customers.email)) end as review_token
    from happened
    join public.bookings on bookings.id = happened.subject_id
    left join auth.users on users.id = bookings.user_id
    left join public.client_profiles on client_profiles.user_id = bookings.user_id
    left join public.customers on customers.id = bookings.customer_id
    where happened.name in ('booking_requested', 'booking_moved', 'booking_cancelled', 'booking_completed')
  ), requests as (
    -- What staff write into the diary as settled is no request.
    select * from told where name = 'booking_requested' and details ->> 'status' = 'pending'
  ), changes as (
    select event_id, payload || jsonb_build_object('change', replace(name, 'booking_', ''),
      'dateBefore', details -> 'service_date_before', 'timeBefore', details -> 'service_time_before') as payload
    from told where name in ('booking_moved', 'booking_cancelled') and details ->> 'by' = 'client'
  ), owner as (
    select coalesce((select notification_email from public.business_settings), business_email) as email
  ), queued as (
    insert into public.mail_outbox (event_id, template, recipient, payload)
    select requests.event_id, 'booking-received', requests.email, requests.payload || requests.way_back
    from requests where requests.email is not null
    union all
    select requests.event_id, 'booking-received-owner',
      owner.email, requests.payload
    from requests, owner
    union all
    select changes.event_id, 'booking-changed-owner', owner.email, changes.payload from changes, owner
    union all
    select told.event_id, 'review-request', told.email,
      told.payload || jsonb_build_object('reviewToken', told.review_token)
    from told where told.review_token is not null
    union all
    select happened.id, arrived.template, owner.email, arrived.payload
    from owner, happened, public.owner_mail_of(happened.name, happened.subject_id) as arrived
    on conflict on constraint "an event sends each template to a person once" do nothing
  ), dealt_with as (
    update public.events set mailed_at = clock_timestamp()
    from happened where events.id = happened.id
    returning events.id
  )
  select count(*) from dealt_with
$$;

revoke all on function public.make_mails(text, integer) from public;
grant execute on function public.make_mails(text, integer) to backend;
