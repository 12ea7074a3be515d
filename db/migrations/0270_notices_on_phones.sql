-- Notices on the phones of the office (web push): the devices that asked for them, what each person wants to hear of, and
-- what is on its way. See docs/decisions/0079-notices-on-phones.md.
create table private.push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  -- Where nobody is signed in any more, the device sleeps until its owner signs in there again.
  session_id uuid references auth.sessions on delete set null,
  endpoint text not null unique,
  -- The keys with which only this browser can read what it is sent.
  p256dh text not null,
  auth_secret text not null,
  name text not null,
  created_at timestamptz not null default now(),
  reached_at timestamptz,
  trouble text,
  -- The second shape is for tests; the server calls it only where a setting says so.
  constraint "a push service has a web address" check (endpoint ~ '^(https://|http://127\.0\.0\.1[:/])[^[:space:]]+$'
    and length(endpoint) <= 1000),
  constraint "a device has its public key" check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  constraint "a device has its secret" check (auth_secret ~ '^[A-Za-z0-9_-]{22}$'),
  constraint "a device has a short name" check (length(name) between 1 and 60),
  constraint "a trouble is one we know" check (trouble in ('refused', 'busy', 'slow', 'unreachable', 'not_public'))
);
create index push_devices_of_user on private.push_devices (user_id, created_at);
create index push_devices_of_session on private.push_devices (session_id);
alter table private.push_devices enable row level security;

-- Without a row: every occasion, and no names.
create table private.notice_settings (
  user_id uuid primary key references auth.users on delete cascade,
  unwanted text[] not null default '{}',
  shows_names boolean not null default false,
  updated_at timestamptz not null default now(),
  constraint "what is unwanted is an occasion" check (unwanted <@ '{request, change, quote, message, review, registration, referral}')
);
alter table private.notice_settings enable row level security;

-- Only what is on its way: a notice that has arrived, or that came too late, is gone.
create table private.push_notices (
  id uuid primary key default gen_random_uuid(),
  device_id uuid not null references private.push_devices on delete cascade,
  occasion text not null,
  subject_id uuid,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint "a notice is about an occasion" check (occasion in ('request', 'change', 'quote', 'message', 'review', 'registration',
    'referral', 'test')),
  constraint "a notice is about something" check ((subject_id is null) = (occasion = 'test'))
);
create index push_notices_due on private.push_notices (next_attempt_at, id);
create index push_notices_of_device on private.push_notices (device_id);
alter table private.push_notices enable row level security;
