-- The owner's own; what visitors know of it is in published_prices.
select private.begin_rules('public.price_list', service_key => 'all', audited => 'insert or update or delete');

grant select on public.price_list to authenticated;
grant insert (kind, price_from_cents, included_size, per_unit_cents) on public.price_list to authenticated;
grant update (price_from_cents, included_size, per_unit_cents) on public.price_list to authenticated;

create policy "staff see the price list" on public.price_list
for select to authenticated using ((select auth.has_role('staff')));

create policy "admins write the price list" on public.price_list
for insert to authenticated with check ((select auth.has_role('admin')));

create policy "admins change the price list" on public.price_list
for update to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));

-- Pages that show prices are rendered again.
create trigger note_prices_change after insert or update or delete on public.price_list
for each row execute function private.note_live_change('prices');
