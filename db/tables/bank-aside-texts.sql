-- Read by admins; written by the functions alone, whoever asks.
select private.begin_rules('public.bank_aside_texts', service_key => 'read', audited => 'insert or update or delete');

grant select on public.bank_aside_texts to authenticated;
create policy "admins read what the bank says" on public.bank_aside_texts
for select to authenticated using ((select auth.has_role('admin')));
