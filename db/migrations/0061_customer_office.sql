-- Customers in the office: found among many, deleted with a way back, and two records made one.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- Small letters without accents: Lötter is found by lotter. Columns and indexes are built from these two functions:
-- whoever changes one appends a migration that builds them anew.
create function private.plain_text(written text) returns text
language sql immutable parallel safe
return regexp_replace(normalize(lower(written collate public.names), nfkd), '[\u0300-\u036f]', '', 'g') collate "C";

-- What a search looks at: each word after a space, the phone number as dialled from abroad and at home.
create function private.findable_text(first_name text, last_name text, email text, phone text) returns text
language sql immutable parallel safe
return ' ' || private.plain_text(first_name || ' ' || last_name || coalesce(' ' || email, ''))
  || coalesce(' ' || substr(phone, 2), '') || case when phone like '+27%' then ' 0' || substr(phone, 4) else '' end || ' ';

revoke all on function private.plain_text(text) from public;
revoke all on function private.findable_text(text, text, text, text) from public;
-- Whoever writes a customer has the column and the indexes written.
grant execute on function private.plain_text(text) to authenticated, service_role;
grant execute on function private.findable_text(text, text, text, text) to authenticated, service_role;

alter table public.customers add column search_text text
  generated always as (private.findable_text(first_name, last_name, email, phone)) stored;

-- Wherever the extension was before us.
set local search_path = public, extensions;
create index customers_by_text on public.customers using gin (search_text gin_trgm_ops);
reset search_path;
create index customers_by_plain_last_name on public.customers
  (private.plain_text(last_name), private.plain_text(first_name), id);
create index customers_by_plain_first_name on public.customers
  (private.plain_text(first_name), private.plain_text(last_name), id);

-- The ways in which the dashboard sorts, with and without a status; the last one also counts.
create index customers_by_name on public.customers (last_name, first_name, id);
create index customers_by_status_and_name on public.customers (status, last_name, first_name, id);
create index customers_by_cleans on public.customers (total_cleaning_count desc, id desc);
create index customers_by_status_and_cleans on public.customers (status, total_cleaning_count desc, id desc);

create index customer_suggestions_of_pair on public.customer_suggestions (offered) where field = 'same_person';

-- What a delete took along, for a month. Nobody reads it but the functions that bring it back.
create table private.deleted_customers (
  customer_id uuid primary key,
  -- Who had entered the customer: a client may bring back what they took away.
  user_id uuid,
  name text collate public.names not null,
  took jsonb not null,
  deleted_by uuid,
  deleted_at timestamptz not null default now()
);
create index deleted_customers_by_age on private.deleted_customers (deleted_at desc);
alter table private.deleted_customers enable row level security;

-- Two records that were made one, with both as they were, for a month.
create table private.customer_merges (
  id uuid primary key default gen_random_uuid(),
  kept_id uuid not null,
  dropped_id uuid not null,
  -- Both records before, what hung on the second, and the first one as the merge left it.
  kept_before jsonb not null,
  kept_after jsonb not null default '{}',
  dropped jsonb not null,
  -- Rewards for having brought oneself, and the one that the sum has earned.
  rewards_lost jsonb not null default '[]',
  reward_earned uuid,
  merged_by uuid,
  merged_at timestamptz not null default now(),
  undone_at timestamptz
);
create index customer_merges_of_kept on private.customer_merges (kept_id, merged_at desc) where undone_at is null;
create index customer_merges_of_dropped on private.customer_merges (dropped_id) where undone_at is null;
create index customer_merges_by_age on private.customer_merges (merged_at);
alter table private.customer_merges enable row level security;
