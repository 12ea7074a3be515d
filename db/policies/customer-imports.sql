-- Read by admins; written by the functions alone, whoever asks.
select private.clear_rules('public.customer_imports');

grant select on public.customer_imports to authenticated;
create policy "admins see which files were brought in" on public.customer_imports
for select to authenticated using ((select auth.has_role('admin')));

grant select on public.customer_imports to service_role;
create policy "the service key reads all" on public.customer_imports for select to service_role using (true);
