-- All that comes in, as lines of one list. Only for functions that see to who may read it; plain, so that the planner
-- takes it apart and each table answers by its own index.
create or replace function private.inbox_items()
returns table (kind text, id uuid, created_at timestamptz, user_id uuid, name text, first_words text, about jsonb, is_new boolean, search_text text)
language sql stable as $$
  select 'message', contact_messages.id, contact_messages.created_at, null::uuid, contact_messages.name,
    left(contact_messages.message, 160), '{}'::jsonb, contact_messages.handled_at is null, contact_messages.search_text
  from public.contact_messages
  union all
  select 'review', reviews.id, reviews.created_at, null, reviews.name, left(reviews.review_text, 160),
    jsonb_build_object('rating', reviews.rating, 'status', reviews.status, 'is_from_clean', reviews.is_from_clean),
    reviews.status = 'pending', reviews.search_text
  from public.reviews
  union all
  select 'referral', referral_requests.id, referral_requests.created_at, referral_requests.user_id,
    referral_requests.referrer_name, left(referral_requests.message, 160),
    jsonb_build_object('friend', referral_requests.friend_name, 'status', referral_requests.status),
    referral_requests.handled_at is null, referral_requests.search_text
  from public.referral_requests
  union all
  select 'registration', loyalty_registrations.id, loyalty_registrations.created_at, loyalty_registrations.user_id,
    public.full_name(loyalty_registrations.first_name, loyalty_registrations.last_name) collate "default", null,
    jsonb_build_object('city', loyalty_registrations.city),
    loyalty_registrations.handled_at is null, loyalty_registrations.search_text
  from public.loyalty_registrations
  union all
  -- Without a join, which would keep this branch from answering in the order of its index.
  select 'duplicate', suggestions.id, suggestions.created_at, null,
    (select public.full_name(first_name, last_name) collate "default" from public.customers
      where customers.id = suggestions.customer_id), null,
    jsonb_build_object('field', suggestions.field, 'kept', suggestions.kept, 'offered', suggestions.offered,
      'other', (select public.full_name(others.first_name, others.last_name) from public.customers as others
        where others.id = case suggestions.field when 'same_person' then suggestions.offered::uuid end)),
    suggestions.settled_at is null,
    (select customers.search_text from public.customers where customers.id = suggestions.customer_id)
      || private.plain_text(suggestions.offered)
  from public.customer_suggestions as suggestions
$$;
