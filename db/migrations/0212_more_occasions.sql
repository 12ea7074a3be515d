-- More that is said to clients, and whether everybody hears of it by hand. See docs/decisions/0066-what-else-is-said.md.
alter table public.messages
  drop constraint "an occasion is of our list",
  add constraint "an occasion is of our list" check (occasion in ('received', 'reminder', 'confirmed', 'moved', 'cancelled', 'skipped',
    'quote', 'invoice', 'done', 'on-my-way', 'waiting', 'price', 'milestone', 'absent'));
alter table public.message_texts
  drop constraint "an occasion is of our list",
  add constraint "an occasion is of our list" check (occasion in ('received', 'reminder', 'confirmed', 'moved', 'cancelled', 'skipped',
    'quote', 'invoice', 'done', 'on-my-way', 'waiting', 'price', 'milestone', 'absent')),
  add column goes_to text not null default 'wish',
  add constraint "a message goes as each wishes, or to everyone" check (goes_to in ('wish', 'everyone'));
create index invoices_not_sent on public.service_invoices (created_at) where sent_at is null;
create index rewards_by_time on public.rewards (created_at);
create index waiting_list_by_time on public.waiting_list_entries (created_at);
