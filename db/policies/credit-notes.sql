-- Read by the office; written by credit_invoice alone.
select private.clear_rules('public.credit_notes');

grant select on public.credit_notes to authenticated;
create policy "staff see all credit notes" on public.credit_notes
for select to authenticated using ((select auth.has_role('staff')));

grant select on public.credit_notes to service_role;
create policy "the service key reads all" on public.credit_notes for select to service_role using (true);
