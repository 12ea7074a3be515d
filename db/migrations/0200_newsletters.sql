-- The newsletter's own letters: written, tried, sent to an audience, kept on the site. See docs/decisions/0065-the-newsletter.md.
create table public.newsletters (
  id uuid primary key default gen_random_uuid(),
  -- Its address in the archive; given when it is sent.
  number integer,
  subject text not null default '',
  body text not null default '',
  picture jsonb,
  audience text not null default 'subscribers',
  town text,
  service_type text,
  in_archive boolean not null default true,
  status text not null default 'draft',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  sent_at timestamptz,
  ended_at timestamptz,
  constraint "a letter has a number of its own" unique (number),
  constraint "a subject has at most 120 characters" check (length(subject) <= 120),
  constraint "a letter has at most 20000 characters" check (length(body) <= 20000),
  constraint "a picture is one of the gallery" check (picture is null or (jsonb_typeof(picture) = 'object'
    and picture ->> 'src' ~ '^/(pictures|storage/v1/object/public/gallery)/[A-Za-z0-9/._-]+$'
    and length(picture ->> 'alt') <= 250 and (picture ->> 'width') ~ '^\d{1,5}$' and (picture ->> 'height') ~ '^\d{1,5}$')),
  constraint "an audience is subscribers, clients or everybody" check (audience in ('subscribers', 'clients', 'everybody')),
  constraint "a town has at most 100 characters" check (length(town) <= 100),
  constraint "a kind is one of the service records" check (service_type in ('residential-cleaning', 'deep-cleaning',
    'carpet-cleaning', 'commercial-cleaning', 'window-cleaning', 'post-construction')),
  constraint "a letter is a draft, on its way, stopped or sent" check (status in ('draft', 'sending', 'stopped', 'sent')),
  constraint "what has left says when" check ((status = 'draft') = (sent_at is null)),
  constraint "what has left has a number" check ((status = 'draft') = (number is null))
);
alter table public.newsletters enable row level security;

-- To whom one letter goes, fixed when sending begins; each is looked at again before their mail is written.
create table private.newsletter_recipients (
  newsletter_id uuid not null references public.newsletters on delete cascade,
  email text not null,
  -- In the letter's link: whoever holds it may stop letters to this address, and nothing else.
  token uuid not null default gen_random_uuid(),
  state text not null default 'waiting',
  mail_id uuid,
  queued_at timestamptz,
  primary key (newsletter_id, email),
  constraint "a token leads to one recipient" unique (token),
  constraint "an address is kept in lower case" check (email = lower(email)),
  constraint "a recipient waits, is queued, has it, or is left out" check (state in
    ('waiting', 'queued', 'sent', 'failed', 'left'))
);
create index newsletter_recipients_open on private.newsletter_recipients (newsletter_id, state, email)
  where state in ('waiting', 'queued');
create index newsletter_recipients_by_mail on private.newsletter_recipients (mail_id);
create index newsletter_recipients_by_time on private.newsletter_recipients (queued_at);
create index newsletter_recipients_by_email on private.newsletter_recipients (email);
alter table private.newsletter_recipients enable row level security;

-- Up to which attempt the outcome is known: a server that was killed in the middle of one has left none.
alter table public.mail_outbox add column attempts_told integer not null default 0;
