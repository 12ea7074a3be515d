-- Admins read it when no mail server is set, so that a newcomer's link is never lost.
select private.begin_rules('public.mail_outbox', service_key => 'read');

grant select on public.mail_outbox to authenticated;
create policy "admins see the mail" on public.mail_outbox
for select to authenticated using ((select auth.has_role('admin')));

grant select, insert, update, delete on public.mail_outbox to backend;
create policy "the server sends the mail" on public.mail_outbox to backend using (true) with check (true);

-- A newsletter's recipient knows whether it has gone.
create trigger follow_newsletter_mail after update of status on public.mail_outbox
for each row when (new.template = 'newsletter' and new.status <> old.status)
execute function private.follow_newsletter_mail();
