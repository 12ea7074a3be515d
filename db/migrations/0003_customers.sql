-- The people the business works for.

-- user_id is who entered the row, not whom it is about: that link is client_profiles.customer_id.
create table public.customers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete set null,
  first_name text collate public.names not null,
  last_name text collate public.names not null,
  email text,
  phone text,
  address text,
  city text,
  state text,
  zip_code text,
  notes text,
  status text not null default 'active',
  credits numeric(12, 2) not null default 0,
  loyalty_points integer not null default 0,
  referral_count integer not null default 0,
  total_cleaning_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a first name has 1 to 50 characters" check (length(first_name) between 1 and 50),
  constraint "a last name has 1 to 50 characters" check (length(last_name) between 1 and 50),
  constraint "an e-mail address has a name and a domain"
    check (email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' and length(email) <= 254),
  constraint "a phone number is in E.164" check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  constraint "an address has at most 500 characters" check (length(address) <= 500),
  constraint "a city has at most 50 characters" check (length(city) <= 50),
  constraint "a province has at most 50 characters" check (length(state) <= 50),
  constraint "a postal code has at most 10 characters" check (length(zip_code) <= 10),
  constraint "notes have at most 1000 characters" check (length(notes) <= 1000),
  constraint "a customer is active, inactive or a prospect" check (status in ('active', 'inactive', 'prospect')),
  constraint "credits never go below zero" check (credits >= 0),
  constraint "points never go below zero" check (loyalty_points >= 0),
  constraint "counts never go below zero" check (referral_count >= 0 and total_cleaning_count >= 0)
);
create index customers_newest_first on public.customers (created_at desc, id desc);
create index customers_by_status on public.customers (status, created_at desc, id desc);
create index customers_by_first_name on public.customers (first_name, id);
create index customers_by_email on public.customers (lower(email));
create index customers_by_phone on public.customers (phone);
create index customers_by_maker on public.customers (user_id, created_at desc, id desc);
alter table public.customers enable row level security;

create table public.client_profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users on delete cascade,
  customer_id uuid references public.customers on delete set null,
  email text not null,
  first_name text collate public.names not null,
  last_name text collate public.names not null,
  phone text,
  address text,
  marketing_consent boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "an e-mail address has a name and a domain"
    check (email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' and length(email) <= 254),
  constraint "a first name has 1 to 50 characters" check (length(first_name) between 1 and 50),
  constraint "a last name has 1 to 50 characters" check (length(last_name) between 1 and 50),
  constraint "a phone number is in E.164" check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  constraint "an address has at most 500 characters" check (length(address) <= 500)
);
create index client_profiles_by_customer on public.client_profiles (customer_id);
create index client_profiles_by_email on public.client_profiles (lower(email));
create index client_profiles_by_phone on public.client_profiles (phone);
alter table public.client_profiles enable row level security;

create table public.referrals (
  id uuid primary key default gen_random_uuid(),
  referrer_customer_id uuid not null references public.customers on delete cascade,
  referred_customer_id uuid not null references public.customers on delete cascade,
  created_at timestamptz not null default now(),
  constraint "nobody refers themselves" check (referrer_customer_id <> referred_customer_id),
  constraint "a friend is referred once" unique (referred_customer_id)
);
create index referrals_by_referrer on public.referrals (referrer_customer_id, created_at desc);
-- Two customers cannot have brought each other.
create unique index referrals_go_one_way on public.referrals (
  least(referrer_customer_id, referred_customer_id),
  greatest(referrer_customer_id, referred_customer_id)
);
alter table public.referrals enable row level security;

-- Credits and points, move by move. The number on the customer is the sum of these rows.
create table public.ledger (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references public.customers on delete cascade,
  kind text not null,
  delta numeric(12, 2) not null,
  reason text not null,
  -- No foreign key: who did it stays on record when the account goes.
  created_by uuid,
  created_at timestamptz not null default now(),
  constraint "the ledger moves credits or points" check (kind in ('credits', 'points')),
  constraint "a move is not nothing" check (delta <> 0),
  constraint "points are whole" check (kind <> 'points' or delta = trunc(delta)),
  constraint "a move says why" check (length(trim(reason)) between 1 and 300)
);
create index ledger_by_customer on public.ledger (customer_id, created_at desc, id desc);
alter table public.ledger enable row level security;
