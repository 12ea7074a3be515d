-- What is paid is rows: payments, payments back, credit notes. See docs/decisions/0056-money-is-rows.md.

alter table public.business_settings
  add column invoice_due_days integer not null default 7,
  -- Of the owner's own provider; {amount} and {reference} are filled in, or added at its end.
  add column card_payment_url text,
  add constraint "an invoice is due within 90 days" check (invoice_due_days between 0 and 90),
  add constraint "cards are paid at a safe address" check (card_payment_url ~ '^https://[^[:space:]"<>\\]{3,492}$');

-- due_on: for ever means that the row is from before due days, see private.catch_up_money. The two sums are kept by
-- db/functions/sum-invoice.sql, and written by nobody else.
alter table public.service_invoices
  add column due_on date not null default 'infinity',
  add column credited_cents bigint not null default 0,
  add column paid_cents bigint not null default 0,
  add column open_cents bigint generated always as (case when cancelled_at is null
    then greatest(0, (amount_paid * 100)::bigint - credit_cents - credited_cents - paid_cents) else 0 end) stored,
  add column sent_at timestamptz,
  add column sent_how text,
  add constraint "no more comes back than was paid" check (paid_cents >= 0),
  add constraint "credit notes take off at most the invoice"
    check (credited_cents between 0 and (amount_paid * 100)::bigint),
  add constraint "an invoice is sent in a way we know" check (sent_how in ('mail', 'whatsapp', 'link')),
  add constraint "an invoice that was sent says how" check ((sent_at is null) = (sent_how is null));
create index service_invoices_due on public.service_invoices (due_on, id) where open_cents > 0;
create index service_invoices_open on public.service_invoices (service_date desc, id desc) where open_cents > 0;
create index service_invoices_open_of_customer on public.service_invoices (customer_id) where open_cents > 0;
create index service_invoices_cancelled on public.service_invoices (service_date desc, id desc) where cancelled_at is not null;
-- By which the next number is found.
create index service_invoices_by_year on public.service_invoices
  (split_part(invoice_number, '-', 1), (split_part(invoice_number, '-', 2)::bigint))
  where invoice_number ~ '^[0-9]{4}-[0-9]{1,9}$';

-- Which invoice charges this clean.
alter table public.services add column invoice_id uuid references public.service_invoices on delete set null;
create index services_of_invoice on public.services (invoice_id) where invoice_id is not null;

-- Below zero it is a payment back. Never deleted, nor changed but by being taken back or by finding its invoice.
create table public.payments (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid references public.service_invoices,
  -- Paid before there was an invoice, or marked as paid on the clean.
  service_id uuid references public.services on delete set null,
  customer_id uuid references public.customers on delete set null,
  customer_name text collate public.names,
  amount_cents bigint not null,
  method text not null,
  paid_on date not null,
  reference text,
  note text,
  -- No foreign key: who did it stays on record when the account goes.
  entered_by uuid,
  taken_back_at timestamptz,
  taken_back_by uuid,
  taken_back_reason text,
  moved_from uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a payment is not nothing" check (amount_cents <> 0 and abs(amount_cents) < 1000000000000),
  constraint "a payment is made in a way we know"
    check (method in ('cash', 'credit-card', 'check', 'bank-transfer', 'other')),
  constraint "a reference has 1 to 140 characters" check (length(reference) between 1 and 140),
  constraint "a note has 1 to 300 characters" check (length(note) between 1 and 300),
  constraint "who takes a payment back says why"
    check ((taken_back_at is null) = (taken_back_reason is null) and length(taken_back_reason) between 3 and 300)
);
create index payments_newest_first on public.payments (paid_on desc, id desc);
create index payments_of_invoice on public.payments (invoice_id, paid_on, id);
create index payments_of_customer on public.payments (customer_id, paid_on desc, id desc);
create index payments_of_service on public.payments (service_id) where service_id is not null;
create index payments_moved on public.payments (moved_from) where moved_from is not null;
alter table public.payments enable row level security;

-- A part that is taken off again. What cancels the whole invoice is the invoice itself: functions/cancel-invoice.sql.
create table public.credit_notes (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references public.service_invoices,
  number text not null unique,
  amount_cents bigint not null,
  reason text not null,
  noted_on date not null,
  entered_by uuid,
  created_at timestamptz not null default now(),
  constraint "a credit note takes something off" check (amount_cents > 0),
  constraint "a credit note says why" check (length(reason) between 3 and 300)
);
create index credit_notes_of_invoice on public.credit_notes (invoice_id);
create index credit_notes_newest_first on public.credit_notes (noted_on desc, id desc);
alter table public.credit_notes enable row level security;

-- The keys of the private links, as hashes.
create table private.invoice_keys (
  token_hash text primary key,
  invoice_id uuid not null references public.service_invoices on delete cascade,
  sent_to text,
  created_at timestamptz not null default now()
);
create index invoice_keys_of_invoice on private.invoice_keys (invoice_id);
alter table private.invoice_keys enable row level security;

-- Of which invoice more was paid than asked for.
alter table public.ledger add column invoice_id uuid references public.service_invoices on delete set null;
create index ledger_of_invoice on public.ledger (invoice_id) where invoice_id is not null;

-- For rows that are older than this, here and in a backup of then. An invoice said "amount paid", so it was; but the one
-- of a quote is open while its clean is not paid. is_told: whether its services say on which invoice they stand.
create function private.catch_up_money(is_told boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'Africa/Johannesburg')::date;
begin
  -- Updates that are no act of anybody.
  alter table public.service_invoices disable trigger user;
  alter table public.services disable trigger user;
  alter table public.payments disable trigger user;
  if not is_told then
    update public.services set invoice_id = invoices.id
    from public.service_invoices as invoices join public.quotes on quotes.id = invoices.quote_id
    where services.booking_id = quotes.booking_id and services.is_ours and invoices.cancelled_at is null;
    -- One of the same client, day and amount is the same money.
    with records as (
      select id, customer_id, service_date, price_cents,
        row_number() over (partition by customer_id, service_date, price_cents order by created_at, id) as place
      from public.services where is_ours and payment_status = 'paid' and invoice_id is null
    ), invoices as (
      select id, customer_id, service_date, amount_paid_cents,
        row_number() over (partition by customer_id, service_date, amount_paid_cents order by created_at, id) as place
      from public.service_invoices as held where cancelled_at is null
        and not exists (select from public.services where invoice_id = held.id)
    )
    update public.services set invoice_id = invoices.id from records join invoices
      on invoices.customer_id = records.customer_id and invoices.service_date = records.service_date
        and invoices.amount_paid_cents = records.price_cents and invoices.place = records.place
    where services.id = records.id;
  end if;
  insert into public.payments (invoice_id, customer_id, customer_name, amount_cents, method, paid_on, note)
  select id, customer_id, customer_name, amount_paid_cents - credit_cents,
    coalesce((select min(payment_method) from public.services where invoice_id = held.id), 'other'),
    least(service_date, today), 'Before payments were kept'
  from public.service_invoices as held
  where due_on = 'infinity' and cancelled_at is null and amount_paid_cents > credit_cents
    and not exists (select from public.services where invoice_id = held.id and payment_status <> 'paid');
  insert into public.payments (service_id, customer_id, customer_name, amount_cents, method, paid_on, note)
  select id, customer_id, customer_name, price_cents, coalesce(payment_method, 'other'), least(service_date, today),
    'Before payments were kept'
  from public.services where not is_told and is_ours and payment_status = 'paid' and price_cents > 0 and invoice_id is null;
  update public.service_invoices as held set
    paid_cents = (select coalesce(sum(amount_cents), 0) from public.payments where invoice_id = held.id and taken_back_at is null),
    due_on = greatest((created_at at time zone 'Africa/Johannesburg')::date, service_date)
      + (select invoice_due_days from public.business_settings)
  where due_on = 'infinity';
  alter table public.service_invoices enable trigger user;
  alter table public.services enable trigger user;
  alter table public.payments enable trigger user;
end
$$;
revoke all on function private.catch_up_money(boolean) from public;
select private.catch_up_money(false);
