-- The private address at which a calendar program reads the diary: one for each member of staff, as a hash. See
-- docs/decisions/0043-a-calendar-address.md.
create table private.calendar_addresses (
  user_id uuid primary key references auth.users on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now()
);
alter table private.calendar_addresses enable row level security;
