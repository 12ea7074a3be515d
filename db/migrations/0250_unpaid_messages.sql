-- What is unpaid stands in the list to send, and an invoice may have been told by phone. See docs/decisions/0075-reminders-in-the-list.md.
alter table public.messages
  drop constraint "an occasion is of our list",
  add constraint "an occasion is of our list" check (occasion in ('received', 'reminder', 'confirmed', 'moved', 'cancelled', 'skipped',
    'quote', 'invoice', 'unpaid', 'done', 'on-my-way', 'waiting', 'price', 'milestone', 'absent')),
  -- Those that the text names.
  add column invoice_ids uuid[];
alter table public.message_texts
  drop constraint "an occasion is of our list",
  add constraint "an occasion is of our list" check (occasion in ('received', 'reminder', 'confirmed', 'moved', 'cancelled', 'skipped',
    'quote', 'invoice', 'unpaid', 'done', 'on-my-way', 'waiting', 'price', 'milestone', 'absent'));
alter table public.service_invoices
  drop constraint "an invoice is sent in a way we know",
  add constraint "an invoice is sent in a way we know" check (sent_how in ('mail', 'whatsapp', 'link', 'call'));
create index messages_of_thing on public.messages (thing) where occasion = 'unpaid';
