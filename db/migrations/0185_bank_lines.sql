-- The lines of the bank's files, and what the owner has said about them. See docs/decisions/0057-the-banks-file.md.

-- Which column is what, for files whose heads (or number of columns) are the key.
create table public.bank_layouts (
  key text primary key,
  layout jsonb not null,
  entered_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a layout has a key of 1 to 500 characters" check (length(key) between 1 and 500),
  constraint "a layout is a few columns" check (jsonb_typeof(layout) = 'object' and length(layout::text) <= 500)
);
alter table public.bank_layouts enable row level security;

-- What is set aside whenever it comes again: private.aside_key of its words.
create table public.bank_aside_texts (
  key text primary key,
  entered_by uuid,
  created_at timestamptz not null default now(),
  constraint "a text has 1 to 300 characters" check (length(key) between 1 and 300)
);
alter table public.bank_aside_texts enable row level security;

-- Below zero it is money that went out. fingerprint tells a line from all others, also when its file is read again.
create table public.bank_lines (
  id uuid primary key default gen_random_uuid(),
  fingerprint uuid not null,
  account text not null default '',
  day date not null,
  amount_cents bigint not null,
  words text not null default '',
  -- Looks like one that an earlier file had, but for its balance: may be the same payment, may be another.
  is_doubtful boolean not null default false,
  -- The sum of its payments: db/functions/sum-bank-line.sql.
  booked_cents bigint not null default 0,
  left_cents bigint generated always as (amount_cents - booked_cents) stored,
  aside_at timestamptz,
  aside_by uuid,
  aside_why text,
  -- All lines of one file that were new.
  read_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a line moves money" check (amount_cents <> 0 and abs(amount_cents) < 1000000000000),
  constraint "words have at most 300 characters" check (length(words) <= 300),
  constraint "an account has at most 40 characters" check (length(account) <= 40),
  constraint "no more is booked than came" check (case when amount_cents > 0 then booked_cents between 0 and amount_cents
    else booked_cents between amount_cents and 0 end),
  constraint "what is set aside says why" check ((aside_at is null) = (aside_why is null) and aside_why in ('out', 'text', 'hand')),
  constraint "what is booked is not set aside" check (aside_at is null or booked_cents = 0)
);
create unique index bank_lines_once on public.bank_lines (fingerprint);
create index bank_lines_like on public.bank_lines (day, amount_cents);
create index bank_lines_waiting on public.bank_lines (day desc, id desc) where aside_at is null and left_cents <> 0;
create index bank_lines_aside on public.bank_lines (day desc, id desc) where aside_at is not null;
create index bank_lines_booked on public.bank_lines (day desc, id desc) where booked_cents <> 0;
alter table public.bank_lines enable row level security;

-- Which line it was booked from: one line may pay several invoices, each of them once.
alter table public.payments add column bank_line_id uuid references public.bank_lines;
create unique index payments_once_per_line on public.payments (bank_line_id, invoice_id)
  where bank_line_id is not null and taken_back_at is null;
create index payments_of_bank_line on public.payments (bank_line_id) where bank_line_id is not null;

-- A long file comes in parts, and becomes lines when all are there.
create table private.bank_file_parts (
  read_id uuid not null,
  part integer not null,
  lines jsonb not null,
  created_at timestamptz not null default now(),
  primary key (read_id, part)
);
alter table private.bank_file_parts enable row level security;

-- An invoice's number as it is found in a bank's text: src/domain/payment-reference.ts.
create function private.reference_key(written text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select upper(regexp_replace(written, '[^A-Za-z0-9]', '', 'g')) $$;
revoke all on function private.reference_key(text) from public;
-- Whoever writes an invoice reckons its place in this index.
grant execute on function private.reference_key(text) to authenticated, service_role;
create index service_invoices_by_reference on public.service_invoices (private.reference_key(invoice_number));
