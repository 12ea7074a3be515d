-- How each person is reached, and what stands in the list to send. See docs/decisions/0061-messages.md.
-- 'none': no reminder and no question from us; what answers their own request still comes.
alter table public.customers
  add column channel text,
  add column language text not null default 'en',
  add constraint "a channel is mail, WhatsApp, both or none" check (channel in ('mail', 'whatsapp', 'both', 'none')),
  add constraint "a language is two letters" check (language ~ '^[a-z]{2}$');
alter table public.client_profiles
  add column channel text,
  add constraint "a channel is mail, WhatsApp, both or none" check (channel in ('mail', 'whatsapp', 'both', 'none'));
alter table public.bookings
  add column channel text,
  add constraint "a channel is mail, WhatsApp or both" check (channel in ('mail', 'whatsapp', 'both'));

-- One row for each person, occasion and thing: `about` tells a reminder of one day from that of another.
create table public.messages (
  id uuid primary key default gen_random_uuid(),
  occasion text not null,
  thing uuid not null,
  about text not null default '',
  booking_id uuid references public.bookings on delete cascade,
  customer_id uuid references public.customers on delete cascade,
  state text not null default 'due',
  body text,
  how text,
  answered_at timestamptz,
  answered_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "a thing is said once" unique (occasion, thing, about),
  constraint "an occasion is of our list" check (occasion in
    ('reminder', 'confirmed', 'moved', 'cancelled', 'quote', 'done', 'on-my-way')),
  constraint "a message is due, sent or skipped" check (state in ('due', 'sent', 'skipped')),
  constraint "an answer says when" check ((state = 'due') = (answered_at is null)),
  constraint "a message goes by WhatsApp, mail or call" check (how in ('whatsapp', 'mail', 'call')),
  constraint "a message has at most 2000 characters" check (length(body) <= 2000)
);
create index messages_by_answer on public.messages (answered_at desc) where state = 'sent';
create index messages_of_booking on public.messages (booking_id);
create index messages_of_customer on public.messages (customer_id);
alter table public.messages enable row level security;

-- The key of the private link in a message that has not gone yet; the list shows the message whole.
create table private.message_keys (
  message_id uuid primary key references public.messages on delete cascade,
  token text not null,
  created_at timestamptz not null default now()
);
alter table private.message_keys enable row level security;

-- The owner's own words, and what is switched off. No row means ours, switched on.
create table public.message_texts (
  occasion text not null,
  language text not null default 'en',
  body text,
  is_on boolean not null default true,
  updated_at timestamptz not null default now(),
  primary key (occasion, language),
  constraint "an occasion is of our list" check (occasion in
    ('reminder', 'confirmed', 'moved', 'cancelled', 'quote', 'done', 'on-my-way')),
  constraint "a language is two letters" check (language ~ '^[a-z]{2}$'),
  constraint "a text has 1 to 1500 characters" check (length(trim(body)) between 1 and 1500)
);
alter table public.message_texts enable row level security;
create index events_by_time on public.events (created_at);
