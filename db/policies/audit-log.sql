-- Written by triggers and by the server's own acts; nobody edits it.
select private.clear_rules('public.audit_log');

grant select on public.audit_log to authenticated;
create policy "admins see who did what" on public.audit_log
for select to authenticated using ((select auth.has_role('admin')));

grant insert (id, actor, action, table_name, row_id, before, after) on public.audit_log to backend;
create policy "the server records its own acts" on public.audit_log for insert to backend with check (true);

grant select on public.audit_log to service_role;
create policy "the service key sees everything" on public.audit_log for select to service_role using (true);
