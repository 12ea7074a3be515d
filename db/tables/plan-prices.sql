-- Written by the functions that change a plan; clients see theirs through own_plans.
select private.begin_rules('public.plan_prices', service_key => 'all', audited => 'insert or update or delete');

grant select on public.plan_prices to authenticated;

create policy "staff see all plans" on public.plan_prices
for select to authenticated using ((select auth.has_role('staff')));
