-- Written by the functions that change a plan; clients see theirs through own_plans.
select private.begin_rules('public.plan_unplaced', service_key => 'all');

grant select on public.plan_unplaced to authenticated;

create policy "staff see all plans" on public.plan_unplaced
for select to authenticated using ((select auth.has_role('staff')));
