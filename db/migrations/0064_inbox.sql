-- The Inbox: all that comes in, found by its words, and who settled what differs.

-- What a suggestion came to: taken over, or kept as it was. No foreign key: who did it stays on record.
alter table public.customer_suggestions
  add column settled_by uuid,
  add column is_taken boolean,
  add column updated_at timestamptz not null default now();
create index customer_suggestions_newest_first on public.customer_suggestions (created_at desc, id desc);

create index reviews_to_moderate on public.reviews (created_at desc, id desc) where status = 'pending';

-- Whoever sends a form has these columns and their indexes written.
grant execute on function private.plain_text(text) to anon;
grant execute on function private.findable_text(text, text, text, text) to anon;

alter table public.contact_messages add column search_text text
  generated always as (private.findable_text(name, message, email, phone)) stored;
alter table public.reviews add column search_text text
  generated always as (private.findable_text(name, review_text, email, null)) stored;
alter table public.loyalty_registrations add column search_text text
  generated always as (private.findable_text(first_name, last_name, email, phone)) stored;
alter table public.referral_requests add column search_text text
  generated always as (private.findable_text(referrer_name, friend_name, message, referrer_phone)
    || private.findable_text('', code, null, friend_phone)) stored;

-- Wherever the extension was before us.
set local search_path = public, extensions;
create index contact_messages_by_text on public.contact_messages using gin (search_text gin_trgm_ops);
create index reviews_by_text on public.reviews using gin (search_text gin_trgm_ops);
create index loyalty_registrations_by_text on public.loyalty_registrations using gin (search_text gin_trgm_ops);
create index referral_requests_by_text on public.referral_requests using gin (search_text gin_trgm_ops);
reset search_path;
