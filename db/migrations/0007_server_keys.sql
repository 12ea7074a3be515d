-- The installation's own keys: made on the first start, the same for every process.

create table auth.server_keys (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);
alter table auth.server_keys enable row level security;
