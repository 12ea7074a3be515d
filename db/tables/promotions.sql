-- What is planned is the office's own; what runs today is in current_promotions and on the pages.
select private.begin_rules('public.promotions', service_key => 'all', audited => 'insert or update or delete');

grant select on public.promotions to authenticated;
grant insert (name, is_on, price_cents, percent, covers, starts_on, ends_on) on public.promotions to authenticated;
grant update (is_on, price_cents, percent, covers, starts_on, ends_on) on public.promotions to authenticated;

create policy "staff see the promotions" on public.promotions
for select to authenticated using ((select auth.has_role('staff')));

create policy "admins add promotions" on public.promotions
for insert to authenticated with check ((select auth.has_role('admin')));

create policy "admins change promotions" on public.promotions
for update to authenticated using ((select auth.has_role('admin'))) with check ((select auth.has_role('admin')));

-- Pages that show it are rendered again.
create trigger note_promotions_change after insert or update or delete on public.promotions
for each row execute function private.note_live_change('promotions');
