-- Read by the office; written by its functions alone. Clients read theirs through read_quote and own_quotes, which tell less.
select private.begin_rules('public.quotes', service_key => 'all', audited => 'insert or update or delete');

grant select on public.quotes to authenticated;
create policy "staff see all quotes" on public.quotes
for select to authenticated using ((select auth.has_role('staff')));

grant select on public.quotes to backend;
create policy "the server reads what it mails about" on public.quotes for select to backend using (true);
