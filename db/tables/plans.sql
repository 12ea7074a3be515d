-- Written by the functions that change a plan; clients see theirs through own_plans.
select private.begin_rules('public.plans', service_key => 'all');

grant select on public.plans to authenticated;

create policy "staff see all plans" on public.plans
for select to authenticated using ((select auth.has_role('staff')));

-- Who did what, with the row before and after.
create trigger record_audit after insert or delete or
  update of customer_id, service_type, address, suburb, special_instructions, on_closed, from_day, until_day on public.plans
for each row execute function private.record_audit();
