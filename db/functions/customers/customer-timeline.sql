-- The customer's history, the latest first, with upcoming bookings on top. A booked clean and its record are one line.
-- Read with the caller's own rights.
create or replace function public.customer_timeline(customer_uuid uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(line.facts order by line.day desc, line.moment desc), '[]') from (
    select * from (
      select bookings.service_date as day, bookings.created_at as moment, jsonb_build_object(
        'kind', 'booking', 'id', bookings.id, 'day', bookings.service_date, 'time', bookings.service_time,
        'type', bookings.service_type, 'status', bookings.status, 'price', coalesce(services.price, bookings.price),
        'payment_status', services.payment_status, 'payment_method', services.payment_method) as facts
      from public.bookings left join public.services on services.booking_id = bookings.id
      where bookings.customer_id = customer_uuid
      union all
      select service_date, created_at, jsonb_build_object('kind', 'service', 'id', id, 'day', service_date,
        'type', service_type, 'status', status, 'price', price, 'payment_status', payment_status, 'payment_method', payment_method)
      from public.services where customer_id = customer_uuid and booking_id is null
      union all
      select service_date, created_at, jsonb_build_object('kind', 'invoice', 'id', id, 'day', service_date,
        'number', invoice_number, 'amount', amount_paid, 'cancelled', cancelled_at is not null)
      from public.service_invoices where customer_id = customer_uuid
      union all
      select referrals.created_at::date, referrals.created_at, jsonb_build_object('kind', 'referral', 'id', referrals.id,
        'day', referrals.created_at::date, 'name', public.full_name(friends.first_name, friends.last_name))
      from public.referrals join public.customers as friends on friends.id = referrals.referred_customer_id
      where referrals.referrer_customer_id = customer_uuid
      union all
      select contact_messages.created_at::date, contact_messages.created_at, jsonb_build_object('kind', 'message',
        'id', contact_messages.id, 'day', contact_messages.created_at::date, 'text', left(contact_messages.message, 200))
      from public.customers join public.contact_messages
        on contact_messages.phone = customers.phone or lower(contact_messages.email) = lower(customers.email)
      where customers.id = customer_uuid
      union all
      select reviews.created_at::date, reviews.created_at, jsonb_build_object('kind', 'review', 'id', reviews.id,
        'day', reviews.created_at::date, 'rating', reviews.rating, 'status', reviews.status)
      from public.bookings join public.reviews on reviews.booking_id = bookings.id
      where bookings.customer_id = customer_uuid
      union all
      select created_at::date, created_at, jsonb_build_object('kind', 'registration', 'id', id, 'day', created_at::date)
      from public.loyalty_registrations where customer_id = customer_uuid
      union all
      select coalesce(withdrawn_at, given_at)::date, coalesce(withdrawn_at, given_at), jsonb_build_object('kind', 'consent',
        'id', id, 'day', coalesce(withdrawn_at, given_at)::date, 'consent', kind, 'withdrawn', withdrawn_at is not null)
      from public.consents where customer_id = customer_uuid
      union all
      select (answered_at at time zone 'Africa/Johannesburg')::date, answered_at, jsonb_build_object('kind', 'said', 'id', id,
        'day', (answered_at at time zone 'Africa/Johannesburg')::date, 'occasion', occasion, 'how', how, 'text', body)
      from public.messages where customer_id = customer_uuid and state = 'sent'
      union all
      select created_at::date, created_at, jsonb_build_object('kind', name, 'id', id, 'day', created_at::date)
      from public.events where subject_id = customer_uuid and name in ('customers_merged', 'customers_parted')
    ) as all_lines order by day desc, moment desc limit 60
  ) as line
$$;

grant execute on function public.customer_timeline to authenticated;
