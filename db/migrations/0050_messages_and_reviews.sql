-- What visitors write to us: messages for the office, and reviews for their neighbours.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  phone text,
  message text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  handled_at timestamptz,
  handled_by uuid references auth.users on delete set null,
  constraint "a name has 2 to 50 characters" check (length(name) between 2 and 50),
  constraint "an e-mail address has a name and a domain"
    check (email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' and length(email) <= 254),
  constraint "a phone number is in E.164" check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  constraint "a message has 10 to 1000 characters" check (length(message) between 10 and 1000)
);
create index contact_messages_newest_first on public.contact_messages (created_at desc, id desc);
create index contact_messages_to_handle on public.contact_messages (created_at desc, id desc) where handled_at is null;
create index contact_messages_of_handler on public.contact_messages (handled_by);
alter table public.contact_messages enable row level security;

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  -- What neighbours read: first name and initial.
  shown_name text not null generated always as (
    split_part(name, ' ', 1)
      || case when name like '% %' then ' ' || upper(left(substring(name from '[^ ]+ *$'), 1)) || '.' else '' end
  ) stored,
  email text not null,
  review_text text not null,
  rating smallint not null,
  wants_google boolean not null default false,
  -- Written by whoever came by our mail after a clean, kept by nobody: the trigger turns it into the booking.
  clean_token text,
  booking_id uuid references public.bookings on delete set null,
  is_from_clean boolean not null default false,
  status text not null default 'pending',
  rejection_reason text,
  moderated_at timestamptz,
  moderated_by uuid references auth.users on delete set null,
  reply text,
  replied_at timestamptz,
  replied_by uuid references auth.users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a clean is reviewed once" unique (booking_id),
  constraint "a name has 2 to 50 characters" check (length(name) between 2 and 50),
  constraint "an e-mail address has a name and a domain"
    check (email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' and length(email) <= 254),
  constraint "a review has 10 to 500 characters" check (length(review_text) between 10 and 500),
  constraint "a rating is 1 to 5 stars" check (rating between 1 and 5),
  constraint "a review is pending, approved or rejected" check (status in ('pending', 'approved', 'rejected')),
  constraint "a rejection has a reason" check ((status = 'rejected') = (rejection_reason is not null)),
  constraint "a reason has 1 to 500 characters" check (length(rejection_reason) between 1 and 500),
  constraint "a reply has 1 to 1000 characters" check (length(reply) between 1 and 1000),
  constraint "the token itself is not kept" check (clean_token is null)
);
create index reviews_newest_first on public.reviews (created_at desc, id desc);
create index reviews_by_status on public.reviews (status, created_at desc, id desc);
create index reviews_of_moderator on public.reviews (moderated_by);
create index reviews_of_replier on public.reviews (replied_by);
alter table public.reviews enable row level security;

-- Who was asked for a review after a clean. The token itself lies in the mail alone.
create table private.review_requests (
  booking_id uuid primary key references public.bookings on delete cascade,
  token_hash text not null unique,
  email text not null,
  asked_at timestamptz not null default now()
);
alter table private.review_requests enable row level security;

-- Who does not want to be asked again.
create table private.review_refusals (
  email text primary key,
  refused_at timestamptz not null default now(),
  constraint "an address is kept in lower case" check (email = lower(email))
);
alter table private.review_refusals enable row level security;

-- What public pages show, and how often it has changed: each server renders its pages again when a number moves.
create table private.live_changes (
  topic text primary key,
  version bigint not null default 1
);
alter table private.live_changes enable row level security;
