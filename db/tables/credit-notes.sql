-- Read by the office; written by credit_invoice alone.
select private.begin_rules('public.credit_notes', service_key => 'read', audited => 'insert or update or delete');

grant select on public.credit_notes to authenticated;
create policy "staff see all credit notes" on public.credit_notes
for select to authenticated using ((select auth.has_role('staff')));

-- What is taken off an invoice is the sum of these rows.
create trigger sum_credit_notes after insert or update or delete on public.credit_notes
for each row execute function private.sum_invoice_rows();
