-- Read by admins; written by the functions alone, whoever asks.
select private.clear_rules('public.bank_aside_texts');

grant select on public.bank_aside_texts to authenticated;
create policy "admins read what the bank says" on public.bank_aside_texts
for select to authenticated using ((select auth.has_role('admin')));

grant select on public.bank_aside_texts to service_role;
create policy "the service key reads all" on public.bank_aside_texts for select to service_role using (true);
