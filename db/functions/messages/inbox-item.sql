-- All that the panel of one thing in the Inbox shows, in one answer. Read with the caller's own rights: each table's
-- policies say what of it they see; null for what they may not see.
create or replace function public.inbox_item(item_kind text, item_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select (case item_kind
    when 'message' then (
      select to_jsonb(written) || jsonb_build_object('customer', (
        select to_jsonb(customers) from public.customers
        where is_ours and (phone = written.phone or lower(email) = lower(written.email))
        order by (phone = written.phone) is true desc, created_at, id limit 1))
      from public.contact_messages as written where written.id = item_id)
    when 'review' then (
      select to_jsonb(review) || jsonb_build_object(
        'booking', (select jsonb_build_object('service_type', service_type, 'service_date', service_date)
          from public.bookings where bookings.id = review.booking_id),
        'customer', (select to_jsonb(customers) from public.customers
          where is_ours and (lower(email) = lower(review.email)
            or id = (select customer_id from public.bookings where bookings.id = review.booking_id))
          order by (lower(email) = lower(review.email)) is true, created_at, id limit 1))
      from public.reviews as review where review.id = item_id)
    when 'referral' then (
      select to_jsonb(request) || jsonb_build_object(
        'referrer', (select to_jsonb(customers) from public.customers
          where id = request.referrer_customer_id or (request.referrer_customer_id is null and is_ours and phone = request.referrer_phone)
          order by is_phone_verified desc, created_at, id limit 1),
        'friend', to_jsonb(friend),
        'clean', (select jsonb_build_object('service_date', service_date, 'status', status) from public.bookings
          where bookings.customer_id = friend.id and status <> 'cancelled'
          order by status = 'completed' desc, service_date, service_time limit 1),
        'reward', (select jsonb_build_object('earned_on', earned_on, 'lapses_on', lapses_on, 'used_at', used_at)
          from public.rewards where rewards.referral_id = request.referral_id),
        'is_over_limit', exists (select from public.referrals where id = request.referral_id and is_over_limit),
        'claims', public.claims_on_friend(friend.id, request.friend_phone))
      from public.referral_requests as request
      left join lateral (select * from public.customers
        where id = request.friend_customer_id or (request.friend_customer_id is null and is_ours and phone = request.friend_phone)
        order by is_phone_verified desc, created_at, id limit 1) as friend on true
      where request.id = item_id)
    when 'registration' then (
      select to_jsonb(registration) || jsonb_build_object(
        'customer', to_jsonb(customers),
        'was_known', customers.created_at < registration.created_at,
        'consents', (select coalesce(jsonb_agg(jsonb_build_object('id', consents.id, 'kind', consents.kind, 'wording', consents.wording,
            'given_at', consents.given_at, 'withdrawn_at', consents.withdrawn_at) order by consents.kind desc, consents.given_at), '[]')
          from public.consents where consents.source_id = registration.id),
        'suggestions', (select coalesce(jsonb_agg(jsonb_build_object('id', open.id, 'field', open.field, 'kept', open.kept,
            'offered', open.offered) order by open.field), '[]')
          from public.customer_suggestions as open where open.registration_id = registration.id and open.settled_at is null))
      from public.loyalty_registrations as registration
      left join public.customers on customers.id = registration.customer_id
      where registration.id = item_id)
    when 'duplicate' then (
      select to_jsonb(suggestion) || jsonb_build_object(
        'customer', to_jsonb(customers),
        'other', (select to_jsonb(others) from public.customers as others
          where others.id = case suggestion.field when 'same_person' then suggestion.offered::uuid end),
        'booked_on', (select created_at from public.bookings where bookings.id = suggestion.booking_id))
      from public.customer_suggestions as suggestion
      join public.customers on customers.id = suggestion.customer_id
      where suggestion.id = item_id)
  end || jsonb_build_object('kind', item_kind, 'history', public.inbox_history(item_id))) - 'search_text'
$$;

grant execute on function public.inbox_item to authenticated;
