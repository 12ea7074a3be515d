-- What a clean costs by the owner's list, and the quotes that clients approve. See docs/decisions/0050-quotes.md.

-- The price covers a home up to included_size; each unit more costs per_unit_cents. Without a price nothing is shown.
create table public.price_list (
  kind text primary key references public.clean_lengths,
  price_from_cents integer,
  included_size integer not null default 1,
  per_unit_cents integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a price is up to a million rand"
    check (price_from_cents between 0 and 100000000 and per_unit_cents between 0 and 100000000),
  constraint "a size is at least one" check (included_size between 1 and 10000)
);
alter table public.price_list enable row level security;

-- The way to a town; without a row it costs nothing.
create table public.price_ways (
  town text primary key,
  way_cents integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a town has 1 to 80 characters" check (length(trim(town)) between 1 and 80),
  constraint "a way costs up to a million rand" check (way_cents between 0 and 100000000)
);
alter table public.price_ways enable row level security;

alter table public.clean_extras
  add column price_cents integer,
  add constraint "an extra costs up to a million rand" check (price_cents between 0 and 100000000);
alter table public.business_settings add column prices_published boolean not null default false;

-- What the client saw in the form, reckoned again here.
alter table public.bookings add column estimate jsonb;

create function private.sum_of_lines(lines jsonb) returns bigint
language sql immutable parallel safe
as $$
  select coalesce(sum((line ->> 'amount_cents')::bigint), 0)::bigint from jsonb_array_elements(lines) as line
$$;
revoke all on function private.sum_of_lines(jsonb) from public;
-- Who writes an invoice asks its constraint.
grant execute on function private.sum_of_lines(jsonb) to authenticated, service_role;

-- A row for each version; number is the same for all of them. What was sent is never changed again, but for its answer.
create table public.quotes (
  id uuid primary key default gen_random_uuid(),
  number text not null,
  version integer not null default 1,
  status text not null default 'draft',
  booking_id uuid references public.bookings on delete cascade,
  -- For whom, while there is no booking: the quote then offers days.
  message_id uuid references public.contact_messages on delete set null,
  customer_id uuid references public.customers on delete set null,
  name text,
  email text,
  phone text,
  address text,
  offers jsonb not null default '[]',
  -- What is cleaned, as the lines reckon it.
  service_type text not null,
  size integer,
  extras text[] not null default '{}',
  suburb text,
  minutes integer,
  -- [{kind, key, words, amount_cents, rule}]; a discount is below zero and its rule says why.
  lines jsonb not null,
  total_cents bigint not null generated always as (private.sum_of_lines(lines)) stored,
  -- Paid with the client's credits when it was approved.
  credit_cents bigint not null default 0,
  note text,
  valid_until date,
  held_until timestamptz,
  sent_at timestamptz,
  sent_how text,
  seen_at timestamptz,
  answered_at timestamptz,
  approved_how text,
  decline_reason text,
  followed_up_at timestamptz,
  -- No foreign key: who did it stays on record when the account goes.
  made_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "each version of a quote is one row" unique (number, version),
  constraint "a quote is a draft, sent, approved, declined, lapsed, replaced or withdrawn"
    check (status in ('draft', 'sent', 'approved', 'declined', 'lapsed', 'replaced', 'withdrawn')),
  constraint "a quote is sent in a way we know" check (sent_how in ('mail', 'whatsapp', 'phone')),
  constraint "a quote is approved in a way we know" check (approved_how in ('link', 'dashboard', 'phone')),
  constraint "a quote that went out says when and until when"
    check (status in ('draft', 'withdrawn') or num_nonnulls(sent_at, sent_how, valid_until, held_until) = 4),
  constraint "an approved quote says how" check (status <> 'approved' or num_nonnulls(answered_at, approved_how) = 2),
  constraint "a quote is not below zero" check (total_cents >= 0),
  constraint "credits pay at most the quote" check (credit_cents between 0 and total_cents),
  constraint "a quote has 1 to 60 lines" check (jsonb_array_length(lines) between 1 and 60),
  constraint "a quote offers up to 12 days" check (jsonb_array_length(offers) <= 12),
  constraint "a name has 1 to 100 characters" check (length(name) between 1 and 100),
  constraint "an e-mail address has a name and a domain"
    check (email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' and length(email) <= 254),
  constraint "a phone number is in E.164" check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  constraint "an address has 1 to 500 characters" check (length(address) between 1 and 500),
  constraint "a note has 1 to 500 characters" check (length(note) between 1 and 500),
  constraint "a reason for declining has 1 to 300 characters" check (length(decline_reason) between 1 and 300)
);
create index quotes_of_booking on public.quotes (booking_id, version desc);
create index quotes_of_message on public.quotes (message_id);
create index quotes_of_customer on public.quotes (customer_id);
create index quotes_newest_change on public.quotes (updated_at desc);
create index quotes_out on public.quotes (held_until) where status = 'sent';
-- One that waits to be sent, one that waits for an answer, one that is agreed.
create unique index quotes_one_of_each on public.quotes (number, status) where status in ('draft', 'sent', 'approved');
alter table public.quotes enable row level security;

-- The keys of the private links, as hashes. Each knows where it was sent: what somebody else's record holds is told only
-- to whom that record's own address or number leads.
create table private.quote_keys (
  token_hash text primary key,
  quote_id uuid not null references public.quotes on delete cascade,
  sent_to text,
  created_at timestamptz not null default now()
);
create index quote_keys_of_quote on private.quote_keys (quote_id);
alter table private.quote_keys enable row level security;

-- Which quote a move of credits paid for, or was given back for, and which quote a message asks about.
alter table public.ledger add column quote_id uuid references public.quotes on delete set null;
create index ledger_of_quote on public.ledger (quote_id);
-- No foreign key on the latter: a quote points to the message it comes of, and rows are restored one table after the other.
alter table public.contact_messages add column quote_id uuid;
create index contact_messages_of_quote on public.contact_messages (quote_id);

-- An invoice that comes of a quote has its lines, to the cent.
alter table public.service_invoices
  add column quote_id uuid references public.quotes on delete set null,
  add column lines jsonb not null default '[]',
  add column credit_cents bigint not null default 0,
  add constraint "an invoice's lines add up to it" check (lines = '[]' or private.sum_of_lines(lines) = (amount_paid * 100)::bigint),
  add constraint "credits pay at most the invoice" check (credit_cents between 0 and (amount_paid * 100)::bigint);
create index service_invoices_of_quote on public.service_invoices (quote_id);
-- A clean is invoiced once, unless its invoice was cancelled.
create unique index service_invoices_one_for_a_quote on public.service_invoices (quote_id) where cancelled_at is null;
