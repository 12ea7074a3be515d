select private.clear_rules('public.job_lines');

-- They are ticked by functions/tick-job-line.sql.
grant select on public.job_lines to authenticated;
create policy "staff see what was ticked" on public.job_lines
for select to authenticated using ((select auth.has_role('staff')));

grant select, insert, update, delete on public.job_lines to service_role;
create policy "the service key does everything" on public.job_lines to service_role using (true) with check (true);
