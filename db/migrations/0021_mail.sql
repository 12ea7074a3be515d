-- A mail is queued as its template and the facts that fill it, in the transaction of its cause; the mail worker writes
-- the words. So a cause needs no template at hand, and links lie here no longer than it takes to send them.
alter table public.mail_outbox
  add column payload jsonb not null default '{}',
  add column dedupe_key text,
  alter column subject drop not null,
  alter column body_text drop not null,
  add constraint "a mail with a key is queued once" unique (dedupe_key),
  add constraint "a recipient is one line" check (recipient !~ '[[:cntrl:]]');

-- Mail tried for the first time and mail tried again wait in two lines, so that neither holds up the other.
drop index public.mail_outbox_due;
create index mail_outbox_new on public.mail_outbox (next_attempt_at, id) where status = 'waiting' and attempts = 0;
create index mail_outbox_again on public.mail_outbox (next_attempt_at, id) where status = 'waiting' and attempts > 0;
-- Waits for its words, which admins read where there is no mail server.
create index mail_outbox_unwritten on public.mail_outbox (created_at, id) where status = 'waiting' and subject is null;
