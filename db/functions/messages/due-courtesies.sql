-- Beside what happens to a clean: what else is said by hand. Each is about something recent, so that a list which nobody
-- has looked at for a while does not fill with what is no longer news. See due-messages.sql.
create or replace function private.due_courtesies() returns table (
  occasion text, thing uuid, about text, booking_id uuid, quote_id uuid, customer_id uuid, runs_out timestamptz, place integer,
  channel text, email text
)
language sql stable security definer set search_path = '' as $$
  -- We have it, and answer soon.
  select 'received', bookings.id, '', bookings.id, null::uuid, bookings.customer_id, null::timestamptz, 2, person.channel, person.email
  from public.bookings, private.booking_person(bookings) as person
  where status = 'pending' and sender_check <> 'waiting' and bookings.created_at > private.quote_now() - interval '1 day'
    and num_nonnulls(person.phone, person.email) > 0
    and exists (select from public.events where subject_id = bookings.id and name = 'booking_requested'
      and coalesce(details ->> 'by', 'client') = 'client')
  union all
  select 'waiting', entries.id, '', entries.booking_id, null, coalesce(entries.customer_id, bookings.customer_id), null, 3,
    coalesce(person.channel, noted.channel), coalesce(person.email, noted.email)
  from public.waiting_list_entries as entries
  left join public.bookings on bookings.id = entries.booking_id
  left join lateral private.booking_person(bookings) as person on bookings.id is not null
  left join lateral private.customer_person(entries.customer_id) as noted on entries.customer_id is not null
  where entries.ended_at is null and entries.created_at > private.quote_now() - interval '2 days'
    and num_nonnulls(person.phone, person.email, noted.phone, noted.email) > 0
  union all
  -- The letter tells of it; who is reached on WhatsApp hears of it there as well.
  select 'price', prices.plan_id, prices.from_day::text, null, null, plans.customer_id, null, 3, person.channel, person.email
  from public.plan_prices as prices join public.plans on plans.id = prices.plan_id, private.customer_person(plans.customer_id) as person
  where prices.told_how = 'mail' and prices.from_day > private.business_now()::date and person.phone is not null
    and prices.told_at > private.quote_now() - interval '5 days'
  union all
  select 'invoice', invoices.id, '', null, null, invoices.customer_id, null, 3, person.channel, person.email
  from public.service_invoices as invoices, private.customer_person(invoices.customer_id) as person
  where invoices.sent_at is null and invoices.cancelled_at is null and invoices.open_cents > 0
    and invoices.created_at > private.quote_now() - interval '5 days' and person.phone is not null
  union all
  select 'milestone', rewards.id, '', null, null, rewards.customer_id, null, 4, person.channel, person.email
  from public.rewards, private.customer_person(rewards.customer_id) as person
  where rewards.kind = 'loyalty' and rewards.used_at is null and rewards.created_at > private.quote_now() - interval '5 days'
    and person.phone is not null and person.channel <> 'none'
  union all
  select * from private.due_unpaid()
  union all
  select * from private.due_absent()
$$;

-- Who has not been here for so many weeks and agreed to hear from us; once for each time they stay away.
create or replace function private.due_absent() returns table (
  occasion text, thing uuid, about text, booking_id uuid, quote_id uuid, customer_id uuid, runs_out timestamptz, place integer,
  channel text, email text
)
language sql stable security definer set search_path = '' as $$
  with away as (
    select bookings.customer_id, max(service_date) as last_day from public.bookings, private.terms() as kept
    where status = 'completed' and bookings.customer_id is not null
      and service_date between private.business_now()::date - kept.absent_weeks * 7 - 14 and private.business_now()::date - kept.absent_weeks * 7
    group by bookings.customer_id
  )
  select 'absent', away.customer_id, last_day::text, null::uuid, null::uuid, away.customer_id, null::timestamptz, 4,
    person.channel, person.email
  from away join public.customers on customers.id = away.customer_id, private.customer_person(away.customer_id) as person
  where customers.is_ours and person.phone is not null and person.channel <> 'none' and private.agreed_to_marketing(away.customer_id)
    and not private.refuses_review_mail(coalesce(person.email, person.phone))
    and not exists (select from public.bookings as later where later.customer_id = away.customer_id
      and later.status <> 'cancelled' and later.service_date > last_day)
    and not exists (select from public.services as later where later.customer_id = away.customer_id and later.service_date > last_day)
    and not exists (select from public.plans where plans.customer_id = away.customer_id
      and (until_day is null or until_day >= private.business_now()::date))
$$;

-- Somebody of whom we have a record, as booking_person is for a booking.
create or replace function private.customer_person(
  wanted uuid, out name text, out email text, out phone text, out channel text, out language text
)
language sql stable security definer set search_path = '' as $$
  select public.full_name(customers.first_name, customers.last_name), coalesce(customers.email, users.email),
    coalesce(customers.phone, client_profiles.phone),
    coalesce(customers.channel, client_profiles.channel,
      case when coalesce(customers.email, users.email) is null then 'whatsapp' else 'mail' end), customers.language
  from public.customers
  left join public.client_profiles on client_profiles.customer_id = customers.id
  left join auth.users on users.id = client_profiles.user_id
  where customers.id = wanted limit 1
$$;
