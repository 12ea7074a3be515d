-- Written by the functions that change a plan; clients see theirs through own_plans.
select private.clear_rules('public.plan_skips');

grant select on public.plan_skips to authenticated;

create policy "staff see all plans" on public.plan_skips
for select to authenticated using ((select auth.has_role('staff')));

grant select, insert, update, delete on public.plan_skips to service_role;
create policy "the service key does everything" on public.plan_skips to service_role using (true) with check (true);
