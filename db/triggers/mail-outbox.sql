-- What happens when rows of public.mail_outbox are written, in the order in which it happens.

-- After each row:

-- A newsletter's recipient knows whether it has gone.
create trigger follow_newsletter_mail after update of status on public.mail_outbox
for each row when (new.template = 'newsletter' and new.status <> old.status)
execute function private.follow_newsletter_mail();
