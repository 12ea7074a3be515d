-- Regular visits: a plan makes confirmed bookings ahead, in its rhythm. See docs/decisions/0046-regular-visits.md.
create table public.plans (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references public.customers on delete cascade,
  service_type text not null,
  address text not null,
  suburb text,
  special_instructions text,
  -- What becomes of a visit whose day is a holiday or closed.
  on_closed text not null default 'move',
  from_day date not null,
  -- The last day on which there may be a visit; null for a plan without an end.
  until_day date,
  created_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "an address has 1 to 500 characters" check (length(address) between 1 and 500),
  constraint "a suburb has at most 80 characters" check (length(suburb) between 1 and 80),
  constraint "instructions have at most 1000 characters" check (length(special_instructions) <= 1000),
  constraint "a closed day moves a visit or skips it" check (on_closed in ('move', 'skip'))
);
create index plans_of_customer on public.plans (customer_id, created_at);
alter table public.plans enable row level security;

-- How a plan is from a day on. Its weekday is that of its first day.
create table public.plan_shapes (
  plan_id uuid not null references public.plans on delete cascade,
  from_day date not null,
  rhythm text not null,
  -- The first day by the rhythm, from which two and four weeks are counted.
  first_day date not null,
  -- Of a monthly plan: the first to the fourth of that weekday, or 5 for the last.
  nth smallint,
  start_minute integer not null,
  minutes integer not null,
  crew_id smallint not null references public.crews,
  size integer,
  extras text[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (plan_id, from_day),
  constraint "a plan has a rhythm" check (rhythm in ('weekly', 'two-weeks', 'four-weeks', 'monthly')),
  constraint "a monthly plan says which weekday of the month" check ((rhythm = 'monthly') = (nth is not null) and nth between 1 and 5),
  constraint "visits are from Monday to Saturday" check (extract(isodow from first_day) <= 6),
  constraint "a clean starts within the five slots" check (start_minute between 480 and 1079),
  constraint "a clean takes 10 minutes to a day" check (minutes between 10 and 1440),
  constraint "a size is at least one" check (size between 1 and 10000),
  constraint "extras are a few" check (cardinality(extras) <= 20)
);
alter table public.plan_shapes enable row level security;

-- What a visit costs from a day on, and when and how the client was told.
create table public.plan_prices (
  plan_id uuid not null references public.plans on delete cascade,
  from_day date not null,
  price_cents bigint not null,
  told_at timestamptz not null default now(),
  told_how text not null,
  -- The letter that tells, if one does.
  mail_id uuid,
  primary key (plan_id, from_day),
  constraint "a price is not negative" check (price_cents between 0 and 999999999999),
  constraint "a price is told with the plan, by mail or in person" check (told_how in ('plan', 'mail', 'person'))
);
alter table public.plan_prices enable row level security;

create table public.plan_pauses (
  plan_id uuid not null references public.plans on delete cascade,
  from_day date not null,
  to_day date not null,
  created_at timestamptz not null default now(),
  primary key (plan_id, from_day),
  constraint "a pause begins before it ends" check (from_day <= to_day)
);
alter table public.plan_pauses enable row level security;

create table public.plan_skips (
  plan_id uuid not null references public.plans on delete cascade,
  plan_day date not null,
  skipped_by uuid references auth.users on delete set null,
  skipped_at timestamptz not null default now(),
  by_client boolean not null default false,
  primary key (plan_id, plan_day)
);
alter table public.plan_skips enable row level security;

-- Visits for which there was no place: for staff to solve, and tried again meanwhile.
create table public.plan_unplaced (
  plan_id uuid not null references public.plans on delete cascade,
  plan_day date not null,
  reason text not null,
  tried_at timestamptz not null default now(),
  primary key (plan_id, plan_day),
  constraint "a reason is a code" check (reason in ('slot_taken', 'crew_off', 'ends_too_late', 'day_closed', 'not_possible'))
);
alter table public.plan_unplaced enable row level security;

-- How far each plan has been looked at, so that the hourly round passes over those that need nothing.
create table private.plan_rounds (
  plan_id uuid primary key references public.plans on delete cascade,
  made_until date not null,
  tried_at timestamptz not null default now()
);
alter table private.plan_rounds enable row level security;

-- plan_day is the day by the rhythm; the visit may have been moved to another.
alter table public.bookings
  add column plan_id uuid references public.plans on delete set null,
  add column plan_day date,
  add constraint "a visit has its day in the plan" check (plan_id is null or plan_day is not null);
create unique index bookings_once_per_plan_day on public.bookings (plan_id, plan_day) where status <> 'cancelled';
create index bookings_of_plan on public.bookings (plan_id, service_date) where plan_id is not null;
