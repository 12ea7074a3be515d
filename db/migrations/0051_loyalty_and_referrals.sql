-- Joining the loyalty programme, referring friends, and what people agreed to.

create table public.loyalty_registrations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete set null,
  -- Found or made by the matching, never by the form.
  customer_id uuid references public.customers on delete set null,
  first_name text collate public.names not null,
  last_name text collate public.names not null,
  email text not null,
  phone text not null,
  address text,
  city text,
  state text,
  zip_code text,
  marketing_consent boolean not null default false,
  terms_accepted boolean not null,
  -- The sentences beside the two boxes, as the person read them.
  marketing_wording text not null,
  terms_wording text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  handled_at timestamptz,
  -- No foreign key: who did it stays on record when the account goes.
  handled_by uuid,
  constraint "a first name has 1 to 50 characters" check (length(first_name) between 1 and 50),
  constraint "a last name has 1 to 50 characters" check (length(last_name) between 1 and 50),
  constraint "an e-mail address has a name and a domain"
    check (email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' and length(email) <= 254),
  constraint "a phone number is in E.164" check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  constraint "an address has at most 200 characters" check (length(address) <= 200),
  constraint "a city has at most 50 characters" check (length(city) <= 50),
  constraint "a province has at most 50 characters" check (length(state) <= 50),
  constraint "a postal code has at most 10 characters" check (length(zip_code) <= 10),
  constraint "nobody joins without the terms" check (terms_accepted),
  constraint "a wording has at most 500 characters"
    check (length(marketing_wording) between 1 and 500 and length(terms_wording) between 1 and 500)
);
create index loyalty_registrations_newest_first on public.loyalty_registrations (created_at desc, id desc);
create index loyalty_registrations_new on public.loyalty_registrations (created_at desc, id desc) where handled_at is null;
create index loyalty_registrations_of_customer on public.loyalty_registrations (customer_id);
create index loyalty_registrations_of_client on public.loyalty_registrations (user_id);
alter table public.loyalty_registrations enable row level security;

-- A friend's name, told by somebody who knows them. It becomes a referral with the friend's first completed clean.
create table public.referral_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete set null,
  referrer_name text not null,
  referrer_phone text not null,
  friend_name text not null,
  friend_phone text not null,
  message text,
  -- The client's own, which stays; a visitor's is made in the browser and becomes real with this row.
  code text not null,
  status text not null default 'waiting',
  referrer_customer_id uuid references public.customers on delete set null,
  friend_customer_id uuid references public.customers on delete set null,
  referral_id uuid references public.referrals on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  handled_at timestamptz,
  handled_by uuid,
  constraint "a referrer's name has 2 to 50 characters" check (length(referrer_name) between 2 and 50),
  constraint "a friend's name has 2 to 50 characters" check (length(friend_name) between 2 and 50),
  constraint "a referrer's phone number is in E.164" check (referrer_phone ~ '^\+[1-9][0-9]{7,14}$'),
  constraint "a friend's phone number is in E.164" check (friend_phone ~ '^\+[1-9][0-9]{7,14}$'),
  constraint "a message has at most 300 characters" check (length(message) <= 300),
  constraint "a referral code is CC and six characters" check (code ~ '^CC[A-Z0-9]{6}$'),
  -- Too late: the friend was a customer before, or somebody else came first.
  constraint "a referral waits, is earned or comes too late" check (status in ('waiting', 'earned', 'too_late'))
);
create index referral_requests_newest_first on public.referral_requests (created_at desc, id desc);
create index referral_requests_new on public.referral_requests (created_at desc, id desc) where handled_at is null;
create index referral_requests_of_friend on public.referral_requests (friend_phone, created_at) where status = 'waiting';
create index referral_requests_by_code on public.referral_requests (code, created_at);
create index referral_requests_of_client on public.referral_requests (user_id);
create index referral_requests_of_referrer on public.referral_requests (referrer_customer_id);
create index referral_requests_of_referral on public.referral_requests (referral_id);
create index referral_requests_of_friends_record on public.referral_requests (friend_customer_id);
alter table public.referral_requests enable row level security;

-- Who agreed to what, in which words and when. A person who is erased takes their consents along.
create table public.consents (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid references public.customers on delete cascade,
  email text,
  phone text,
  kind text not null,
  wording text not null,
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  source text not null,
  -- The registration or the subscription with which it was given.
  source_id uuid not null,
  constraint "a consent is somebody's" check (num_nonnulls(email, phone) > 0),
  constraint "a consent is to marketing, the terms or the newsletter" check (kind in ('marketing', 'terms', 'newsletter')),
  constraint "a consent comes from a form" check (source in ('loyalty_registration', 'newsletter')),
  constraint "a wording has at most 500 characters" check (length(wording) between 1 and 500)
);
create index consents_of_customer on public.consents (customer_id, kind);
create index consents_by_email on public.consents (lower(email), kind);
create index consents_by_phone on public.consents (phone, kind);
create index consents_by_source on public.consents (source_id, kind, given_at desc);
alter table public.consents enable row level security;
insert into public.consents (email, kind, wording, given_at, withdrawn_at, source, source_id)
select email, 'newsletter', consent_text, confirmed_at, stopped_at, 'newsletter', id
from public.newsletter_subscriptions where confirmed_at is not null;

-- Registrations are matched like bookings, and differ like them.
alter table public.customer_suggestions
  add column registration_id uuid references public.loyalty_registrations on delete set null;
create index customer_suggestions_of_registration on public.customer_suggestions (registration_id);

-- Who somebody is, as far as a form or an account tells: what the matching works on.
create type private.person as (
  first_name text, last_name text, email text, is_verified boolean, phone text,
  address text, city text, state text, zip_code text, profile_id uuid, customer_id uuid
);
