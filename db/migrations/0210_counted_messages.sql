-- How many messages wait, as last reckoned: the office asks every few seconds, and the answer seldom moves.
create table private.unsaid_counts (
  sends_mail boolean primary key,
  known_by text not null,
  number bigint not null,
  mark text not null
);
alter table private.unsaid_counts enable row level security;
create index messages_by_change on public.messages (updated_at);
