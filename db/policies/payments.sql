-- Read by the office; written by its functions alone, whoever asks. Clients read theirs on the invoice.
select private.clear_rules('public.payments');

grant select on public.payments to authenticated;
create policy "staff see all payments" on public.payments
for select to authenticated using ((select auth.has_role('staff')));

grant select on public.payments to service_role;
create policy "the service key reads all" on public.payments for select to service_role using (true);
