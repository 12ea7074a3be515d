-- Work done, and money for it.

create table public.services (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete set null,
  customer_id uuid not null references public.customers on delete cascade,
  -- A completed booking writes its service record once.
  booking_id uuid unique references public.bookings on delete set null,
  service_type text not null,
  service_date date not null,
  price numeric(12, 2),
  price_cents bigint generated always as ((price * 100)::bigint) stored,
  payment_status text not null default 'pending',
  payment_method text,
  notes text,
  duration_minutes integer,
  status text not null default 'scheduled',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a service is of a type we record" check (service_type in (
    'residential-cleaning', 'deep-cleaning', 'carpet-cleaning',
    'commercial-cleaning', 'window-cleaning', 'post-construction'
  )),
  constraint "a price is not negative" check (price >= 0),
  constraint "a payment is pending, paid or overdue" check (payment_status in ('pending', 'paid', 'overdue')),
  constraint "a payment is made in a way we take"
    check (payment_method in ('cash', 'credit-card', 'check', 'bank-transfer')),
  constraint "notes have at most 1000 characters" check (length(notes) <= 1000),
  constraint "a clean takes 1 minute to 24 hours" check (duration_minutes between 1 and 1440),
  constraint "a service is scheduled, in progress, completed or cancelled"
    check (status in ('scheduled', 'in-progress', 'completed', 'cancelled'))
);
create index services_newest_first on public.services (service_date desc, id desc);
create index services_of_customer on public.services (customer_id, service_date desc, id desc);
create index services_by_maker on public.services (user_id, service_date desc, id desc);
create index services_by_status on public.services (status, service_date desc, id desc);
create index services_by_payment on public.services (payment_status, service_date desc, id desc);
alter table public.services enable row level security;

-- Invoices outlive the customer: the law wants them kept, with the name only.
create table public.service_invoices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete set null,
  customer_id uuid references public.customers on delete set null,
  customer_name text collate public.names,
  service_date date not null,
  invoice_number text not null,
  description text not null,
  amount_paid numeric(12, 2) not null,
  amount_paid_cents bigint generated always as ((amount_paid * 100)::bigint) stored,
  comments text,
  suburb text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "an invoice number has 1 to 50 characters" check (length(invoice_number) between 1 and 50),
  constraint "a description has 1 to 1000 characters" check (length(description) between 1 and 1000),
  constraint "an amount is not negative" check (amount_paid >= 0),
  constraint "comments have at most 1000 characters" check (length(comments) <= 1000),
  constraint "a suburb has at most 100 characters" check (length(suburb) <= 100)
);
create index service_invoices_newest_first on public.service_invoices (service_date desc, id desc);
create index service_invoices_of_customer on public.service_invoices (customer_id, service_date desc, id desc);
create index service_invoices_by_number on public.service_invoices (lower(invoice_number));
create index service_invoices_by_maker on public.service_invoices (user_id);
alter table public.service_invoices enable row level security;
