-- The mail that tells the owner of an arrival: its template, and the facts as they stand in the row now. One branch for
-- each kind of event; src/server/mail/payloads.ts lists the facts.
create or replace function public.owner_mail_of(event_name text, subject uuid)
returns table (template text, payload jsonb)
language sql stable set search_path = '' as $$
  select 'message-received-owner', jsonb_build_object(
    'name', name, 'email', email, 'phone', phone, 'message', message)
  from public.contact_messages where event_name = 'message_received' and id = subject
  union all
  select 'review-received-owner', jsonb_build_object(
    'name', name, 'email', email, 'rating', rating, 'text', review_text, 'isFromClean', is_from_clean)
  from public.reviews where event_name = 'review_received' and id = subject
  union all
  select 'loyalty-joined-owner', jsonb_build_object(
    'name', public.full_name(first_name, last_name), 'email', email, 'phone', phone,
    'address', nullif(concat_ws(', ', address, city, state, zip_code), ''), 'marketing', marketing_consent)
  from public.loyalty_registrations where event_name = 'loyalty_joined' and id = subject
  union all
  -- Not the friend's number: a mail goes further than it should, and nobody is to phone them.
  select 'friend-referred-owner', jsonb_build_object(
    'name', referrer_name, 'phone', referrer_phone, 'friendName', friend_name, 'message', message, 'code', code)
  from public.referral_requests where event_name = 'friend_referred' and id = subject
  union all
  select 'newsletter-joined-owner', jsonb_build_object('email', email)
  from public.newsletter_subscriptions where event_name = 'newsletter_confirmed' and id = subject and status = 'confirmed'
  union all
  -- What the office wrote down itself it knows.
  select 'quote-answered-owner', public.quote_letter(quotes) || jsonb_build_object(
    'answer', quotes.status, 'how', quotes.approved_how, 'reason', quotes.decline_reason)
  from public.quotes where event_name in ('quote_approved', 'quote_declined') and id = subject
    and event_name = 'quote_' || quotes.status and approved_how is distinct from 'phone'
  union all
  select 'quote-lapsed-owner', public.quote_letter(quotes)
  from public.quotes where event_name = 'quote_lapsed' and id = subject and quotes.status = 'lapsed'
$$;

grant execute on function public.owner_mail_of to backend;
