-- Written by the matching alone; staff decide what becomes of them.
select private.begin_rules('public.customer_suggestions', service_key => 'all', audited => 'update');

grant select on public.customer_suggestions to authenticated;
grant update (settled_at) on public.customer_suggestions to authenticated;

create policy "staff see what differs" on public.customer_suggestions
for select to authenticated using ((select auth.has_role('staff')));

create policy "staff settle suggestions" on public.customer_suggestions
for update to authenticated using ((select auth.has_role('staff'))) with check ((select auth.has_role('staff')));

-- Who settled it, and when.
create trigger keep_settlement before update of settled_at on public.customer_suggestions
for each row execute function private.keep_settlement();

-- Done, and new again: each time is on record.
create trigger record_handling after update of settled_at on public.customer_suggestions
for each row execute function private.record_handling('settled_at');
