-- Read by admins; written by the functions alone, whoever asks.
select private.begin_rules('public.customer_imports', service_key => 'read');

grant select on public.customer_imports to authenticated;
create policy "admins see which files were brought in" on public.customer_imports
for select to authenticated using ((select auth.has_role('admin')));
