-- An extra that was booked stays, inactive: its cleans name it. Another one can be taken away.
select private.clear_rules('public.clean_extras');

grant select on public.clean_extras to authenticated;
grant insert (key, label, minutes, kinds, is_active, price_cents) on public.clean_extras to authenticated;
grant update (label, minutes, kinds, is_active, price_cents) on public.clean_extras to authenticated;
grant delete on public.clean_extras to authenticated;

create policy "staff see the extras" on public.clean_extras
for select to authenticated using ((select auth.has_role('staff')));

create policy "admins add the extras" on public.clean_extras
for insert to authenticated with check ((select auth.has_role('admin')));

create policy "admins change the extras" on public.clean_extras
for update to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));

create policy "admins take away an extra that nobody booked" on public.clean_extras
for delete to authenticated using ((select auth.has_role('admin')) and not private.is_extra_booked(key));

grant select, insert, update, delete on public.clean_extras to service_role;
create policy "the service key does everything" on public.clean_extras to service_role using (true) with check (true);
