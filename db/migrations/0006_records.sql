-- What happened, who is told, who did it, and who asks too often.

-- Written in the transaction that made it happen; mails are made from these rows. Names, numbers and addresses stay
-- in the row that the event is about, so that erasing a person need not rewrite history.
create table public.events (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  subject_id uuid not null,
  details jsonb not null default '{}',
  created_by uuid,
  created_at timestamptz not null default now(),
  -- The one thing that changes: when the mail worker has dealt with it.
  mailed_at timestamptz,
  constraint "an event is named in a few words" check (name ~ '^[a-z][a-z_]{2,60}$')
);
create index events_of_subject on public.events (subject_id, created_at, id);
create index events_to_mail on public.events (created_at, id) where mailed_at is null;
alter table public.events enable row level security;

create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  event_id uuid references public.events on delete set null,
  template text not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text,
  status text not null default 'waiting',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  constraint "an event sends each template to a person once" unique (event_id, template, recipient),
  constraint "a mail is waiting, sent or failed" check (status in ('waiting', 'sent', 'failed')),
  constraint "a sent mail says when" check ((status = 'sent') = (sent_at is not null)),
  constraint "a recipient has at most 254 characters" check (length(recipient) between 3 and 254)
);
create index mail_outbox_due on public.mail_outbox (next_attempt_at, id) where status = 'waiting';
create index mail_outbox_newest_first on public.mail_outbox (created_at desc, id desc);
alter table public.mail_outbox enable row level security;

create table public.audit_log (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  -- No foreign key: who did it stays on record when the account goes.
  actor uuid,
  action text not null,
  table_name text not null,
  row_id text not null,
  before jsonb,
  after jsonb,
  constraint "an act inserts, updates or deletes" check (action in ('insert', 'update', 'delete'))
);
create index audit_log_newest_first on public.audit_log (created_at desc, id desc);
create index audit_log_of_row on public.audit_log (table_name, row_id, created_at desc);
create index audit_log_by_actor on public.audit_log (actor, created_at desc);
alter table public.audit_log enable row level security;

-- One row for each accepted submission, numbered per form and caller, gone once it no longer counts.
create table private.rate_limits (
  form text not null,
  caller text not null,
  hit_number bigint not null,
  hit_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (form, caller, hit_number)
);
create index rate_limits_expired on private.rate_limits (expires_at);
alter table private.rate_limits enable row level security;
