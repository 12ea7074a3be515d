-- Read by the office; written by its functions alone. Clients read theirs through read_quote and own_quotes, which tell less.
select private.clear_rules('public.quotes');

grant select on public.quotes to authenticated;
create policy "staff see all quotes" on public.quotes
for select to authenticated using ((select auth.has_role('staff')));

grant select on public.quotes to backend;
create policy "the server reads what it mails about" on public.quotes for select to backend using (true);

grant select, insert, update, delete on public.quotes to service_role;
create policy "the service key does everything" on public.quotes to service_role using (true) with check (true);
