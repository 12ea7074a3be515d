-- Who asked for the newsletter. Nobody is written to before they have confirmed; the wording they agreed to and the
-- times of asking, confirming and stopping stay on record.
create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  status text not null default 'pending',
  -- In the links of our mails: whoever holds it may confirm or stop this one subscription, and nothing else.
  token uuid not null default gen_random_uuid(),
  consent_text text not null,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  stopped_at timestamptz,
  constraint "an address subscribes once" unique (email),
  constraint "a token leads to one subscription" unique (token),
  constraint "an address is kept in lower case" check (email = lower(email)),
  constraint "an address has at most 254 characters" check (length(email) between 3 and 254),
  constraint "a subscription is pending, confirmed or stopped" check (status in ('pending', 'confirmed', 'stopped')),
  constraint "a confirmed subscription says when" check (status <> 'confirmed' or confirmed_at is not null)
);
create index newsletter_subscriptions_newest_first on public.newsletter_subscriptions (requested_at desc, id desc);
alter table public.newsletter_subscriptions enable row level security;
