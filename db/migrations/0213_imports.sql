-- People brought in from a spreadsheet or a phone. See docs/decisions/0069-people-brought-in.md.

-- The day of the last clean from before there was a service history, as the file said.
alter table public.customers add column last_clean_before date;

alter table public.consents drop constraint "a consent comes from a form";
alter table public.consents add constraint "a consent comes from a form or a file"
  check (source in ('loyalty_registration', 'newsletter', 'import'));

create table public.customer_imports (
  id uuid primary key,
  file_name text not null,
  made integer not null,
  merged integer not null,
  skipped integer not null,
  entered_by uuid,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  undone_by uuid,
  -- Those who were not taken away again, for something of theirs has happened since.
  stayed integer,
  constraint "a file's name has 1 to 200 characters" check (length(file_name) between 1 and 200),
  constraint "an import counts people" check (made >= 0 and merged >= 0 and skipped >= 0),
  constraint "what is undone says how many stayed" check ((undone_at is null) = (stayed is null))
);
create index customer_imports_newest on public.customer_imports (created_at desc);
alter table public.customer_imports enable row level security;

-- The people of a file while its owner looks at them: kept for a day.
create table private.import_people (
  import_id uuid not null,
  place integer not null,
  person jsonb not null,
  created_at timestamptz not null default now(),
  primary key (import_id, place)
);
alter table private.import_people enable row level security;

-- Whom an import made, and what it wrote onto those who were here: kept for a month, to undo it.
create table private.imported_customers (
  import_id uuid not null references public.customer_imports on delete cascade,
  place integer not null,
  customer_id uuid not null,
  is_new boolean not null,
  -- The fields that were written, before and after.
  was jsonb not null default '{}',
  wrote jsonb not null default '{}',
  primary key (import_id, place)
);
create index imported_customers_of_customer on private.imported_customers (customer_id);
alter table private.imported_customers enable row level security;
