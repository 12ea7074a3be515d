-- What a clean costs and why, why it was called off, and the keys of later mails about it.

-- price is what the client pays; full_price is what it would cost without the discounts that are listed.
alter table public.bookings
  add column full_price numeric(12, 2),
  add column full_price_cents bigint generated always as ((full_price * 100)::bigint) stored,
  add column discount_reasons jsonb not null default '[]',
  add column cancel_reason text,
  add constraint "a full price is not negative" check (full_price >= 0),
  add constraint "discounts are a list" check (jsonb_typeof(discount_reasons) = 'array'),
  add constraint "a reason for cancelling has at most 300 characters" check (length(cancel_reason) <= 300);
update public.bookings set full_price = price where price is not null;

-- Requests, the one who has waited longest first.
create index bookings_waiting on public.bookings (created_at, id) where status = 'pending';

-- Besides the key that came with the request: one for each later mail that carries a link. See
-- docs/decisions/0011-links-in-later-mails.md.
create table private.booking_mail_keys (
  token_hash text primary key,
  booking_id uuid not null references public.bookings on delete cascade,
  created_at timestamptz not null default now()
);
create index booking_mail_keys_of_booking on private.booking_mail_keys (booking_id);
alter table private.booking_mail_keys enable row level security;
