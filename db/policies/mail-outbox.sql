-- Admins read it when no mail server is set, so that a newcomer's link is never lost.
select private.clear_rules('public.mail_outbox');

grant select on public.mail_outbox to authenticated;
create policy "admins see the mail" on public.mail_outbox
for select to authenticated using ((select auth.has_role('admin')));

grant select, insert, update, delete on public.mail_outbox to backend;
create policy "the server sends the mail" on public.mail_outbox to backend using (true) with check (true);

grant select on public.mail_outbox to service_role;
create policy "the service key sees everything" on public.mail_outbox for select to service_role using (true);
