-- Written by the forms' own functions; staff may note that somebody no longer wants to hear from us.
select private.begin_rules('public.consents', service_key => 'all', audited => 'update');

grant select on public.consents to authenticated;
grant update (withdrawn_at) on public.consents to authenticated;

create policy "clients see what they agreed to" on public.consents
for select to authenticated using (customer_id in (
  select client_profiles.customer_id from public.client_profiles where client_profiles.user_id = (select auth.uid())
));

create policy "staff see who agreed to what" on public.consents
for select to authenticated using ((select auth.has_role('staff')));

create policy "staff note a withdrawal" on public.consents
for update to authenticated using ((select auth.has_role('staff'))) with check ((select auth.has_role('staff')));
