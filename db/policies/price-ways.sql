-- The owner's own; what visitors know of it is in published_prices.
select private.clear_rules('public.price_ways');

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

grant select, insert, update, delete on public.price_ways to service_role;
create policy "the service key does everything" on public.price_ways to service_role using (true) with check (true);
