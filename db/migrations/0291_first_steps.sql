-- How far the owner is with the five steps of the first day. No row: not begun.
create table public.first_steps (
  key text primary key,
  state text not null,
  updated_at timestamptz not null default now(),
  constraint "a step is one of five" check (key in ('business', 'hours', 'prices', 'mail', 'people')),
  constraint "a step is done or left for later" check (state in ('done', 'later'))
);
alter table public.first_steps enable row level security;

-- A business that is at work already is past its first day.
insert into public.first_steps (key, state)
select unnest(array['hours', 'prices', 'mail', 'people']), 'done' where exists (select from public.customers);
