-- An extra that was booked stays, inactive: its cleans name it. Another one can be taken away.
select private.begin_rules('public.clean_extras', service_key => 'all', audited => 'insert or update or delete');

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

-- Pages that show prices are rendered again: its price counts.
create trigger note_prices_change after insert or update or delete on public.clean_extras
for each row execute function private.note_live_change('prices');
