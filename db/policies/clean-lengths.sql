-- What visitors know of it is in clean_choices.
select private.clear_rules('public.clean_lengths');

grant select on public.clean_lengths to authenticated;
grant update (base_minutes, usual_size, minutes_per_unit, least_minutes, largest_size) on public.clean_lengths to authenticated;

create policy "staff see how long a clean takes" on public.clean_lengths
for select to authenticated using ((select auth.has_role('staff')));

create policy "admins change how long a clean takes" on public.clean_lengths
for update to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));

grant select, insert, update, delete on public.clean_lengths to service_role;
create policy "the service key does everything" on public.clean_lengths to service_role using (true) with check (true);
