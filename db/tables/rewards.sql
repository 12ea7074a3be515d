-- Earned and used by completed cleans; nobody writes them by hand.
select private.begin_rules('public.rewards', service_key => 'all');

grant select on public.rewards to authenticated;

create policy "clients see their own rewards" on public.rewards
for select to authenticated using (customer_id in (
  select client_profiles.customer_id from public.client_profiles where client_profiles.user_id = (select auth.uid())
));

create policy "staff see all rewards" on public.rewards
for select to authenticated using ((select auth.has_role('staff')));

-- Puts a loyalty reward on the next clean that is confirmed.
create trigger put_reward_on_next after insert on public.rewards
for each row when (new.kind = 'loyalty') execute function private.put_reward_on_next();
