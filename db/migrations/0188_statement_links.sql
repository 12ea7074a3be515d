-- The keys of the private links to a statement of account, as hashes: each opens one stretch of one client's account.
create table private.statement_keys (
  token_hash text primary key,
  customer_id uuid not null references public.customers on delete cascade,
  from_day date not null,
  to_day date not null,
  sent_to text,
  created_at timestamptz not null default now()
);
create index statement_keys_of_customer on private.statement_keys (customer_id);
create index statement_keys_by_age on private.statement_keys (created_at);
alter table private.statement_keys enable row level security;

-- The rule before this one could not be read by the database ("invalid repetition count"), so no address could be set.
alter table public.business_settings drop constraint if exists "cards are paid at a safe address";
alter table public.business_settings add constraint "cards are paid at a safe address"
  check (card_payment_url ~ '^https://[^[:space:]"<>\\]+$' and length(card_payment_url) between 11 and 500);
