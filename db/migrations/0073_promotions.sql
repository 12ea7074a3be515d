-- What the owner has set of her prices and promotions. What has no row here is as content/promotions.ts says.

create table public.promotions (
  name text primary key,
  is_on boolean not null default true,
  price_cents integer,
  percent integer,
  covers text,
  starts_on date,
  ends_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a promotion is named in a few words" check (name ~ '^[a-z][a-z_]{2,40}$'),
  constraint "a promotion is a price or a share" check ((price_cents is null) <> (percent is null)),
  constraint "a promised price is in whole rand" check (price_cents between 100 and 10000000 and price_cents % 100 = 0),
  constraint "a promised share leaves something to pay" check (percent between 1 and 90),
  constraint "a price says in a few words what it covers"
    check ((covers is null) = (price_cents is null) and length(covers) between 3 and 60 and covers !~ '[<>[:cntrl:]]'),
  constraint "a promotion ends after it starts" check (ends_on >= starts_on)
);
alter table public.promotions enable row level security;
