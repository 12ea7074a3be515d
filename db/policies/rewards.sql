-- Earned and used by completed cleans; nobody writes them by hand.
select private.clear_rules('public.rewards');

grant select on public.rewards to authenticated;

create policy "clients see their own rewards" on public.rewards
for select to authenticated using (customer_id in (
  select client_profiles.customer_id from public.client_profiles where client_profiles.user_id = (select auth.uid())
));

create policy "staff see all rewards" on public.rewards
for select to authenticated using ((select auth.has_role('staff')));

grant select, insert, update, delete on public.rewards to service_role;
create policy "the service key does everything" on public.rewards to service_role using (true) with check (true);
