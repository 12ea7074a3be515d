-- The owner's own texts on the pages: questions, testimonials, and whatever else content/ is only the start of. A kind
-- without a row is as content/ has it. See docs/decisions/0083-the-owners-texts.md.
create table public.site_texts (
  kind text not null,
  -- Empty where there is one list of a kind.
  key text not null default '',
  -- A list of entries, each an object of texts; functions/keep-site-texts.sql says which.
  entries jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (kind, key),
  constraint "a key is a short name" check (key ~ '^[a-z0-9-]{0,80}$'),
  constraint "entries are a list" check (jsonb_typeof(entries) = 'array')
);
alter table public.site_texts enable row level security;
