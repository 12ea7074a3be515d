-- Who wants no more reminders by mail. Each address has one key, which stands in the links of its reminders: whoever holds it may
-- stop them, and nothing else.
create table private.reminder_wishes (
  email text primary key,
  token uuid not null default gen_random_uuid(),
  stopped_at timestamptz,
  constraint "a token leads to one address" unique (token),
  constraint "an address is kept in lower case" check (email = lower(email))
);
alter table private.reminder_wishes enable row level security;
