create table notes (
  id integer primary key,
  owner text not null default coalesce(nullif(current_setting('request.jwt.claims', true), '')::json ->> 'sub', '')
);
alter table notes enable row level security;

create table pairs (
  id integer primary key,
  other integer constraint "a pair has two" references pairs deferrable initially deferred
);
