-- What should be said to whom by hand, reckoned anew each time: so a clean that is moved or cancelled is told as it is now.
-- Who is reached by mail, and has an address while there is a mail server, is told by mail.
create or replace function private.due_messages(sends_mail boolean) returns table (
  occasion text, thing uuid, about text, booking_id uuid, quote_id uuid, customer_id uuid, runs_out timestamptz, place integer
)
language sql stable security definer set search_path = '' as $$
  with found as (
    -- Tomorrow's cleans, but for what was booked or confirmed today.
    select 'reminder' as occasion, bookings.id as thing, bookings.service_date || ' ' || bookings.service_time as about,
      bookings.id as booking_id, null::uuid as quote_id, bookings.customer_id,
      private.evening_end() as runs_out, 1 as place, person.channel,
      case when not private.has_stopped_reminders(person.email) then person.email end as email
    from public.bookings, private.booking_person(bookings) as person
    where service_date = private.business_now()::date + 1 and status = 'confirmed' and person.channel <> 'none'
      and not private.is_told_today(bookings)
      and num_nonnulls(person.phone, person.email) > 0
      and (not private.has_stopped_reminders(person.email) or private.may_remind_by_hand(bookings))
    union all
    select case when is_moved then 'moved' when happened.kind = 'cancelled' and bookings.plan_id is not null then 'skipped'
        else happened.kind end, bookings.id,
      case when is_moved then bookings.service_date || ' ' || bookings.service_time else '' end,
      bookings.id, null, bookings.customer_id,
      case happened.kind when 'cancelled' then null
        else (bookings.service_date + private.slot_starts_at(bookings.service_time)) at time zone 'Africa/Johannesburg' end,
      case happened.kind when 'cancelled' then 0 else 2 end, person.channel, person.email
    from (
      -- The last that the office did with it; a confirmation that still waits tells the new time as well.
      select distinct on (subject_id) subject_id, name,
        case when name = 'booking_cancelled' then 'cancelled' else 'confirmed' end as kind,
        name = 'booking_moved' and not exists (
          select from public.events as earlier
          where earlier.subject_id = events.subject_id and private.is_confirming(earlier)
            and earlier.created_at > private.quote_now() - interval '2 days'
            and not exists (select from public.messages
              where messages.occasion = 'confirmed' and messages.thing = events.subject_id and state <> 'due')) as is_moved
      from public.events
      where created_at > private.quote_now() - interval '2 days' and details ->> 'by' = 'office' and details -> 'silent' is null
        and (name in ('booking_moved', 'booking_cancelled') or private.is_confirming(events))
      order by subject_id, created_at desc, id desc
    ) as happened
    join public.bookings on bookings.id = happened.subject_id, private.booking_person(bookings) as person
    where bookings.status = any (case happened.kind when 'cancelled' then '{cancelled}'::text[] else '{confirmed}' end)
      and bookings.sender_check <> 'waiting'
      -- One that was written down later than it was agreed is no news.
      and (happened.name <> 'booking_requested' or bookings.created_at > private.quote_now() - interval '2 days')
      and bookings.service_date + private.slot_starts_at(bookings.service_time) > private.business_now()
      and num_nonnulls(person.phone, person.email) > 0
    union all
    -- Whose answer to a quote is missing; see quotes_due.
    select 'quote', quotes.id, extract(epoch from coalesce(followed_up_at, sent_at))::bigint::text, quotes.booking_id, quotes.id,
      person.customer_id, held_until, 0, null, null
    from public.quotes, private.quote_person(quotes) as person
    where status = 'sent' and private.why_quote_due(quotes) is not null and num_nonnulls(person.phone, person.email) > 0
    union all
    -- The morning after, once in thirty days for each client, where no mail asks.
    select 'done', bookings.id, '', bookings.id, null, bookings.customer_id, null, 3, null, null
    from public.events
    join public.bookings on bookings.id = events.subject_id, private.booking_person(bookings) as person
    where events.name = 'booking_completed' and events.created_at > private.quote_now() - interval '4 days'
      and public.is_review_due(events.created_at) and bookings.status = 'completed'
      and person.phone is not null and not private.is_asked_by_mail(bookings, sends_mail) and person.channel <> 'none'
      and not private.refuses_review_mail(coalesce(person.email, person.phone))
      and not private.was_asked_lately(bookings.id, coalesce(person.email, person.phone))
      and (not exists (select from private.review_requests where review_requests.booking_id = bookings.id)
        or exists (select from public.messages where messages.occasion = 'done' and messages.thing = bookings.id))
    union all
    select * from private.due_courtesies()
  )
  select distinct on (found.occasion, found.thing, found.about) found.occasion, found.thing, found.about, found.booking_id,
    found.quote_id, found.customer_id, found.runs_out, found.place
  from found
  where not exists (select from public.messages where messages.occasion = found.occasion and messages.thing = found.thing
      and messages.about = found.about and messages.state <> 'due')
    and not exists (select from public.message_texts where message_texts.occasion = found.occasion and not is_on)
    -- Without a channel it is for the list alone. Who wants nothing is not told by hand because the others are.
    and (found.channel is null or private.is_told_by_hand(found.channel, found.email, sends_mail) or found.channel <> 'none'
      and exists (select from public.message_texts where message_texts.occasion = found.occasion and goes_to = 'everyone'))
  order by found.occasion, found.thing, found.about
$$;

create or replace function private.is_confirming(event public.events) returns boolean
language sql immutable as $$
  select event.name = 'booking_confirmed' and event.details ->> 'status_before' = 'pending'
    or event.name = 'booking_requested' and event.details ->> 'status' = 'confirmed'
$$;

create or replace function private.is_told_by_hand(channel text, email text, sends_mail boolean) returns boolean
language sql immutable
as $$ select channel in ('whatsapp', 'both') or email is null or not sends_mail $$;

create or replace function private.evening_end() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select (private.business_now()::date + (private.terms()).quiet_hour * interval '1 hour') at time zone 'Africa/Johannesburg'
$$;

-- make_mails asks the same: who hears of it by mail is not asked on WhatsApp as well.
create or replace function private.is_asked_by_mail(booking public.bookings, sends_mail boolean) returns boolean
language sql stable security definer set search_path = '' as $$
  select person.email is not null and sends_mail and person.channel in ('mail', 'both')
  from private.booking_person(booking) as person
$$;

create or replace function public.is_asked_by_mail(booking public.bookings) returns boolean
language sql stable security definer set search_path = ''
as $$ select private.is_asked_by_mail(booking, true) $$;

grant execute on function public.is_asked_by_mail to backend;
