-- Written by the matching alone; staff decide what becomes of them.
select private.clear_rules('public.customer_suggestions');

grant select on public.customer_suggestions to authenticated;
grant update (settled_at) on public.customer_suggestions to authenticated;

create policy "staff see what differs" on public.customer_suggestions
for select to authenticated using ((select auth.has_role('staff')));

create policy "staff settle suggestions" on public.customer_suggestions
for update to authenticated using ((select auth.has_role('staff'))) with check ((select auth.has_role('staff')));

grant select, insert, update, delete on public.customer_suggestions to service_role;
create policy "the service key does everything" on public.customer_suggestions
to service_role using (true) with check (true);
