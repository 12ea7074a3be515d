-- The owner's own; what visitors know of it is in published_prices.
select private.begin_rules('public.price_ways', service_key => 'all', audited => 'insert or update or delete');

grant select on public.price_ways to authenticated;
grant insert (town, way_cents) on public.price_ways to authenticated;
grant update (way_cents) on public.price_ways to authenticated;
grant delete on public.price_ways to authenticated;
create policy "staff see what the way costs" on public.price_ways
for select to authenticated using ((select auth.has_role('staff')));

create policy "admins write what the way costs" on public.price_ways
for insert to authenticated with check ((select auth.has_role('admin')));

create policy "admins change what the way costs" on public.price_ways
for update to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));

create policy "admins let a way cost nothing" on public.price_ways
for delete to authenticated using ((select auth.has_role('admin')));

-- Pages that show prices are rendered again.
create trigger note_prices_change after insert or update or delete on public.price_ways
for each row execute function private.note_live_change('prices');
