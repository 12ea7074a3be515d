select private.begin_rules('public.job_lines', service_key => 'all', stamped => false);

-- They are ticked by functions/bookings/tick-job-line.sql.
grant select on public.job_lines to authenticated;
create policy "staff see what was ticked" on public.job_lines
for select to authenticated using ((select auth.has_role('staff')));
