-- How often the pages are read, by day and page. No person is kept here: a visitor is a mark that holds for one day and
-- is thrown away with the salt it was made from.

create table private.page_views (
  day date not null,
  path text not null,
  views integer not null,
  primary key (day, path),
  constraint "a page has a path" check (path like '/%' and length(path) <= 200)
);
alter table private.page_views enable row level security;

create table private.visit_events (
  day date not null,
  name text not null,
  hits integer not null,
  primary key (day, name),
  constraint "an event is named in a few words" check (name ~ '^[a-z][a-z_]{2,40}$')
);
alter table private.visit_events enable row level security;

create table private.daily_visitors (
  day date primary key,
  visitors integer not null
);
alter table private.daily_visitors enable row level security;

create table private.visitor_marks (
  day date not null,
  mark text not null,
  primary key (day, mark)
);
alter table private.visitor_marks enable row level security;

create table private.visit_salts (
  day date primary key,
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
alter table private.visit_salts enable row level security;

-- Of an outside analytics property, which visitors are asked about before it is loaded. None from the start.
alter table public.business_settings add column measurement_id text;
alter table public.business_settings add constraint "a measurement ID looks like G-AB12CD34EF"
  check (measurement_id ~ '^G-[A-Z0-9]{4,20}$');
