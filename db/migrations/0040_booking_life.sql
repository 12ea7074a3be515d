-- From request to completed clean: whose booking it is, who may change it without an account, and what it earns.

-- Written by a guest, kept by nobody: the trigger takes the token out of the row and keeps its hash apart, where no
-- reader of bookings meets it. See docs/decisions/0007-manage-link.md.
alter table public.bookings
  add column manage_token text,
  add constraint "the manage token itself is not kept" check (manage_token is null);

create table private.booking_keys (
  -- Checked at the commit: the key is made just before its booking.
  booking_id uuid primary key references public.bookings on delete cascade deferrable initially deferred,
  token_hash text not null unique,
  -- The token in clear, only until its mail is made.
  token_to_mail text
);
alter table private.booking_keys enable row level security;
insert into private.booking_keys (booking_id, token_hash)
select id, encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex') from public.bookings;

-- Clients keep customers of their own in the CRM. Only those that the office entered are people of the business, to
-- whom bookings are matched.
alter table public.customers add column is_ours boolean not null default true;
update public.customers set is_ours = false
where user_id is not null and not exists (select from public.user_roles where user_roles.user_id = customers.user_id);

-- What a booking says differently from the customer on record. Staff decide; nothing is overwritten by itself.
create table public.customer_suggestions (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references public.customers on delete cascade,
  booking_id uuid references public.bookings on delete set null,
  field text not null,
  kept text,
  offered text not null,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint "a suggestion is about a field, an account or a second record"
    check (field in ('name', 'email', 'phone', 'address', 'account', 'same_person')),
  constraint "the same is suggested once" unique (customer_id, field, offered)
);
create index customer_suggestions_open on public.customer_suggestions (created_at desc, id desc) where settled_at is null;
create index customer_suggestions_of_booking on public.customer_suggestions (booking_id);
alter table public.customer_suggestions enable row level security;

create table public.rewards (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references public.customers on delete cascade,
  kind text not null,
  -- The tenth, twentieth … clean, or the friend who was brought.
  milestone integer,
  referral_id uuid unique references public.referrals on delete set null,
  earned_on date not null,
  -- The last day on which it can be used.
  lapses_on date,
  used_by uuid references public.bookings on delete set null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  constraint "a reward is for loyalty or for a referral" check (kind in ('loyalty', 'referral')),
  constraint "a milestone is rewarded once" unique (customer_id, milestone),
  constraint "loyalty has a milestone" check ((kind = 'loyalty') = (milestone is not null)),
  constraint "a referral lapses, loyalty does not" check ((kind = 'referral') = (lapses_on is not null))
);
create index rewards_waiting on public.rewards (customer_id, lapses_on, earned_on, id) where used_at is null;
create index rewards_of_booking on public.rewards (used_by);
alter table public.rewards enable row level security;

-- A client's own code, which stays.
alter table public.client_profiles
  add column referral_code text unique,
  add constraint "a referral code is CC and six characters" check (referral_code ~ '^CC[A-Z0-9]{6}$');
update public.client_profiles set referral_code = 'CC' || upper(substr(md5(id::text), 1, 6));

-- When the friend's first clean was done.
alter table public.referrals add column earned_at timestamptz;
