-- All that the panel of one customer shows, in one answer. Read with the caller's own rights: each table's policies say
-- what of it they see; null for a customer whom they may not see.
create or replace function public.customer_file(customer_uuid uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'customer', to_jsonb(customers),
    'account', (select jsonb_build_object('email', email, 'since', created_at)
      from public.client_profiles where customer_id = customers.id order by created_at limit 1),
    'suggestions', (select coalesce(jsonb_agg(jsonb_build_object(
        'id', open.id, 'field', open.field, 'kept', open.kept, 'offered', open.offered, 'created_at', open.created_at,
        'booked_on', bookings.created_at) order by open.created_at, open.id), '[]')
      from public.customer_suggestions as open left join public.bookings on bookings.id = open.booking_id
      where open.customer_id = customers.id and open.settled_at is null and open.field <> 'same_person'),
    'duplicates', (select coalesce(jsonb_agg(jsonb_build_object('suggestion_id', pair.id, 'customer', to_jsonb(others))
        order by pair.created_at, pair.id), '[]')
      from public.customer_suggestions as pair
      join public.customers as others on others.id::text = case pair.customer_id when customers.id then pair.offered else pair.customer_id::text end
      where pair.field = 'same_person' and pair.settled_at is null
        and (pair.customer_id = customers.id or pair.offered = customers.id::text)),
    'rewards', (select coalesce(jsonb_agg(jsonb_build_object('id', rewards.id, 'kind', rewards.kind,
        'earned_on', rewards.earned_on, 'lapses_on', rewards.lapses_on,
        'friend', public.full_name(friends.first_name, friends.last_name)) order by rewards.earned_on, rewards.id), '[]')
      from public.rewards left join public.referrals on referrals.id = rewards.referral_id
      left join public.customers as friends on friends.id = referrals.referred_customer_id
      where rewards.customer_id = customers.id and rewards.used_at is null
        and (rewards.lapses_on is null or rewards.lapses_on >= (now() at time zone 'Africa/Johannesburg')::date)),
    'friends', (select coalesce(jsonb_agg(jsonb_build_object('id', friends.id,
        'name', public.full_name(friends.first_name, friends.last_name), 'linked_at', referrals.created_at,
        'earned_at', referrals.earned_at, 'is_over_limit', referrals.is_over_limit) order by referrals.created_at desc, referrals.id), '[]')
      from public.referrals join public.customers as friends on friends.id = referrals.referred_customer_id
      where referrals.referrer_customer_id = customers.id),
    'brought_by', (select jsonb_build_object('id', referrers.id,
        'name', public.full_name(referrers.first_name, referrers.last_name), 'linked_at', referrals.created_at)
      from public.referrals join public.customers as referrers on referrers.id = referrals.referrer_customer_id
      where referrals.referred_customer_id = customers.id),
    'claims', public.claims_on_friend(customers.id, customers.phone),
    'opening_cleans', public.opening_cleans(customers.id),
    'merges', public.undoable_merges(customers.id),
    'reminders_stopped_at', public.reminders_stopped_at(customers.id),
    'timeline', public.customer_timeline(customers.id))
  from public.customers where id = customer_uuid
$$;

grant execute on function public.customer_file to authenticated;
