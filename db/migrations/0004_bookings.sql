-- When the business can be booked, and by whom it is.

create table public.business_settings (
  id smallint primary key default 1,
  slot_capacity integer not null default 1,
  weekday_opens_at time not null default '08:00',
  weekday_closes_at time not null default '17:00',
  saturday_opens_at time not null default '08:00',
  saturday_closes_at time not null default '14:00',
  notification_email text,
  updated_at timestamptz not null default now(),
  constraint "there is one business" check (id = 1),
  constraint "a slot holds 1 to 50 jobs" check (slot_capacity between 1 and 50),
  constraint "the day opens before it closes"
    check (weekday_opens_at < weekday_closes_at and saturday_opens_at < saturday_closes_at),
  constraint "an e-mail address has a name and a domain"
    check (notification_email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' and length(notification_email) <= 254)
);
insert into public.business_settings default values;
alter table public.business_settings enable row level security;

-- Days on which the owner departs from the calendar. Visitors see the reason.
create table public.day_overrides (
  day date primary key,
  is_open boolean not null,
  reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a reason has at most 200 characters" check (length(reason) <= 200)
);
alter table public.day_overrides enable row level security;

create table public.bookings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete set null,
  client_profile_id uuid references public.client_profiles on delete set null,
  customer_id uuid references public.customers on delete set null,
  guest_name text,
  guest_email text,
  guest_phone text,
  service_type text not null,
  service_date date not null,
  service_time text not null,
  address text not null,
  special_instructions text,
  status text not null default 'pending',
  price numeric(12, 2),
  price_cents bigint generated always as ((price * 100)::bigint) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a guest leaves name, e-mail and phone" check (num_nonnulls(guest_name, guest_email, guest_phone) in (0, 3)),
  constraint "a booking is a client's or a guest's" check (user_id is null or guest_email is null),
  constraint "a guest's name has 2 to 50 characters" check (length(guest_name) between 2 and 50),
  constraint "an e-mail address has a name and a domain"
    check (guest_email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' and length(guest_email) <= 254),
  constraint "a phone number is in E.164" check (guest_phone ~ '^\+[1-9][0-9]{7,14}$'),
  constraint "a booking is for a service we offer" check (service_type in (
    'residential-standard', 'residential-deep', 'commercial', 'window', 'move-in-out',
    'carpet-clean-one-time', 'carpet-clean-regular', 'carpet-clean-custom',
    'mattress-clean-one-time', 'mattress-clean-regular', 'mattress-clean-custom',
    'solar-panel-clean-one-time', 'solar-panel-clean-regular', 'solar-panel-clean-custom',
    'steam-clean-one-time', 'steam-clean-regular', 'steam-clean-custom',
    'upholstery-clean-one-time', 'upholstery-clean-regular', 'upholstery-clean-custom',
    'car-detail-clean-one-time', 'car-detail-clean-regular', 'car-detail-clean-custom',
    'post-construction-clean-one-time', 'post-construction-clean-regular', 'post-construction-clean-custom'
  )),
  constraint "a clean starts in one of the five slots" check (service_time in (
    '08:00-10:00', '10:00-12:00', '12:00-14:00', '14:00-16:00', '16:00-18:00'
  )),
  constraint "an address has 1 to 500 characters" check (length(address) between 1 and 500),
  constraint "instructions have at most 1000 characters" check (length(special_instructions) <= 1000),
  constraint "a booking is pending, confirmed, completed or cancelled"
    check (status in ('pending', 'confirmed', 'completed', 'cancelled')),
  constraint "a price is not negative" check (price >= 0)
);
create index bookings_of_client on public.bookings (user_id, created_at desc, id desc);
create index bookings_of_customer on public.bookings (customer_id, service_date desc);
create index bookings_of_profile on public.bookings (client_profile_id);
create index bookings_newest_first on public.bookings (created_at desc, id desc);
create index bookings_by_day on public.bookings (service_date, service_time, id);
create index bookings_by_status on public.bookings (status, service_date, service_time, id);
create index bookings_holding_a_place on public.bookings (service_date, service_time) where status <> 'cancelled';
create index bookings_by_guest_email on public.bookings (lower(guest_email));
create index bookings_by_guest_phone on public.bookings (guest_phone);
alter table public.bookings enable row level security;
