-- After a completed clean its client is asked once for a review, with a private link that marks the review as from a
-- real clean; nobody more often than once in thirty days.

-- The morning after: until then the office may still take the completion back.
create or replace function public.is_review_due(completed_at timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.business_now() >= (completed_at at time zone 'Africa/Johannesburg')::date + 1 + time '09:00'
$$;

-- For the mail: a new token, or nothing where nobody is to be asked.
create or replace function public.ask_for_review(wanted_booking uuid, recipient text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  token text := encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'hex');
begin
  if recipient is null or private.refuses_review_mail(recipient) then return null; end if;
  -- Two cleans of one client at once: the second sees that the first has asked.
  perform pg_advisory_xact_lock(hashtextextended('review ' || lower(recipient), 727305));
  if private.was_asked_lately(wanted_booking, recipient) then return null; end if;
  insert into private.review_requests (booking_id, token_hash, email)
  select id, private.token_hash(token), lower(recipient) from public.bookings
  where id = wanted_booking and status = 'completed'
    and not exists (select from public.reviews where booking_id = wanted_booking)
  on conflict (booking_id) do nothing;
  return case when found then token end;
end
$$;

create or replace function private.was_asked_lately(wanted_booking uuid, address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.review_requests as asked join public.bookings on bookings.id = asked.booking_id
    where asked.asked_at > now() - interval '30 days' and asked.booking_id <> wanted_booking
      and (asked.email = lower(address)
        or bookings.customer_id = (select customer_id from public.bookings where id = wanted_booking))
  )
$$;

-- Clients who stopped our mails, or declined this one before, are not asked.
create or replace function private.refuses_review_mail(address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.review_refusals where email = lower(address))
    or exists (select from public.newsletter_subscriptions where email = lower(address) and status = 'stopped')
    or coalesce((
      select bool_and(withdrawn_at is not null) from public.consents
      where lower(email) = lower(address) and kind = 'marketing'
    ), false)
$$;

-- The clean that the link is about, for its holder.
create or replace function public.review_invitation(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('service_type', bookings.service_type, 'service_date', bookings.service_date,
    'is_reviewed', exists (select from public.reviews where reviews.booking_id = bookings.id))
  from private.review_requests join public.bookings on bookings.id = review_requests.booking_id
  where review_requests.token_hash = private.token_hash(token)
$$;

-- The link under the mail: do not ask me again.
create or replace function public.refuse_review_mail(token text) returns boolean
language sql volatile security definer set search_path = '' as $$
  with refused as (
    insert into private.review_refusals (email)
    select email from private.review_requests where token_hash = private.token_hash(token)
    on conflict (email) do update set refused_at = review_refusals.refused_at
    returning email
  )
  select exists (select from refused)
$$;

-- A review that comes by the link belongs to its clean, the first time; after that it is a review like any other.
create or replace function private.tie_review_to_clean() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  token text := new.clean_token;
begin
  new.clean_token := null;
  if token is null or exists (select from public.reviews where id = new.id) then return new; end if;
  -- Two at once by the same link: the second waits, and then sees the first.
  perform pg_advisory_xact_lock(hashtextextended(token, 727305));
  select booking_id into new.booking_id from private.review_requests
  where token_hash = private.token_hash(token)
    and not exists (select from public.reviews where reviews.booking_id = review_requests.booking_id);
  new.is_from_clean := new.booking_id is not null;
  if new.is_kind_told then
    select private.kind_of(service_type) into new.clean_kind from public.bookings where id = new.booking_id;
  end if;
  return new;
end
$$;

grant execute on function public.is_review_due, public.ask_for_review, public.refuse_review_mail to backend;
grant execute on function public.review_invitation to anon, authenticated;
