-- The one way to send a mail: call it in the transaction of the cause, so that both happen or neither does.
--   select public.queue_mail('magic-link', users.email, jsonb_build_object('link', $2, 'code', $3)) from auth.users …
-- src/server/mail/payloads.ts lists the templates and the payload of each. With a dedupe key the mail is queued once
-- however often it is asked for; the answer is then null the second time.
create or replace function public.queue_mail(
  template text, recipient text, payload jsonb default '{}', dedupe_key text default null
) returns uuid
language sql volatile set search_path = '' as $$
  insert into public.mail_outbox (template, recipient, payload, dedupe_key)
  values (template, recipient, payload, dedupe_key)
  on conflict on constraint "a mail with a key is queued once" do nothing
  returning mail_outbox.id
$$;

grant execute on function public.queue_mail to backend;
