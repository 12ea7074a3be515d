-- Written by triggers and by the server's own acts; nobody edits it.
select private.begin_rules('public.audit_log', service_key => 'read');

grant select on public.audit_log to authenticated;
create policy "admins see who did what" on public.audit_log
for select to authenticated using ((select auth.has_role('admin')));

grant insert (id, actor, action, table_name, row_id, before, after) on public.audit_log to backend;
create policy "the server records its own acts" on public.audit_log for insert to backend with check (true);
