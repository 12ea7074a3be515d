-- The waiting list: who wants an earlier day, and which time has come free. See docs/decisions/0051-the-waiting-list.md.
create table public.waiting_list_entries (
  id uuid primary key default gen_random_uuid(),
  -- The clean that is to come earlier. Without one the office has noted who wants what.
  booking_id uuid references public.bookings on delete cascade,
  customer_id uuid references public.customers on delete cascade,
  service_type text,
  size integer,
  extras text[] not null default '{}',
  suburb text,
  -- What suits: 1 is Monday. None named means any.
  weekdays smallint[] not null default '{}',
  windows text[] not null default '{}',
  note text,
  asked_by text not null default 'office',
  ended_at timestamptz,
  ended_why text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "an entry is about a booking, or says who wants what" check (
    num_nonnulls(booking_id, customer_id) = 1 and (customer_id is null) = (service_type is null)),
  constraint "a size is at least one" check (size between 1 and 10000),
  constraint "extras are a few" check (cardinality(extras) <= 20),
  constraint "a suburb has at most 80 characters" check (length(suburb) between 1 and 80),
  constraint "weekdays are Monday to Saturday" check (weekdays <@ '{1,2,3,4,5,6}'::smallint[] and cardinality(weekdays) <= 6),
  constraint "windows are of the five" check (cardinality(windows) <= 5
    and windows <@ '{08:00-10:00,10:00-12:00,12:00-14:00,14:00-16:00,16:00-18:00}'::text[]),
  constraint "a note has at most 300 characters" check (length(note) <= 300),
  constraint "the client or the office asks" check (asked_by in ('client', 'office')),
  constraint "an end has its reason" check ((ended_at is null) = (ended_why is null)
    and ended_why in ('taken_back', 'done', 'cancelled', 'moved', 'booked'))
);
create unique index waiting_once_per_booking on public.waiting_list_entries (booking_id) where ended_at is null;
create unique index waiting_once_per_customer on public.waiting_list_entries (customer_id, service_type) where ended_at is null;
create index waiting_longest on public.waiting_list_entries (created_at) where ended_at is null;
create index waiting_entries_of_booking on public.waiting_list_entries (booking_id);
create index waiting_entries_of_customer on public.waiting_list_entries (customer_id);
alter table public.waiting_list_entries enable row level security;

-- Stretches of a crew's day that were taken and are not any more, until the day is over.
create table private.freed_times (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  crew_id smallint not null references public.crews on delete cascade,
  starts integer not null,
  ends integer not null,
  freed_at timestamptz not null default now()
);
create index freed_times_by_day on private.freed_times (day);
alter table private.freed_times enable row level security;
